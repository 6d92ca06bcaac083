/// Everything a compositional layout is computed from, in axis terms and points.
///
/// Where the rules leave something open, this is how it is read:
/// - Nothing is shorter than 0. Lengths, insets and spacings must be finite; a length that resolves to less than 0 counts as 0.
/// - "Does it fit" and "a pixel" are asked with a tolerance of 1e-6 of the length, at least 1e-6 points (P3, B11).
/// - A group asks for its elements in order, the list over and over, as long as cells are left in the section. A group element whose first
///   item does not fit holds nothing (B28). If a whole run of the list holds no cell, the group ends.
/// - The outermost group that holds no cell makes the section empty (B28).
/// - In the last group, which runs out of cells, elements that are not there count with the sizes of the description (estimates where
///   estimated) on an axis where the group's length is not estimated: so the others stand as in a full group (B23, B35). On an axis
///   where it is estimated they do not count at all.
/// - The trimmed length (B35) is the end of the last slot that is there, its edge spacing included, plus what a full group of the same
///   description, unmeasured, leaves over after its last slot, at least 0. It is never longer than the full group. Slots are those of the
///   outermost group's own elements, an inner group counting with its whole length.
/// - An inner group that runs out of cells keeps its resolved length where that is not estimated.
/// - `uniformAcrossSiblings` is shared among the slots of one group instance; of the outermost group, among all groups of the section.
///   Siblings that are not measured count with their estimates, inner groups with what they hold (B31). What stands in a group that grows
///   with its siblings stays. In a group whose length on the axis is not estimated it counts as `estimated`.
/// - Origins at rest are rounded to the nearest pixel in content coordinates as they are handed out, the middle between two upwards; sums go
///   on with what was computed. Orthogonal offset and pinning move what is rounded (B11).
/// - Lengths as fractions are taken of the group's estimate where its length is estimated, less the spacing between its n elements
///   also in counted and repeating groups and in those of one run (B18, B22, B29). A part of a counted group is a fraction, too (B11).
/// - A row whose elements take no room, spacing included, holds all cells that are left; absent elements are not counted then, but
///   for those that complete a run of the list.
/// - A group element holds cells or is not there: tied items of an element without cells are not placed. Where its length is estimated it
///   is 0 long.
/// - A custom group whose length is estimated has its estimate. `zIndex` of its cells is as given, decorations or not (B32, B51).
/// - Flexible edge spacing of a group takes its share across the section's axis only (B24); along it, it is as long as its least.
///   In an orthogonal section that is its share of the height of the row.
/// - A group that is trimmed in an orthogonal section is trimmed along the row (B35).
/// - Boundary items touch, and lie over, the edges of what holds insets and groups, also those that do not extend (B42, B43). Items at a
///   side are centred along the whole section, its extending items included; the room that a longer one adds lies between the
///   groups and the items at the end (B44). An item without a named edge along the scroll axis is one at a side.
/// - A section without cells that has boundary items, of whatever kind, has its insets (B36).
/// - "The widest group" is the longest slot across the scroll axis; insets and edge spacing do not count (B37).
/// - A pinned item's frame is moved into the view, whether its section is in view or not, as far as the section's ends; an item at the start
///   as far as the section's extending items at the end reach in. The end of the view gives way to its start. It is in front (B45) while
///   its frame shares an area with the view.
/// - An element is in a rectangle if what its frame has in common with the frames of all groups around it shares an area with it (B54). An
///   item tied to a group is one of this group's own elements. Frames outside an orthogonal viewport are not cut off.
/// - A decoration is in a rectangle, an empty one too, if the section, as wide as the container, and the rectangle, cut to the
///   content, have at least a point in common (B53). Its insets are those of an item (B15).
/// - Insets, spacings, lengths of custom frames and measured lengths below 0 count as 0; offsets and origins may be negative. Insets are
///   ignored on an estimated axis of boundary items, too. Insets of an element leave what starts behind the start inset (B15).
/// - An element is added as long as all fit with it, edge spacing included: the first that does not fit ends the group (B17, B18). A
///   filling group has at most as many elements as the section has items, or 10,000 if that is more. B20 goes by the elements of the
///   list itself; its second count may be larger than the first.
/// - A position up to 1e-6 points below the middle between two pixels counts as on it (B11). Frames of groups are not rounded (B54).
/// - A run of the list that holds no cell although cells are left is not there, nor is what follows it. A group is partly filled if it ran
///   out of cells. The full group of B35 is the first of the section, unmeasured, what is not there counted as above; the last slot
///   is the one that ends last. What is tied to a trimmed group sees its trimmed length; an estimated length is not trimmed.
/// - Content insets of a custom group do not move its frames.
/// - Tied items of an element stand before those inside it in layout order; elements stand in the order of the list (B38).
/// - Pinning moves along the scroll axis only. The section of a boundary item of the whole content is the content.
/// - All but decorations must share an area with the rectangle; a section without length returns nothing (B53, B55).
public struct CompositionalDescription: Equatable, Sendable {
  /// The size of the collection view: what sections are sized in (B9, B13).
  public var container: AxisSize
  /// Pixels a point (B11).
  public var scale: Double
  /// The sections in order.
  public var sections: [CompositionalSection]
  /// The space between two sections, empty ones included (B36, B37).
  public var sectionSpacing: Double
  /// The boundary items of the whole content (B47).
  public var boundaryItems: [BoundaryItemDescription]

  /// Describes a layout.
  public init(
    container: AxisSize, scale: Double = 1, sections: [CompositionalSection], sectionSpacing: Double = 0,
    boundaryItems: [BoundaryItemDescription] = []
  ) {
    self.container = container
    self.scale = scale
    self.sections = sections
    self.sectionSpacing = sectionSpacing
    self.boundaryItems = boundaryItems
  }
}

/// One section of a compositional layout.
public struct CompositionalSection: Equatable, Sendable {
  /// How many items it holds.
  public var count: Int
  /// The group that is repeated; its content must be a group.
  public var group: CompositionalElementDescription
  /// The space between two groups (B33).
  public var groupSpacing: Double
  /// The insets of the groups in the section (B34); relative to what the caller resolved as reference (B64).
  public var contentInsets: CompositionalInsets
  /// The boundary items, in the caller's order (B38).
  public var boundaryItems: [BoundaryItemDescription]
  /// The insets across the scroll axis that boundary items are sized and placed in: the content insets where supplementary items
  /// follow them, else 0, or what the caller resolved as their reference (B39, B65).
  public var boundaryCrossInsets: CompositionalInsets
  /// The views behind the section, in the caller's order (B38).
  public var decorations: [DecorationDescription]
  /// How the section scrolls across the scroll axis; nil if it does not (B56).
  public var orthogonal: OrthogonalDescription?

  /// Describes a section.
  public init(
    count: Int, group: CompositionalElementDescription, groupSpacing: Double = 0,
    contentInsets: CompositionalInsets = CompositionalInsets(), boundaryItems: [BoundaryItemDescription] = [],
    boundaryCrossInsets: CompositionalInsets = CompositionalInsets(), decorations: [DecorationDescription] = [],
    orthogonal: OrthogonalDescription? = nil
  ) {
    self.count = count
    self.group = group
    self.groupSpacing = groupSpacing
    self.contentInsets = contentInsets
    self.boundaryItems = boundaryItems
    self.boundaryCrossInsets = boundaryCrossInsets
    self.decorations = decorations
    self.orthogonal = orthogonal
  }
}

/// How a section scrolls across the scroll axis.
///
/// The viewport runs from the start to the end of the section's cross content insets. The group is sized in the container's whole cross
/// length, content insets not taken off (B13).
public struct OrthogonalDescription: Hashable, Sendable {
  /// Whether groups rest in the middle of the viewport, so that the first and last get room at their ends (B58).
  public var isCentered: Bool

  /// Describes orthogonal scrolling.
  public init(isCentered: Bool = false) {
    self.isCentered = isCentered
  }
}
