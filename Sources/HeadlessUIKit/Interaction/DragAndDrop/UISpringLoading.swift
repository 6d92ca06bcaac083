import CoreGraphics
import Foundation

/// Dragged items that are held over something that may open.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The view that may open.
  var targetView: UIView? { get set }
  /// Where the finger is, in points of `view`.
  func location(in view: UIView?) -> CGPoint
}
