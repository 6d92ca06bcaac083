/// How high a text is: characters of one width, broken anywhere, with a margin around. It stands in for measuring real text, costs
/// a few nanoseconds, and depends on the width as real text does.
enum TextContent {
  /// The width of a character, in points.
  static let characterWidth = 7.5
  /// The height of a line, in points.
  static let lineHeight = 20.0
  /// The margin at each side, in points.
  static let margin = 12.0

  /// The height of `characters` characters in a cell that is `width` points wide, in points; an empty text has one line. O(1).
  static func height(characters: Int, width: Double) -> Double {
    let perLine = max(1, ((width - 2 * margin) / characterWidth).rounded(.down))
    let lines = max(1, (Double(characters) / perLine).rounded(.up))
    return lines * lineHeight + 2 * margin
  }
}
