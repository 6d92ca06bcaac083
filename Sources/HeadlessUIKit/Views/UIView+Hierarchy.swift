extension UIView {
  /// Puts `view` where `place` says among the other subviews, with the calls that UIKit makes around it.
  func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    guard view !== self else {
      UIKitExceptions.raise(.invalidArgument("Can't add self as subview"))
      return
    }
    if view.storedSuperview === self {
      if let index = Self.index(of: view, in: storedSubviews) { storedSubviews.remove(at: index) }
      storedSubviews.insert(view, at: place(storedSubviews))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let oldTraits = view.traitCollection
    view.storedSuperview?.detach(view)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    storedSubviews.insert(view, at: place(storedSubviews))
    view.storedSuperview = self
    markSubviewsChanged()
    if type(of: view).requiresConstraintBasedLayout { view.requireConstraints() }
    view.joinSystem()
    markConstraintUpdates(of: view)
    view.setNeedsLayout()
    if oldWindow !== newWindow { view.announceMoved() }
    view.announceTraits(from: oldTraits)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    superview.detach(self)
    storedSuperview = nil
    if constraintState != nil { standAlone() }
    if oldWindow != nil { announceMoved() }
    didMoveToSuperview()
  }

  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    view.leaveSystem()
    guard let index = Self.index(of: view, in: storedSubviews) else { return }
    storedSubviews.remove(at: index)
    markSubviewsChanged()
  }

  /// Where `view` stands in `views`. A loop, because a closure on the main actor has its actor checked at every call that the
  /// standard library makes, which costs more than the comparison.
  static func index(of view: UIView, in views: [UIView]) -> Int? {
    for index in views.indices where views[index] === view { return index }
    return nil
  }

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in storedSubviews { view.announceMove(to: window) }
  }

  private func announceMoved() {
    didMoveToWindow()
    for view in storedSubviews { view.announceMoved() }
  }
}
