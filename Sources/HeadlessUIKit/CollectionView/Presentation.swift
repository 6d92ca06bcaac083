import Foundation
import LayoutModel

/// How what is shown differs from what the data source holds: a moving item stands where the finger would put it (H5), and a
/// drop that waits for its data has a placeholder (H16).
///
/// Everything in the collection view and its layout counts what is shown; only the data source and the delegate's sizes are asked
/// by the data source's own places. O(log m) a question in the m differences, which are few.
struct Presentation {
  /// The moves and insertions that lead from the data source's places to those shown.
  let changes: UpdateBatch
  private let map: IndexMap

  /// What differs by `changes`; nil if nothing does.
  init?(_ changes: UpdateBatch) {
    var changes = changes
    changes.normalize()
    guard !changes.isEmpty else { return nil }
    self.changes = changes
    map = IndexMap(changes)
  }

  /// The place in the data source of what is shown at `path`; nil for a placeholder.
  func dataPath(forShown path: ItemPath) -> ItemPath? { map.oldPath(forNew: path) }

  /// Where the item at `path` of the data source is shown.
  func shownPath(forData path: ItemPath) -> ItemPath { map.newPath(forOld: path) ?? path }

  /// How many items are shown where the data source has `counts`.
  func shownCounts(_ counts: CollectionCounts) -> CollectionCounts { adding(1, to: counts) }

  /// How many items the data source has where `counts` are shown.
  func dataCounts(_ counts: CollectionCounts) -> CollectionCounts { adding(-1, to: counts) }

  private func adding(_ step: Int, to counts: CollectionCounts) -> CollectionCounts {
    var items = counts.items
    func add(_ change: Int, _ section: Int) {
      if items.indices.contains(section) { items[section] = max(0, items[section] + change) }
    }
    for path in changes.insertedItems { add(step, path.section) }
    for move in changes.movedItems {
      add(-step, move.from.section)
      add(step, move.to.section)
    }
    return CollectionCounts(items: items)
  }
}

extension UICollectionView {
  /// How many items the data source has, as far as is known: what is shown without what differs. O(sections) while anything differs.
  var dataCounts: CollectionCounts { presentation?.dataCounts(loadedCounts) ?? loadedCounts }

  /// How many items are shown where the data source has `data`.
  func shownCounts(_ data: CollectionCounts) -> CollectionCounts { presentation?.shownCounts(data) ?? data }

  /// The place in the data source of what is shown at `path`; nil for a placeholder.
  func dataPath(forShown path: ItemPath) -> ItemPath? {
    guard let presentation else { return path }
    return presentation.dataPath(forShown: path)
  }

  /// The places in the data source of what is shown at `paths`, without placeholders.
  func dataPaths(forShown paths: [ItemPath]) -> [IndexPath] {
    paths.compactMap { dataPath(forShown: $0).map { IndexPath($0) } }
  }
}
