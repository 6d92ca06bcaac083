import CoreGraphics
import Foundation

/// A wheel that turns while something is under way. It keeps its own size, and nothing turns here: it is shown or hidden.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// How large the wheel is.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the view is hidden while it does not turn; true at first.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Its colour.
  open var color: UIColor! = .systemGray
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// A wheel that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// A medium wheel at `frame` that stands still.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// A wheel from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Begins to turn, and shows.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stands still, and hides if it is to.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
