import Measurement

extension CheckReport {
  /// What the report comes to in a sentence without a full stop: `Regression: 2 of 414 checks failed (1 regression, 1 improvement)`.
  var headline: String {
    if findings.isEmpty, isShard { return "Pass: this shard has nothing to check" }
    if findings.isEmpty { return "Nothing ran: there is nothing to judge" }
    let failed = findings.count { $0.outcome.fails }
    let checks = Self.checks(findings.count)
    let undecided = findings.count { $0.isUndecided == true }
    if failed == 0, undecided > 0 {
      let words = undecided == 1 ? "1 time is not decided" : "\(Readable.count(undecided)) times are not decided"
      if undecided == findings.count { return "Pass, but nothing was decided: \(words), the intervals are too wide" }
      return "Pass: \(Readable.count(findings.count - undecided)) of \(checks) held; \(words)"
    }
    guard failed > 0 else { return "Pass: \(findings.count == 1 ? "the check" : "all \(checks)") held" }
    let label = outcome.label
    let kinds = Outcome.allCases.reversed().filter(\.fails).compactMap { kind in
      let count = findings(kind).count
      return count == 0 ? nil : kind.counted(count)
    }
    return "\(label.prefix(1).uppercased())\(label.dropFirst()): \(Readable.count(failed)) of \(checks) failed "
      + "(\(kinds.joined(separator: ", ")))"
  }

  /// What stands against what, or nil if neither has a name: `head pr.json, base main.json`.
  var sides: String? {
    let named = [("head", head), ("base", base)].filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }

  /// `1 check`, `1,204 checks`.
  static func checks(_ count: Int) -> String { "\(Readable.count(count)) check\(count == 1 ? "" : "s")" }
}
