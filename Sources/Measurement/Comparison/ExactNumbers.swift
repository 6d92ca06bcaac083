/// The counts and bytes of two results of one workload, side by side.
struct ExactNumbers {
  /// The result to compare with.
  let base: WorkloadResult
  /// The result that is judged.
  let head: WorkloadResult

  /// A finding for each number that at least one of the results has. O(frames × metrics).
  func findings() -> [Finding] {
    FrameMetric.allCases.filter { $0.tier == .exact }.flatMap(findings) + peak
  }

  /// Metrics that only the head is new enough to know. They are no findings.
  var unknown: [FrameMetric] {
    FrameMetric.allCases.filter { $0.tier == .exact && !base.frames.knows($0) && head.frames.knows($0) }
  }

  private func findings(_ metric: FrameMetric) -> [Finding] {
    guard base.frames.knows(metric) else { return [] }
    if let one = missing(metric.rawValue, base.frames[metric].map { _ in () }, head.frames[metric].map { _ in () }) {
      return [one]
    }
    return [
      compare(metric, "total", base.frames.total(metric), head.frames.total(metric)),
      compare(metric, "max", base.frames[metric].map { $0.max() ?? 0 }, head.frames[metric].map { $0.max() ?? 0 }),
      compare(metric, "opening", base.opening.total(metric), head.opening.total(metric)),
    ].compactMap(\.self)
  }

  private var peak: [Finding] {
    if let one = missing("peakBytes", base.peakBytes.map { _ in () }, head.peakBytes.map { _ in () }) { return [one] }
    guard let before = base.peakBytes.value, let after = head.peakBytes.value else { return [] }
    return [finding("peakBytes", "max", .bytes, before, after, isWorse: after > before)]
  }

  /// The finding that only one of the results has `metric`, if that is so.
  private func missing(_ metric: String, _ before: Reading<Void>, _ after: Reading<Void>) -> Finding? {
    let (side, other, outcome, reason): (String, String, Outcome, String)
    switch (before, after) {
    case (.value, .absent(let text)): (side, other, outcome, reason) = ("base", "head", .notComparable, text)
    case (.absent(let text), .value): (side, other, outcome, reason) = ("head", "base", .missingBaseline, text)
    default: return nil
    }
    return Finding(
      workload: head.name, size: head.size, metric: metric, check: .exact, outcome: outcome,
      message: "\(head.place): \(metric) was measured in the \(side) but not in the \(other): \(reason). "
        + "Run the \(other) where it can be measured.")
  }

  private func compare(
    _ metric: FrameMetric, _ statistic: String, _ before: Reading<Int64>, _ after: Reading<Int64>
  ) -> Finding? {
    guard let before = before.value, let after = after.value else { return nil }
    let isWorse = metric.isNeutral ? before != after : after > before
    return finding(
      metric.rawValue, statistic, Finding.Unit(metric.unit), before, after, isWorse: isWorse)
  }

  private func finding(
    _ metric: String, _ statistic: String, _ unit: Finding.Unit, _ old: Int64, _ new: Int64, isWorse: Bool
  ) -> Finding {
    let (before, after) = (Self.text(old, unit), Self.text(new, unit))
    let less = unit == .bytes ? "less" : "fewer"
    let difference = "\(Self.text(max(old, new) - min(old, new), unit)) \(new > old ? "more" : less)"
    let words =
      old == new
      ? "is \(after) in both runs."
      : "is \(after) instead of \(before), \(difference). \(advice(unit, isWorse: isWorse))"
    return Finding(
      workload: head.name, size: head.size, metric: metric, statistic: statistic, check: .exact,
      outcome: old == new ? .pass : isWorse ? .regression : .improvement, base: Double(old),
      head: Double(new), limit: Double(old),
      unit: unit, message: "\(head.place): \(metric), \(statistic), \(words)")
  }

  private func advice(_ unit: Finding.Unit, isWorse: Bool) -> String {
    guard isWorse else { return "Accept the new number." }
    let cause = unit == .bytes ? "what takes the memory in the head" : "what the head does more often"
    return "Find out \(cause), or accept the new number."
  }

  /// `39,680 bytes`, `11`.
  private static func text(_ number: Int64, _ unit: Finding.Unit) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return unit == .bytes ? "\(text) byte\(number == 1 ? "" : "s")" : text
  }
}

extension FrameMetric {
  /// Whether more of it is neither better nor worse: another number is another result.
  var isNeutral: Bool { self == .visibleItems }
}

extension FrameTable {
  /// Whether the record that the table is from knows of `metric` at all.
  func knows(_ metric: FrameMetric) -> Bool { columns[metric] != nil || absent[metric] != nil }
}
