/// The root of a tree of views.
@preconcurrency @MainActor open class UIWindow: UIView {
  open override var window: UIWindow? { self }

  /// Shows the window and makes it the one that events go to.
  open func makeKeyAndVisible() {
    isHidden = false
  }
}
