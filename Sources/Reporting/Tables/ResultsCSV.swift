import Measurement

/// The statistics of a run as tidy CSV: one value a line, in the columns `workload,size,metric,statistic,unit,value`.
///
/// A value that was not measured has its line, and its last field is empty. Times are in nanoseconds, memory is in bytes.
public enum ResultsCSV {
  /// The statistics of `record` as CSV in UTF-8. O(n log n) in its frames.
  public static func render(_ record: RunRecord) -> [UInt8] {
    var csv = CSVWriter(columns: ["workload", "size", "metric", "statistic", "unit", "value"])
    for workload in record.workloads {
      ResultLines(workload).write(into: &csv)
    }
    return csv.bytes
  }
}

/// The lines of one workload.
private struct ResultLines {
  let workload: WorkloadResult

  init(_ workload: WorkloadResult) {
    self.workload = workload
  }

  func write(into csv: inout CSVWriter) {
    let statistics = workload.frames[.time].flatMap {
      FrameStatistics.of($0, deadline: workload.deadlineNanoseconds)
    }
    line("frames", "total", "count", .value(Double(workload.frames.count)), &csv)
    line("deadline", "limit", "ns", .value(Double(workload.deadlineNanoseconds)), &csv)
    line("framesOverDeadline", "total", "count", statistics.map { Double($0.framesOverDeadline) }, &csv)
    line("hitchTime", "total", "ns", statistics.map { Double($0.hitchNanoseconds) }, &csv)
    line("hitchRatio", "mean", "ms/s", statistics.map(\.hitchMillisecondsPerSecond), &csv)
    line("peakBytes", "max", "bytes", workload.peakBytes.map(Double.init), &csv)
    for metric in FrameMetric.allCases {
      write(metric, into: &csv)
    }
  }

  private func write(_ metric: FrameMetric, into csv: inout CSVWriter) {
    let unit = metric.unit.rawValue
    let samples = workload.frames[metric].map(SortedSamples.init)
    switch metric.tier {
    case .time:
      for quantile in [Quantile.median, .p90, .p99] {
        line(metric.rawValue, quantile.name, unit, samples.flatMap { $0[quantile] }, &csv)
      }
    case .exact:
      line(metric.rawValue, "total", unit, workload.frames.total(metric).map(Double.init), &csv)
      line(metric.rawValue, "mean", unit, workload.frames.mean(metric), &csv)
    }
    let largest = samples.flatMap { $0[Quantile(permille: 1000)] }
    line(metric.rawValue, "max", unit, largest, &csv)
    line(metric.rawValue, "opening", unit, workload.opening.total(metric).map(Double.init), &csv)
  }

  private func line(
    _ metric: String, _ statistic: String, _ unit: String, _ value: Reading<Double>, _ csv: inout CSVWriter
  ) {
    csv.field(workload.name)
    csv.field(workload.size)
    csv.field(metric)
    csv.field(statistic)
    csv.field(unit)
    if let value = value.value { csv.field(value) } else { csv.emptyField() }
    csv.endLine()
  }
}
