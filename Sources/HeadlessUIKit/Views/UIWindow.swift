import FrameClock

/// The root of a tree of views. What asks for layout in it is laid out at the next turn of the frame clock, unless
/// `layoutIfNeeded()` comes first.
@preconcurrency @MainActor open class UIWindow: UIView {
  private var isLayoutScheduled = false
  /// Kept so that a frame makes no closure.
  private lazy var layOut: @MainActor () -> Void = { [weak self] in
    self?.isLayoutScheduled = false
    self?.layoutIfNeeded()
  }

  open override var window: UIWindow? { self }

  /// Shows the window and makes it the one that events go to.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  override func layoutWasAsked() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    FrameClocks.current.schedule(after: 0, layOut)
  }
}
