import Measurement

extension CheckReport {
  /// What the report comes to in a sentence without a full stop: `Regression: 2 of 414 checks failed (1 regression, 1 improvement)`.
  var headline: String {
    if findings.isEmpty, isShard { return "Pass: this shard has nothing to check" }
    if findings.isEmpty { return "Nothing ran: there is nothing to judge" }
    let failed = findings.count { $0.outcome.fails }
    let checks = Self.checks(findings.count)
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
