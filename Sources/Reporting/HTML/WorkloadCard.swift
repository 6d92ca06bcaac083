import Measurement

/// One workload: its figures, its frames over time, their distribution, the worst of them, the first, and where it all comes from.
struct WorkloadCard {
  let measured: MeasuredWorkload
  let index: Int
  let isOpen: Bool
  let profiles: [ProfileSection]

  private var workload: WorkloadResult { measured.result }
  private var summary: WorkloadSummary { measured.summary }
  private var deadline: Int64 { workload.deadlineNanoseconds }

  func write(into html: inout HTMLWriter) {
    let id = "workload-\(index)"
    html.element("details", isOpen ? ["class": "card", "open": ""] : ["class": "card"]) { html in
      html.element("summary", ["class": "title"]) { html in writeTitle(id: id, into: &html) }
      html.element("p", ["class": "about"], text: workload.summary)
      html.element("p", ["class": "facts"]) { html in
        for fact in facts { html.element("span", text: fact) }
      }
      writeFigures(into: &html)
      Notes.write(workload.warnings, into: &html)
      if summary.max.value != nil { writeCharts(into: &html) }
      WorstFrames(workload: workload, replay: Replay(workload)).write(into: &html)
      html.element("div", ["class": "columns"]) { html in
        OpeningFrame(workload: workload).write(into: &html)
        StepsTable(workload: workload).write(into: &html)
      }
      for (place, profile) in profiles.enumerated() { profile.write(id: "profile-\(index)-\(place)", into: &html) }
      if profiles.isEmpty { writeHint(into: &html) }
    }
  }

  private func writeTitle(id: String, into html: inout HTMLWriter) {
    html.element("h2", ["id": id], text: workload.name)
    html.element("span", ["class": "pill \(pill.name)"], text: pill.text)
    if !measured.changes.isEmpty {
      let worse = measured.changes.contains { $0.outcome == .regression }
      html.element("span", ["class": "pill \(worse ? "bad" : "plain")"], text: worse ? "got worse" : "changed")
    }
    html.element("span", ["class": "glance"], text: glance)
  }

  /// What a closed card shows of its figures.
  private var glance: String {
    let time = { (nanoseconds: Double) in Readable.time(nanoseconds: nanoseconds) }
    return [
      "\(Readable.count(workload.items)) items", summary.median.value.map { "median \(time($0))" },
      summary.max.value.map { "slowest \(time(Double($0)))" },
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private var pill: (name: String, text: String) {
    guard let late = summary.framesOverDeadline.value else { return ("unknown", "not timed") }
    if late == 0 { return ("good", "all \(Readable.count(summary.frames)) frames in time") }
    return ("bad", "\(Readable.count(late)) of \(Readable.count(summary.frames)) frames late")
  }

  private var facts: [String] {
    let sections = workload.sections == 1 ? "1 section" : "\(Readable.count(workload.sections)) sections"
    return [
      "\(workload.layout) layout", "\(Readable.count(workload.items)) items", sections, "size \(workload.size)",
      "\(workload.framesPerSecond) Hz, \(Readable.time(nanoseconds: Double(deadline))) a frame",
      workload.passesInWords, "seed \(workload.seed)",
    ]
  }

  private func writeFigures(into html: inout HTMLWriter) {
    let time = { (nanoseconds: Double) in Readable.time(nanoseconds: nanoseconds) }
    let figures: [(String, Reading<String>)] = [
      ("Median frame", summary.median.map(time)),
      ("p90", summary.p90.map(time)),
      ("p99", summary.p99.map(time)),
      ("Slowest frame", summary.max.map { time(Double($0)) }),
      ("Opening", summary.opening.map { time(Double($0)) }),
      ("Hitch ms/s", summary.hitchMillisecondsPerSecond.map { Readable.fixed($0, decimals: 1) }),
      ("Allocations a frame", summary.allocationsPerFrame.map(Readable.number)),
      ("Peak memory", summary.peakBytes.map { Readable.bytes(Double($0)) }),
    ]
    html.element("dl", ["class": "figures"]) { html in
      for (name, reading) in figures { writeFigure(name, reading, into: &html) }
    }
  }

  private func writeFigure(_ name: String, _ reading: Reading<String>, into html: inout HTMLWriter) {
    html.element("div") { html in
      html.element("dt", text: name)
      switch reading {
      case .value(let text): html.element("dd", text: text)
      case .absent(let reason): html.element("dd", ["class": "absent"], text: reason)
      }
    }
  }

  private func writeCharts(into html: inout HTMLWriter) {
    let source = "data-\(index)"
    let words = "\(workload.name). The tables of this workload have its numbers."
    html.element("div", ["class": "charts"]) { html in
      html.chart(
        "timeline", title: "Frame by frame", words: "Time of each frame of \(words)", source: source,
        json: ChartData.json(ChartData.Workload(measured)))
      html.chart(
        "distribution", title: "Share of frames that take at most this long",
        words: "Distribution of the frame times of \(words)", source: source)
    }
  }

  private func writeHint(into html: inout HTMLWriter) {
    html.element("p", ["class": "hint"]) { html in
      html.text("Which code takes the time, and which allocates: ")
      html.command(Replay(workload).profile)
    }
  }
}
