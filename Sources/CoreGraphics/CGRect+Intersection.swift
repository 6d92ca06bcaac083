import Foundation

// Foundation on Linux calls rectangles that merely touch intersecting. A file that imports UIKit or CoreGraphics, but
// not Foundation itself, sees these instead. A file that imports Foundation as well sees Foundation's: the attribute
// keeps the call from being ambiguous there.

extension CGRect {
  /// Whether the two rectangles have more than an edge in common, as on Apple's systems. One without area counts where
  /// it lies inside the other, or on its upper or left edge.
  @_disfavoredOverload public func intersects(_ rect2: CGRect) -> Bool {
    meets(rect2)
  }

  /// What the two rectangles have in common; the null rectangle unless they intersect.
  @_disfavoredOverload public func intersection(_ rect2: CGRect) -> CGRect {
    guard meets(rect2) else { return .null }
    let corner = CGPoint(x: max(minX, rect2.minX), y: max(minY, rect2.minY))
    let size = CGSize(width: min(maxX, rect2.maxX) - corner.x, height: min(maxY, rect2.maxY) - corner.y)
    return CGRect(origin: corner, size: size)
  }

  private func meets(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
  }

  private func meet(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
    start <= otherStart ? otherStart < end : start < otherEnd
  }
}
