/// Text of unknown content as it may stand in Markdown, in a line or in a cell of a table.
enum MarkdownText {
  /// `text` as it reads, without effect on the Markdown around it. Nobody is notified by it: an at sign is followed by a space of
  /// no width.
  static func plain(_ text: String) -> String { escaped(text, afterAt: "\u{200B}") }

  /// `text` set as code. In there an at sign notifies nobody.
  static func code(_ text: String) -> String { "<code>\(escaped(text, afterAt: ""))</code>" }

  /// Character references stand for themselves only: they open no emphasis, end no cell and start no tag.
  private static func escaped(_ text: String, afterAt: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "|", "*", "_", "`", "[", "]", "#", "~", "\\", ":", "!": result += "&#\(scalar.value);"
      case "@": result += "@" + afterAt
      case _ where scalar.properties.generalCategory == .control: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
