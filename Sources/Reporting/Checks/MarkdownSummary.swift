import Measurement

/// What was checked as Markdown for a comment on a pull request: the verdict, what changed, then what did not, folded away.
///
/// A comment on GitHub holds 65,536 characters. What does not fit is left out from the end, and a sentence says how much that is.
public enum MarkdownSummary {
  /// How many bytes of UTF-8 the summary may have; characters are never more than bytes.
  static let limit = 65_536

  /// The summary of `report`, in at most 65,536 characters. O(n log n) in its findings.
  public static func render(_ report: CheckReport) -> String { render(report, limit: limit) }

  static func render(_ report: CheckReport, limit: Int) -> String {
    // The room that the sentences about what was left out may take.
    var text = LimitedText(limit: limit - 1_000)
    text.add("## Scrollmark: \(report.outcome.label)\n\n")
    text.add("**\(MarkdownText.plain(report.headline)).**\(sides(report))\n")
    let changes = report.changes
    if !changes.isEmpty {
      addTable(changes, withOutcome: true, to: &text)
      addList(changes, to: &text)
    }
    if !report.notes.isEmpty {
      text.add("\n")
      for note in report.notes { text.add("- \(MarkdownText.plain(note))\n") }
    }
    addUnchanged(report.findings(.pass), to: &text)
    return text.text
  }

  private static func sides(_ report: CheckReport) -> String {
    let named = [("head", report.head), ("base", report.base)].filter { !$0.1.isEmpty }
    if named.isEmpty { return "" }
    let title = report.title.isEmpty ? "" : " \(MarkdownText.plain(report.title)):"
    return title + named.map { " \($0.0) \(MarkdownText.code($0.1))" }.joined(separator: ",") + "."
  }

  private static func addTable(_ findings: [Finding], withOutcome: Bool, to text: inout LimitedText) {
    let columns = (withOutcome ? ["outcome"] : []) + Finding.columns
    let firstNumber = Finding.firstNumber + (withOutcome ? 1 : 0)
    let rule = columns.indices.map { $0 >= firstNumber ? "--:" : "---" }
    text.add("\n| \(columns.joined(separator: " | ")) |\n| \(rule.joined(separator: " | ")) |\n")
    let rows = findings.map { finding in
      let cells = finding.cells.enumerated().map { column, cell in
        column < Finding.firstNumber ? MarkdownText.code(cell) : MarkdownText.plain(cell)
      }
      return "| " + ((withOutcome ? [finding.outcome.label] : []) + cells).joined(separator: " | ") + " |\n"
    }
    add(rows, leftOut: { "\n\($0) more do not fit here; the verdict in JSON has all of them.\n" }, to: &text)
  }

  private static func addList(_ findings: [Finding], to text: inout LimitedText) {
    text.add("\n")
    let items = findings.map { "- \(MarkdownText.plain($0.message))\n" }
    add(
      items, leftOut: { "\n\($0) more explanations do not fit here; the verdict in JSON has all of them.\n" }, to: &text
    )
  }

  private static func addUnchanged(_ findings: [Finding], to text: inout LimitedText) {
    if findings.isEmpty { return }
    let end = "\n</details>\n"
    let start = "\n<details>\n<summary>\(CheckReport.checks(findings.count)) passed</summary>\n"
    // A table of a few lines is the least that is worth unfolding.
    guard text.fits(start + end, and: 500) else {
      return text.addAlways("\n\(CheckReport.checks(findings.count)) passed.\n")
    }
    text.add(start)
    addTable(findings, withOutcome: false, to: &text)
    text.addAlways(end)
  }

  /// Adds as many of `lines` as fit, and a sentence about those that do not.
  private static func add(_ lines: [String], leftOut: (String) -> String, to text: inout LimitedText) {
    for (number, line) in lines.enumerated() {
      if text.add(line) { continue }
      return text.addAlways(leftOut(Readable.count(lines.count - number)))
    }
  }
}

/// Text that grows up to a limit.
struct LimitedText {
  /// What was added so far.
  private(set) var text = ""
  /// How many bytes of UTF-8 `add` fills.
  let limit: Int

  /// Starts with an empty text.
  init(limit: Int) { self.limit = limit }

  /// Adds `part` if all of it fits, and says whether it did.
  @discardableResult
  mutating func add(_ part: String) -> Bool {
    if !fits(part, and: 0) { return false }
    text += part
    return true
  }

  /// Adds `part` also beyond the limit: the few words about what was left out.
  mutating func addAlways(_ part: String) { text += part }

  /// Whether `part` fits, and `more` bytes after it.
  func fits(_ part: String, and more: Int) -> Bool { text.utf8.count + part.utf8.count + more <= limit }
}
