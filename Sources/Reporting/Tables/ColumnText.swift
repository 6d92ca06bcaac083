/// Columns of text, aligned for a terminal.
enum ColumnText {
  /// `rows` with a rule below the first of them, a line each; `right` says which columns are set to the right. All rows have as many
  /// cells as the first.
  static func lines(_ rows: [[String]], right: (Int) -> Bool) -> [String] {
    guard let header = rows.first else { return [] }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      trimmed(row.indices.map { pad(row[$0], to: widths[$0], left: right($0)) }.joined(separator: "  "))
    }
    lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return lines
  }

  /// `text` without control characters, which would upset a terminal.
  static func visible(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  }

  private static func pad(_ text: String, to width: Int, left: Bool) -> String {
    let space = String(repeating: " ", count: width - text.count)
    return left ? space + text : text + space
  }

  private static func trimmed(_ line: String) -> String {
    String(line[..<(line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex)])
  }
}
