import Measurement

/// One statistic of one metric of a workload: a line of results.csv, an object of `--format json`.
public struct ResultRow: Encodable, Equatable, Sendable {
  /// The name of the workload.
  public var workload: String
  /// The size it ran at.
  public var size: String
  /// What was measured.
  public var metric: String
  /// Which statistic of it: `median`, `p90`, `p99`, `total`, `mean`, `max`, `opening`, `limit` or `spread`.
  public var statistic: String
  /// The unit of the value.
  public var unit: String
  /// The value, or why there is none.
  public var value: Reading<Double>

  private enum CodingKeys: String, CodingKey {
    case workload
    case size
    case metric
    case statistic
    case unit
    case value
    case absent
  }

  /// Writes `value`, or `absent` with the reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(workload, forKey: .workload)
    try container.encode(size, forKey: .size)
    try container.encode(metric, forKey: .metric)
    try container.encode(statistic, forKey: .statistic)
    try container.encode(unit, forKey: .unit)
    switch value {
    case .value(let value): try container.encode(value, forKey: .value)
    case .absent(let reason): try container.encode(reason, forKey: .absent)
    }
  }

  /// The statistics of all workloads of `record`, in order. O(n log n) in its frames.
  public static func rows(of record: RunRecord) -> [ResultRow] {
    record.workloads.flatMap { ResultRows($0).rows }
  }
}

/// The rows of one workload.
private struct ResultRows {
  let workload: WorkloadResult

  init(_ workload: WorkloadResult) {
    self.workload = workload
  }

  var rows: [ResultRow] {
    let statistics = workload.frames[.time].flatMap {
      FrameStatistics.of($0, deadline: workload.deadlineNanoseconds)
    }
    return [
      row("frames", "total", "count", .value(Double(workload.frames.count))),
      row("deadline", "limit", "ns", .value(Double(workload.deadlineNanoseconds))),
      row("framesOverDeadline", "total", "count", statistics.map { Double($0.framesOverDeadline) }),
      row("hitchTime", "total", "ns", statistics.map { Double($0.hitchNanoseconds) }),
      row("hitchRatio", "mean", "ms/s", statistics.map(\.hitchMillisecondsPerSecond)),
      row("peakBytes", "max", "bytes", workload.peakBytes.map(Double.init)),
      row("instructions", "median", "instructions", instructions.map { Double($0.median) }),
      row("instructions", "spread", "instructions", instructions.map { Double($0.spread) }),
    ] + FrameMetric.allCases.flatMap(rows)
  }

  private var instructions: Reading<InstructionCounts> {
    workload.instructions ?? .absent(reason: "not recorded by this version")
  }

  private func rows(of metric: FrameMetric) -> [ResultRow] {
    let unit = metric.unit.rawValue
    let samples = workload.frames[metric].map(SortedSamples.init)
    let middle: [ResultRow] =
      switch metric.tier {
      case .time:
        [Quantile.median, .p90, .p99].map { quantile in
          row(metric.rawValue, quantile.name, unit, samples.flatMap { $0[quantile] })
        }
      case .exact:
        [
          row(metric.rawValue, "total", unit, workload.frames.total(metric).map(Double.init)),
          row(metric.rawValue, "mean", unit, workload.frames.mean(metric)),
        ]
      }
    return middle + [
      row(metric.rawValue, "max", unit, samples.flatMap { $0[Quantile(permille: 1000)] }),
      row(metric.rawValue, "opening", unit, workload.opening.total(metric).map(Double.init)),
    ]
  }

  private func row(_ metric: String, _ statistic: String, _ unit: String, _ value: Reading<Double>) -> ResultRow {
    ResultRow(
      workload: workload.name, size: workload.size, metric: metric, statistic: statistic, unit: unit, value: value)
  }
}
