import Measurement
import Scrollmark

/// The comparison of two binaries on one workload.
@MainActor struct ABPairing {
  /// What is run.
  let part: RunPlan.Part
  let base: Executable
  let head: Executable
  let policy: ABPolicy
  let runner: TimedRunner

  private var passes = 3
  /// How long a run may take, in seconds; the first one has as long as anybody would wait.
  private var limit = 900.0
  private var first: (base: WorkloadResult, head: WorkloadResult)?

  init(part: RunPlan.Part, base: Executable, head: Executable, policy: ABPolicy, runner: TimedRunner) {
    (self.part, self.base, self.head, self.policy, self.runner) = (part, base, head, policy, runner)
  }

  /// Compares until the interval is narrow enough or the time is up, and once more if there is a difference. Throws only what ends everything.
  mutating func compare(
    _ random: inout SplitMix64, showing line: inout ProgressLine
  ) throws(CommandFailure) -> ABComparison {
    var comparison = ABComparison(workload: part.workload.name, size: part.size.label)
    let start = WallClock.seconds()
    do throws(CommandFailure) {
      try warmUp(&comparison, showing: &line)
      try measure(&comparison, &random, showing: &line)
    } catch {
      switch error.code {
      case .invalidMeasurement: comparison.failure = (.invalidMeasurement, error.message)
      case .notComparable: comparison.failure = (.notComparable, error.message)
      default: throw error
      }
    }
    comparison.seconds = WallClock.seconds() - start
    return comparison
  }

  /// Runs each once, to bring files into memory, to see that both do the same, and to learn how long a run takes.
  private mutating func warmUp(
    _ comparison: inout ABComparison, showing line: inout ProgressLine
  ) throws(CommandFailure) {
    line.show("\(part.label): warming up", now: WallClock.seconds())
    let before = try run(.base, timesOnly: false)
    let after = try run(.head, timesOnly: false)
    let obstacles = WorkDifference.obstacles(base: before.run.result, head: after.run.result)
    if let obstacle = obstacles.first {
      throw CommandFailure(.invalidMeasurement, "\(part.label): base and head do not do the same work: \(obstacle)")
    }
    first = (before.run.result, after.run.result)
    comparison.frames = before.run.result.frames.count
    comparison.changes = WorkDifference.changes(base: before.run.result, head: after.run.result)
    passes = policy.passes ?? Self.passes(before.run, frame: before.times.mean)
    limit = 30 + 20 * max(before.run.seconds, after.run.seconds) * Double(max(1, passes / 3))
    comparison.passes = passes
  }

  /// Three, so that a frame that was interrupted counts as what it took otherwise; one where passes are so long that they would leave too few
  /// processes.
  private static func passes(_ run: TimedRunner.Run, frame: Double) -> Int {
    frame * Double(run.result.frames.count) > 0.3e9 ? 1 : 3
  }

  private mutating func measure(
    _ comparison: inout ABComparison, _ random: inout SplitMix64, showing line: inout ProgressLine
  ) throws(CommandFailure) {
    let rule = policy.policy(for: part)
    let round = try round(rule, &random, "first round", showing: &line)
    var rounds = [round]
    comparison.metrics = metrics(rounds, rule)
    if policy.secondRound, comparison.metrics.contains(where: { $0.verdict == .worse || $0.verdict == .better }) {
      rounds.append(try self.round(rule, &random, "second round", showing: &line))
      comparison.metrics = metrics(rounds, rule)
    }
    comparison.pairs = rounds.reduce(0) { $0 + $1.pairs }
    comparison.phase = worstPhase(rounds[rounds.count - 1], rule)
  }

  private func metrics(_ rounds: [ABRound], _ rule: TimePolicy) -> [ABComparison.Metric] {
    func metric(_ name: String, _ rule: TimePolicy, _ number: (RunTimes) -> Double?) -> ABComparison.Metric? {
      let ratios = rounds.compactMap { $0.ratio(level: rule.level, number) }
      guard ratios.count == rounds.count, let base = rounds[0].typical(rounds[0].base, number) else { return nil }
      return ABComparison.Metric(statistic: name, policy: rule, base: base, rounds: ratios)
    }
    return [
      metric(ABComparison.total, rule, \.mean), metric(Quantile.p99.name, rule.doubled) { $0.p99.value },
    ].compactMap(\.self)
  }

  /// The phase whose quotient is farthest from 1, among those that take a tenth of a frame.
  private func worstPhase(
    _ round: ABRound, _ rule: TimePolicy
  ) -> (phase: FrameMetric, share: Double, ratio: Double)? {
    guard let frame = round.typical(round.base, \.mean) else { return nil }
    let phases = FrameMetric.phases.compactMap { phase -> (phase: FrameMetric, share: Double, ratio: Double)? in
      func number(_ times: RunTimes) -> Double? { times.phases[phase].flatMap { $0 > 0 ? $0 : nil } }
      guard let time = round.typical(round.base, number), time > frame / 10,
        let ratio = round.ratio(level: rule.level, number)
      else { return nil }
      return (phase, time / frame, ratio.ratio)
    }
    return phases.max { abs($0.ratio - 1) < abs($1.ratio - 1) }
  }

  private func round(
    _ rule: TimePolicy, _ random: inout SplitMix64, _ name: String, showing line: inout ProgressLine
  ) throws(CommandFailure) -> ABRound {
    var round = ABRound()
    let start = WallClock.seconds()
    var elapsed = 0.0
    repeat {
      line.show(
        "\(part.label): \(name), pair \(round.pairs + 1)", done: elapsed, total: policy.seconds,
        now: WallClock.seconds())
      try pair(&round, headFirst: random.next() & 1 == 1)
      elapsed = WallClock.seconds() - start
    } while !round.isSettled(rule) && round.pairs < policy.mostPairs && elapsed < policy.seconds
    return round
  }

  private func pair(_ round: inout ABRound, headFirst: Bool) throws(CommandFailure) {
    if headFirst {
      let after = try run(.head, timesOnly: true)
      round.append(base: try run(.base, timesOnly: true).times, head: after.times)
    } else {
      let before = try run(.base, timesOnly: true)
      round.append(base: before.times, head: try run(.head, timesOnly: true).times)
    }
  }

  /// Runs one of the two and checks that it did what it did the first time.
  private func run(
    _ role: PairRole, timesOnly: Bool
  ) throws(CommandFailure) -> (run: TimedRunner.Run, times: RunTimes) {
    let run = try runner.run(
      role == .base ? base : head, as: role, part, passes: passes, timesOnly: timesOnly, limit: limit)
    if let first {
      let before = role == .base ? first.base : first.head
      if let obstacle = WorkDifference.obstacles(
        base: before, head: run.result, names: ("the first run", "a later one")
      ).first {
        throw CommandFailure(
          .invalidMeasurement, "\(role.rawValue) in \(part.label) does not do the same work each time: \(obstacle)")
      }
    }
    do {
      return (run, try RunTimes(run.result.frames))
    } catch {
      throw CommandFailure(.invalidMeasurement, "\(role.rawValue) in \(part.label): \(error)")
    }
  }
}
