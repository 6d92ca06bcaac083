/// To which side a text keeps.
public enum NSTextAlignment: Int, Sendable {
  /// The left.
  case left = 0
  /// Neither.
  case center = 1
  /// The right.
  case right = 2
  /// Both.
  case justified = 3
  /// The side where its language begins.
  case natural = 4
}

/// How a text breaks.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Not: the rest is cut off.
  case byClipping = 2
  /// Dots stand for the beginning.
  case byTruncatingHead = 3
  /// Dots stand for the end.
  case byTruncatingTail = 4
  /// Dots stand for the middle.
  case byTruncatingMiddle = 5
}

/// From which side a text is read.
public enum NSWritingDirection: Int, Sendable {
  /// The side that its first letter says.
  case natural = -1
  /// The left.
  case leftToRight = 0
  /// The right.
  case rightToLeft = 1
}

/// Lines below, through or above text. Kept only: nothing is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int

  /// A style of these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
