import CoreGraphics
import Foundation

/// A view inside a cell that takes taps for itself.
@MainActor protocol FingerControl: UIView {
  /// Whether it takes them at present.
  var takesFinger: Bool { get }

  /// A finger has touched it and lifted inside it.
  func fingerTapped()
}

/// A finger on a control, from the touch to the lift.
@MainActor struct ControlTouch {
  private let control: any FingerControl

  /// A finger touches `view`. Nil if that lies in no control.
  init?(of view: UIView) {
    var current: UIView? = view
    while let candidate = current, !(candidate is UICollectionViewCell) {
      if let control = candidate as? any FingerControl {
        guard control.takesFinger else { return nil }
        self.control = control
        return
      }
      current = candidate.superview
    }
    return nil
  }

  /// The item that the finger moves from now on, if the control is a reorder accessory and the data source lets it be moved.
  func pickUp(with finger: Finger) -> (any CarriedItem)? {
    guard let accessory = control as? AccessoryView, accessory.kind == .reorder else { return nil }
    return ReorderedByFinger(accessory, finger)
  }

  /// The finger has lifted: the control is tapped if the finger is inside it.
  func lift(_ finger: Finger) {
    if control.takesFinger, control.point(inside: finger.location(in: control), with: nil) { control.fingerTapped() }
  }
}

/// An item that the finger moves by its reorder accessory, at once and held where it was touched.
@MainActor struct ReorderedByFinger: CarriedItem {
  private let collectionView: UICollectionView
  private let cell: UICollectionViewCell
  /// From the finger to the middle of the cell, when it touched.
  private let grip: CGPoint

  /// Nil if the data source does not let the item be moved.
  init?(_ accessory: AccessoryView, _ finger: Finger) {
    guard let cell = accessory.cell, let host = cell.collectionHost, let path = host.indexPath(for: cell),
      host.beginInteractiveMovementForItem(at: path)
    else { return nil }
    let point = finger.location(in: host)
    collectionView = host
    self.cell = cell
    grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
    cell.itemState.isReordering = true
  }

  func move(with finger: Finger) {
    let point = finger.location(in: collectionView)
    collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
  }

  func lift() {
    collectionView.endInteractiveMovement()
    cell.itemState.isReordering = false
  }

  func cancel() {
    collectionView.cancelInteractiveMovement()
    cell.itemState.isReordering = false
  }
}
