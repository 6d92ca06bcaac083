/// Text from a file, as one line that a terminal shows and does not obey.
public enum PlainLine {
  /// `text` with its control characters and line ends as escapes, such as `\u{1B}`. O(length).
  public static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        line.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      } else {
        line.append(scalar)
      }
    }
    return String(line)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }
}
