/// Compares what a workload counted at one size with what is stored, number by number.
struct ExactComparison {
  /// What was counted now.
  let result: WorkloadResult
  /// What is stored.
  let entry: BaselineEntry

  /// A finding for each number that differs, or that one of the two does not have. O(frames × metrics).
  func findings() -> [Finding] {
    let opening = numbers("opening", entry.opening) { result.opening.total($0) }
    let total = numbers("total", entry.total) { result.frames.total($0) }
    let max = numbers("max", entry.max) { result.frames[$0].map { $0.max() ?? 0 } }
    return total + max + opening
      + [compare("peakBytes", "peak", .bytes, entry.peakBytes, result.peakBytes)].compactMap { $0 }
  }

  private func numbers(
    _ statistic: String, _ stored: [String: Int64], _ measured: (FrameMetric) -> Reading<Int64>
  ) -> [Finding] {
    var findings = BaselineEntry.metrics.compactMap { metric in
      compare(
        metric.rawValue, statistic, Finding.Unit(metric.unit), stored[metric.rawValue],
        measured(metric))
    }
    let known = Set(BaselineEntry.metrics.map(\.rawValue))
    for name in stored.keys.sorted() where !known.contains(name) {
      findings.append(
        finding(
          name, statistic, .notComparable,
          "is in the baseline, and this build does not count it. \(remedy)"))
    }
    return findings
  }

  private func compare(
    _ metric: String, _ statistic: String, _ unit: Finding.Unit, _ stored: Int64?,
    _ measured: Reading<Int64>
  ) -> Finding? {
    switch (stored, measured) {
    case (nil, .value):
      return finding(metric, statistic, .missingBaseline, "is not in the baseline. \(remedy)")
    case (_, .absent(let reason)):
      return finding(
        metric, statistic, .invalidMeasurement,
        "was not measured: \(reason). Run where it can be measured")
    case (let stored?, .value(let measured)) where stored == measured: return nil
    case (let stored?, .value(let measured)):
      // What is in view is neither better nor worse when it changes: it is another result.
      let isWorse = measured > stored || metric == FrameMetric.visibleItems.rawValue
      var finding = finding(
        metric, statistic, isWorse ? .regression : .improvement,
        "is \(measured), \((measured - stored).magnitude) \(measured > stored ? "more" : "fewer") than in the baseline. "
          + (isWorse ? "If that is meant: \(BaselineCheck.update(result.name))" : remedy))
      (finding.base, finding.head, finding.limit) = (
        Double(stored), Double(measured), Double(stored)
      )
      finding.unit = unit
      return finding
    }
  }

  private var remedy: String { "Take it over: \(BaselineCheck.update(result.name))" }

  private func finding(_ metric: String, _ statistic: String, _ outcome: Outcome, _ problem: String)
    -> Finding
  {
    Finding(
      workload: result.name, size: result.size, metric: metric, statistic: statistic, check: .exact,
      outcome: outcome, message: "\(result.place): \(metric), \(statistic), \(problem)")
  }
}
