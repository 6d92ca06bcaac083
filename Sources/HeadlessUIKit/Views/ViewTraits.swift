import Foundation

/// What a view keeps aside because few views need it.
final class ViewTraits {
  /// The part of `transform3D` that works in the plane.
  private(set) var transform = CGAffineTransform.identity
  var transform3D = CATransform3DIdentity {
    didSet { transform = CATransform3DGetAffineTransform(transform3D) }
  }
  var layer: CALayer?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrides = TraitValues()
  /// The traits that were answered last, so that the same are the same object.
  var collection: UITraitCollection?
  var layoutMargins = ViewTraits.defaultMargins
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityElements: [Any]?
  var gestureRecognizers: [UIGestureRecognizer]?

  static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension UIView {
  /// The view's own aside, made now if there was none.
  var ownTraits: ViewTraits {
    if let traits { return traits }
    let made = ViewTraits()
    traits = made
    return made
  }
}
