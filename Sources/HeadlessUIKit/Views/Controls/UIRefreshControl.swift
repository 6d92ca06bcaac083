import CoreGraphics
import Foundation

/// What stands above the content of a scroll view and says that the content is being fetched anew: a finger that pulls the content down
/// by the control's height, 60 points, begins that and sends `.valueChanged`. The content then leaves room for the control until
/// `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60

  /// Whether the content is being fetched.
  open private(set) var isRefreshing = false
  /// What the control says. Kept only.
  open var attributedTitle: NSAttributedString?

  /// A control of 60 points; where it stands follows from its scroll view.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    autoresizingMask = .flexibleWidth
  }

  /// A control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Says that the content is being fetched, and makes room for the control. Sends nothing and does not scroll.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.refreshingDidChange()
  }

  /// Says that the content has been fetched: content that left room for the control goes back, animated.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.refreshingDidChange()
  }

  /// The scroll view whose control this is.
  private var scrollView: UIScrollView? {
    (superview as? UIScrollView).flatMap { $0.refreshControl === self ? $0 : nil }
  }
}

extension UIScrollView {
  /// The room that the control takes above the content, in points. No allocation.
  var refreshInset: CGFloat {
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return UIRefreshControl.height
  }

  /// Begins to refresh if a finger has pulled the content down far enough. No allocation unless it does.
  func refreshIfPulled() {
    guard let control = refreshControl, control.isEnabled, !control.isRefreshing, drag.movesVertically,
      contentOffset.y <= -adjustedContentInset.top - UIRefreshControl.height
    else { return }
    control.beginRefreshing()
    drag.pull = pull(showing: contentOffset)
    control.sendActions(for: .valueChanged)
  }

  /// Puts the control above the content.
  func adoptRefreshControl(insteadOf former: UIRefreshControl?) {
    if former?.superview === self { former?.removeFromSuperview() }
    if let control = refreshControl {
      control.frame = CGRect(x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
      insertSubview(control, at: 0)
    }
    if former?.isRefreshing == true || refreshControl?.isRefreshing == true { refreshingDidChange() }
  }

  /// The control takes room now, or does not any more.
  func refreshingDidChange() {
    announceInset(keepingOffset: true)
    guard drag.hold == .none else { return }
    if motion == .rest {
      let target = clamped(contentOffset)
      if target != contentOffset { setContentOffset(target, animated: true) }
    } else {
      returnsToRange = true
    }
  }
}
