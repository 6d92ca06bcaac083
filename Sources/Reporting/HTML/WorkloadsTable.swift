import Measurement

/// All workloads, a line each, with the spread of their frames against the deadline.
struct WorkloadsTable {
  let workloads: [MeasuredWorkload]
  /// The places of the workloads in the order of the lines.
  let order: [Int]

  func write(into html: inout HTMLWriter) {
    let axis = TimeAxis(workloads.map(\.summary))
    html.element("section", ["class": "workloads", "aria-labelledby": "workloads"]) { html in
      html.element("h2", ["id": "workloads"], text: "Where it is slow")
      html.scrollingTable(label: "Workloads", class: "summary") { html in
        writeHeadings(axis, into: &html)
        html.element("tbody") { html in
          for index in order {
            let workload = workloads[index]
            html.element("tr") { html in
              writeRow(workload.result, workload.summary, index: index, axis: axis, into: &html)
            }
          }
        }
      }
      html.element("p", ["class": "caption"]) { html in
        html.text(
          "The bar runs from the median to the 99th percentile, the dot is the slowest frame, the line is the deadline. "
        )
        html.text(
          "Late workloads come first, those with the most hitch time a second ahead; then those that got worse, then those nearest to their "
        )
        html.text("deadline. Time is on a logarithmic scale. Hitch scale: \(HitchScale.name).")
      }
    }
  }

  private func writeHeadings(_ axis: TimeAxis, into html: inout HTMLWriter) {
    html.element("thead") { html in
      html.element("tr") { html in
        html.element("th", ["scope": "col", "class": "text"], text: "Workload")
        html.element("th", ["scope": "col", "class": "spread"]) { html in axis.writeMarks(into: &html) }
        for column in [
          "Median", "p90", "p99", "Slowest", "Late frames", "Hitch ms/s", "Allocations a frame", "Peak memory",
        ] {
          html.element("th", ["scope": "col", "class": "number"], text: column)
        }
      }
    }
  }

  private func writeRow(
    _ workload: WorkloadResult, _ summary: WorkloadSummary, index: Int, axis: TimeAxis, into html: inout HTMLWriter
  ) {
    html.element("th", ["scope": "row", "class": "name"]) { html in
      html.element("a", ["href": "#workload-\(index)"], text: workload.name)
      let size = Int(workload.size) == nil ? ", \(workload.size)" : ""
      html.element("span", ["class": "detail"], text: "\(Readable.count(workload.items)) items\(size)")
    }
    html.element("td", ["class": "spread"]) { html in axis.writeSpread(summary, into: &html) }
    let time = { (nanoseconds: Double) in Readable.time(nanoseconds: nanoseconds) }
    html.numberCell(summary.median.map(time))
    html.numberCell(summary.p90.map(time))
    html.numberCell(summary.p99.map(time))
    html.numberCell(summary.max.map { time(Double($0)) })
    writeLate(summary, into: &html)
    writeHitch(summary.hitchMillisecondsPerSecond, into: &html)
    html.numberCell(summary.allocationsPerFrame.map(Readable.number))
    html.numberCell(summary.peakBytes.map { Readable.bytes(Double($0)) })
  }

  private func writeLate(_ summary: WorkloadSummary, into html: inout HTMLWriter) {
    let isLate = (summary.framesOverDeadline.value ?? 0) > 0
    html.numberCell(
      summary.framesOverDeadline.map { "\(Readable.count($0)) of \(Readable.count(summary.frames))" },
      class: isLate ? "number bad" : "number")
  }

  private func writeHitch(_ hitch: Reading<Double>, into html: inout HTMLWriter) {
    let judged = hitch.value.map(HitchScale.init(millisecondsPerSecond:))
    let word = judged.map { $0 == .good ? "" : " \($0.rawValue)" } ?? ""
    html.numberCell(
      hitch.map { Readable.fixed($0, decimals: 1) + word }, class: judged == .critical ? "number bad" : "number")
  }
}
