import Foundation

extension CGPoint: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// The point as `(x, y)`.
  public var description: String { "(\(x), \(y))" }
  /// The point as `(x, y)`.
  public var debugDescription: String { description }
}

extension CGSize: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// The size as `(width, height)`.
  public var description: String { "(\(width), \(height))" }
  /// The size as `(width, height)`.
  public var debugDescription: String { description }
}

extension CGRect: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// The rectangle as `(x, y, width, height)`.
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  /// The rectangle as `(x, y, width, height)`.
  public var debugDescription: String { description }
}
