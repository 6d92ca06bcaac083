import Foundation

extension IndexPath {
  /// The place of item `item` in section `section`. No allocation.
  @inlinable public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)
  }

  /// The place of row `row` in section `section`. No allocation.
  @inlinable public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section. The path must have two elements, here and below.
  @inlinable public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in its section.
  @inlinable public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row in its section: the same as the item.
  @inlinable public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
