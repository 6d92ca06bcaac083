import Foundation

/// A view that holds a picture and is as large as that by itself.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { if image !== oldValue, image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false
  /// What symbols are chosen by that say nothing of it. Kept only.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// A view at `frame` without a picture, which cannot be touched.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view as large as `image`, which it holds.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The same, with another picture for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The size of the picture; no idea without one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

  /// Where the picture lies in the bounds, as the content mode says; nil without one. For hosts and tests: nothing is drawn.
  public var imageFrame: CGRect? {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return nil }
    return contentMode.frame(of: size, in: bounds)
  }
}

extension UIView.ContentMode {
  /// Where content of `size` lies in `bounds`.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let horizontal = bounds.size.width / size.width
    let vertical = bounds.size.height / size.height
    let shown: CGSize =
      switch self {
      case .scaleToFill, .redraw: bounds.size
      case .scaleAspectFit: size.scaled(by: min(horizontal, vertical))
      case .scaleAspectFill: size.scaled(by: max(horizontal, vertical))
      default: size
      }
    let rest = CGSize(width: bounds.size.width - shown.width, height: bounds.size.height - shown.height)
    let across: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: rest.width
      default: rest.width / 2
      }
    let down: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: rest.height
      default: rest.height / 2
      }
    return CGRect(origin: CGPoint(x: bounds.minX + across, y: bounds.minY + down), size: shown)
  }
}

extension CGSize {
  /// Both lengths multiplied by `factor`.
  fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
