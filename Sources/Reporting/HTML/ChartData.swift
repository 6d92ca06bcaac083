import Foundation
import Measurement

/// What charts are drawn from, as JSON.
enum ChartData {
  /// `value` as JSON, the keys in order.
  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, and numbers that are finite: nothing that JSON cannot say.
    guard let json = try? encoder.encode(value) else { preconditionFailure("Chart data is JSON") }
    return String(decoding: json, as: UTF8.self)
  }

  /// The charts of one workload, thinned so that the page stays small.
  struct Workload: Encodable {
    /// How many frames are drawn at most.
    static let mostFrames = 2_000

    /// The time a frame may take, in nanoseconds.
    var deadline: Int64
    /// How many frames there are before thinning.
    var count: Int
    /// The frames that are drawn.
    var frames: [Int]
    /// The time of each of them, in nanoseconds.
    var times: [Int64]
    /// What each phase took of it, in tenths of a microsecond; phases that took nothing are left out.
    var phases: [String: [Int64]]
    /// The name of each step.
    var steps: [String]
    /// Where a step begins: a frame and the number of the step. Empty if there are too many to draw.
    var starts: [[Int]]
    /// The distribution: times in nanoseconds.
    var values: [Int64]
    /// The distribution: the share of frames that take at most that long.
    var shares: [Double]
    /// The distribution in the run that this one is compared with; empty where there is none.
    var baseValues: [Int64]
    /// The shares of that distribution.
    var baseShares: [Double]

    init(_ measured: MeasuredWorkload) {
      let result = measured.result
      let all = result.frames[.time].value ?? []
      let kept = Thinning.extremes(of: all, limit: Self.mostFrames)
      (values, shares) = Self.distribution(measured.times.value)
      (baseValues, baseShares) = Self.distribution(measured.base)
      deadline = result.deadlineNanoseconds
      count = all.count
      frames = kept
      times = kept.map { all[$0] }
      phases = Self.phases(of: result.frames, kept: kept)
      steps = result.steps
      starts = Self.starts(result.frames.step)
    }

    private static func distribution(_ samples: SortedSamples?) -> ([Int64], [Double]) {
      let steps = samples?.distribution(limit: 240) ?? []
      return (steps.map(\.value), steps.map { ($0.share * 1_000_000).rounded() / 1_000_000 })
    }

    private static func phases(of table: FrameTable, kept: [Int]) -> [String: [Int64]] {
      var phases: [String: [Int64]] = [:]
      for phase in FrameMetric.phases {
        guard let column = table[phase].value, column.count == table.count else { continue }
        let values = kept.map { (column[$0] + 50) / 100 }
        if values.contains(where: { $0 > 0 }) { phases[phase.rawValue] = values }
      }
      return phases
    }

    private static func starts(_ step: [Int]) -> [[Int]] {
      let starts = step.indices.filter { $0 == 0 || step[$0] != step[$0 - 1] }
      return starts.count <= 100 ? starts.map { [$0, step[$0]] } : []
    }
  }
}

extension HTMLWriter {
  /// Writes a chart and the JSON that it is drawn from, when it comes into view. A chart without a script is its words alone.
  mutating func chart(_ kind: String, title: String, words: String, source: String, json: String? = nil) {
    element("figure", ["class": "chart \(kind)"]) { html in
      html.element("figcaption", text: title)
      html.element(
        "div", ["class": "canvas", "data-chart": kind, "data-source": source, "data-label": words]
      ) { html in html.element("p", ["class": "absent unscripted"], text: "This chart needs JavaScript.") }
      if let json { html.data(id: source, json: json) }
    }
  }
}
