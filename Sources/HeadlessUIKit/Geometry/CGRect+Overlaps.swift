import Foundation

extension CGRect {
  /// Whether two rectangles of no negative size have some area in common; those that merely touch do not (spec P1).
  @inline(__always) func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
