import Foundation
import Measurement

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
      let step = high - low > 4 ? 2.0 : 1.0
      while exponent <= high {
        html.element(
          "span", ["class": "decade", "style": "left:\(percent(exponent))", "aria-hidden": "true"],
          text: TimeAxis.power(Int(exponent)))
        exponent += step
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
