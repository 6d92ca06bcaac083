import Foundation

/// The glass that the host pretends to have.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// Its rectangle, in points: 390 by 844 unless a host sets it.
  open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// How many pixels a point has: as many as views are told that nobody tells otherwise.
  open var scale: CGFloat { UITraitCollection.standard.displayScale }
  /// How many frames it can show a second.
  open var maximumFramesPerSecond = 60

  /// Its rectangle, in pixels.
  open var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}
