import CoreGraphics
import Foundation
import LayoutModel

extension UICollectionView {
  /// The cells on screen, in no promised order (F7). O(k).
  public var visibleCells: [UICollectionViewCell] {
    visible.entries.compactMap { $0.key.sort == .cell ? $0.view as? UICollectionViewCell : nil }
  }

  /// The items on screen, in no promised order (F7). O(k).
  public var indexPathsForVisibleItems: [IndexPath] {
    visible.entries.compactMap { $0.key.sort == .cell && $0.view != nil ? $0.key.indexPath : nil }
  }

  /// The supplementary views of a kind on screen. O(k).
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    guard let sort = sorts.known(.supplementaryView, kind: elementKind) else { return [] }
    return visible.entries.compactMap { $0.key.sort == sort ? $0.view : nil }
  }

  /// The places of the supplementary views of a kind on screen. O(k).
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    guard let sort = sorts.known(.supplementaryView, kind: elementKind) else { return [] }
    return visible.entries.compactMap { $0.key.sort == sort && $0.view != nil ? $0.key.indexPath : nil }
  }

  /// The cell of an item; nil if it has none (F11). O(log k).
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let key = ElementKey(.cell, at: indexPath)
    guard let index = visible.index(of: key) else { return preparedCell(key) }
    return visible.entries[index].view as? UICollectionViewCell
  }

  /// A supplementary view on screen; nil if there is none. O(log k).
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard let sort = sorts.known(.supplementaryView, kind: elementKind) else { return nil }
    return visible.index(of: ElementKey(sort, at: indexPath)).flatMap { visible.entries[$0].view }
  }

  /// The item that a cell stands for; nil if it is not in use here. O(1).
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathOfView(cell, .cell)
  }

  /// The place that a supplementary view stands for; nil if it is not in use here. O(1).
  public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    indexPathOfView(view, .supplementaryView)
  }

  private func indexPathOfView(_ view: UICollectionReusableView, _ category: ElementCategory) -> IndexPath? {
    guard view.collectionHost === self, let key = view.elementKey, sorts.category(of: key.sort) == category else {
      return nil
    }
    return key.indexPath
  }

  /// The item at a point of the content by the layout's attributes, the frontmost if there are several (I19); nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareOutsidePass()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = layout.layoutAttributesForElements(in: around) ?? []
    return found.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) && !$0.isHidden }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The layout's attributes of an item; nil if there is no such item (C50).
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard contains(indexPath) else { return nil }
    prepareOutsidePass()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes of a supplementary view; nil if there is none (I20).
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareOutsidePass()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Prepares the layout if a question comes between two passes.
  private func prepareOutsidePass() {
    if !pass.isRunning, updates.depth == 0 { prepareIfInvalid() }
  }
}
