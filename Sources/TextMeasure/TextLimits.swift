/// The room that a text has, and what happens where that is too little.
public struct TextLimits: Hashable, Sendable {
  /// Where lines break.
  public enum Breaking: UInt8, Sendable {
    /// Between words, and inside a word only if it is wider than a line.
    case words
    /// Between characters.
    case characters
    /// Only where a paragraph ends.
    case paragraphs
  }

  /// Where dots stand for what the last line has no room for.
  public enum Truncation: UInt8, Sendable {
    /// Nowhere: the rest is left out.
    case none
    /// At its beginning.
    case head
    /// In its middle.
    case middle
    /// At its end.
    case tail
  }

  /// The width, in points.
  public var width: Double
  /// How many lines there may be; 0 for any number.
  public var lines: Int
  /// Where lines break.
  public var breaking: Breaking
  /// Where dots stand.
  public var truncation: Truncation

  /// Limits. Those that are left out limit nothing.
  public init(
    width: Double = .infinity, lines: Int = 0, breaking: Breaking = .words, truncation: Truncation = .none
  ) {
    self.width = width
    self.lines = lines
    self.breaking = breaking
    self.truncation = truncation
  }
}

/// How large a text is within limits. Lengths are in points and not rounded.
public struct TextSize: Hashable, Sendable {
  /// The width of the widest line.
  public var width = 0.0
  /// The height of all lines, with the space between them.
  public var height = 0.0
  /// How many lines there are.
  public var lineCount = 0
  /// How far below the top the first line stands.
  public var firstBaseline = 0.0
  /// How far below the top the last line stands.
  public var lastBaseline = 0.0
  /// Whether some of the text found no room.
  public var isTruncated = false

  /// The size of nothing.
  public static let zero = TextSize()
}

/// One line of a text within limits. Lengths are in points.
public struct TextLine: Hashable, Sendable {
  /// The part of the text that stands in the line, in bytes of UTF-8; dots may stand for some of it.
  public var range: Range<Int>
  /// The width, without the white space at which the line was broken.
  public var width: Double
  /// The height, with what the paragraph's style adds.
  public var height: Double
  /// How far below the top of the text the line stands.
  public var baseline: Double
  /// Whether the paragraph is read from the right.
  public var isRightToLeft: Bool
  /// Whether dots stand for a part of the line.
  public var isTruncated: Bool
}
