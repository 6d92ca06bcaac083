import CoreGraphics
import Foundation
import LayoutModel

extension UICollectionView {
  var shownCells: [UICollectionViewCell] {
    visible.entries.compactMap { $0.key.sort == .cell ? $0.view as? UICollectionViewCell : nil }
  }

  var shownItems: [IndexPath] {
    visible.entries.compactMap { $0.key.sort == .cell && $0.view != nil ? $0.key.indexPath : nil }
  }

  func shownViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    guard let sort = sorts.known(.supplementaryView, kind: elementKind) else { return [] }
    return visible.entries.compactMap { $0.key.sort == sort ? $0.view : nil }
  }

  func placesOfShownViews(ofKind elementKind: String) -> [IndexPath] {
    guard let sort = sorts.known(.supplementaryView, kind: elementKind) else { return [] }
    return visible.entries.compactMap { $0.key.sort == sort && $0.view != nil ? $0.key.indexPath : nil }
  }

  /// The cell that an item has, on screen or prepared (F11).
  func cellInUse(at indexPath: IndexPath) -> UICollectionViewCell? {
    let key = ElementKey(.cell, at: indexPath)
    guard let index = visible.index(of: key) else { return preparedCell(key) }
    return visible.entries[index].view as? UICollectionViewCell
  }

  func shownView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    guard let sort = sorts.known(.supplementaryView, kind: elementKind) else { return nil }
    return visible.index(of: ElementKey(sort, at: indexPath)).flatMap { visible.entries[$0].view }
  }

  /// The place of a view of a category; nil if it is not in use here.
  func place(of view: UICollectionReusableView, _ category: ElementCategory) -> IndexPath? {
    guard view.collectionHost === self, let key = view.elementKey, sorts.category(of: key.sort) == category else {
      return nil
    }
    return key.indexPath
  }

  /// The frontmost item at a point by the layout's attributes (I19).
  func frontmostItem(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = preparedLayout.layoutAttributesForElements(in: around) ?? []
    return found.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) && !$0.isHidden }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
}
