/// Holds the growth of a number over a sweep of counts against a budget: an O(n) step in an O(log n) path shows in the slope, even
/// where it is fast today.
struct GrowthCheck {
  /// The workload, by name.
  let workload: String
  /// The budget.
  let budget: Budget
  /// What was measured, the smallest count first.
  let results: [WorkloadResult]

  /// What the check comes to. O(n log n) for all frames.
  func finding() -> Finding {
    var finding = Finding(
      workload: workload, metric: budget.metric.name, statistic: "slope", check: .complexity,
      outcome: .invalidMeasurement, unit: .exponent, message: "")
    switch points.flatMap({ points in growth(points).map { (points, $0) } }) {
    case .absent(let reason):
      finding.message = "\(workload): \(budget.subject): its growth cannot be judged: \(reason)"
    case .value((let points, let line)):
      let verdict = BudgetVerdict(number: line.slope, budget: budget)
      finding.outcome = verdict.holds ? .pass : .regression
      finding.head = line.slope
      finding.interval = line.interval.value
      finding.limit = verdict.limit
      finding.message =
        "\(workload): \(budget.subject) grows with the count of items to the power \(BudgetVerdict.text(line.slope)) "
        + "(\(Self.text(points))), \(verdict.text)"
    }
    return finding
  }

  /// What was measured at each count.
  private var points: Reading<[(count: Double, value: Double)]> {
    guard results.count >= 3 else {
      return .absent(reason: "it takes at least 3 counts, and \(results.count) were run")
    }
    var points: [(count: Double, value: Double)] = []
    for result in results {
      switch BudgetNumber.of(budget, in: result) {
      case .absent(let reason): return .absent(reason: "at \(result.size) items: \(reason)")
      case .value(let value):
        // None of a count is as little as one of it in all frames: logarithms need more than nothing.
        let least = budget.statistic == .perFrame ? 1 / Double(max(1, result.frames.count)) : 1
        points.append((Double(result.items), max(value, least)))
      }
    }
    return .value(points)
  }

  /// The line through all points. For exact metrics, whose points do not scatter, it is the one through the last two where this is
  /// steeper, since a step that is still small at small counts flattens the other.
  private func growth(_ points: [(count: Double, value: Double)]) -> Reading<LogLogSlope> {
    do throws(StatisticsError) {
      let line = try Self.line(points)
      guard budget.metric.tier == .exact else { return .value(line) }
      let end = try Self.line(Array(points.suffix(2)))
      return .value(end.slope > line.slope ? end : line)
    } catch {
      return .absent(reason: error.description)
    }
  }

  private static func line(_ points: [(count: Double, value: Double)]) throws(StatisticsError)
    -> LogLogSlope
  {
    try LogLogSlope.fit(counts: points.map(\.count), costs: points.map(\.value))
  }

  private static func text(_ points: [(count: Double, value: Double)]) -> String {
    points.map { "\(BudgetVerdict.text($0.count)): \(BudgetVerdict.text($0.value))" }.joined(
      separator: ", ")
  }
}
