import FrameClock
import Foundation

/// The root of a tree of views. What asks for layout in it is laid out at the next turn of the frame clock, unless
/// `layoutIfNeeded()` comes first.
@preconcurrency @MainActor open class UIWindow: UIView {
  private var isLayoutScheduled = false
  private var isShown = false
  private var transition: SizeTransition?
  /// Kept so that a frame makes no closure.
  private lazy var layOut: @MainActor () -> Void = { [weak self] in
    self?.isLayoutScheduled = false
    self?.layoutIfNeeded()
  }

  open override var window: UIWindow? { self }

  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// How far bars and the like reach into the window, in points. For hosts: there is nothing that would cover it.
  open var coveredEdges = UIEdgeInsets.zero {
    didSet {
      guard coveredEdges != oldValue else { return }
      announceSafeArea()
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { coveredEdges }

  /// Whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      replaceRoot(oldValue)
    }
  }

  /// Shows the window and makes it the one that events go to.
  open func makeKeyAndVisible() {
    isHidden = false
    isShown = true
    rootViewController?.appear()
  }

  private func replaceRoot(_ former: UIViewController?) {
    former?.viewIfLoaded?.removeFromSuperview()
    former?.disappear()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    if isShown { rootViewController?.appear() }
  }

  override func willChangeBounds(to newBounds: CGRect) {
    super.willChangeBounds(to: newBounds)
    guard newBounds.size != bounds.size, let rootViewController, rootViewController.isViewLoaded else { return }
    let transition = SizeTransition()
    self.transition = transition
    rootViewController.viewWillTransition(to: newBounds.size, with: transition)
  }

  override func didChangeBounds(from oldBounds: CGRect) {
    super.didChangeBounds(from: oldBounds)
    let transition = transition
    self.transition = nil
    transition?.run()
  }

  override func layoutWasAsked() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    FrameClocks.current.schedule(after: 0, layOut)
  }
}
