/// An element of a compositional layout and where it stands.
@frozen public struct CompositionalPlacement: Hashable, Sendable {
  /// What kind of element it is.
  public var kind: CompositionalPlacementKind
  /// Which of its kind: the kind's number of a tied item, the place in the section's or layout's list of a boundary item or decoration,
  /// 0 for an item.
  public var role: Int
  /// The section and, for an item, its place in the section; for a tied item its number among those of its kind in the section,
  /// counted from 0 in layout order (B38); else 0.
  public var path: ItemPath
  /// Where it stands, in content coordinates, the orthogonal offset of its section taken off.
  public var frame: AxisRect
  /// How far in front it lies (B45, B50, B51).
  public var zIndex: Int

  /// Makes a placement.
  @inlinable public init(
    kind: CompositionalPlacementKind, role: Int = 0, path: ItemPath, frame: AxisRect, zIndex: Int
  ) {
    self.kind = kind
    self.role = role
    self.path = path
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// The kinds of element that a compositional layout places.
@frozen public enum CompositionalPlacementKind: UInt8, Hashable, Sendable {
  /// A view behind a section.
  case decoration
  /// A cell.
  case item
  /// A supplementary item tied to an item or a group.
  case tied
  /// A boundary item of a section.
  case boundary
  /// A boundary item of the whole content.
  case layoutBoundary
}
