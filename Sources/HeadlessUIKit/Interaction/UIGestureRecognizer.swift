import Foundation

/// What makes out a gesture in what fingers do. Targets and actions need the Objective-C runtime, so that clients cannot make
/// recognizers here; they can ask those that views have.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing was made out yet.
    case possible = 0
    /// It begins.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It was none.
    case failed = 5
  }

  /// Whether the recognizer listens to fingers; true at first.
  open var isEnabled = true
  /// The view that the recognizer belongs to.
  open var view: UIView? { nil }
  /// How far the gesture has come.
  open var state: State { .possible }
  /// How many fingers take part.
  open var numberOfTouches: Int { 0 }

  /// Where the fingers are, in points of `view`; its origin while there are none.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The drags in a scroll view.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
  }

  open override var view: UIView? { scrollView }
  open override var state: State { scrollView?.drag.panState ?? .possible }
  open override var numberOfTouches: Int { finger?.count ?? 0 }

  open override func location(in view: UIView?) -> CGPoint {
    finger?.location(in: view) ?? .zero
  }

  /// How far the fingers are from where they touched, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    finger?.translation(in: view) ?? .zero
  }

  /// How fast the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    finger?.velocity ?? .zero
  }

  private var finger: Finger? { scrollView?.drag.finger }
}
