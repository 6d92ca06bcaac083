import Foundation
import LayoutModel

/// Where the focus is and was.
struct FocusState {
  var current: IndexPath?
  var last: IndexPath?
}

extension UICollectionView {
  /// The item that has the focus; nil if none has. There is no focus engine here: a host moves the focus.
  public var focusedIndexPath: IndexPath? { focus.current }

  /// Moves the focus to an item, or away with nil, if it can be focused (G19) and the delegate lets it go there; answers whether
  /// it moved. With `selectionFollowsFocus` the item is selected, unless the delegate refuses that (G18).
  @discardableResult
  public func moveFocus(to indexPath: IndexPath?) -> Bool {
    if let indexPath, !canFocus(indexPath) { return false }
    let context = UICollectionViewFocusUpdateContext(previous: focus.current, next: indexPath)
    guard ask({ $0.collectionView(self, shouldUpdateFocusIn: context) }) else { return false }
    showFocus(false)
    focus.current = indexPath
    showFocus(true)
    guard let indexPath else { return true }
    focus.last = indexPath
    if selectionFollowsFocus, allowsSelectionNow,
      ask({ $0.collectionView(self, selectionFollowsFocusForItemAt: indexPath) })
    {
      selectByTouch(ItemPath(indexPath))
    }
    return true
  }

  /// Moves the focus to where it was last, if `remembersLastFocusedIndexPath`, or to the item that the delegate prefers (G20);
  /// answers whether it moved.
  @discardableResult
  public func focusPreferredItem() -> Bool {
    if remembersLastFocusedIndexPath, let last = focus.last, contains(last) { return moveFocus(to: last) }
    guard let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self) else { return false }
    return moveFocus(to: path)
  }

  private func showFocus(_ isFocused: Bool) {
    guard let path = focus.current, let cell = cellInUse(at: path) else { return }
    cell.itemState.isFocused = isFocused
  }

  private func canFocus(_ indexPath: IndexPath) -> Bool {
    guard contains(indexPath) else { return false }
    guard let collectionDelegate else { return focusesByDefault }
    return collectionDelegate.collectionView(self, canFocusItemAt: indexPath)
  }
}
