import Foundation

/// Some of the edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// The edges that these bits stand for.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Some of the edges of a rectangle, which follow the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// The edges that these bits stand for.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A place on the edge of a rectangle, or in its middle.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// The middle of the upper edge.
  case top = 1
  /// The upper corner where reading begins.
  case topLeading = 2
  /// The middle of the edge where reading begins.
  case leading = 3
  /// The lower corner where reading begins.
  case bottomLeading = 4
  /// The middle of the lower edge.
  case bottom = 5
  /// The lower corner where reading ends.
  case bottomTrailing = 6
  /// The middle of the edge where reading ends.
  case trailing = 7
  /// The upper corner where reading ends.
  case topTrailing = 8
}

/// How far something is moved, in points.
@frozen public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Not at all.
  public static let zero = UIOffset()

  /// Not at all.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// This far.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
