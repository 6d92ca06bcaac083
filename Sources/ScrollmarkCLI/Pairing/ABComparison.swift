import Measurement

/// What the comparison of two binaries on one workload came to.
struct ABComparison {
  /// One number of a run, compared.
  struct Metric {
    /// What was made of the frames: `total` or `p99`.
    var statistic: String
    /// What counts as a difference.
    var policy: TimePolicy
    /// What a frame of the base took in the middle run, in nanoseconds.
    var base: Double
    /// The quotient of head to base in the first round, and in the second if there was one.
    var rounds: [PairedRatio]

    /// What the rounds say together.
    var verdict: TimeVerdict {
      verdicts.dropFirst().reduce(verdicts.first ?? .unclear) { TimeVerdict.both($0, $1) }
    }

    /// Whether the first round saw a difference that the second one does not.
    var roundsDisagree: Bool {
      verdicts.count > 1 && verdicts[0] != verdicts[1] && [.worse, .better].contains(verdicts[0])
    }

    private var verdicts: [TimeVerdict] {
      rounds.map { round in round.interval.value.map { policy.verdict($0, base: base) } ?? .unclear }
    }

    /// The round that is shown: the last one.
    var shown: PairedRatio? { rounds.last }
  }

  /// The workload, by name.
  var workload: String
  /// The size that it ran at.
  var size: String
  /// How many frames a run has.
  var frames = 0
  /// What was compared.
  var metrics: [Metric] = []
  /// How many pairs of runs were made, those of the second round included.
  var pairs = 0
  /// How many passes a run made.
  var passes = 0
  /// How long it took, in seconds.
  var seconds = 0.0
  /// The phase that changed most, with its share of a frame of the base and its quotient, where it can be told.
  var phase: (phase: FrameMetric, share: Double, ratio: Double)?
  /// What differs in work, a line each: no obstacle, but worth knowing.
  var changes: [String] = []
  /// Why there is no comparison.
  var failure: (outcome: Outcome, message: String)?

  /// The workload and its size, for people.
  var label: String { "\(workload) (\(size))" }

  /// What it comes to in the words of all checks: one finding a number, or why there is none.
  var findings: [Finding] {
    if let failure {
      return [
        Finding(
          workload: workload, size: size, metric: FrameMetric.time.rawValue, check: .comparability,
          outcome: failure.outcome, message: failure.message)
      ]
    }
    return metrics.map(finding)
  }

  private func finding(_ metric: Metric) -> Finding {
    let scale = metric.statistic == Self.total ? Double(frames) : 1
    return Finding(
      workload: workload, size: size, metric: FrameMetric.time.rawValue, statistic: metric.statistic, check: .time,
      outcome: metric.verdict == .worse ? .regression : .pass, base: metric.base * scale,
      head: metric.shown.map { metric.base * $0.ratio * scale }, interval: metric.shown?.interval.value,
      limit: 1 + metric.policy.tolerance, unit: .nanoseconds, isUndecided: metric.verdict == .unclear ? true : nil,
      message: ABWords.sentence(self, metric))
  }

  /// The name of the sum over all frames.
  static let total = "total"
}
