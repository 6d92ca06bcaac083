import Measurement

/// What was checked as JUnit XML, which continuous integration shows as tests: a suite for each workload and size, a case for each
/// check.
///
/// It has every attribute and element that the schemas of Ant and of Jenkins ask for, in their order. A regression or an improvement
/// that the baseline should take is a failure; whatever keeps a check from being made is an error. A report of nothing has one case,
/// which is an error.
public enum JUnitXML {
  /// The findings of `report`, which was made at `timestamp` (in UTC, as ISO 8601), as XML in UTF-8. O(n) in the findings.
  public static func render(_ report: CheckReport, timestamp: String) -> [UInt8] {
    var report = report
    if report.outcome == .nothingRan, report.findings.isEmpty {
      report.findings = [Finding(check: .baseline, outcome: .nothingRan, message: report.headline + ".")]
    }
    var xml = XMLText()
    xml.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    xml.open("testsuites", [])
    // The schema of Ant has no time zone in a time stamp.
    let timestamp = timestamp.hasSuffix("Z") ? String(timestamp.dropLast()) : timestamp
    for (number, suite) in suites(of: report).enumerated() { write(suite, number, report, timestamp, into: &xml) }
    xml.close("testsuites")
    return Array(xml.text.utf8)
  }

  private struct Suite {
    var name: String
    var findings: [Finding]

    var failures: Int { findings.count { JUnitXML.element(for: $0.outcome) == "failure" } }
    var errors: Int { findings.count { JUnitXML.element(for: $0.outcome) == "error" } }
  }

  /// The findings by workload and size, in the order in which these come first.
  private static func suites(of report: CheckReport) -> [Suite] {
    var suites: [Suite] = []
    var places: [String: Int] = [:]
    for finding in report.findings {
      let name = [finding.workload.isEmpty ? "run" : finding.workload, finding.size]
        .filter { !$0.isEmpty }.joined(separator: ".")
      if let place = places[name] {
        suites[place].findings.append(finding)
      } else {
        places[name] = suites.count
        suites.append(Suite(name: name, findings: [finding]))
      }
    }
    return suites
  }

  private static func write(
    _ suite: Suite, _ number: Int, _ report: CheckReport, _ timestamp: String, into xml: inout XMLText
  ) {
    xml.open(
      "testsuite",
      [
        ("name", suite.name), ("package", "scrollmark"), ("id", "\(number)"), ("timestamp", timestamp),
        ("hostname", "localhost"), ("tests", "\(suite.findings.count)"), ("failures", "\(suite.failures)"),
        ("errors", "\(suite.errors)"), ("time", "0"),
      ])
    let properties = [("title", report.title), ("base", report.base), ("head", report.head)].filter { !$0.1.isEmpty }
    xml.open("properties", [])
    for (name, value) in properties { xml.empty("property", [("name", name), ("value", value)]) }
    xml.close("properties")
    for finding in suite.findings { write(finding, suite, into: &xml) }
    xml.empty("system-out", [])
    xml.empty("system-err", [])
    xml.close("testsuite")
  }

  private static func write(_ finding: Finding, _ suite: Suite, into xml: inout XMLText) {
    let name = [finding.metric, finding.statistic, finding.check.rawValue].filter { !$0.isEmpty }.joined(separator: ".")
    let attributes = [("name", name), ("classname", "scrollmark.\(suite.name)"), ("time", "0")]
    guard let element = element(for: finding.outcome) else { return xml.empty("testcase", attributes) }
    xml.open("testcase", attributes)
    let numbers = "base \(finding.amount(finding.base)), head \(finding.amount(finding.head)), change \(finding.change)"
    xml.element(element, [("message", finding.message), ("type", finding.outcome.rawValue)], text: numbers)
    xml.close("testcase")
  }

  /// The element that stands in a case of that outcome, if any does.
  fileprivate static func element(for outcome: Outcome) -> String? {
    switch outcome {
    case .pass: nil
    case .regression, .improvement: "failure"
    case .missingBaseline, .notComparable, .nothingRan, .invalidMeasurement: "error"
    }
  }
}
