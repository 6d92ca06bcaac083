/// One element of a group: an item, or a group of its own.
///
/// It takes a slot in its group: its size as resolved in the inner size of the group (B14, B18), inside its edge spacing (B27). Its frame
/// is the slot inset by its content insets; on an axis with an estimated length content insets are ignored, and insets that
/// exceed the slot leave the absolute difference (B15).
public struct CompositionalElementDescription: Equatable, Sendable {
  /// Its size, edge spacing included in neither length.
  public var size: CompositionalSize
  /// The insets of its frame in its slot (B15); of a group, also what its own elements are sized and placed in (B14).
  public var contentInsets: CompositionalInsets
  /// The space outside the slot (B16, B27).
  public var edgeSpacing: CompositionalEdgeSpacing
  /// The supplementary items that are tied to it (B48 to B50).
  public var supplementaryItems: [TiedItemDescription]
  /// What it consists of.
  public var content: Content

  /// What an element of a group consists of.
  public indirect enum Content: Equatable, Sendable {
    /// A cell.
    case item
    /// Further elements.
    case group(CompositionalGroupDescription)
  }

  /// Describes an element.
  public init(
    size: CompositionalSize, contentInsets: CompositionalInsets = CompositionalInsets(),
    edgeSpacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
    supplementaryItems: [TiedItemDescription] = [], content: Content = .item
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
    self.content = content
  }
}

/// How the elements of a group follow each other.
public struct CompositionalGroupDescription: Equatable, Sendable {
  /// How a group decides which elements it holds and where they stand.
  public enum Arrangement: Equatable, Sendable {
    /// The elements one after another along the scroll axis or across it, the list repeated from its start until the next does not
    /// fit (B17 to B21); exactly one run of the list if the group's own length on that axis is estimated (B29).
    case filling(FillAxis)
    /// The first element exactly that often, each with an equal part of the group's length on the axis (B7, B22).
    case counted(FillAxis, Int)
    /// The first element exactly that often, at its own size; whether they fit is the caller's affair (B7).
    case repeating(FillAxis, Int)
    /// Frames that the caller made, in points from the group's origin, one a cell; never trimmed (B32). `elements` is empty.
    case custom([CustomItemFrame])
  }

  /// The axis that a group is filled along.
  public enum FillAxis: Hashable, Sendable {
    /// Along the scroll axis.
    case main
    /// Across the scroll axis.
    case cross
  }

  /// How the elements are arranged.
  public var arrangement: Arrangement
  /// The elements; in a counted or repeating group only the first counts.
  public var elements: [CompositionalElementDescription]
  /// The space between two elements (B18, B23).
  public var spacing: CompositionalSpacing

  /// Describes a group.
  public init(
    arrangement: Arrangement, elements: [CompositionalElementDescription],
    spacing: CompositionalSpacing = .fixed(0)
  ) {
    self.arrangement = arrangement
    self.elements = elements
    self.spacing = spacing
  }
}

/// The frame of a cell in a custom group (B32).
public struct CustomItemFrame: Hashable, Sendable {
  /// Where it stands, in points from the group's origin.
  public var frame: AxisRect
  /// How far in front it lies.
  public var zIndex: Int

  /// Makes a frame.
  public init(frame: AxisRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
