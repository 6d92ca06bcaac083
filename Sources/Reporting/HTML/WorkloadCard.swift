import Measurement

/// One workload: its figures, its frames over time, their distribution, the worst of them and the first.
struct WorkloadCard {
  let measured: MeasuredWorkload
  let index: Int
  let hasCharts: Bool

  private var workload: WorkloadResult { measured.result }
  private var summary: WorkloadSummary { measured.summary }
  private var deadline: Int64 { workload.deadlineNanoseconds }

  func write(into html: inout HTMLWriter) {
    let id = "workload-\(index)"
    html.element("article", ["class": "card", "aria-labelledby": id]) { html in
      writeTitle(id: id, into: &html)
      writeFigures(into: &html)
      Notes.write(workload.warnings, into: &html)
      if hasCharts && summary.max.value != nil { writeCharts(into: &html) }
      html.element("div", ["class": "columns"]) { html in
        WorstFrame(workload: workload).write(into: &html)
        OpeningFrame(workload: workload).write(into: &html)
      }
      StepsTable(workload: workload).write(into: &html)
    }
  }

  private func writeTitle(id: String, into html: inout HTMLWriter) {
    html.element("div", ["class": "title"]) { html in
      html.element("h2", ["id": id], text: workload.name)
      html.element("span", ["class": "pill \(pill.name)"], text: pill.text)
    }
    html.element("p", ["class": "about"], text: workload.summary)
    html.element("p", ["class": "facts"]) { html in
      for fact in facts { html.element("span", text: fact) }
    }
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
    html.element("div", ["class": "charts"]) { html in
      writeChart("timeline", title: "Frame by frame", into: &html)
      writeChart("distribution", title: "Share of frames that take at most this long", into: &html)
    }
  }

  private func writeChart(_ kind: String, title: String, into html: inout HTMLWriter) {
    html.element("figure", ["class": kind]) { html in
      html.element("figcaption", text: title)
      html.element("div", ["class": "plot"]) { html in
        html.element(
          "canvas",
          [
            "data-chart": kind, "data-workload": "\(index)", "role": "img",
            "aria-label": "\(title): \(workload.name). The tables of this workload have its numbers.",
          ]
        ) { _ in }
      }
    }
  }
}
