import Foundation

extension UICellAccessory {
  /// Where a view of the client's stands among the accessories.
  public enum Placement {
    /// The place of an accessory among those that stand at its side already, in the order of reading.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// At the side where reading begins; next to the content unless a position is given.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the other side; next to the content unless a position is given.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before the accessory of the same type as `accessory`, or the first if there is none.
    @preconcurrency @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.hasSameType(as: accessory) } ?? 0 }
    }

    /// The place after the accessory of the same type as `accessory`, or the last if there is none.
    @preconcurrency @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.hasSameType(as: accessory) }.map { $0 + 1 } ?? accessories.count }
    }
  }

  /// Whether two accessories are of the same system type, or show the same view.
  func hasSameType(as other: UICellAccessory) -> Bool {
    accessoryType == other.accessoryType
  }
}

/// The accessories of the system's own.
enum SystemAccessory: Int, CaseIterable {
  // In the order of reading at their sides, which UIKit does not document: what changes the item at its outer edges, and what says
  // something of it next to its content.
  case multiselect
  case delete
  case insert
  case label
  case popUpMenu
  case checkmark
  case detail
  case disclosureIndicator
  case outlineDisclosure
  case reorder

  /// Nil for a view of the client's.
  init?(_ type: UICellAccessory.AccessoryType) {
    switch type {
    case .disclosureIndicator: self = .disclosureIndicator
    case .outlineDisclosure: self = .outlineDisclosure
    case .checkmark: self = .checkmark
    case .delete: self = .delete
    case .insert: self = .insert
    case .reorder: self = .reorder
    case .multiselect: self = .multiselect
    case .label: self = .label
    case .popUpMenu: self = .popUpMenu
    case .detail: self = .detail
    case .customView: return nil
    }
  }

  /// The side that it stands at (B74).
  var isLeading: Bool {
    switch self {
    case .multiselect, .delete, .insert: true
    case .label, .popUpMenu, .checkmark, .detail, .disclosureIndicator, .outlineDisclosure, .reorder: false
    }
  }

  /// Whether a tap on it does something, so that the cell does not get it.
  var takesTaps: Bool {
    switch self {
    case .delete, .insert, .popUpMenu, .detail, .outlineDisclosure, .reorder: true
    case .multiselect, .label, .checkmark, .disclosureIndicator: false
    }
  }

  var size: CGSize {
    let metrics = ListMetrics.current
    return switch self {
    case .disclosureIndicator, .outlineDisclosure: metrics.disclosureSize
    case .label, .popUpMenu: metrics.labelSize
    case .multiselect, .delete, .insert, .checkmark, .detail, .reorder: metrics.symbolSize
    }
  }
}
