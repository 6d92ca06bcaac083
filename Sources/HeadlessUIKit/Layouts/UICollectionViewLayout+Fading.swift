import Foundation
import LayoutModel

/// How the built-in layouts let items come and go in a batch (C38).
extension UICollectionViewLayout {
  /// Where an item stands after the running batch; transparent if the batch inserts it.
  func fadedIn(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
    if collectionView?.runningUpdate?.isInserted(ItemPath(indexPath)) == true { attributes.alpha = 0 }
    return attributes
  }

  /// Where an item stood before the running batch; transparent if the batch deletes it.
  func fadedOut(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, let update = collectionView.runningUpdate,
      let attributes = collectionView.attributesBeforeUpdate(ofItemAt: indexPath)
    else { return nil }
    if update.newPath(forOld: ItemPath(indexPath)) == nil { attributes.alpha = 0 }
    return attributes
  }
}
