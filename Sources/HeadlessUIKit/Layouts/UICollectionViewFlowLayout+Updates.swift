import CoreGraphics
import Foundation
import LayoutEngine
import LayoutModel

extension UICollectionViewFlowLayout {
  /// Takes a batch in by its operations: the delegate is asked for what is inserted or reloaded and for nothing else.
  func apply(_ update: ValidatedUpdate, in collectionView: UICollectionView) {
    let structure = structure(of: update, in: collectionView)
    engine?.apply(structure)
    for section in update.batch.reloadedSections {
      guard let section = update.map.newSection(forOld: section) else { continue }
      let description = describeSection(section, in: collectionView)
      engine?.replaceSection(section, with: description)
    }
    guard !isSelfSizing else { return }
    for path in update.batch.reloadedItems {
      guard let path = update.newPath(forOld: path) else { continue }
      let size = sizeOfItem(IndexPath(path), in: collectionView)
      engine?.setSize(size, ofItemAt: path)
    }
  }

  /// The batch as the engine takes it: nothing inside sections that come or go, nor inside those that are described anew.
  private func structure(of update: ValidatedUpdate, in collectionView: UICollectionView) -> CollectionUpdate {
    let batch = update.batch
    var result = CollectionUpdate()
    result.deletedSections = batch.deletedSections
    result.insertedSections = batch.insertedSections.map {
      InsertedSection(section: $0, description: describeSection($0, in: collectionView))
    }
    result.movedSections = batch.movedSections
    let keepsOld = { (path: ItemPath) in
      !batch.deletedSections.holds(path.section) && !batch.reloadedSections.holds(path.section)
    }
    let reloaded = batch.reloadedSections.compactMap { update.map.newSection(forOld: $0) }.sorted()
    let keepsNew = { (path: ItemPath) in
      !batch.insertedSections.holds(path.section) && !reloaded.holds(path.section)
    }
    result.deletedItems = batch.deletedItems.filter(keepsOld)
    result.insertedItems = batch.insertedItems.filter(keepsNew).map {
      InsertedItem(path: $0, size: sizeOfItem(IndexPath($0), in: collectionView))
    }
    for move in batch.movedItems {
      switch (keepsOld(move.from), keepsNew(move.to)) {
      case (true, true): result.movedItems.append(move)
      case (true, false): result.deletedItems.append(move.from)
      case (false, true):
        let size = engine?.size(ofItemAt: move.from) ?? sizeOfItem(IndexPath(move.to), in: collectionView)
        result.insertedItems.append(InsertedItem(path: move.to, size: size))
      case (false, false): break
      }
    }
    result.deletedItems.sort()
    result.insertedItems.sort { $0.path < $1.path }
    return result
  }
}
