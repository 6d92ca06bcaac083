import CoreGraphics
import Foundation
import LayoutModel
import Trace

/// Where the focus is and was.
struct FocusState {
  var current: ItemPath?
  var last: ItemPath?

  /// Takes in what a batch does to the places.
  mutating func follow(_ newPath: (ItemPath) -> ItemPath?) {
    current = current.flatMap(newPath)
    last = last.flatMap(newPath)
  }
}

extension UICollectionView {
  /// The item that has the focus; nil if none has.
  public var focusedIndexPath: IndexPath? { focus.current.map { IndexPath($0) } }

  /// Moves the focus to an item, or away with nil, if it can be focused (G19) and the delegate lets it go there; answers whether
  /// it moved. With `selectionFollowsFocus` the item is selected, unless the delegate refuses that (G18).
  @discardableResult
  public func moveFocus(to indexPath: IndexPath?) -> Bool {
    moveFocus(to: indexPath, heading: [])
  }

  /// Moves the focus from the item that has it in a direction, as a remote control or arrow keys do, and scrolls it into view;
  /// answers whether it moved. Without a focus it goes to the item that is preferred, or the first one in view.
  ///
  /// Sideways and up and down it goes to the nearest item that lies that way and can be focused: one that shares a stretch with
  /// the present one across the direction before one that does not. O(log n + k) in the k items up to there.
  @discardableResult
  public func moveFocus(heading: UIFocusHeading) -> Bool {
    performLayoutPassIfNeeded()
    guard let current = focus.current else { return focusPreferredItem() || focusFirstInView(heading) }
    let target: ItemPath?
    if heading.contains(.next) || heading.contains(.previous) {
      target = focusable(from: current, step: heading.contains(.next) ? 1 : -1)
    } else {
      target = FocusSearch(of: self, from: current, heading).nearest()
    }
    guard let target, moveFocus(to: IndexPath(target), heading: heading) else { return false }
    if let frame = layoutAttributesForItem(at: IndexPath(target))?.frame { scrollRectToVisible(frame, animated: false) }
    performLayoutPassIfNeeded()
    return true
  }

  /// Moves the focus to where it was last, if `remembersLastFocusedIndexPath`, or to the item that the delegate prefers (G20);
  /// answers whether it moved.
  @discardableResult
  public func focusPreferredItem() -> Bool {
    if remembersLastFocusedIndexPath, let last = focus.last, loadedCounts.contains(last) {
      return moveFocus(to: IndexPath(last))
    }
    guard let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self) else { return false }
    return moveFocus(to: path)
  }

  /// Whether the focus may go to an item (G19).
  func canFocus(_ path: ItemPath) -> Bool {
    guard loadedCounts.contains(path) else { return false }
    return collectionDelegate?.collectionView(self, canFocusItemAt: IndexPath(path)) ?? focusesByDefault
  }

  private func moveFocus(to indexPath: IndexPath?, heading: UIFocusHeading) -> Bool {
    let path = indexPath.flatMap { contains($0) ? ItemPath($0) : nil }
    if indexPath != nil {
      guard let path, canFocus(path) else { return false }
    }
    let context = UICollectionViewFocusUpdateContext(previous: focusedIndexPath, next: indexPath)
    context.previouslyFocusedView = focus.current.flatMap { cellForItem(at: IndexPath($0)) }
    context.nextFocusedView = indexPath.flatMap(cellForItem)
    context.focusHeading = heading
    guard ask({ $0.collectionView(self, shouldUpdateFocusIn: context) }) else { return false }
    showFocus(false)
    focus.current = path
    showFocus(true)
    if let path { focus.last = path }
    let coordinator = UIFocusAnimationCoordinator()
    tell { $0.collectionView(self, didUpdateFocusIn: context, with: coordinator) }
    guard let path, let indexPath else { return true }
    if selectionFollowsFocus, allowsSelectionNow,
      ask({ $0.collectionView(self, selectionFollowsFocusForItemAt: indexPath) })
    {
      selectByTouch(path)
    }
    return true
  }

  /// Makes the cell of the focused item look as if it had the focus, or not.
  private func showFocus(_ isFocused: Bool) {
    guard let path = focus.current, let cell = cellInUse(at: IndexPath(path)) else { return }
    cell.itemState.isFocused = isFocused
  }

  private func focusFirstInView(_ heading: UIFocusHeading) -> Bool {
    let first = visible.entries.first { $0.key.sort == .cell && canFocus($0.key.path) }
    return first.map { moveFocus(to: $0.key.indexPath, heading: heading) } ?? false
  }

  /// The nearest item before or after `path` that can be focused; nil if there is none.
  private func focusable(from path: ItemPath, step: Int) -> ItemPath? {
    var path = path
    while let next = item(step, from: path) {
      if canFocus(next) { return next }
      path = next
    }
    return nil
  }
}
