/// A point of a rectangle, named by edges, and how far from it (B48, B49).
public struct CompositionalAnchor: Hashable, Sendable {
  /// The edge on an axis: where no edge is named, the middle.
  public enum Edge: Hashable, Sendable {
    /// The start of the axis.
    case start
    /// The middle of the axis.
    case middle
    /// The end of the axis.
    case end

    /// The point as a fraction of the length: 0, 0.5 or 1 (B48).
    public var fraction: Double {
      switch self {
      case .start: 0
      case .middle: 0.5
      case .end: 1
      }
    }
  }

  /// The point along the scroll axis.
  public var main: Edge
  /// The point across the scroll axis.
  public var cross: Edge
  /// How far from the point, in points.
  public var absoluteOffset: AxisPoint
  /// How far from the point, in fractions of the supplementary item's own size (B49).
  public var fractionalOffset: AxisPoint

  /// Makes an anchor.
  public init(
    main: Edge, cross: Edge, absoluteOffset: AxisPoint = AxisPoint(), fractionalOffset: AxisPoint = AxisPoint()
  ) {
    self.main = main
    self.cross = cross
    self.absoluteOffset = absoluteOffset
    self.fractionalOffset = fractionalOffset
  }
}

/// Two coordinates seen along the scroll axis, in points or as fractions.
public struct AxisPoint: Hashable, Sendable {
  /// Along the scroll axis.
  public var main: Double
  /// Across the scroll axis.
  public var cross: Double

  /// Makes a point, the origin unless given.
  public init(main: Double = 0, cross: Double = 0) {
    self.main = main
    self.cross = cross
  }
}

/// A supplementary item that is tied to an item or a group (B48 to B50).
///
/// Its size is resolved in the slot of what it is tied to. An estimated length keeps its estimate (D13).
public struct TiedItemDescription: Hashable, Sendable {
  /// Which kind it is of: a number that the caller chose, unique in its section (B4).
  public var kind: Int
  /// Its size.
  public var size: CompositionalSize
  /// The point of the frame of what it is tied to.
  public var containerAnchor: CompositionalAnchor
  /// The point of its own frame; nil means the same edges as `containerAnchor` (B48).
  public var itemAnchor: CompositionalAnchor?
  /// How far in front it lies; 1 unless given (B50).
  public var zIndex: Int

  /// Describes a tied item.
  public init(
    kind: Int, size: CompositionalSize, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}

/// A supplementary item at the edge of a section or of the whole content (B39 to B47).
public struct BoundaryItemDescription: Hashable, Sendable {
  /// Its size (B39); estimated lengths can be measured (D13).
  public var size: CompositionalSize
  /// Which edge along the scroll axis it is aligned to; the middle if it stands at a side (B40, B41b).
  public var main: CompositionalAnchor.Edge
  /// Which edge across the scroll axis it is aligned to; the middle if none is named (B40).
  public var cross: CompositionalAnchor.Edge
  /// What the result is moved by, in points (B40, B41a).
  public var absoluteOffset: AxisPoint
  /// Whether it stands outside the content and the section grows by what sticks out (B41, B42).
  public var extendsBoundary: Bool
  /// Whether it stays in view while any of its section is (B45).
  public var pins: Bool
  /// How far in front it lies; 1 unless given (B2).
  public var zIndex: Int
  /// The insets of its frame in its slot, as those of an item (B15).
  public var contentInsets: CompositionalInsets
  /// What an item that extends the boundary at the start or the end makes it grow by beyond what it needs itself: space on its outer
  /// side, such as that above the header of a list (B71).
  public var outerSpace: Double

  /// Describes a boundary item.
  public init(
    size: CompositionalSize, main: CompositionalAnchor.Edge, cross: CompositionalAnchor.Edge = .middle,
    absoluteOffset: AxisPoint = AxisPoint(), extendsBoundary: Bool = true, pins: Bool = false, zIndex: Int = 1,
    contentInsets: CompositionalInsets = CompositionalInsets(), outerSpace: Double = 0
  ) {
    self.size = size
    self.main = main
    self.cross = cross
    self.absoluteOffset = absoluteOffset
    self.outerSpace = outerSpace
    self.extendsBoundary = extendsBoundary
    self.pins = pins
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}

/// A view behind a whole section (B51).
public struct DecorationDescription: Hashable, Sendable {
  /// What its frame is smaller by than the section.
  public var contentInsets: CompositionalInsets
  /// How far in front it lies; 0 unless given.
  public var zIndex: Int

  /// Describes a decoration.
  public init(contentInsets: CompositionalInsets = CompositionalInsets(), zIndex: Int = 0) {
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
