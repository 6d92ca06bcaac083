import Foundation

extension UIView {
  /// How far what covers the edges of the window reaches into this view, in points: what the superview's safe area
  /// leaves uncovered of the view's own edges. O(depth).
  var inheritedSafeArea: UIEdgeInsets {
    guard let superview = storedSuperview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    let safe = superview.bounds.inset(by: outer)
    let frame = self.frame
    return UIEdgeInsets(
      top: max(0, safe.minY - frame.minY),
      left: max(0, safe.minX - frame.minX),
      bottom: max(0, frame.maxY - safe.maxY),
      right: max(0, frame.maxX - safe.maxX)
    )
  }

  /// Tells this view and those below it that their safe area has changed.
  func announceSafeArea() {
    safeAreaInsetsDidChange()
    if constraintState != nil { insetsDidChange() }
    setNeedsLayout()
    for view in storedSubviews { view.announceSafeArea() }
  }
}
