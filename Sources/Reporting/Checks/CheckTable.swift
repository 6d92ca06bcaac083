import Measurement

/// What was checked as a table for a terminal, in ASCII but for names: what changed, and how many checks passed.
///
/// Each line of the table starts with its outcome and each line below with a mark, so that no name can be taken for a command by a
/// program that reads the output.
public enum CheckTable {
  /// The table of `report`, with a line feed at its end. O(n log n) in its findings.
  public static func render(_ report: CheckReport) -> String {
    var lines = [report.headline]
    if let sides = report.sides { lines.append(ColumnText.visible("\(report.title): \(sides)")) }
    let changes = report.changes
    if !changes.isEmpty {
      let rows = changes.map { [$0.outcome.label] + $0.cells.map(ColumnText.visible) }
      lines += [""] + ColumnText.lines([["outcome"] + Finding.columns] + rows) { $0 > Finding.firstNumber }
      lines += [""] + changes.map { "!  \(ColumnText.visible($0.message))" }
    }
    let passed = report.findings(.pass).count
    if passed > 0, !changes.isEmpty { lines += ["", "\(CheckReport.checks(passed)) passed."] }
    if !report.notes.isEmpty { lines += [""] + report.notes.map { "-  \(ColumnText.visible($0))" } }
    return lines.joined(separator: "\n") + "\n"
  }
}
