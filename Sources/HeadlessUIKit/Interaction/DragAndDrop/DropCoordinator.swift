import CoreGraphics
import FrameClock
import Foundation

/// The coordinator of a simulated drop (H15 to H17).
@MainActor final class DropCoordinator: UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  private let collectionView: UICollectionView

  init(_ tracking: DropTracking, at destination: IndexPath?, in collectionView: UICollectionView) {
    let drag = collectionView.dragTracking
    let isOwn = drag != nil && drag?.session === tracking.session.localDragSession
    items = tracking.session.items.map { item in
      DropItem(item, source: isOwn ? collectionView : nil)
    }
    destinationIndexPath = destination
    proposal = tracking.proposal
    session = tracking.session
    self.collectionView = collectionView
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    PlaceholderContext(dragItem, collectionView.insertPlaceholder(placeholder), in: collectionView)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    check(indexPath)
    return DropAnimation()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    check(indexPath)
    return DropAnimation()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropAnimation()
  }

  private func check(_ indexPath: IndexPath) {
    guard !collectionView.contains(indexPath) else { return }
    UIKitExceptions.raise(
      .internalInconsistency(
        "attempt to drop a drag item to an item that does not exist: \(Array(indexPath)). Insert it with "
          + "performBatchUpdates before the drop"
      )
    )
  }
}

/// One item of a simulated drop.
@MainActor private final class DropItem: UICollectionViewDropItem {
  let dragItem: UIDragItem
  let previewSize: CGSize
  private weak var source: UICollectionView?

  /// Asked when it is needed, so that it is right after earlier items of the same drop were moved.
  var sourceIndexPath: IndexPath? {
    let known = source?.dragTracking?.sources.first { $0.item === dragItem }
    return known?.path.map { IndexPath($0) }
  }

  init(_ dragItem: UIDragItem, source: UICollectionView?) {
    self.dragItem = dragItem
    self.source = source
    let path = source?.dragTracking?.sources.first { $0.item === dragItem }?.path
    previewSize =
      dragItem.previewProvider?()?.view.bounds.size
      ?? path.flatMap { source?.layoutAttributesForItem(at: IndexPath($0))?.size } ?? .zero
  }
}

/// The animation of a drop. It changes nothing that can be observed but when it ends.
@MainActor class DropAnimation: UIDragAnimating {
  /// How long it lasts, in seconds.
  private static let duration = 0.3

  func addAnimations(_ animations: @escaping () -> Void) {
    animations()
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    FrameClocks.current.schedule(after: UIView.areAnimationsEnabled ? Self.duration : 0) { completion(.end) }
  }
}

/// The way to the placeholder of a simulated drop (H17).
@MainActor private final class PlaceholderContext: DropAnimation, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let shown: ShownPlaceholder?
  private weak var collectionView: UICollectionView?

  init(_ dragItem: UIDragItem, _ shown: ShownPlaceholder?, in collectionView: UICollectionView) {
    self.dragItem = dragItem
    self.shown = shown
    self.collectionView = collectionView
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let shown, let collectionView else { return false }
    return collectionView.commit(shown, dataSourceUpdates)
  }

  func deletePlaceholder() -> Bool {
    guard let shown, let collectionView else { return false }
    return collectionView.delete(shown)
  }

  func setNeedsCellUpdate() {
    guard let shown, !shown.isGone, let cell = collectionView?.cellForItem(at: IndexPath(shown.path)) else { return }
    shown.placeholder.cellUpdateHandler?(cell)
  }
}
