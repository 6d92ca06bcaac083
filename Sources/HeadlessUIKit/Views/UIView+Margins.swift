import Foundation

extension UIView {
  /// The margins by side, as `directionalLayoutMargins` says by reading direction.
  var sideMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: margins.top,
        left: isReversed ? margins.trailing : margins.leading,
        bottom: margins.bottom,
        right: isReversed ? margins.leading : margins.trailing
      )
    }
    set {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top,
        leading: isReversed ? newValue.right : newValue.left,
        bottom: newValue.bottom,
        trailing: isReversed ? newValue.left : newValue.right
      )
    }
  }
}

extension UIView {
  /// Whether the margins are no smaller than what the superview's margins take of the view; false at first.
  public var preservesSuperviewLayoutMargins: Bool {
    get { traits?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      ownTraits.preservesSuperviewMargins = newValue
      announceMargins()
    }
  }

  /// Whether the guide of the margins keeps clear of the safe area too; true at first.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { traits?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      ownTraits.insetsMarginsFromSafeArea = newValue
      announceMargins()
    }
  }

  /// The margins by side, with the safe area where the view lets its margins grow by it, and with those of the superview where the
  /// view preserves them.
  var effectiveMargins: UIEdgeInsets {
    var margins = layoutMargins
    guard let traits else { return margins.enlarged(by: safeAreaInsets) }
    if traits.preservesSuperviewMargins, let superview = storedSuperview {
      let room = superview.bounds.inset(by: superview.effectiveMargins)
      let frame = self.frame
      margins = UIEdgeInsets(
        top: max(margins.top, room.minY - frame.minY), left: max(margins.left, room.minX - frame.minX),
        bottom: max(margins.bottom, frame.maxY - room.maxY), right: max(margins.right, frame.maxX - room.maxX))
    }
    return traits.insetsMarginsFromSafeArea ? margins.enlarged(by: safeAreaInsets) : margins
  }

  /// Says that the margins are others, here and in the subviews that preserve them.
  func announceMargins() {
    if constraintState != nil { insetsDidChange() }
    setNeedsLayout()
    layoutMarginsDidChange()
    for view in storedSubviews where view.preservesSuperviewLayoutMargins { view.announceMargins() }
  }
}

extension UIEdgeInsets {
  fileprivate func enlarged(by other: UIEdgeInsets) -> UIEdgeInsets {
    guard other != .zero else { return self }
    return UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}
