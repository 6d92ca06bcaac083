import Foundation
import LayoutModel

extension UICollectionView {
  /// A batch as layouts are told of it (C37): deletions from the end, reloads, moves, insertions from the start.
  func updateItems(of update: ValidatedUpdate) -> [UICollectionViewUpdateItem] {
    let batch = update.batch
    var items: [UICollectionViewUpdateItem] = []
    for section in batch.deletedSections.reversed() {
      items.append(.init(.delete, before: .whole(section), after: nil))
    }
    for path in batch.deletedItems.reversed() { items.append(.init(.delete, before: IndexPath(path), after: nil)) }
    for section in batch.reloadedSections {
      items.append(
        .init(.reload, before: .whole(section), after: update.map.newSection(forOld: section).map(IndexPath.whole)))
    }
    for path in batch.reloadedItems {
      items.append(.init(.reload, before: IndexPath(path), after: update.newPath(forOld: path).map { IndexPath($0) }))
    }
    for move in batch.movedSections { items.append(.init(.move, before: .whole(move.from), after: .whole(move.to))) }
    for move in batch.movedItems { items.append(.init(.move, before: IndexPath(move.from), after: IndexPath(move.to))) }
    for section in batch.insertedSections { items.append(.init(.insert, before: nil, after: .whole(section))) }
    for path in batch.insertedItems { items.append(.init(.insert, before: nil, after: IndexPath(path))) }
    return items
  }
}

extension IndexPath {
  /// The path that stands for a section as a whole.
  fileprivate static func whole(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
