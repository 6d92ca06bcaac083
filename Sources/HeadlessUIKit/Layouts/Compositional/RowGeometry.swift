import CoreGraphics
import Foundation

/// Where the row of a section that scrolls across the layout's axis stands, in points of the collection view's content, and how far it
/// is scrolled.
///
/// The row is as wide as the collection view: what lies in the section's insets is seen and can be touched.
struct RowGeometry: Equatable {
  var section: Int
  /// The row, in points of the content.
  var frame: CGRect
  /// How large what it scrolls is.
  var contentSize: CGSize
  /// The extra room at the ends of rows that rest with a group in the middle (B58); negative where the first stop lies further in.
  var inset: UIEdgeInsets
  /// How far it is scrolled, as a scroll view counts it.
  var offset: CGPoint
  /// Whether it scrolls up and down, in a layout that scrolls sideways.
  var isUpright: Bool
  var scale: Double
  /// How far in front it lies.
  var zIndex: Int

  /// Puts a look from the content into the row, where it stays however far the row is scrolled.
  @inline(__always) func take(_ look: inout ElementLook) {
    look.row = Int32(section)
    look.frame.origin.x = onPixel(look.frame.origin.x + offset.x - frame.origin.x)
    look.frame.origin.y = onPixel(look.frame.origin.y + offset.y - frame.origin.y)
  }

  /// A frame in the row, in points of the content.
  func frameInContent(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: frame.origin.x - offset.x, dy: frame.origin.y - offset.y)
  }

  /// The pixel that a coordinate lies on but for what rounding the offset took off it.
  @inline(__always) private func onPixel(_ value: CGFloat) -> CGFloat {
    let pixel = (value * scale).rounded() / scale
    return abs(pixel - value) < 1e-6 ? pixel : value
  }
}
