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
///   description, unmeasured, leaves over after its last slot. It is never longer than the full group. Slots are those of the outermost
///   group's own elements, an inner group counting with its whole length.
/// - An inner group that runs out of cells keeps its resolved length where that is not estimated.
/// - `uniformAcrossSiblings` is shared among the slots of one group instance; of the outermost group, among all groups of the section.
///
/// Lengths:
/// - Insets, spacings, lengths of custom frames and measured lengths below 0 count as 0; offsets and origins may be negative.
/// - Insets leave a frame that starts behind the start inset and is as long as the absolute difference (B15), for elements, boundary items,
///   decorations and the inner size of a group alike; on an estimated axis they count as 0 for all of these but decorations.
/// - On an axis where a group is estimated, its estimate is the container of its elements.
/// - In a group of n elements fractions of the length along its fill axis are fractions of its inner length less n - 1 spacings (B18), in
///   every arrangement; the part of a counted group is the fraction 1/count, and rounded down as one.
/// - An element is added as long as n + 1 elements fit (B17, B18), edge spacing included: the first n that does not fit ends the group. A
///   filling group has at most as many elements as the section has items. B20 asks whether any element of the list itself does so; its
///   second count may be larger or smaller than the first.
/// - The origin of a frame is rounded as the last step (B11), in content coordinates, a half up, a position up to 1e-6 points below a half
///   counting as on it; the orthogonal offset is taken off after that, pinning before. Lengths, sections and the content are not rounded.
///
/// Groups:
/// - An element that is asked for when no cell is left is not there. A run of the list that holds no cell although cells are left is not
///   there either, nor what follows it.
/// - The full group whose leftover B35 adds is the first group of the section, unmeasured, its elements that are not there counted as
///   above. "The end of the last slot" is the largest end of any slot along the scroll axis. A group is partly filled if elements of its
///   own are not there. Trimming concerns the scroll axis in an orthogonal section as well. What is tied to a trimmed group sees its
///   trimmed length. A group whose length along the scroll axis is estimated is not trimmed.
/// - `uniformAcrossSiblings` counts measured lengths only, an inner group always being measured with what it holds; while no sibling is
///   measured, each keeps its estimate. It is shared on an axis where the parent is estimated, else it means the same as `estimated`; of the
///   outermost group on both axes. A group that it makes longer places its elements, sized as before, in the longer length.
/// - A custom group on an estimated axis keeps its estimate; its content insets do not move its frames.
/// - Flexible edge spacing of the outermost group is at its least along the axis in which groups follow each other; on the other axis it
///   shares what the group leaves of the section (of the longest group, edge spacing included, in an orthogonal one).
/// - Tied items of an element stand before those inside it in layout order, in the order of its list. An element that holds no cell has none.
///
/// Sections:
/// - The content is as wide as the slot of a group reaches from the start, the start inset of its section included (B37).
/// - A boundary item that does not extend touches the edge of the content (insets and groups, B43) from inside. One in the middle along the
///   scroll axis stands at a side, whatever its cross edge is. What a section grows by for a side item belongs to the end of its content.
/// - Pinning moves along the scroll axis only. A pinned item at the end stops below what the section grows by at its start, as one at the
///   start does above its end; one at a side stays in view at both ends, inside the section. It is raised (B45) while its frame shares
///   an area with the view. The section of a boundary item of the whole content is the content.
/// - A cell of a custom group has its own zIndex; other cells have 1 in a section with decorations, else 0 (B51).
///
/// Queries:
/// - The rect is clipped to the content. What is left may be without area and still touch a section's frame (B53); if nothing is left,
///   nothing is returned. All but decorations must share an area with it. A section without length returns nothing (B55).
/// - The group frame of B54 is the slot of the outermost group, trimmed, rounded and moved as a frame is; it must share an area as well.
///   Siblings that are not measured count with their estimates, inner groups with what they hold (B31). What stands in a group that grows
///   with its siblings stays. In a group whose length on the axis is not estimated it counts as `estimated`.
/// - Origins at rest are rounded to the nearest pixel in content coordinates as they are handed out, the middle between two upwards; sums go
///   on with what was computed. Orthogonal offset and pinning move what is rounded (B11).
/// - Lengths as fractions are taken of the group's estimate where its length is estimated, less the spacing between its n elements
///   also in counted and repeating groups and in those of one run (B18, B22, B29). A part of a counted group is a fraction, too (B11).
/// - A row whose elements take no room, spacing included, holds all cells that are left; absent elements are not counted then.
/// - A group element holds cells or is not there: tied items of an element without cells are not placed.
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
