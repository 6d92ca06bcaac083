/// An element of a layout and where it stands.
@frozen public struct LayoutElement: Hashable, Sendable {
  /// What kind of element it is.
  public var kind: LayoutElementKind
  /// The place of the item; for a header or footer its section and item 0 (A26).
  public var path: ItemPath
  /// Where it stands, in content coordinates.
  public var frame: AxisRect

  /// Makes an element.
  @inlinable public init(kind: LayoutElementKind, path: ItemPath, frame: AxisRect) {
    self.kind = kind
    self.path = path
    self.frame = frame
  }
}

/// The kinds of element that a flow layout places.
@frozen public enum LayoutElementKind: UInt8, Hashable, Sendable {
  case header
  case item
  case footer
}
