import CoreGraphics
import Foundation

/// An action that a swipe has revealed. Ours, not UIKit's, since there is nothing to look at.
@MainActor public struct RevealedSwipeAction {
  /// The action.
  public let action: UIContextualAction
  /// Where its button is, in points of the cell.
  public let frame: CGRect
}

extension UICollectionViewCell {
  /// The actions that a swipe of the cell has revealed, the one at the edge first; none unless it is swiped. Ours, not UIKit's.
  public var revealedSwipeActions: [RevealedSwipeAction] {
    guard let swipe, swipe.offset > 0 else { return [] }
    return swipe.views.filter { !$0.isHidden }.map { RevealedSwipeAction(action: $0.action, frame: $0.frame) }
  }

  /// How far the content has moved to the right to make room for swipe actions.
  var swipeShift: CGFloat { swipe?.shift ?? 0 }

  /// The swipe that goes on when a finger moves by `translation` to the right: the one that the cell shows, or a new one at the side
  /// that comes in sight. Nil if the cell is no row of a list, if it is being edited, or if there are no actions there (B73).
  func swipe(forTranslation translation: CGFloat) -> RowSwipe? {
    guard let host, host.isRow(self) else { return nil }
    if let swipe { return swipe }
    guard !itemState.isEditing else { return nil }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return beginSwipe((translation > 0) != isReversed ? .leading : .trailing)
  }

  /// Shows the actions at one side at once, as the delete accessory does (B74). Nothing happens if there are none.
  func revealSwipeActions(_ edge: SwipeEdge) {
    guard let host, host.isRow(self) else { return }
    if let swipe, swipe.edge == edge { return }
    beginSwipe(edge)?.open()
  }

  private func beginSwipe(_ edge: SwipeEdge) -> RowSwipe? {
    guard let host, let path = host.indexPath(for: self),
      let configuration = swipeActions(at: edge, path), !configuration.actions.isEmpty, host.isRow(self)
    else { return nil }
    host.closeSwipe()
    let swipe = RowSwipe(edge, configuration, in: self)
    self.swipe = swipe
    host.lists.swipedCell = self
    return swipe
  }

  /// The actions of the cell itself, if it is a list cell that has some, else those that the section's provider answers (B73).
  private func swipeActions(at edge: SwipeEdge, _ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let cell = self as? UICollectionViewListCell
    let configuration = listSection?.configuration
    return switch edge {
    case .leading:
      cell?.leadingSwipeActionsConfiguration ?? configuration?.leadingSwipeActionsConfigurationProvider?(indexPath)
    case .trailing:
      cell?.trailingSwipeActionsConfiguration ?? configuration?.trailingSwipeActionsConfigurationProvider?(indexPath)
    }
  }

  /// Puts the content back and the actions away.
  func endSwipe() {
    guard let swipe else { return }
    swipe.remove()
    self.swipe = nil
    if host?.lists.swipedCell === self { host?.lists.swipedCell = nil }
    itemState.isSwiped = false
    placeContent()
  }
}

extension UICollectionView {
  /// Closes the swipe that shows actions, if there is one.
  func closeSwipe() {
    lists.swipedCell?.endSwipe()
  }

  /// Whether a cell is that of an item of a list section.
  fileprivate func isRow(_ cell: UICollectionViewCell) -> Bool {
    cell.collectionHost === self && cell.listSection != nil && cell.elementKey?.sort == .cell
  }
}
