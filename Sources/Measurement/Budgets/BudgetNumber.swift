/// The number that a budget is about.
enum BudgetNumber {
  /// What `budget` speaks of in `result`, in the unit of its metric, or why it is not there. O(n log n) for n frames.
  static func of(_ budget: Budget, in result: WorkloadResult) -> Reading<Double> {
    guard case .frame(let metric) = budget.metric else { return result.peakBytes.map(Double.init) }
    if budget.statistic == .opening {
      return checked(result.opening[metric], metric).flatMap(total)
    }
    return checked(result.frames[metric], metric).flatMap { column in
      let frames = budget.step.map { step in
        column.indices.filter { result.frames.step[$0] == step }.map { column[$0] }
      }
      return statistic(budget.statistic, of: frames ?? column)
    }
  }

  private static func statistic(_ statistic: Budget.Statistic, of column: [Int64]) -> Reading<
    Double
  > {
    guard !column.isEmpty else { return .absent(reason: "there are no frames") }
    switch statistic {
    case .total, .opening: return total(column)
    case .perFrame: return total(column).map { $0 / Double(column.count) }
    case .median: return Median.of(column)
    case .p90: return SortedSamples(column)[.p90]
    case .p99: return SortedSamples(column)[.p99]
    case .max: return .value(Double(column.max() ?? 0))
    }
  }

  private static func total(_ column: [Int64]) -> Reading<Double> {
    .value(Double(column.reduce(0, +)))
  }

  /// The column, unless a time in it is one that cannot be: a clock that goes backwards.
  private static func checked(_ column: Reading<[Int64]>, _ metric: FrameMetric) -> Reading<[Int64]> {
    column.flatMap { numbers in
      guard metric.tier == .time, let frame = numbers.firstIndex(where: { $0 < 0 }) else {
        return .value(numbers)
      }
      return .absent(reason: "frame \(frame) took \(numbers[frame]) ns: the clock went backwards")
    }
  }
}
