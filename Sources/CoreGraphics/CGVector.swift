import Foundation

/// A direction and a length in the plane, in points.
@frozen public struct CGVector: Hashable, Codable, Sendable {
  /// How far it goes to the right.
  public var dx: CGFloat
  /// How far it goes down.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector()

  /// The vector of no length.
  @inlinable public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector that goes this far.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
