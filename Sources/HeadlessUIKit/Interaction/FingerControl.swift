import CoreGraphics
import Foundation

/// A view that takes taps for itself.
@MainActor protocol FingerControl: UIView {
  /// Whether it takes them at present.
  var takesFinger: Bool { get }

  /// A finger has touched it and lifted inside it.
  func fingerTapped()
  /// A finger touches it.
  func fingerTouched()
  /// That finger moves, and is inside or not.
  func fingerMoved(isInside: Bool)
  /// It has lifted outside.
  func fingerLiftedOutside()
  /// Something else has taken the finger.
  func fingerCancelled()
}

extension FingerControl {
  func fingerTouched() {}
  func fingerMoved(isInside: Bool) {}
  func fingerLiftedOutside() {}
  func fingerCancelled() {}
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

  /// The finger touches the control.
  func touch() {
    control.fingerTouched()
  }

  /// It has moved.
  func move(_ finger: Finger) {
    control.fingerMoved(isInside: isInside(finger))
  }

  /// The finger has lifted: the control is tapped if the finger is inside it.
  func lift(_ finger: Finger) {
    if control.takesFinger, isInside(finger) { control.fingerTapped() } else { control.fingerLiftedOutside() }
  }

  /// Something else has taken the finger.
  func cancel() {
    control.fingerCancelled()
  }

  /// Whether the control lies in `view` and is not the view itself.
  func isInside(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return control !== view && control.isDescendant(of: view)
  }

  private func isInside(_ finger: Finger) -> Bool {
    control.point(inside: finger.location(in: control), with: nil)
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
