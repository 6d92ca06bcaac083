import LayoutModel

/// How many sections and items there are, as the data source last said.
struct CollectionCounts: Equatable {
  var items: [Int] = []

  var sections: Int { items.count }

  func contains(_ path: ItemPath) -> Bool {
    items.indices.contains(path.section) && path.item >= 0 && path.item < items[path.section]
  }
}
