import Measurement

/// The slowest frame of a workload: where its time went and what it did, beside the median frame.
struct WorstFrame {
  let workload: WorkloadResult

  func write(into html: inout HTMLWriter) {
    html.element("section", ["class": "worst"]) { html in
      html.element("h3", text: "Slowest frame")
      switch workload.frames.largest(.time) {
      case .absent(let reason): html.element("p", ["class": "absent"], text: "Not known: \(reason).")
      case .value(let frame): write(frame, into: &html)
      }
    }
  }

  private func write(_ frame: Int, into html: inout HTMLWriter) {
    let breakdown = FrameBreakdown(workload.frames, frame: frame)
    html.element("p", ["class": "where"]) { html in
      html.element("b", text: "Frame \(Readable.count(frame + 1)): \(length(breakdown))")
      html.text(" in step \(workload.frames.step[frame] + 1), \(step(frame)), ")
      html.text("at \(Readable.fixed(workload.frames.offset[frame], decimals: 1)) points.")
    }
    breakdown.writeBar(into: &html)
    html.scrollingTable(label: "Phases of the slowest frame", class: "phase-table") { html in
      html.headings([("Phase", false), ("This frame", true), ("Share", true), ("Median frame", true)])
      html.element("tbody") { html in
        for (phase, amount) in breakdown.phases {
          html.element("tr") { html in
            html.phaseHeading(phase)
            html.numberCell(amount.map { phase.readable(Double($0)) })
            html.numberCell(breakdown.share(phase).map(Readable.percent))
            html.numberCell(typical(phase))
          }
        }
      }
    }
    breakdown.writeCounts(beside: typical, into: &html)
  }

  private func length(_ breakdown: FrameBreakdown) -> String {
    guard let time = breakdown.time.value else { return "not timed" }
    let over = time - workload.deadlineNanoseconds
    let text = Readable.time(nanoseconds: Double(time))
    return over > 0 ? "\(text), \(Readable.time(nanoseconds: Double(over))) over the deadline" : text
  }

  private func step(_ frame: Int) -> String {
    let step = workload.frames.step[frame]
    return workload.steps.indices.contains(step) ? "“\(workload.steps[step])”" : "which has no name"
  }

  private func typical(_ metric: FrameMetric) -> Reading<String> {
    workload.frames[metric].flatMap(Median.of).map(metric.readable)
  }
}
