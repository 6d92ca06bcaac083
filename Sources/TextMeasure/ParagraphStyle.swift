/// How the lines of a paragraph are laid out. Lengths are in points; 0 changes nothing.
public struct ParagraphStyle: Hashable, Sendable {
  /// In which direction a paragraph is read.
  public enum Direction: UInt8, Sendable {
    /// In that of its first letter.
    case natural
    /// From the left.
    case leftToRight
    /// From the right.
    case rightToLeft
  }

  /// The space between two lines of one paragraph.
  public var lineSpacing = 0.0
  /// The space after the paragraph, if another follows.
  public var spacingAfter = 0.0
  /// The space before the paragraph, unless it is the first.
  public var spacingBefore = 0.0
  /// How far the first line begins from the edge.
  public var firstLineIndent = 0.0
  /// How far the other lines do.
  public var indent = 0.0
  /// Where lines end: how far from the beginning if positive, and how far before the far edge otherwise.
  public var tailIndent = 0.0
  /// What the natural height of a line is multiplied by.
  public var lineHeightMultiple = 0.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The greatest.
  public var maximumLineHeight = 0.0
  /// In which direction the paragraph is read.
  public var direction = Direction.natural

  /// A style that changes nothing.
  public init() {}

  /// The height of a line that would naturally be `natural` high.
  func height(ofLine natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// The room that a line has of `width`, which may be infinite.
  func room(of width: Double, isFirst: Bool) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return end - start(isFirst: isFirst)
  }

  /// How far from the edge a line begins.
  func start(isFirst: Bool) -> Double { isFirst ? firstLineIndent : indent }
}
