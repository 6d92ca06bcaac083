import Foundation
import Measurement

/// What the charts of the page are drawn from, thinned so that the page stays small.
struct ChartData: Encodable {
  /// The workloads in the order of the page.
  var workloads: [Workload]

  init(_ workloads: [MeasuredWorkload]) {
    self.workloads = workloads.map(Workload.init)
  }

  /// The data as JSON, the keys in order.
  func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, and numbers that are finite: nothing that JSON cannot say.
    guard let json = try? encoder.encode(self) else { preconditionFailure("Chart data is JSON") }
    return String(decoding: json, as: UTF8.self)
  }

  /// The charts of one workload.
  struct Workload: Encodable {
    /// The time a frame may take, in nanoseconds.
    var deadline: Int64
    /// How many frames there are before thinning.
    var count: Int
    /// The frames that are drawn.
    var frames: [Int]
    /// The time of each of them, in nanoseconds.
    var times: [Int64]
    /// The name of each step.
    var steps: [String]
    /// Where a step begins: a frame and the number of the step. Empty if there are too many to draw.
    var starts: [[Int]]
    /// The distribution: times in nanoseconds.
    var values: [Int64]
    /// The distribution: the share of frames that take at most that long.
    var shares: [Double]

    init(_ measured: MeasuredWorkload) {
      let result = measured.result
      let all = result.frames[.time].value ?? []
      let distribution = measured.times.value?.distribution(limit: 240) ?? []
      deadline = result.deadlineNanoseconds
      count = all.count
      frames = Thinning.extremes(of: all, limit: 1000)
      times = frames.map { all[$0] }
      steps = result.steps
      starts = Self.starts(result.frames.step)
      values = distribution.map(\.value)
      shares = distribution.map { ($0.share * 1_000_000).rounded() / 1_000_000 }
    }

    private static func starts(_ step: [Int]) -> [[Int]] {
      let starts = step.indices.filter { $0 == 0 || step[$0] != step[$0 - 1] }
      return starts.count <= 100 ? starts.map { [$0, step[$0]] } : []
    }
  }
}
