import Foundation

/// Makes out a finger that drags: 10 points from where it touched the gesture begins.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers there have to be at least; 1 at first.
  open var minimumNumberOfTouches = 1
  /// How many there may be.
  open var maximumNumberOfTouches = Int.max

  /// What `setTranslation(_:in:)` has added, in points of the root of the tree.
  private var shift = CGPoint.zero

  /// How far the fingers are from where they touched, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    let way = finger?.translation(in: view) ?? .zero
    return CGPoint(x: way.x + shift.x, y: way.y + shift.y)
  }

  /// Says how far the fingers are, in points of `view`: from now on translations count from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way = finger?.translation(in: view) ?? .zero
    shift = CGPoint(x: translation.x - way.x, y: translation.y - way.y)
  }

  /// How fast the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { finger?.velocity ?? .zero }

  override func touched() {
    shift = .zero
    if !(minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches)).contains(numberOfTouches) {
      state = .failed
    }
  }

  override func moved() {
    if isUnderWay {
      state = .changed
    } else if state == .possible, let way = finger?.translation(in: nil),
      max(abs(way.x), abs(way.y)) >= Finger.dragThreshold
    {
      state = mayBegin() ? .began : .failed
    }
  }

  override func lifted() {
    if isUnderWay { state = .ended }
  }
}

/// The drags in a scroll view, which makes them out itself.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    owner = scrollView
  }

  override var state: State {
    get { scrollView?.drag.panState ?? .possible }
    set {}
  }

  override var numberOfTouches: Int { drag?.count ?? 0 }

  override func location(in view: UIView?) -> CGPoint { drag?.location(in: view) ?? .zero }

  override func translation(in view: UIView?) -> CGPoint { drag?.translation(in: view) ?? .zero }

  override func velocity(in view: UIView?) -> CGPoint { drag?.velocity ?? .zero }

  private var drag: Finger? { scrollView?.drag.finger }
}
