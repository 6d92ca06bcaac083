import CoreGraphics
import Foundation

/// What a finger carries about after it has stayed on an item long enough.
@MainActor protocol CarriedItem {
  /// The finger has moved.
  func move(with finger: Finger)
  /// The finger has lifted.
  func lift()
  /// The touch was taken back.
  func cancel()
}

/// An item that the finger moves to another place (H10).
@MainActor struct MovedByFinger: CarriedItem {
  let collectionView: UICollectionView

  func move(with finger: Finger) {
    collectionView.updateInteractiveMovementTargetPosition(finger.location(in: collectionView))
  }

  func lift() { collectionView.endInteractiveMovement() }

  func cancel() { collectionView.cancelInteractiveMovement() }
}

/// Items that the finger drags, to be dropped in any collection view under it (H11).
@MainActor struct DraggedByFinger: CarriedItem {
  let drag: SimulatedDrag

  func move(with finger: Finger) {
    guard let view = finger.collectionViewBelow else { return drag.leave() }
    drag.move(to: finger.location(in: view), in: view)
  }

  func lift() { drag.drop() }

  func cancel() { drag.cancel() }
}

/// A menu that the finger has opened, which stays open.
@MainActor struct MenuByFinger: CarriedItem {
  func move(with finger: Finger) {}

  func lift() {}

  func cancel() {}
}

extension UICollectionView {
  /// What a finger picks up that stays at a point of the content: what the drag delegate lets it drag, else the item itself if a
  /// controller with the standard gesture shows the collection view (H10), else the menu of the item (G21); nil if there is none of
  /// them.
  func pickUp(at point: CGPoint) -> (any CarriedItem)? {
    guard let indexPath = indexPathForItem(at: point) else { return openMenu(at: point) }
    if let drag = SimulatedDrag(liftingItemAt: indexPath, in: self) { return DraggedByFinger(drag: drag) }
    guard let controller = storedController as? UICollectionViewController,
      controller.installsStandardGestureForInteractiveMovement, beginInteractiveMovementForItem(at: indexPath)
    else { return openMenu(at: point) }
    return MovedByFinger(collectionView: self)
  }

  private func openMenu(at point: CGPoint) -> (any CarriedItem)? {
    contextMenuInteraction?.presentMenu(at: point) == true ? MenuByFinger() : nil
  }
}
