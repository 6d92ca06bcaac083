import Foundation

/// What a view keeps aside because few views need it.
final class ViewTraits {
  var transform = CGAffineTransform.identity
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
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
