import Measurement

/// What the workloads of the run took in earlier runs, and where that changed.
struct HistorySection {
  private let series: [Series]

  /// Whether there are no earlier runs of these workloads.
  var isEmpty: Bool { series.isEmpty }

  init(history: RunHistory, record: RunRecord) {
    let all = record.workloads.flatMap { workload in
      [RunHistory.Number.p99, .median, .allocationsPerFrame].compactMap { number in
        Series(history.series(number, of: workload.name, size: workload.size, on: record.environment.cpu.value))
      }
    }
    // What changed comes first, what is too short to say comes last.
    series = Finding.allCases.flatMap { finding in all.filter { $0.finding == finding } }
  }

  /// What can be said of a number over the runs.
  private enum Finding: CaseIterable {
    case changed, steady, unknown
  }

  func write(into html: inout HTMLWriter) {
    guard !isEmpty else { return }
    let parts = Finding.allCases.map { finding in series.filter { $0.finding == finding } }
    html.element("section", ["class": "history-section", "aria-labelledby": "history"]) { html in
      html.element("h2", ["id": "history"], text: "History")
      html.element(
        "p", ["class": "about"],
        text:
          "Each dot is a saved run, the oldest left; a line across is the median of a stretch. A dashed line marks where the level "
          + "changed (Pettitt's test, one false alarm in a hundred), which can be told from \(Self.fewestRuns) runs on. Times are those of "
          + "this processor only.")
      write(parts[0], from: 0, into: &html)
      writeFold(parts[1], "without a change", from: parts[0].count, isOpen: parts[0].isEmpty, into: &html)
      writeFold(
        parts[2], "of too few runs to tell a change", from: parts[0].count + parts[1].count,
        isOpen: parts[0].isEmpty && parts[1].isEmpty, into: &html)
    }
  }

  /// How many runs it takes to say that a number has changed, or has not.
  private static let fewestRuns = ChangePoints.fewestToFind()

  private func writeFold(
    _ series: [Series], _ words: String, from first: Int, isOpen: Bool, into html: inout HTMLWriter
  ) {
    guard !series.isEmpty else { return }
    html.element("details", isOpen ? ["open": ""] : [:]) { html in
      let numbers = series.count == 1 ? "1 number" : "\(Readable.count(series.count)) numbers"
      html.element("summary", text: "\(numbers) \(words)")
      write(series, from: first, into: &html)
    }
  }

  private func write(_ series: [Series], from first: Int, into html: inout HTMLWriter) {
    guard !series.isEmpty else { return }
    html.element("div", ["class": "multiples"]) { html in
      for (place, item) in series.enumerated() {
        html.element("article", ["class": "card small"]) { html in
          html.element("h3", text: item.title)
          html.chart(
            "history", title: item.caption, words: "\(item.title) over \(item.values.count) runs: \(item.caption)",
            source: "history-data-\(first + place)", json: ChartData.json(item))
        }
      }
    }
  }

  /// One number over the runs, as the script of the page reads it.
  private struct Series: Encodable {
    var title: String
    var caption: String
    var unit: String
    var values: [Double]
    var runs: [String]
    var changes: [Int]
    var levels: [Double]

    private enum CodingKeys: CodingKey {
      case title, caption, unit, values, runs, changes, levels
    }

    var finding: Finding {
      if !changes.isEmpty { return .changed }
      return values.count < HistorySection.fewestRuns ? .unknown : .steady
    }

    /// Nil where there are fewer than two runs.
    init?(_ series: RunHistory.Series) {
      guard series.values.count >= 2 else { return nil }
      values = series.values
      runs = series.runs
      unit = series.number == .allocationsPerFrame ? "count" : "ns"
      changes = ChangePoints.find(in: values)
      let edges = [0] + changes + [values.count]
      levels = zip(edges, edges.dropFirst()).map { Self.median(series.values[$0..<$1]) }
      title = "\(series.workload) (\(series.size)): \(series.number.label)"
      caption = Self.caption(levels, changes: changes, runs: runs)
    }

    private static func median(_ values: ArraySlice<Double>) -> Double {
      let sorted = values.sorted()
      return (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    }

    private static func caption(_ levels: [Double], changes: [Int], runs: [String]) -> String {
      guard let last = changes.last, levels.count >= 2 else {
        return runs.count < HistorySection.fewestRuns
          ? "\(runs.count) runs; it takes \(HistorySection.fewestRuns) to tell a change"
          : "no change in \(runs.count) runs"
      }
      let (before, after) = (levels[levels.count - 2], levels[levels.count - 1])
      let size = before > 0 ? ", by \(Readable.percent((after / before - 1).magnitude))" : ""
      return "\(after > before ? "rose" : "fell")\(size) with \(runs[last])"
    }
  }
}

extension RunHistory.Number {
  /// What people call it.
  fileprivate var label: String {
    switch self {
    case .median: "median frame"
    case .p99: "99th percentile of the frames"
    case .allocationsPerFrame: "allocations a frame"
    }
  }
}
