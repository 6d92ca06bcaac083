import CoreGraphics
import Foundation

/// Something beside the content of a list cell: an indicator, a control, a label, or a view of the client's (B74).
///
/// The system decides at which side its own accessories stand, and in which order.
@preconcurrency @MainActor public struct UICellAccessory {
  /// In which states of its cell an accessory is there.
  public enum DisplayedState: Int, Sendable {
    /// In all.
    case always = 0
    /// While the cell is edited.
    case whenEditing = 1
    /// While it is not.
    case whenNotEditing = 2
  }

  /// How much room an accessory has, in the middle of which it stands.
  public enum LayoutDimension: Equatable, Sendable {
    /// As much as it is wide.
    case actual
    /// What the system keeps for accessories: `ListMetrics.standardAccessoryWidth`.
    case standard
    /// This much, in points.
    case custom(CGFloat)
  }

  /// What sort of accessory it is.
  public enum AccessoryType: Equatable {
    /// Says that the item leads somewhere.
    case disclosureIndicator
    /// Shows and hides the children of the item.
    case outlineDisclosure
    /// Says that the item is chosen.
    case checkmark
    /// Reveals what deletes the item.
    case delete
    /// Inserts something.
    case insert
    /// Moves the item.
    case reorder
    /// Says whether the item is one of the selected.
    case multiselect
    /// A text.
    case label
    /// Leads to more about the item.
    case detail
    /// A menu of which one entry is chosen, whose title it shows.
    case popUpMenu
    /// A view of the client's.
    case customView(UIView)
  }

  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// What sort of accessory it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  var isHidden = false
  var reservedLayoutWidth = LayoutDimension.actual
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var text: String?
  var menu: UIMenu?
  var menuHandler: ((UIMenu) -> Void)?
  var font: UIFont?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = true
  var maintainsFixedSize = false
  /// Where the client wants it; nil for an accessory of the system's.
  var placement: Placement?
  var actionHandler: ActionHandler?

  init(_ accessoryType: AccessoryType, _ displayed: DisplayedState, _ options: (some AccessoryOptions)?) {
    self.accessoryType = accessoryType
    self.displayed = displayed
    guard let options else { return }
    isHidden = options.isHidden
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
  }
}

// MARK: - Making accessories

extension UICellAccessory {
  /// Says that the item leads somewhere. At the trailing side.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options)
  }

  /// Shows and hides the children of the item when it is tapped, or does `actionHandler` instead (E46). At the trailing side.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, options)
    accessory.outlineStyle = options.style
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// Says that the item is chosen. At the trailing side.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// Reveals the trailing swipe actions when it is tapped, or does `actionHandler` instead. At the leading side.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, options)
    accessory.backgroundColor = options.backgroundColor
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// Does `actionHandler` when it is tapped. At the leading side.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed, options)
    accessory.backgroundColor = options.backgroundColor
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// Moves the item with the finger that drags it. At the trailing side.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed, options)
    accessory.showsVerticalSeparator = options.showsVerticalSeparator
    return accessory
  }

  /// Says whether the item is one of the selected. At the leading side.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, displayed, options)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Shows `text`. At the trailing side.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options)
    accessory.text = text
    accessory.font = options.font
    return accessory
  }

  /// Does `actionHandler` when it is tapped. At the trailing side.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed, options)
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// Shows the title of the entry of `menu` that is on; a tap opens the menu, and choosing another entry puts that one on, does what it
  /// does, and calls `selectedElementDidChangeHandler` with the menu. At the trailing side.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options)
    accessory.menu = menu
    accessory.text = menu.chosen?.title ?? menu.title
    accessory.menuHandler = selectedElementDidChangeHandler
    return accessory
  }

  /// A view of the client's, where the client wants it.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var accessory = UICellAccessory(.customView(configuration.customView), displayed, configuration)
    accessory.placement = configuration.placement
    accessory.maintainsFixedSize = configuration.maintainsFixedSize
    return accessory
  }
}
