import CoreGraphics
import Foundation

/// A cell that can be a row, a header or a footer of a list: with accessories, indentation, separators and swipe actions.
///
/// Its height is what its content configuration's view says at the cell's width, or what an override of `sizeThatFits(_:)`,
/// `systemLayoutSizeFitting(...)` or `preferredLayoutAttributesFitting(_:)` answers; a cell that says nothing keeps the 44 points of
/// `ListMetrics.rowHeight` (B70).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  @exclusivity(unchecked) final var shelf: AccessoryShelf?
  /// Whether the pop-up menu of the accessories is open.
  @exclusivity(unchecked) final var isPopUpMenuOpen = false
  /// What the section's separators are for this item, after its handler; nil outside lists.
  @exclusivity(unchecked) final var separators: UIListSeparatorConfiguration?

  /// What stands beside the content. Raises if the system's accessories are not all of different types, and changes nothing (B74).
  open var accessories: [UICellAccessory] {
    get { shelf?.accessories ?? [] }
    set {
      isPopUpMenuOpen = false
      setAccessories(newValue)
    }
  }

  /// How many levels the content is indented by; set from the section snapshot of an outline after the cell was configured (B75).
  @exclusivity(unchecked) open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentDidMove() } }
  }

  /// How much a level indents the content, in points; `ListMetrics.indentationWidth` at first.
  @exclusivity(unchecked) open var indentationWidth = ListMetrics.current.indentationWidth {
    didSet { if indentationWidth != oldValue { contentDidMove() } }
  }

  /// Whether the accessories at the side where reading begins are indented too; true at first.
  @exclusivity(unchecked) open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { contentDidMove() } }
  }

  /// Where the separator below the cell lies: from where the text begins, or the content if the client fills it, to the end of the
  /// cell.
  open private(set) lazy var separatorLayoutGuide = UILayoutGuide(of: self) { view in
    (view as? UICollectionViewListCell)?.automaticSeparator ?? .zero
  }

  /// The actions that a swipe reveals at the side where reading begins, in place of those of the section's provider. UIKit had this
  /// in the first version of lists; today's offers the provider alone.
  @exclusivity(unchecked) open var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration?

  /// The same at the other side.
  @exclusivity(unchecked) open var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration?

  /// An empty content configuration that suits the cell's list and its role in it; outside lists, that of a plain row.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    appearance.contentConfiguration(of: role)
  }

  /// What is behind the content: what was set, or in a list, unless it was ever set, the list's own for the present state.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get {
      if configurations?.hasOwnBackground == true { return super.backgroundConfiguration }
      guard listSection != nil, backgroundView == nil, selectedBackgroundView == nil else { return nil }
      return standardBackgroundConfiguration.updated(for: configurationState)
    }
    set { super.backgroundConfiguration = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  // MARK: What surrounds the content

  override var contentFrame: CGRect {
    let room = contentRoom
    return CGRect(x: room.start, y: 0, width: max(0, room.end - room.start), height: bounds.size.height)
      .mirrored(in: bounds.size.width, if: isReversed).offsetBy(dx: swipeShift, dy: 0)
  }

  override func placeContent() {
    super.placeContent()
    placeAccessories()
  }

  override func itemStateDidChange(from old: CellItemState) {
    super.itemStateDidChange(from: old)
    if old.isEditing != itemState.isEditing { contentDidMove() }
  }

  override func takesTap() -> Bool {
    guard togglesWhenTapped else { return false }
    tapAccessory(.outlineDisclosure)
    return true
  }
}
