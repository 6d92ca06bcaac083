/// Writes HTML. All text and all attribute values are escaped; only style sheets and scripts of our own go in as they are.
struct HTMLWriter {
  /// What has been written so far.
  private(set) var html = "<!DOCTYPE html>\n"

  typealias Attributes = KeyValuePairs<String, String>

  /// Writes `<tag>`, what `content` writes, and `</tag>`.
  mutating func element(_ tag: String, _ attributes: Attributes = [:], _ content: (inout HTMLWriter) -> Void) {
    open(tag, attributes)
    content(&self)
    html += "</\(tag)>"
    if Self.blocks.contains(tag) { html += "\n" }
  }

  /// Writes `<tag>text</tag>`.
  mutating func element(_ tag: String, _ attributes: Attributes = [:], text: String) {
    element(tag, attributes) { $0.text(text) }
  }

  /// Writes a tag that has no end, such as `<meta>`.
  mutating func voidElement(_ tag: String, _ attributes: Attributes = [:]) {
    open(tag, attributes)
  }

  /// Writes `text` so that it is shown letter for letter.
  mutating func text(_ text: String) {
    html += Self.escaped(text)
  }

  /// Writes a style sheet.
  mutating func style(_ css: String) {
    html += "<style>\n\(css)\n</style>\n"
  }

  /// Writes a script. What would end the element is written in another way that means the same inside the strings of a script.
  mutating func script(_ source: String) {
    let safe = source.replacing("</", with: "<\\/").replacing("<!--", with: "<\\!--")
    html += "<script>\n\(safe)\n</script>\n"
  }

  /// Writes JSON for scripts to read by the name `id`.
  mutating func data(id: String, json: String) {
    let safe = json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
    html += "<script type=\"application/json\" id=\"\(Self.escaped(id))\">\(safe)</script>\n"
  }

  /// Writes a picture that `SVGWriter` made, which escapes as this one does.
  mutating func svg(_ element: String) {
    html += element
  }

  private mutating func open(_ tag: String, _ attributes: Attributes) {
    html += "<\(tag)"
    for (name, value) in attributes { html += " \(name)=\"\(Self.escaped(value))\"" }
    html += ">"
  }

  /// `text` without the five characters that mean something in HTML, and without those that HTML does not allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        let isControl = scalar.properties.generalCategory == .control
        result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  private static let blocks: Set<String> = [
    "html", "head", "body", "header", "main", "section", "article", "footer", "div", "table", "tr", "ul", "li", "dl",
    "p",
    "h1", "h2", "h3", "h4", "details", "title",
  ]
}
