extension UIView {
  func markNeedsConstraintUpdate() {
    layoutState.updatesConstraints = true
    setNeedsLayout()
    var view = self
    while let superview = view.storedSuperview, !superview.layoutState.updatesConstraintsBelow {
      superview.layoutState.updatesConstraintsBelow = true
      view = superview
    }
  }

  /// A view was added that asks for updates of its constraints: says so above it.
  func markConstraintUpdates(of subview: UIView) {
    guard subview.layoutState.updatesConstraints || subview.layoutState.updatesConstraintsBelow else { return }
    var view: UIView? = self
    while let superview = view, !superview.layoutState.updatesConstraintsBelow {
      superview.layoutState.updatesConstraintsBelow = true
      view = superview.storedSuperview
    }
  }

  /// Calls `updateConstraints()` where it was asked for, in the view and below, from the bottom up; for the view of a controller,
  /// `updateViewConstraints()`.
  func updatePendingConstraints() {
    if layoutState.updatesConstraintsBelow {
      layoutState.updatesConstraintsBelow = false
      var index = 0
      while index < storedSubviews.count {
        storedSubviews[index].updatePendingConstraints()
        index += 1
      }
    }
    guard layoutState.updatesConstraints else { return }
    if let storedController { storedController.updateViewConstraints() } else { updateConstraints() }
    layoutState.updatesConstraints = false
  }
}
