import Measurement

/// The top of the page: what the run comes to, and what to know before trusting it.
struct ReportHeader {
  let page: ReportPage
  let sections: [(id: String, title: String)]

  private var record: RunRecord { page.record }

  func write(into html: inout HTMLWriter) {
    html.element("header", ["class": "top"]) { html in
      html.element("p", ["class": "eyebrow"]) { html in
        html.element("b", text: "Scrollmark")
        html.text(" run of ")
        html.element("time", ["datetime": record.startedAt], text: Self.moment(record.startedAt))
        if let base = page.context.base { html.text(", compared with the run of \(Self.moment(base.startedAt))") }
      }
      html.element("h1") { html in
        html.element("span", ["class": "mark \(mark.name)", "aria-hidden": "true"], text: mark.sign)
        html.element("span", text: page.headline)
      }
      if page.context.check != nil { html.element("p", ["class": "second"], text: page.verdict.headline + ".") }
      html.element("p", ["class": "lead"], text: lead)
      Notes.write(warnings, into: &html)
      html.element("nav", ["aria-label": "Sections"]) { html in
        for section in sections { html.element("a", ["href": "#\(section.id)"], text: section.title) }
      }
    }
  }

  private var mark: (name: String, sign: String) {
    let deadlines: (String, String) =
      switch page.verdict.outcome {
      case .inTime: ("good", "✓")
      case .late: ("bad", "!")
      case .unknown: ("unknown", "?")
      }
    guard let check = page.context.check else { return deadlines }
    switch check.outcome {
    case .pass, .improvement: return ("good", "✓")
    case .regression: return ("bad", "!")
    case .missingBaseline, .notComparable, .nothingRan, .invalidMeasurement: return ("unknown", "?")
    }
  }

  /// The start of a run without the letters of ISO 8601.
  static func moment(_ startedAt: String) -> String {
    guard startedAt.hasSuffix("Z") else { return startedAt }
    return startedAt.dropLast().replacing("T", with: " ") + " UTC"
  }

  private var lead: String {
    let frames = record.workloads.reduce(0) { $0 + $1.frames.count }
    let scope = "This is the cost of layout and data work, not of drawing."
    guard !record.workloads.isEmpty else { return scope }
    let machine = record.environment.cpu.value.map { " on \($0)" } ?? ""
    return "\(Readable.count(frames)) frames of \(Self.scope(of: record.workloads))\(machine). \(scope)"
  }

  /// `1 workload`, `1 workload at 4 sizes`, `20 workloads, in 27 sizes together`.
  static func scope(of runs: [WorkloadResult]) -> String {
    let count = runs.workloadCount
    let workloads = count == 1 ? "1 workload" : "\(count) workloads"
    guard runs.count > count else { return workloads }
    return count == 1 ? "\(workloads) at \(runs.count) sizes" : "\(workloads), in \(runs.count) sizes together"
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
    if let reason = environment.simpleTextReason {
      warnings.append(
        "Text was measured by a simple metric and not by fonts: \(reason). Install the packages libpango-1.0-0 and "
          + "fonts-dejavu-core and run again.")
    }
    warnings += record.leftOutInWords
    if let busy = environment.busyInWords { warnings.append(busy) }
    if let base = page.context.base, base.environment.cpu.value != environment.cpu.value {
      warnings.append("The run that this one is compared with took place on another processor: only counts compare.")
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
