import LayoutModel

/// Where things end up in a batch, and where they came from (C2): survivors fill the places that insertions and moves leave
/// free, in their old order. O(log m) a question in the m operations, whatever the number of items.
struct IndexMap {
  private var sections: RankMap
  private var removedItems: [ItemPath]
  private var placedItems: [ItemPath]
  private var movesByOrigin: [MovedItem]
  private var movesByDestination: [MovedItem]

  /// The map of a batch whose lists are in order. O(m log m).
  init(_ batch: UpdateBatch) {
    sections = RankMap(
      removed: batch.deletedSections, placed: batch.insertedSections,
      moves: batch.movedSections.map { ($0.from, $0.to) }
    )
    movesByOrigin = batch.movedItems
    movesByDestination = batch.movedItems.sorted { $0.to < $1.to }
    removedItems = (batch.deletedItems + batch.movedItems.map(\.from)).sorted()
    placedItems = (batch.insertedItems + batch.movedItems.map(\.to)).sorted()
  }

  /// Where an old section is now; nil if it was deleted.
  func newSection(forOld section: Int) -> Int? { sections.new(forOld: section) }

  /// Where a present section was; nil if it was inserted.
  func oldSection(forNew section: Int) -> Int? { sections.old(forNew: section) }

  /// Where the item of an old place is now; nil if it was deleted.
  func newPath(forOld path: ItemPath) -> ItemPath? {
    let move = movesByOrigin.firstPlace { $0.from < path }
    if move < movesByOrigin.count, movesByOrigin[move].from == path { return movesByOrigin[move].to }
    guard !removedItems.holds(path), let section = newSection(forOld: path.section) else { return nil }
    let rank = path.item - Self.count(in: removedItems, before: path)
    return ItemPath(section: section, item: Self.free(rank, in: placedItems, section: section))
  }

  /// Where the item of a present place was; nil if it was inserted.
  func oldPath(forNew path: ItemPath) -> ItemPath? {
    let move = movesByDestination.firstPlace { $0.to < path }
    if move < movesByDestination.count, movesByDestination[move].to == path { return movesByDestination[move].from }
    guard !placedItems.holds(path), let section = oldSection(forNew: path.section) else { return nil }
    let rank = path.item - Self.count(in: placedItems, before: path)
    return ItemPath(section: section, item: Self.free(rank, in: removedItems, section: section))
  }

  /// How many of the paths lie in the section of `path`, before it.
  private static func count(in paths: [ItemPath], before path: ItemPath) -> Int {
    paths.countBefore(path) - paths.countBefore(ItemPath(section: path.section, item: .min))
  }

  /// The place of rank `rank` among the places of a section that are not in `taken`.
  private static func free(_ rank: Int, in taken: [ItemPath], section: Int) -> Int {
    let start = taken.countBefore(ItemPath(section: section, item: .min))
    let end = taken.countBefore(ItemPath(section: section + 1, item: .min))
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].item - (middle - start) <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low - start
  }
}

/// The same for plain numbers.
private struct RankMap {
  private var removed: [Int]
  private var placed: [Int]
  private var origins: [(from: Int, to: Int)]
  private var destinations: [(from: Int, to: Int)]

  init(removed: [Int], placed: [Int], moves: [(from: Int, to: Int)]) {
    origins = moves
    destinations = moves.sorted { $0.to < $1.to }
    self.removed = (removed + moves.map(\.from)).sorted()
    self.placed = (placed + moves.map(\.to)).sorted()
  }

  func new(forOld number: Int) -> Int? {
    let move = origins.firstPlace { $0.from < number }
    if move < origins.count, origins[move].from == number { return origins[move].to }
    if removed.holds(number) { return nil }
    return Self.free(number - removed.countBefore(number), in: placed)
  }

  func old(forNew number: Int) -> Int? {
    let move = destinations.firstPlace { $0.to < number }
    if move < destinations.count, destinations[move].to == number { return destinations[move].from }
    if placed.holds(number) { return nil }
    return Self.free(number - placed.countBefore(number), in: removed)
  }

  private static func free(_ rank: Int, in taken: [Int]) -> Int {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension Array {
  /// How many elements at the start satisfy `comesBefore`, which holds for a leading part only. O(log n).
  fileprivate func firstPlace(_ comesBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
