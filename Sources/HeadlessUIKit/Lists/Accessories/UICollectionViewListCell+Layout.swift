import CoreGraphics
import Foundation

/// An accessory that a list cell shows at present. Ours, not UIKit's, since there is nothing to look at.
@MainActor public struct ShownAccessory {
  /// What sort of accessory it is.
  public let accessoryType: UICellAccessory.AccessoryType
  /// Where it stands, in points of the cell.
  public let frame: CGRect
  /// The view.
  public let view: UIView
}

extension UICollectionViewListCell {
  /// The accessories that show in the cell's present state, in the order of reading. Lays the cell out first. Ours, not UIKit's.
  public var shownAccessories: [ShownAccessory] {
    layoutIfNeeded()
    guard let shelf else { return [] }
    return (shelf.leading + shelf.trailing).filter { isShown($0.accessory) }.map {
      ShownAccessory(accessoryType: $0.accessory.accessoryType, frame: $0.view.frame, view: $0.view)
    }
  }

  var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setAccessories(_ accessories: [UICellAccessory]) {
    if let duplicate = AccessoryShelf.duplicate(in: accessories) {
      UIKitExceptions.raise(
        .internalInconsistency(
          "Accessories of a list cell cannot contain more than one system accessory of the same type: duplicates "
            + "detected: (\(duplicate))"
        )
      )
      return
    }
    guard shelf != nil || !accessories.isEmpty else { return }
    let own = shelf ?? AccessoryShelf()
    shelf = own
    own.set(accessories, in: self)
    contentDidMove()
  }

  /// What stands beside the content has changed.
  func contentDidMove() {
    setNeedsLayout()
    if configurations?.contentView != nil { invalidateIntrinsicContentSize() }
  }

  /// Whether an accessory is there in the cell's present state (B74).
  func isShown(_ accessory: UICellAccessory) -> Bool {
    guard !accessory.isHidden else { return false }
    return switch accessory.displayed {
    case .always: true
    case .whenEditing: itemState.isEditing
    case .whenNotEditing: !itemState.isEditing
    }
  }

  /// The accessory of a kind, if it is there in the cell's present state.
  func accessory(_ kind: SystemAccessory) -> UICellAccessory? {
    guard let accessory = shelf?.accessory(kind), isShown(accessory) else { return nil }
    return accessory
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Where the content begins and ends, from the side where reading begins. O(accessories), without an allocation.
  var contentRoom: (start: CGFloat, end: CGFloat) {
    guard let shelf else { return (indentation, bounds.size.width) }
    return (
      indentation + extent(of: shelf.leading),
      bounds.size.width - (extent(of: shelf.trailing, spacingInside: ListMetrics.current.accessorySpacing))
    )
  }

  /// How much of an edge the accessories there take, with the space outside them, between them and, if there are any, inside.
  private func extent(of slots: [AccessoryShelf.Slot], spacingInside: CGFloat = 0) -> CGFloat {
    let metrics = ListMetrics.current
    var extent: CGFloat = 0
    for index in slots.indices where isShown(slots[index].accessory) {
      extent +=
        (extent == 0 ? metrics.accessoryEdgeInset : metrics.accessorySpacing) + AccessoryShelf.room(of: slots[index])
    }
    return extent > 0 ? extent + spacingInside : 0
  }

  /// Puts the accessories where they belong, and hides those that are not there in the present state. No allocation.
  func placeAccessories() {
    guard let shelf else { return }
    var start = indentsAccessories ? indentation : 0
    place(shelf.leading, from: &start)
    var end = bounds.size.width - extent(of: shelf.trailing)
    place(shelf.trailing, from: &end, isTrailing: true)
  }

  /// Places accessories one after another in the order of reading, from the edge of the cell or up to it.
  private func place(_ slots: [AccessoryShelf.Slot], from position: inout CGFloat, isTrailing: Bool = false) {
    let metrics = ListMetrics.current
    var isFirst = true
    for index in slots.indices {
      let slot = slots[index]
      let isShown = isShown(slot.accessory)
      slot.view.isHidden = !isShown
      guard isShown else { continue }
      if isFirst {
        position += isTrailing ? 0 : metrics.accessoryEdgeInset
      } else {
        position += metrics.accessorySpacing
      }
      isFirst = false
      let room = AccessoryShelf.room(of: slot)
      let size = slot.view.bounds.size
      slot.view.frame = CGRect(
        x: position + (room - size.width) / 2, y: (bounds.size.height - size.height) / 2, width: size.width,
        height: size.height
      ).mirrored(in: bounds.size.width, if: isReversed).offsetBy(dx: swipeShift, dy: 0)
      position += room
    }
  }
}
