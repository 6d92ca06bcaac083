import CoreGraphics
import Foundation

/// The view of an accessory of the system's own. Made once in a cell and used again with it.
@MainActor final class AccessoryView: UIView, FingerControl {
  let kind: SystemAccessory
  private var label: UILabel?

  init(_ kind: SystemAccessory) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Takes on the looks of an accessory. No allocation after the first time.
  func show(_ accessory: UICellAccessory) {
    bounds.size = kind.size
    if tintColor != accessory.tintColor, accessory.tintColor != nil { tintColor = accessory.tintColor }
    if backgroundColor != accessory.backgroundColor { backgroundColor = accessory.backgroundColor }
    guard let text = accessory.text else { return }
    let shown = label ?? UILabel(frame: bounds)
    if label == nil { addSubview(shown) }
    label = shown
    shown.frame = bounds
    shown.text = text
    shown.font = accessory.font
  }

  var takesFinger: Bool { kind.takesTaps && cell?.accessory(kind) != nil }

  func fingerTapped() {
    cell?.tapAccessory(kind)
  }

  var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }
}
