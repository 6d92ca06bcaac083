import Foundation
import Measurement
import Reporting

/// Comparisons as people read them.
enum ABWords {
  /// `+5.2 %` for a quotient of 1.052.
  static func change(_ ratio: Double) -> String {
    let percent = (ratio - 1) * 100
    let digits = String(format: "%.1f", abs(percent))
    return "\(percent < 0 && digits != "0.0" ? "-" : "+")\(digits) %"
  }

  /// `+4.1 % to +6.3 %`, or why there is no interval.
  static func interval(_ ratio: PairedRatio?) -> String {
    switch ratio?.interval {
    case .value(let interval): "\(change(interval.lower)) to \(change(interval.upper))"
    case .absent(let reason): reason
    case nil: "not measured"
    }
  }

  /// `worse`, `better`, `same`, `not enough evidence`.
  static func verdict(_ verdict: TimeVerdict) -> String {
    verdict == .unclear ? "not enough evidence" : verdict.rawValue
  }

  /// One sentence of what a number came to, and what to do where it is not clear.
  static func sentence(_ comparison: ABComparison, _ metric: ABComparison.Metric) -> String {
    let subject = metric.statistic == ABComparison.total ? "a frame" : "the \(metric.statistic) of the frames"
    let base = Readable.time(nanoseconds: metric.base, ascii: true)
    let start =
      "\(comparison.label): \(subject) takes \(base) in base, in head \(metric.shown.map { change($0.ratio) } ?? "?") "
      + "(\(interval(metric.shown))): "
    let allowed =
      "\(change(1 + metric.policy.tolerance)) and \(Readable.time(nanoseconds: metric.policy.floorNanoseconds, ascii: true))"
    switch metric.verdict {
    case .worse:
      let agreed = metric.rounds.count > 1 ? ", and a second round agrees" : ""
      return start + "worse, by more than \(allowed)\(agreed)\(worst(comparison))"
    case .better: return start + "better, by more than \(allowed)"
    case .same: return start + "same, within \(allowed)"
    case .unclear:
      let disagrees = metric.roundsDisagree ? ", as the second round does not agree with the first" : ""
      return start + "not enough evidence\(disagrees); give it more --seconds, or a machine with less load"
    }
  }

  /// The sentences of what is no regression: those are told as failed checks.
  static func sentences(_ comparison: ABComparison) -> [String] {
    comparison.metrics.filter { $0.verdict != .worse }.map { sentence(comparison, $0) }
  }

  private static func worst(_ comparison: ABComparison) -> String {
    guard let phase = comparison.phase else { return "" }
    let share = String(format: "%.0f", phase.share * 100)
    return "; the phase \(phase.phase.rawValue) (\(share) % of a frame) changed most, by \(change(phase.ratio))"
  }

  /// A line a number, or why there is none.
  static func table(_ comparisons: [ABComparison]) -> String {
    let rows = comparisons.flatMap { comparison -> [[String]] in
      if comparison.failure != nil {
        return [[comparison.workload, comparison.size, "", "", "", "", "", "not compared"]]
      }
      return comparison.metrics.map { metric in
        [
          comparison.workload, comparison.size, metric.statistic == ABComparison.total ? "frame" : metric.statistic,
          Readable.time(nanoseconds: metric.base, ascii: true), metric.shown.map { change($0.ratio) } ?? "",
          interval(metric.shown), "\(comparison.pairs)", verdict(metric.verdict),
        ]
      }
    }
    return TextTable.render(
      header: ["workload", "size", "time", "base", "change", "interval", "pairs", "verdict"], rows: rows, numbers: 3...6
    )
  }
}
