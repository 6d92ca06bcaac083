import Foundation
import LayoutModel

/// What diffable data sources raise, in UIKit's words.
@MainActor enum DataSourceFailure {
  /// E29: there is no cell for an item.
  static func raiseMissingCell(_ item: Any, at indexPath: IndexPath, _ collectionView: UICollectionView) {
    SnapshotFailure.raise(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \(ItemPath(indexPath).words) with item "
        + "identifier '\(item)', which is not allowed. You must always return a cell to the collection view: "
        + "\(type(of: collectionView))"
    )
  }

  /// E30: there is no view for a supplementary element.
  static func raiseMissingView(
    _ kind: String, at indexPath: IndexPath, hasProvider: Bool, _ collectionView: UICollectionView
  ) {
    let place = "\(kind) at index path \(Array(indexPath))"
    SnapshotFailure.raise(
      hasProvider
        ? "UICollectionViewDiffableDataSource supplementary view provider returned nil for \(place), which is not allowed. "
          + "You must always return a view to the collection view: \(type(of: collectionView))"
        : "\(type(of: collectionView)) requested a supplementary view, but a supplementaryViewProvider was not specified on "
          + "the UICollectionViewDiffableDataSource (\(place))"
    )
  }

  /// E32: a snapshot is applied while another one is.
  static func raiseApplyInside() {
    SnapshotFailure.raise(
      "Attempted to apply a snapshot while another one is being applied to the same data source: it must not be applied from "
        + "inside a cell provider or another callback of that apply"
    )
  }

  /// E28: the main queue does not wait for other queues.
  static func raiseOutstanding() {
    SnapshotFailure.raise(
      "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will "
        + "deadlock. Please always submit updates either always on the main queue or always off the main queue"
    )
  }
}
