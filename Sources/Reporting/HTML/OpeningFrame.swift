import Measurement

/// What it takes until the first frame of a workload is there.
struct OpeningFrame {
  let workload: WorkloadResult

  func write(into html: inout HTMLWriter) {
    let breakdown = FrameBreakdown(totalOf: workload.opening)
    html.element("section", ["class": "opening"]) { html in
      html.element("h3", text: "Opening")
      switch breakdown.time {
      case .absent(let reason): html.element("p", ["class": "absent"], text: "Not known: \(reason).")
      case .value(let time):
        html.element("p", ["class": "where"]) { html in
          html.element("b", text: Readable.time(nanoseconds: Double(time)))
          html.text(
            " to load the data, lay out for the first time and make the first cells; it is not among the frames.")
        }
        breakdown.writeBar(into: &html)
      }
      writePhases(breakdown, into: &html)
      breakdown.writeCounts(beside: nil, into: &html)
    }
  }

  private func writePhases(_ breakdown: FrameBreakdown, into html: inout HTMLWriter) {
    html.scrollingTable(label: "Phases of the opening", class: "phase-table") { html in
      html.headings([("Phase", false), ("Opening", true), ("Share", true)])
      html.element("tbody") { html in
        for (phase, amount) in breakdown.phases {
          html.element("tr") { html in
            html.phaseHeading(phase)
            html.numberCell(amount.map { phase.readable(Double($0)) })
            html.numberCell(breakdown.share(phase).map(Readable.percent))
          }
        }
      }
    }
  }
}
