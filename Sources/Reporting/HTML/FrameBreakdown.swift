import Measurement

/// Where the time of one frame went, and what it did.
struct FrameBreakdown {
  /// What the frame took, in nanoseconds.
  let time: Reading<Int64>
  /// The phases of the frame, in order, and what each took in nanoseconds.
  let phases: [(metric: FrameMetric, amount: Reading<Int64>)]
  /// What else was measured of the frame.
  let counts: [(metric: FrameMetric, amount: Reading<Int64>)]

  /// Takes the frame at place `frame` of `table`.
  init(_ table: FrameTable, frame: Int) {
    self.init { metric in table[metric].map { $0[frame] } }
  }

  /// Takes all frames of `table` together.
  init(totalOf table: FrameTable) {
    self.init { table.total($0) }
  }

  private init(_ amount: (FrameMetric) -> Reading<Int64>) {
    time = amount(.time)
    phases = FrameMetric.phases.map { ($0, amount($0)) }
    counts = FrameMetric.allCases.filter { $0.tier == .exact }.map { ($0, amount($0)) }
  }

  /// The share of `phase` in the frame, from 0 to 1, or why there is none.
  func share(_ phase: FrameMetric) -> Reading<Double> {
    time.flatMap { time in
      guard time > 0 else { return .absent(reason: "the frame took no time") }
      guard let amount = phases.first(where: { $0.metric == phase })?.amount else {
        return .absent(reason: "\(phase.label) is no phase")
      }
      return amount.map { Double($0) / Double(time) }
    }
  }

  /// Writes the phases as parts of one bar, the whole of it being the frame.
  func writeBar(into html: inout HTMLWriter) {
    guard let time = time.value, time > 0 else { return }
    html.element("div", ["class": "phases", "role": "img", "aria-label": spoken]) { html in
      for (phase, amount) in phases {
        guard let amount = amount.value, amount > 0 else { continue }
        let width = Readable.fixed(100 * Double(amount) / Double(time), decimals: 2)
        html.element(
          "span",
          [
            "class": "phase-\(phase.rawValue)", "style": "width:\(width)%",
            "title": "\(phase.label): \(phase.readable(Double(amount)))",
          ]
        ) { _ in }
      }
    }
  }

  /// Writes what the frame did as a table that opens on demand, beside what a typical frame did where that is known.
  func writeCounts(beside typical: ((FrameMetric) -> Reading<String>)?, into html: inout HTMLWriter) {
    html.element("details") { html in
      html.element("summary", text: "What it did")
      html.scrollingTable(label: "What the frame did", class: "counts") { html in
        html.headings([("Count", false), ("This frame", true)] + (typical == nil ? [] : [("Median frame", true)]))
        html.element("tbody") { html in
          for (metric, amount) in counts {
            html.element("tr") { html in
              html.element("th", ["scope": "row"], text: metric.label)
              html.numberCell(amount.map { metric.readable(Double($0)) })
              if let typical { html.numberCell(typical(metric)) }
            }
          }
        }
      }
    }
  }

  private var spoken: String {
    phases.compactMap { phase, amount in
      amount.value.flatMap { $0 > 0 ? "\(phase.label) \(phase.readable(Double($0)))" : nil }
    }.joined(separator: ", ")
  }
}
