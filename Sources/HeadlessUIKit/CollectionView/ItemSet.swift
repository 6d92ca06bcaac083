import LayoutModel

/// A small set of items, in order.
struct ItemSet: Equatable {
  private(set) var paths: [ItemPath] = []

  init() {}

  /// The items of `paths`, which are in order and distinct.
  init(sorted paths: [ItemPath]) {
    self.paths = paths
  }

  var isEmpty: Bool { paths.isEmpty }

  /// O(log k).
  func contains(_ path: ItemPath) -> Bool { !paths.isEmpty && paths.holds(path) }

  /// Adds an item; false if it was there. O(k).
  @discardableResult mutating func insert(_ path: ItemPath) -> Bool {
    let place = paths.countBefore(path)
    if place < paths.count, paths[place] == path { return false }
    paths.insert(path, at: place)
    return true
  }

  /// Takes an item away; false if it was not there. O(k).
  @discardableResult mutating func remove(_ path: ItemPath) -> Bool {
    let place = paths.countBefore(path)
    guard place < paths.count, paths[place] == path else { return false }
    paths.remove(at: place)
    return true
  }

  mutating func removeAll() {
    paths.removeAll()
  }

  /// Lets each item follow `map`; those that it maps to nil go. O(k log k).
  mutating func follow(_ map: (ItemPath) -> ItemPath?) {
    paths = paths.compactMap(map).sorted()
  }
}
