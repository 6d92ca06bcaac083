import Measurement

/// What was found as annotations of a GitHub workflow: lines that its runner reads from the output of a step.
///
/// The runner shows ten errors and ten warnings of a step; so many are written, the most severe first, and the last of them says how
/// many more there are.
public enum GitHubAnnotations {
  /// How many of a kind the runner shows.
  static let limit = 10

  /// The annotations of `report`, a line each, or an empty text if everything passed. O(n log n) in its findings.
  public static func render(_ report: CheckReport) -> String {
    if report.outcome == .nothingRan, report.findings.isEmpty {
      return line("error", "Scrollmark: nothing ran", report.headline + ".")
    }
    let changes = report.changes
    return lines("error", changes.filter { $0.outcome != .improvement })
      + lines("warning", changes.filter { $0.outcome == .improvement })
  }

  private static func lines(_ kind: String, _ findings: [Finding]) -> String {
    let shown = findings.count > limit ? limit - 1 : findings.count
    var text = findings.prefix(shown).map { line(kind, "\($0.outcome.label): \($0.place)", $0.message) }.joined()
    if shown < findings.count {
      text += line(kind, "Scrollmark", "\(Readable.count(findings.count - shown)) more are in the output of the step.")
    }
    return text
  }

  private static func line(_ kind: String, _ title: String, _ message: String) -> String {
    "::\(kind) title=\(escapedProperty(title))::\(escapedMessage(message))\n"
  }

  /// The runner takes a percent sign for the start of an escape and a line feed for the end of the command.
  static func escapedMessage(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  /// In a property, a colon and a comma would end it.
  static func escapedProperty(_ text: String) -> String {
    escapedMessage(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
