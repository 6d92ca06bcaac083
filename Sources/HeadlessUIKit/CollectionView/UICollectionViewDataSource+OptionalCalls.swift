import CoreGraphics
import Foundation

// What is optional in Objective-C is called with a question mark: `delegate?.collectionView?(view, didSelectItemAt: path)`. That
// compiles here because the base name is also a property, which answers something that can be called with the same labels.

/// What answers `collectionView?(...)` of a data source: makes the call.
@MainActor public struct CollectionViewDataSourceCall {
  fileprivate let target: any UICollectionViewDataSource
  /// Makes the call `collectionView(_:numberOfItemsInSection:)`.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    target.collectionView(collectionView, numberOfItemsInSection: section)
  }
  /// Makes the call `collectionView(_:cellForItemAt:)`.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    target.collectionView(collectionView, cellForItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// Makes the call `collectionView(_:canMoveItemAt:)`.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    target.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:moveItemAt:to:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  /// Makes the call `collectionView(_:indexPathForIndexTitle:at:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// What answers `numberOfSections?(...)` of a data source: makes the call.
@MainActor public struct CollectionViewDataSourceCallNumberOfSections {
  fileprivate let target: any UICollectionViewDataSource
  /// Makes the call `numberOfSections(in:)`.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int {
    target.numberOfSections(in: collectionView)
  }
}

/// What answers `indexTitles?(...)` of a data source: makes the call.
@MainActor public struct CollectionViewDataSourceCallIndexTitles {
  fileprivate let target: any UICollectionViewDataSource
  /// Makes the call `indexTitles(for:)`.
  @discardableResult public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    target.indexTitles(for: collectionView)
  }
}

extension UICollectionViewDataSource {
  /// For calls of the form `collectionView?(...)`.
  public var collectionView: CollectionViewDataSourceCall? { .init(target: self) }
  /// For calls of the form `numberOfSections?(...)`.
  public var numberOfSections: CollectionViewDataSourceCallNumberOfSections? { .init(target: self) }
  /// For calls of the form `indexTitles?(...)`.
  public var indexTitles: CollectionViewDataSourceCallIndexTitles? { .init(target: self) }
}

/// What answers `collectionView?(...)` of a prefetching data source: makes the call.
@MainActor public struct CollectionViewPrefetchingCall {
  fileprivate let target: any UICollectionViewDataSourcePrefetching
  /// Makes the call `collectionView(_:prefetchItemsAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    target.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }
  /// Makes the call `collectionView(_:cancelPrefetchingForItemsAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// For calls of the form `collectionView?(...)`.
  public var collectionView: CollectionViewPrefetchingCall? { .init(target: self) }
}
