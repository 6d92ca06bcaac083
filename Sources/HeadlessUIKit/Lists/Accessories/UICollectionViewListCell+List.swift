import CoreGraphics
import Foundation
import LayoutModel

extension UICollectionViewListCell {
  /// The separators that show, in points of the cell: above it and below it; nil where none does. Ours, not UIKit's, since there is
  /// nothing to look at.
  public var shownSeparators: (top: CGRect?, bottom: CGRect?) {
    guard let separators, let listSection, listSection.configuration.showsSeparators, let key = elementKey, let host
    else { return (nil, nil) }
    let isFirst = key.item == 0
    let isLast = key.item == host.loadedCounts.items[key.section] - 1
    let thickness = 1 / host.displayScale
    return (
      separators.showsTop(ofFirst: isFirst) ? separator(separators.topSeparatorInsets, y: 0, thickness) : nil,
      separators.showsBottom(ofLast: isLast)
        ? separator(separators.bottomSeparatorInsets, y: bounds.size.height - thickness, thickness) : nil
    )
  }

  /// The separator below the cell where nothing else is said about it.
  var automaticSeparator: CGRect {
    let thickness = 1 / (host?.displayScale ?? max(1, traitCollection.displayScale))
    return separator(UIListSeparatorConfiguration.automaticInsets, y: bounds.size.height - thickness, thickness)
  }

  private func separator(_ insets: NSDirectionalEdgeInsets, y: CGFloat, _ thickness: CGFloat) -> CGRect {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let start = insets.leading == automatic.leading ? leadingOfText : insets.leading
    let end = bounds.size.width - (insets.trailing == automatic.trailing ? 0 : insets.trailing)
    return CGRect(x: start, y: y, width: max(0, end - start), height: thickness)
      .mirrored(in: bounds.size.width, if: isReversed).offsetBy(dx: swipeShift, dy: 0)
  }

  /// Where the text begins, from the side where reading begins.
  private var leadingOfText: CGFloat {
    let start = contentRoom.start
    guard let content = configurations?.contentView as? UIListContentView else {
      return start + ListMetrics.current.cellContentMargins.leading
    }
    return start + content.leadingOfText
  }

  // MARK: Taps

  /// Whether a tap anywhere shows or hides the children, instead of selecting the item: as a header does.
  var togglesWhenTapped: Bool {
    guard let disclosure = accessory(.outlineDisclosure) else { return false }
    return switch disclosure.outlineStyle {
    case .header: true
    case .cell: false
    case .automatic: role == .header
    }
  }

  /// Does what a tap on an accessory of the system's does: what the client says, or what the system does with it (B74, E46).
  func tapAccessory(_ kind: SystemAccessory) {
    guard let accessory = accessory(kind) else { return }
    if let handler = accessory.actionHandler { return handler() }
    switch kind {
    case .delete: revealSwipeActions(.trailing)
    case .outlineDisclosure: toggleExpansion()
    case .popUpMenu: isPopUpMenuOpen = true
    case .insert, .detail, .reorder, .multiselect, .label, .checkmark, .disclosureIndicator: break
    }
  }

  /// The pop-up menu that is open; nil if none is. Ours: what a screen would show.
  public var presentedPopUpMenu: UIMenu? { isPopUpMenuOpen ? accessory(.popUpMenu)?.menu : nil }

  /// Chooses an entry of the open pop-up menu, which closes it; answers whether another one is on now. Ours.
  @discardableResult
  public func choosePopUpMenuElement(_ action: UIAction) -> Bool {
    guard let menu = presentedPopUpMenu, menu.actions.contains(where: { $0 === action }), action.perform() else {
      return false
    }
    isPopUpMenuOpen = false
    guard menu.chosen !== action else { return false }
    for other in menu.actions { other.state = other === action ? .on : .off }
    let handler = accessory(.popUpMenu)?.menuHandler
    if let place = accessories.firstIndex(where: { $0.accessoryType == .popUpMenu }) {
      accessories[place].text = action.title
    }
    handler?(menu)
    return true
  }

  private func toggleExpansion() {
    guard let host, let key = elementKey, key.sort == .cell else { return }
    host.outline?.toggleExpansion(ofItemAt: key.indexPath)
  }
}

extension UICollectionViewCell {
  /// The collection view that shows or makes the cell.
  var host: UICollectionView? { collectionHost }

  /// What the cell stands for in its list. Known from when it is dequeued.
  var role: ListRole {
    switch pool?.key.kind {
    case UICollectionView.elementKindSectionHeader: return .header
    case UICollectionView.elementKindSectionFooter: return .footer
    default: break
    }
    let path = elementKey?.path ?? requestedPath
    guard path.item == 0, section(at: path)?.configuration.headerMode == .firstItemInSection else { return .item }
    return .header
  }

  /// The look of the list that the cell stands in; plain outside lists.
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    section(at: elementKey?.path ?? requestedPath)?.configuration.appearance ?? .plain
  }

  /// What the system puts behind the cell.
  var standardBackgroundConfiguration: UIBackgroundConfiguration {
    let path = elementKey?.path ?? requestedPath
    guard let section = section(at: path) else { return .clear() }
    return section.configuration.appearance.backgroundConfiguration(of: role)
  }

  private func section(at path: ItemPath) -> ListSection? {
    host?.lists.provider?.listSection(at: path.section)
  }
}
