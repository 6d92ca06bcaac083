import Measurement

/// What comparing the run came to: what changed first, what did not behind a fold.
struct ChangesSection {
  let check: CheckReport
  let workloads: [MeasuredWorkload]

  private static let mostRows = 400

  func write(into html: inout HTMLWriter) {
    let changes = check.changes
    let passes = check.findings(.pass)
    html.element("section", ["class": "changes", "aria-labelledby": "changes"]) { html in
      html.element("h2", ["id": "changes"], text: "What changed")
      html.element("p", ["class": "about"], text: about)
      if !changes.isEmpty { writeTable(changes, label: "What changed", into: &html) }
      if !passes.isEmpty {
        html.element("details") { html in
          html.element("summary", text: "\(CheckReport.checks(passes.count)) passed")
          writeTable(passes, label: "What did not change", into: &html)
        }
      }
      writeNotes(into: &html)
    }
  }

  /// How many notes stand without a fold.
  private static let mostNotes = 5

  private func writeNotes(into html: inout HTMLWriter) {
    guard check.notes.count > Self.mostNotes else { return Notes.write(check.notes, into: &html) }
    html.element("details") { html in
      html.element("summary", text: "\(Readable.count(check.notes.count)) notes on the comparison")
      Notes.write(check.notes, into: &html)
    }
  }

  private var about: String {
    let sides = [check.base.isEmpty ? "" : "base \(check.base)", check.head.isEmpty ? "" : "this run \(check.head)"]
    let compared = sides.filter { !$0.isEmpty }.joined(separator: ", ")
    return compared.isEmpty ? check.title : "\(check.title): \(compared)"
  }

  private func writeTable(_ findings: [Finding], label: String, into html: inout HTMLWriter) {
    html.scrollingTable(label: label, class: "findings") { html in
      html.headings([
        ("Outcome", false), ("Workload", false), ("What", false), ("Base", true), ("This run", true), ("Change", true),
      ])
      html.element("tbody") { html in
        for finding in findings.prefix(Self.mostRows) {
          html.element("tr") { html in writeRow(finding, into: &html) }
        }
      }
    }
    if findings.count > Self.mostRows {
      html.element(
        "p", ["class": "caption"], text: "\(Readable.count(findings.count - Self.mostRows)) more are not shown.")
    }
  }

  private func writeRow(_ finding: Finding, into html: inout HTMLWriter) {
    html.element("td") { html in
      let (name, text) = Self.pill(finding)
      html.element("span", ["class": "pill \(name)"], text: text)
    }
    html.element("th", ["scope": "row"]) { html in
      if let index = index(of: finding) {
        html.element("a", ["href": "#workload-\(index)"], text: finding.workload)
      } else {
        html.text(finding.workload)
      }
      if !finding.size.isEmpty { html.element("span", ["class": "detail"], text: finding.size) }
    }
    html.element("td") { html in
      html.text(Self.subject(finding))
      html.element("span", ["class": "detail"], text: finding.message)
    }
    html.numberCell(Self.amount(finding.base, of: finding), absent: "")
    html.numberCell(Self.amount(finding.head, of: finding), absent: "")
    writeChange(finding, into: &html)
  }

  private func writeChange(_ finding: Finding, into html: inout HTMLWriter) {
    let change = Self.change(finding)
    guard !change.isEmpty || finding.interval != nil else {
      return html.numberCell(.absent(reason: Self.noNumbers), absent: "")
    }
    html.element("td", ["class": "number"]) { html in
      html.text(change)
      if let interval = finding.interval {
        html.element("span", ["class": "detail"], text: Self.text(interval, of: finding))
      }
    }
  }

  private func index(of finding: Finding) -> Int? {
    workloads.firstIndex { $0.result.name == finding.workload && [$0.result.size, ""].contains(finding.size) }
      ?? workloads.firstIndex { $0.result.name == finding.workload }
  }

  static func pill(_ finding: Finding) -> (name: String, text: String) {
    switch finding.outcome {
    case .pass: ("plain", finding.check == .exact ? "the same" : "within bounds")
    case .improvement: ("good", "better")
    case .regression: ("bad", "worse")
    case .missingBaseline: ("unknown", "in one run only")
    case .notComparable: ("unknown", "not comparable")
    case .nothingRan: ("unknown", "nothing ran")
    case .invalidMeasurement: ("unknown", "not to be trusted")
    }
  }

  private static func subject(_ finding: Finding) -> String {
    if finding.isAboutAllNumbers { return finding.workload.isEmpty ? "The whole run" : "All its numbers" }
    let metric =
      finding.metric == "peakBytes" ? "Peak memory" : FrameMetric(rawValue: finding.metric)?.label ?? finding.metric
    return [metric, finding.statistic].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What stands in for a number where a finding is about none.
  private static let noNumbers = "no number: see what is said of it"

  private static func amount(_ number: Double?, of finding: Finding) -> Reading<String> {
    guard let number else {
      return .absent(reason: finding.isAboutAllNumbers ? noNumbers : "there is no such number")
    }
    switch finding.unit {
    case .nanoseconds: return .value(Readable.time(nanoseconds: number))
    case .bytes: return .value(Readable.bytes(number))
    case .millisecondsPerSecond: return .value("\(Readable.fixed(number, decimals: 1)) ms/s")
    default: return .value(Readable.number(number))
    }
  }

  /// `+12.3 %`, or the difference where a share says nothing.
  static func change(_ finding: Finding) -> String {
    if finding.check == .complexity { return "" }
    if let ratio = finding.ratio { return percent(ratio) }
    guard let difference = finding.difference else { return "" }
    return (difference > 0 ? "+" : "") + Readable.number(difference)
  }

  private static func percent(_ ratio: Double) -> String {
    if ratio == 1 { return "±0 %" }
    let percent = (ratio - 1) * 100
    let size = percent.magnitude
    let text = size < 0.01 ? "< 0.01" : Readable.fixed(size, decimals: size < 0.1 ? 2 : size < 10 ? 1 : 0)
    return (percent >= 0 ? "+" : "−") + text + " %"
  }

  private static func text(_ interval: ConfidenceInterval, of finding: Finding) -> String {
    if finding.check == .complexity {
      return "\(Readable.fixed(interval.lower, decimals: 2)) to \(Readable.fixed(interval.upper, decimals: 2))"
    }
    return "\(percent(interval.lower)) to \(percent(interval.upper))"
  }
}
