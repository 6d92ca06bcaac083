/// Writes elements of XML, each on a line of its own.
struct XMLText {
  /// What has been written so far.
  private(set) var text = ""
  private var depth = 0

  /// Writes `line` as it is.
  mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  /// Starts an element that others stand in.
  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    line("<\(Self.tag(name, attributes))>")
    depth += 1
  }

  /// Ends the element that was started last.
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element without content.
  mutating func empty(_ name: String, _ attributes: [(String, String)]) {
    line("<\(Self.tag(name, attributes))/>")
  }

  /// Writes an element around `text`.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String) {
    line("<\(Self.tag(name, attributes))>\(Self.escaped(text))</\(name)>")
  }

  private static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce(name) { $0 + " \($1.0)=\"\(escaped($1.1))\"" }
  }

  /// `text` as it may stand in content and in attributes. What no XML 1.0 may contain becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
