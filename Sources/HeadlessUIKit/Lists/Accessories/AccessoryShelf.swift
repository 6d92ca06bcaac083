import CoreGraphics
import Foundation

/// The accessories of a list cell, each with its view, at the sides and in the order in which they stand.
@MainActor final class AccessoryShelf {
  /// An accessory with its view.
  struct Slot {
    var accessory: UICellAccessory
    var view: UIView
  }

  /// What the client set.
  private(set) var accessories: [UICellAccessory] = []
  /// Those at the side where reading begins, in the order of reading.
  private(set) var leading: [Slot] = []
  /// Those at the other side, in the order of reading.
  private(set) var trailing: [Slot] = []
  /// The views of the system's accessories, by kind.
  private var views = [AccessoryView?](repeating: nil, count: SystemAccessory.allCases.count)

  /// The first type of the system's that is there twice; nil if there is none.
  static func duplicate(in accessories: [UICellAccessory]) -> SystemAccessory? {
    var seen = 0
    for accessory in accessories {
      guard let kind = SystemAccessory(accessory.accessoryType) else { continue }
      if seen & (1 << kind.rawValue) != 0 { return kind }
      seen |= 1 << kind.rawValue
    }
    return nil
  }

  /// Puts up `accessories` in `cell`. Views of the system's that were there before are used again; those that are not needed stay,
  /// hidden. O(k²) in a handful, and without an allocation once each kind has been there and the storage has grown.
  func set(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    hideAll(but: accessories)
    self.accessories = accessories
    leading.removeAll(keepingCapacity: true)
    trailing.removeAll(keepingCapacity: true)
    for accessory in accessories {
      guard let kind = SystemAccessory(accessory.accessoryType) else { continue }
      let slot = Slot(accessory: accessory, view: view(of: kind, in: cell))
      views[kind.rawValue]?.show(accessory)
      if kind.isLeading { Self.insert(slot, kind, into: &leading) } else { Self.insert(slot, kind, into: &trailing) }
    }
    for accessory in accessories { addCustom(accessory, to: cell) }
  }

  /// The accessory of a kind; nil if there is none.
  func accessory(_ kind: SystemAccessory) -> UICellAccessory? {
    for accessory in accessories where SystemAccessory(accessory.accessoryType) == kind { return accessory }
    return nil
  }

  /// The accessory's width by the room that is kept for it.
  static func room(of slot: Slot) -> CGFloat {
    switch slot.accessory.reservedLayoutWidth {
    case .actual: slot.view.bounds.size.width
    case .standard: ListMetrics.current.standardAccessoryWidth
    case .custom(let width): width
    }
  }

  private func view(of kind: SystemAccessory, in cell: UICollectionViewListCell) -> UIView {
    if let view = views[kind.rawValue] { return view }
    let view = AccessoryView(kind)
    views[kind.rawValue] = view
    cell.addSubview(view)
    return view
  }

  /// Before those that rank behind it.
  private static func insert(_ slot: Slot, _ kind: SystemAccessory, into slots: inout [Slot]) {
    var place = slots.count
    while place > 0, let other = SystemAccessory(slots[place - 1].accessory.accessoryType),
      other.rawValue > kind.rawValue
    {
      place -= 1
    }
    slots.insert(slot, at: place)
  }

  private func addCustom(_ accessory: UICellAccessory, to cell: UICollectionViewListCell) {
    guard case .customView(let view) = accessory.accessoryType, let placement = accessory.placement else { return }
    if view.superview !== cell { cell.addSubview(view) }
    if let tint = accessory.tintColor { view.tintColor = tint }
    if !accessory.maintainsFixedSize { view.bounds.size = Self.size(of: view) }
    let slot = Slot(accessory: accessory, view: view)
    switch placement {
    case .leading(_, let position): Self.insert(slot, at: position, into: &leading)
    case .trailing(_, let position): Self.insert(slot, at: position, into: &trailing)
    }
  }

  private static func insert(_ slot: Slot, at position: UICellAccessory.Placement.Position, into slots: inout [Slot]) {
    let place = position(slots.map(\.accessory))
    slots.insert(slot, at: max(0, min(place, slots.count)))
  }

  /// What a view of the client's says of its size, or the size that it has.
  private static func size(of view: UIView) -> CGSize {
    view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func hideAll(but accessories: [UICellAccessory]) {
    for view in views { view?.isHidden = true }
    for slot in leading { takeAway(slot, unlessIn: accessories) }
    for slot in trailing { takeAway(slot, unlessIn: accessories) }
  }

  private func takeAway(_ slot: Slot, unlessIn accessories: [UICellAccessory]) {
    guard case .customView(let view) = slot.accessory.accessoryType else { return }
    for accessory in accessories where accessory.hasSameType(as: slot.accessory) { return }
    view.removeFromSuperview()
  }
}
