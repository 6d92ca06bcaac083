import CoreGraphics

/// The geometry and the look of a rectangle. Nothing is drawn: what concerns looks alone is only kept.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The layer's rectangle in its own coordinates, in points.
  open var bounds = CGRect.zero
  /// Where the anchor lies in the layer above, in points.
  open var position = CGPoint.zero
  /// Which point of the layer stays put when it is turned or stretched, from (0, 0) to (1, 1); the middle at first.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How the layer is turned and stretched about its anchor.
  open var transform = CATransform3DIdentity
  /// Which of two overlapping layers is in front: the one with the larger number.
  open var zPosition: CGFloat = 0
  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is left out.
  open var isHidden = false
  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds = false
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; nil for none.
  open var borderColor: CGColor?
  /// The colour behind the content; nil for none.
  open var backgroundColor: CGColor?
  /// The colour of the shadow; nil for none.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1; 0 at first.
  open var shadowOpacity: Float = 0
  /// How far the shadow is from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3

  /// A layer of no size.
  public override init() {
    super.init()
  }

  /// The smallest upright rectangle around the layer, in points of the layer above. Setting it is for layers that are
  /// not turned.
  open var frame: CGRect {
    get {
      let corner = CGPoint(x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y)
      let image = CGRect(origin: corner, size: bounds.size).applying(affineTransform())
      return image.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let inverse = affineTransform().inverted()
      bounds.size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      let corner = frame.origin
      position.x += newValue.origin.x - corner.x
      position.y += newValue.origin.y - corner.y
    }
  }

  /// What `transform` does in the plane.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Makes `transform` do this in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
