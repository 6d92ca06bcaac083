import Foundation

/// A view that shows a part of content larger than itself: the origin of its bounds is the content offset.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegateHolder {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  var storedContentSize = CGSize.zero
  var storedContentInset = UIEdgeInsets.zero
  /// What moves the content while no finger drags it.
  final var motion = ScrollMotion.rest
  /// The content offset is being set by a motion, which goes on, and not by a client.
  final var movesOnItsOwn = false
  /// What came before the content may have moved it out of its range: it comes back once it rests.
  final var returnsToRange = false
  /// A new content size leaves the content offset alone: whoever sets that size moves the content afterwards.
  final var keepsOffset = false
  /// What a finger is doing.
  final var drag = DragState()
  /// The content's way to rest after a finger has lifted, if it is on it.
  final var glide: GlideRun?
  /// The scroll that the program animates, if there is one.
  var animation: OffsetAnimation?

  /// Whether the safe area adds to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How fast the content slows down after a finger has lifted.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the content comes to rest on multiples of the bounds' size (I12).
  open var isPagingEnabled = false
  /// Whether a finger can scroll. Once it is false, the finger that does loses its touch, and what it left in motion stops.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled, oldValue { stopScrolling() } }
  }
  /// Whether a drag keeps to the axis that it begins on.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be pulled past its ends (I14).
  open var bounces = true
  /// Whether it can upwards and downwards even if it fits (I14).
  open var alwaysBounceVertical = false
  /// Whether it can sideways even if it fits (I14).
  open var alwaysBounceHorizontal = false
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether the vertical indicator shows during a scroll.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows during a scroll.
  open var showsHorizontalScrollIndicator = true
  /// Whether touches wait until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether a scroll takes touches from the content.
  open var canCancelContentTouches = true
  /// What a scroll does with the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What a finger pulls down to have the content fetched anew; it stands above the content. Nil at first.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { adoptRefreshControl(insteadOf: oldValue) } }
  }
  /// What sees the drags of fingers, and lets them scroll while it is enabled.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(of: self)

  /// A scroll view at `frame`, without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content that lies at the upper left corner of the bounds. Setting it does not clamp (I2), and content
  /// that a finger left in motion goes on from there. What else moves the content sets it too, so that a subclass which
  /// overrides it sees every move.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if movesOnItsOwn {
        movesOnItsOwn = false
      } else {
        stopAnimation()
        returnsToRange = false
      }
      bounds = CGRect(origin: newValue, size: bounds.size)
    }
  }

  /// Whether a finger holds the content.
  open var isTracking: Bool { drag.hold != .none }

  /// Whether a finger drags the content, or has let it go without its having come to rest.
  open var isDragging: Bool { drag.hold == .dragging || motion == .decelerating }

  /// Whether the content still moves after the finger has lifted.
  open var isDecelerating: Bool { motion == .decelerating }

  /// How large the content is. A new one brings the content offset back into its range (I1), unless a finger holds it
  /// outside.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard storedContentSize != newValue else { return }
      storedContentSize = newValue
      if !keepsOffset { clampContentOffset() }
    }
  }

  /// Empty space around the content. A new one brings the content offset back into its range (I1), unless a finger
  /// holds it outside.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard storedContentInset != newValue else { return }
      storedContentInset = newValue
      announceInset()
    }
  }

  /// The empty space around the content, with what the safe area adds by `contentInsetAdjustmentBehavior` (I1), and a refresh control
  /// that refreshes.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = insetWithSafeArea
    inset.top += refreshInset
    return inset
  }

  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content so that `contentOffset` lies at the upper left corner of the bounds, at once or, on the current
  /// frame clock, over 0.3 s. Does not clamp (I2). What a finger left in motion stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopDecelerating()
    returnsToRange = false
    if animated {
      animateContentOffset(to: contentOffset)
    } else {
      stopAnimation()
      moveContent(to: contentOffset)
    }
  }

  /// Moves the content as little as needed for `rect`, in content coordinates, to be seen; not at all if it is (I7).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offsetShowing(rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if contentInsetAdjustmentBehavior != .never { announceInset() }
  }

  /// Where content should come to rest that a finger leaves at `velocity`, in points a second (I11).
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  func announceInset(keepingOffset: Bool = false) {
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    if !keepingOffset { clampContentOffset() }
  }

  override func didChangeBounds(from oldBounds: CGRect) {
    super.didChangeBounds(from: oldBounds)
    if oldBounds.origin != bounds.origin {
      setNeedsLayout()
      contentDidMove()
      scrollDelegate?.scrollViewDidScroll(self)
    }
    if oldBounds.size != bounds.size { clampContentOffset() }
  }
}

/// Where `delegate` is declared for scroll views, so that a subclass may declare its own of a narrower type, as in
/// UIKit. A subclass of a plain scroll view declares it anew instead of overriding it; one of a collection view overrides it.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: UIScrollView {}

extension ScrollDelegateHolder {
  /// Who is told of scrolling; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
