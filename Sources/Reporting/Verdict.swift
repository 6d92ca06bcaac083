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

  /// Judges `record` by the deadlines of its workloads, and says so where the machine was busy: then late frames need not be the fault of
  /// the code. O(n) in its frames.
  public init(_ record: RunRecord) {
    let runs = record.workloads
    let over = runs.map { ($0, Self.framesOverDeadline($0)) }
    let untimed = over.filter { $0.1.value == nil }.map(\.0)
    let missed = over.compactMap { run, over in over.value.map { (run, $0) } }.filter { $0.1 > 0 }
    if !missed.isEmpty {
      outcome = .late
      headline = Self.headline(missed: missed, among: runs)
    } else if runs.isEmpty {
      outcome = .unknown
      headline = "Nothing was measured"
    } else if !untimed.isEmpty {
      outcome = .unknown
      headline = "The frames of \(Self.subject(untimed, among: runs)) were not timed"
    } else {
      outcome = .inTime
      headline = Self.headlineInTime(runs)
    }
    if outcome != .unknown, record.environment.busyInWords != nil { headline += ", on a busy machine" }
  }

  private static func framesOverDeadline(_ workload: WorkloadResult) -> Reading<Int> {
    workload.frames[.time].flatMap { times in
      if times.isEmpty { return .absent(reason: "there are no frames") }
      return .value(times.count { $0 > workload.deadlineNanoseconds })
    }
  }

  private static func headline(missed: [(WorkloadResult, Int)], among runs: [WorkloadResult]) -> String {
    let worst = missed.max { share($0) < share($1) } ?? missed[0]
    let detail = "in \(Readable.count(worst.1)) of \(Readable.count(worst.0.frames.count)) frames"
    if missed.count == 1 {
      let place = worst.0.sizes(in: runs) > 1 ? " \(worst.0.sizeInWords)" : ""
      return "\(worst.0.name)\(place) missed the deadline \(detail)"
    }
    let names = missed.map(\.0).workloadCount
    let subject = subject(missed.map(\.0), among: runs)
    let place = names == 1 ? worst.0.sizeInWords : worst.0.name
    return "\(subject) missed \(names == 1 ? "the" : "their") deadline; worst is \(place), \(detail)"
  }

  /// `some` of all `runs` in words: the name of one workload, with how many of its sizes where those are not all; or how many workloads
  /// of how many.
  private static func subject(_ some: [WorkloadResult], among runs: [WorkloadResult]) -> String {
    let count = some.workloadCount
    guard count == 1 else { return "\(count) of \(runs.workloadCount) workloads" }
    let sizes = some[0].sizes(in: runs)
    return some[0].name + (sizes == 1 ? "" : " at \(some.count) of \(sizes) sizes")
  }

  private static func share(_ missed: (WorkloadResult, Int)) -> Double {
    Double(missed.1) / Double(max(missed.0.frames.count, 1))
  }

  private static func headlineInTime(_ runs: [WorkloadResult]) -> String {
    let rates = Set(runs.map(\.framesPerSecond))
    let rate = rates.count == 1 ? "\(rates.first ?? 0) Hz " : ""
    if runs.workloadCount == 1 {
      let sizes = runs.count == 1 ? "" : " at \(runs.count) sizes"
      return "All frames of \(runs[0].name)\(sizes) met their \(rate)deadline"
    }
    return "All frames of \(runs.workloadCount) workloads met their \(rate)deadline\(rates.count == 1 ? "" : "s")"
  }
}
