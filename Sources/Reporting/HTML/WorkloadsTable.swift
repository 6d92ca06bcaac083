import Foundation
import Measurement

/// All workloads, a line each, with the spread of their frames against the deadline.
struct WorkloadsTable {
  let workloads: [MeasuredWorkload]

  func write(into html: inout HTMLWriter) {
    let axis = TimeAxis(workloads.map(\.summary))
    html.element("section", ["class": "workloads", "aria-labelledby": "workloads"]) { html in
      html.element("h2", ["id": "workloads"], text: "Workloads")
      html.scrollingTable(label: "Workloads", class: "summary") { html in
        writeHeadings(axis, into: &html)
        html.element("tbody") { html in
          for (index, workload) in workloads.enumerated() {
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
        html.text("Time grows tenfold from mark to mark. Hitch scale: \(HitchScale.name).")
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
      html.element("span", ["class": "detail"], text: "\(Readable.count(workload.items)) items, \(workload.size)")
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

/// A logarithmic axis of time that all lines of the table share, in whole powers of ten.
struct TimeAxis {
  private let low: Double
  private let high: Double

  /// An axis that holds every median, slowest frame and deadline of `summaries`.
  init(_ summaries: [WorkloadSummary]) {
    let times = summaries.flatMap { summary in
      [summary.median.value, summary.max.value.map(Double.init), Double(summary.deadline)].compactMap { $0 }
    }
    low = TimeAxis.exponent(times.min() ?? 1000).rounded(.down)
    high = Swift.max(TimeAxis.exponent(times.max() ?? 1e9).rounded(.up), low + 1)
  }

  /// Where `nanoseconds` stands, in percent of the axis.
  func place(_ nanoseconds: Double) -> Double {
    100 * (TimeAxis.exponent(nanoseconds) - low) / (high - low)
  }

  func writeMarks(into html: inout HTMLWriter) {
    html.element("span", ["class": "axis"]) { html in
      html.element("span", ["class": "hidden"], text: "Spread of the frame times")
      var exponent = low
      while exponent <= high {
        let edge = exponent == low ? " first" : exponent == high ? " last" : ""
        html.element(
          "span", ["class": "mark\(edge)", "style": "left:\(percent(exponent))", "aria-hidden": "true"],
          text: TimeAxis.power(Int(exponent)))
        exponent += 1
      }
    }
  }

  func writeSpread(_ summary: WorkloadSummary, into html: inout HTMLWriter) {
    guard let median = summary.median.value, let max = summary.max.value else { return }
    let start = place(median)
    let end = place(summary.p99.value ?? Double(max))
    let late = max > summary.deadline ? " late" : ""
    html.element("span", ["class": "track", "aria-hidden": "true"]) { html in
      html.element("span", ["class": "tail", "style": span(from: start, to: place(Double(max)))]) { _ in }
      html.element("span", ["class": "bar", "style": span(from: start, to: end)]) { _ in }
      html.element("span", ["class": "deadline", "style": "left:\(fixed(place(Double(summary.deadline))))%"]) { _ in }
      html.element("span", ["class": "dot\(late)", "style": "left:\(fixed(place(Double(max))))%"]) { _ in }
    }
  }

  private func percent(_ exponent: Double) -> String {
    "\(fixed(100 * (exponent - low) / (high - low)))%"
  }

  private func span(from start: Double, to end: Double) -> String {
    "left:\(fixed(start))%;width:\(fixed(Swift.max(end - start, 0)))%"
  }

  private func fixed(_ percent: Double) -> String {
    Readable.fixed(percent, decimals: 2)
  }

  /// The power of ten that makes `nanoseconds`; that of 1 ns for less.
  private static func exponent(_ nanoseconds: Double) -> Double {
    var rest = Swift.max(nanoseconds, 1)
    var exponent = 0.0
    while rest >= 10 {
      rest /= 10
      exponent += 1
    }
    return exponent + log10(rest)
  }

  private static func power(_ exponent: Int) -> String {
    let digits = ["1", "10", "100"][exponent % 3]
    let units = ["ns", "µs", "ms", "s"]
    return exponent < 12 ? "\(digits) \(units[exponent / 3])" : "1e\(exponent - 9) s"
  }
}
