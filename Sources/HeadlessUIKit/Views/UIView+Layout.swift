/// What of a view's layout is still to do.
struct LayoutState {
  /// `layoutSubviews()` is to be called.
  var isNeeded = false
  /// Some view below asks for layout, perhaps.
  var isNeededBelow = false
  /// `layoutSubviews()` is being called.
  var isUnderWay = false
  /// `updateConstraints()` is to be called.
  var updatesConstraints = false
  /// That of some view below is to be called, perhaps.
  var updatesConstraintsBelow = false
}

extension UIView {
  /// How often a view that asks again from inside its own layout is laid out before the rest waits for the next time.
  private static let passLimit = 32

  func markNeedsLayout() {
    layoutState.isNeeded = true
    var top = self
    while let superview = top.storedSuperview {
      if superview.layoutState.isNeededBelow { return }
      superview.layoutState.isNeededBelow = true
      top = superview
    }
    top.layoutWasAsked()
  }

  /// Marks the view because its subviews changed, unless its own layout is what changes them.
  func markSubviewsChanged() {
    if !layoutState.isUnderWay { setNeedsLayout() }
  }

  func layoutPendingFromTop() {
    var top = self
    while let superview = top.storedSuperview, superview.layoutState.isNeeded { top = superview }
    top.layoutPending()
  }

  /// Lays out the view and what lies below it, without an allocation.
  private func layoutPending() {
    guard !layoutState.isUnderWay else { return }
    var passes = 0
    while layoutState.isNeeded || layoutState.isNeededBelow, passes < Self.passLimit {
      passes += 1
      if layoutState.isNeeded {
        layoutState.isNeeded = false
        layoutState.isUnderWay = true
        if layoutState.updatesConstraints || layoutState.updatesConstraintsBelow { updateConstraintsIfNeeded() }
        storedController?.viewWillLayoutSubviews()
        layoutSubviews()
        storedController?.viewDidLayoutSubviews()
        layoutState.isUnderWay = false
      }
      guard layoutState.isNeededBelow else { continue }
      layoutState.isNeededBelow = false
      layoutSubviewsPending()
    }
  }

  private func layoutSubviewsPending() {
    var index = 0
    while index < storedSubviews.count {
      let view = storedSubviews[index]
      if view.layoutState.isNeeded || view.layoutState.isNeededBelow { view.layoutPending() }
      index += 1
    }
  }
}
