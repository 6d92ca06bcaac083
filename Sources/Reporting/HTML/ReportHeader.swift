import Measurement

/// The top of the page: what the run comes to, and what to know before trusting it.
struct ReportHeader {
  let record: RunRecord
  let verdict: Verdict
  let hasCharts: Bool

  func write(into html: inout HTMLWriter) {
    html.element("header", ["class": "top"]) { html in
      html.element("p", ["class": "eyebrow"]) { html in
        html.element("b", text: "Scrollmark")
        html.text(" run of ")
        html.element("time", ["datetime": record.startedAt], text: startedAt)
      }
      html.element("h1") { html in
        html.element("span", ["class": "mark \(mark.name)", "aria-hidden": "true"], text: mark.sign)
        html.element("span", text: verdict.headline)
      }
      html.element("p", ["class": "lead"], text: lead)
      Notes.write(warnings, into: &html)
    }
  }

  private var mark: (name: String, sign: String) {
    switch verdict.outcome {
    case .inTime: ("good", "✓")
    case .late: ("bad", "!")
    case .unknown: ("unknown", "?")
    }
  }

  /// The start of the run without the letters of ISO 8601.
  private var startedAt: String {
    guard record.startedAt.hasSuffix("Z") else { return record.startedAt }
    return record.startedAt.dropLast().replacing("T", with: " ") + " UTC"
  }

  private var lead: String {
    let frames = record.workloads.reduce(0) { $0 + $1.frames.count }
    let scope = "This is the cost of layout and data work, not of drawing."
    guard !record.workloads.isEmpty else { return scope }
    let workloads = record.workloads.count == 1 ? "1 workload" : "\(record.workloads.count) workloads"
    let machine = record.environment.cpu.value.map { " on \($0)" } ?? ""
    return "\(Readable.count(frames)) frames of \(workloads)\(machine). \(scope)"
  }

  private var warnings: [String] {
    var warnings: [String] = []
    let environment = record.environment
    if environment.buildMode != "release" {
      warnings.append("This is a \(environment.buildMode) build: times are many times those of a release build.")
    }
    if !environment.deterministicHashing {
      warnings.append("Hashing differs from run to run. Set SWIFT_DETERMINISTIC_HASHING=1, so that counts repeat.")
    }
    if let load = environment.loadAtStart.value, load > Double(environment.cores) {
      warnings.append(
        "The machine was busy: its load was \(Readable.fixed(load, decimals: 1)) on \(environment.cores) cores. "
          + "Times are too long, counts are right.")
    }
    if !hasCharts {
      warnings.append(
        "The charts are left out, because Chart.js was not found. Install the package libjs-chart.js "
          + "and write the report again with scrollmark report.")
    }
    return warnings
  }
}

/// Warnings in a box of their own.
enum Notes {
  static func write(_ notes: [String], into html: inout HTMLWriter) {
    guard !notes.isEmpty else { return }
    html.element("ul", ["class": "notes"]) { html in
      for note in notes { html.element("li", text: note) }
    }
  }
}
