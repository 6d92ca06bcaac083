import LayoutModel

/// A batch that holds, with the counts around it and the way from old places to new ones.
struct ValidatedUpdate {
  let batch: UpdateBatch
  let before: CollectionCounts
  let after: CollectionCounts
  let map: IndexMap

  init(_ batch: UpdateBatch, before: CollectionCounts, after: CollectionCounts) {
    self.batch = batch
    self.before = before
    self.after = after
    map = IndexMap(batch)
  }

  /// Whether the batch is an empty one, by which a client asks for everything to be laid out again.
  var changesNothing: Bool { batch.isEmpty && batch.reconfiguredItems.isEmpty }

  /// Where an item is now, whether or not its view was replaced; nil if it was deleted, or lay in a section that was reloaded
  /// and was not moved out of it.
  func newPath(forOld path: ItemPath) -> ItemPath? {
    guard before.contains(path), let new = map.newPath(forOld: path) else { return nil }
    return isInReloadedSection(path) && !isMoved(path) ? nil : new
  }

  /// Where a section is now; nil if it was deleted or reloaded.
  func newSectionOfViews(forOld section: Int) -> Int? {
    batch.reloadedSections.holds(section) ? nil : map.newSection(forOld: section)
  }

  /// Whether the item of an old place gets a new view.
  func isReloaded(_ path: ItemPath) -> Bool {
    batch.reloadedItems.holds(path) || (isInReloadedSection(path) && !isMoved(path))
  }

  /// Whether the item of a present place did not exist before, or lies in a section that was reloaded.
  func isInserted(_ path: ItemPath) -> Bool {
    guard let old = map.oldPath(forNew: path) else { return true }
    return newPath(forOld: old) == nil
  }

  private func isInReloadedSection(_ path: ItemPath) -> Bool {
    batch.reloadedSections.holds(path.section)
  }

  private func isMoved(_ path: ItemPath) -> Bool {
    let place = batch.movedItems.countBefore(path)
    return place < batch.movedItems.count && batch.movedItems[place].from == path
  }
}

extension Array where Element == MovedItem {
  /// How many moves of the array, which is in order of origins, begin before `path`. O(log m).
  fileprivate func countBefore(_ path: ItemPath) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].from < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
