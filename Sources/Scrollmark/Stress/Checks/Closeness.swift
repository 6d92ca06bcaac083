import CoreGraphics

/// How far apart two computed positions of the same thing may be: rounding of sums, in a collection `extent` points long.
func tolerance(_ extent: CGFloat) -> CGFloat { 1e-7 * max(1, abs(extent)) }

extension CGRect {
  /// Whether two frames are the same but for rounding.
  func isClose(to other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(origin.x - other.origin.x) <= tolerance && abs(origin.y - other.origin.y) <= tolerance
      && abs(size.width - other.size.width) <= tolerance && abs(size.height - other.size.height) <= tolerance
  }

  /// The frame in a few characters.
  var words: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
