/// The place of an item: its section and its position in that section, both counted from 0.
@frozen public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section that holds the item.
  public var section: Int
  /// The position of the item in its section.
  public var item: Int

  /// Makes the path of the item at `item` in `section`.
  @inlinable public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders paths by section, then by item.
  @inlinable public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
