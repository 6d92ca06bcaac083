import Foundation

/// The times of two results of one workload, compared by an interval over their passes.
///
/// The runs were not made side by side, so that whatever changed on the machine between them is part of the difference. The interval is
/// that of Hodges and Lehmann for the logarithms of the totals of the passes.
struct TimeNumbers {
  /// The result to compare with.
  let base: WorkloadResult
  /// The result that is judged.
  let head: WorkloadResult
  /// What a difference has to exceed.
  let policy: TimePolicy

  /// What became of a comparison.
  enum Result {
    /// It was judged.
    case finding(Finding)
    /// There are times, but too few to judge them by: a sentence with what there is.
    case undecided(String)
  }

  /// The comparison of the frames of the script, and of the opening frame.
  func results() -> [Result] {
    guard case .value(let before) = base.passes, case .value(let after) = head.passes else {
      return [withoutPasses]
    }
    return [
      result("total", before.frames, after.frames, frames: head.frames.count),
      result("opening", before.opening, after.opening, frames: 1),
    ]
  }

  private var withoutPasses: Result {
    let reasons = [("base", base.passes.reason), ("head", head.passes.reason)]
    let reason = reasons.compactMap { side, reason in reason.map { "\(side): \($0)" } }.joined(separator: "; ")
    return .undecided("\(place): the totals of the passes are missing (\(reason))")
  }

  /// The totals of the passes, a list a metric.
  private typealias Totals = [FrameMetric: [Int64]]

  private func result(_ statistic: String, _ base: Totals, _ head: Totals, frames: Int) -> Result {
    let (before, after) = (base[.time], head[.time])
    guard let before, let after, !before.isEmpty, !after.isEmpty else {
      let sides = [before?.isEmpty ?? true ? "base" : nil, after?.isEmpty ?? true ? "head" : nil].compactMap(\.self)
      if sides.count == 2 { return .undecided("\(place): no times were taken") }
      return .finding(missing(statistic, in: sides[0]))
    }
    do throws(StatisticsError) {
      let shift = try LocationShift.estimate(
        base: try Self.logarithms(before), head: try Self.logarithms(after), level: policy.level)
      switch shift.interval {
      case .value(let interval):
        let phase = Self.slowestPhase(base, head)
        return .finding(judge(statistic, before, after, interval.map { exp($0) }, frames: frames, phase: phase))
      case .absent(let reason):
        return .undecided("\(place): \(statistic), \(Percent.signed(exp(shift.shift) - 1)): \(reason)")
      }
    } catch {
      return .finding(finding(statistic, .invalidMeasurement, "cannot be compared: \(error)."))
    }
  }

  private func missing(_ statistic: String, in side: String) -> Finding {
    finding(
      statistic, side == "base" ? .missingBaseline : .notComparable,
      "has no times in the \(side). Run it with --passes 5 or more.")
  }

  private func judge(
    _ statistic: String, _ before: [Int64], _ after: [Int64], _ interval: ConfidenceInterval, frames: Int,
    phase: FrameMetric?
  ) -> Finding {
    let (old, new) = (Median.of(before).value ?? 0, Median.of(after).value ?? 0)
    let range = "\(Percent.signed(interval.lower - 1)) to \(Percent.signed(interval.upper - 1))"
    let most = phase.map { ", most of it in \($0.rawValue)" } ?? ""
    let verdict = policy.verdict(interval, base: old / Double(max(frames, 1)))
    let (outcome, words): (Outcome, String) =
      switch verdict {
      case .worse: (.regression, "takes longer, by \(range)\(most). Run `scrollmark ab` to be sure, then profile it.")
      case .better: (.improvement, "takes less time, by \(range).")
      case .same: (.pass, "takes the same time, within \(range).")
      case .unclear: (.pass, "may or may not take longer: \(range). More passes narrow that.")
      }
    var finding = finding(statistic, outcome, words)
    (finding.base, finding.head, finding.unit) = (old, new, .nanoseconds)
    if verdict == .unclear { finding.isUndecided = true }
    (finding.interval, finding.limit) = (interval, 1 + policy.tolerance)
    return finding
  }

  private func finding(_ statistic: String, _ outcome: Outcome, _ words: String) -> Finding {
    Finding(
      workload: head.name, size: head.size, metric: FrameMetric.time.rawValue, statistic: statistic, check: .time,
      outcome: outcome, message: "\(place): \(statistic) \(words)")
  }

  private var place: String { head.place }

  /// The phase whose median over the passes grew most; nil if none grew.
  private static func slowestPhase(_ before: Totals, _ after: Totals) -> FrameMetric? {
    let growth = FrameMetric.phases.compactMap { phase -> (phase: FrameMetric, by: Double)? in
      guard let old = before[phase].flatMap({ Median.of($0).value }),
        let new = after[phase].flatMap({ Median.of($0).value })
      else { return nil }
      return (phase, new - old)
    }
    return growth.filter { $0.by > 0 }.max { $0.by < $1.by }?.phase
  }

  private static func logarithms(_ times: [Int64]) throws(StatisticsError) -> [Double] {
    let times = times.map(Double.init)
    try Samples.checkPositive(times)
    return times.map { log($0) }
  }
}

/// Shares as people read them.
enum Percent {
  /// `+4.1 %`, `-0.3 %`, to a tenth.
  static func signed(_ share: Double) -> String {
    let tenths = (share * 1000).rounded() / 10
    return "\(tenths > 0 ? "+" : "")\(tenths == 0 ? 0 : tenths) %"
  }
}
