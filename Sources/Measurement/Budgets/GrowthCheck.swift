import Foundation

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
    switch points {
    case .absent(let reason):
      finding.message = "\(workload): \(budget.subject): its growth cannot be judged: \(reason)"
    case .value(let points):
      let slope = growth(points)
      let verdict = BudgetVerdict(number: slope, budget: budget)
      finding.outcome = verdict.holds ? .pass : .regression
      finding.head = slope
      finding.limit = verdict.limit
      finding.message =
        "\(workload): \(budget.subject) grows with the count of items to the power \(BudgetVerdict.text(slope)) "
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

  /// The exponent: that of the line through all points. For exact metrics, whose points do not scatter, it is that between the
  /// last two where this is steeper, since a step that is still small at small counts flattens the line.
  private func growth(_ points: [(count: Double, value: Double)]) -> Double {
    let line = LogLogLine.slope(points)
    guard budget.metric.tier == .exact else { return line }
    return max(line, LogLogLine.slope(Array(points.suffix(2))))
  }

  private static func text(_ points: [(count: Double, value: Double)]) -> String {
    points.map { "\(BudgetVerdict.text($0.count)): \(BudgetVerdict.text($0.value))" }.joined(
      separator: ", ")
  }
}

/// The straight line through points on doubly logarithmic paper, by least squares.
enum LogLogLine {
  /// Its slope; 0 if all counts are the same. Counts and values are positive.
  static func slope(_ points: [(count: Double, value: Double)]) -> Double {
    let logarithms = points.map { (x: log2($0.count), y: log2($0.value)) }
    let size = Double(points.count)
    let meanX = logarithms.reduce(0) { $0 + $1.x } / size
    let meanY = logarithms.reduce(0) { $0 + $1.y } / size
    let spread = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard spread > 0 else { return 0 }
    return logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
  }
}
