import Measurement

/// What a run comes to, in a sentence.
public struct Verdict: Equatable, Sendable {
  /// How a run went.
  public enum Outcome: Equatable, Sendable {
    /// Every frame met its deadline.
    case inTime
    /// Some frames did not.
    case late
    /// Nothing can be said of some workload.
    case unknown
  }

  /// How the run went.
  public var outcome: Outcome
  /// The sentence, without a full stop.
  public var headline: String

  /// Makes a verdict.
  public init(outcome: Outcome, headline: String) {
    self.outcome = outcome
    self.headline = headline
  }

  /// Judges `record` by the deadlines of its workloads. O(n) in its frames.
  public init(_ record: RunRecord) {
    let late = record.workloads.map { ($0, Self.framesOverDeadline($0)) }
    let untimed = late.filter { $0.1.value == nil }
    let missed = late.compactMap { workload, over in over.value.map { (workload, $0) } }.filter { $0.1 > 0 }
    if !missed.isEmpty {
      outcome = .late
      headline = Self.headline(missed: missed, of: record.workloads.count)
    } else if record.workloads.isEmpty {
      outcome = .unknown
      headline = "Nothing was measured"
    } else if !untimed.isEmpty {
      outcome = .unknown
      headline =
        untimed.count == 1
        ? "The frames of \(untimed[0].0.name) were not timed"
        : "The frames of \(untimed.count) of \(record.workloads.count) workloads were not timed"
    } else {
      outcome = .inTime
      headline = Self.headlineInTime(record.workloads)
    }
  }

  private static func framesOverDeadline(_ workload: WorkloadResult) -> Reading<Int> {
    workload.frames[.time].flatMap { times in
      if times.isEmpty { return .absent(reason: "there are no frames") }
      return .value(times.count { $0 > workload.deadlineNanoseconds })
    }
  }

  private static func headline(missed: [(WorkloadResult, Int)], of count: Int) -> String {
    let worst = missed.max { share($0) < share($1) } ?? missed[0]
    let detail = "in \(Readable.count(worst.1)) of \(Readable.count(worst.0.frames.count)) frames"
    if missed.count == 1 { return "\(worst.0.name) missed the deadline \(detail)" }
    return "\(missed.count) of \(count) workloads missed their deadline; worst is \(worst.0.name), \(detail)"
  }

  private static func share(_ missed: (WorkloadResult, Int)) -> Double {
    Double(missed.1) / Double(max(missed.0.frames.count, 1))
  }

  private static func headlineInTime(_ workloads: [WorkloadResult]) -> String {
    let rates = Set(workloads.map(\.framesPerSecond))
    let rate = rates.count == 1 ? "\(rates.first ?? 0) Hz " : ""
    if workloads.count == 1 { return "All frames of \(workloads[0].name) met their \(rate)deadline" }
    return "All frames of \(workloads.count) workloads met their \(rate)deadline\(rates.count == 1 ? "" : "s")"
  }
}
