/// Columns of text, aligned.
enum TextTable {
  /// `rows` below `header` and a rule; columns in `numbers` are set to the right.
  static func render(header: [String], rows: [[String]], numbers: ClosedRange<Int>) -> String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    var lines = all.map { line($0, widths: widths, numbers: numbers) }
    lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ cells: [String], widths: [Int], numbers: ClosedRange<Int>) -> String {
    let padded = cells.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return numbers.contains(column) ? space + cell : cell + space
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
