import Foundation

extension CGRect {
  /// Whether two rectangles have the same origin and size: `==`, without the call of a function of Foundation's.
  @inline(__always) func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && hasSameSize(as: other)
  }

  /// Whether two rectangles have the same size.
  @inline(__always) func hasSameSize(as other: CGRect) -> Bool {
    size.width == other.size.width && size.height == other.size.height
  }

  /// Whether two rectangles of no negative size have some area in common; those that merely touch do not (spec P1).
  @inline(__always) func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
