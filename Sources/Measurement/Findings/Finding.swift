/// What one check of one number came to. Every check that was made gives a finding, the ones that passed too.
public struct Finding: Codable, Equatable, Sendable {
  /// The kind of a check.
  public enum Check: String, CaseIterable, Codable, Sendable {
    /// An exact metric against the same metric of another run, or of the baseline.
    case exact
    /// A time against the time of another run, by an interval.
    case time
    /// A number against what the workload file allows.
    case budget
    /// How a number grows with the count of items, against what is allowed.
    case complexity
    /// Whether the baseline has an entry for what ran, and no others.
    case baseline
    /// Whether two runs may be compared at all.
    case comparability
  }

  /// What a number counts.
  public enum Unit: String, CaseIterable, Codable, Sendable {
    case nanoseconds = "ns"
    case bytes = "bytes"
    case count = "count"
    /// Instructions of the processor.
    case instructions = "instructions"
    /// Milliseconds in a second of scrolling: hitch time.
    case millisecondsPerSecond = "ms/s"
    /// A quotient without a unit.
    case ratio = "ratio"
    /// The slope on doubly logarithmic paper: 1 for O(n), 2 for O(n²).
    case exponent = "exponent"

    /// The unit of a metric of a frame.
    public init(_ unit: FrameMetric.Unit) {
      switch unit {
      case .nanoseconds: self = .nanoseconds
      case .bytes: self = .bytes
      case .count: self = .count
      }
    }
  }

  /// The workload, by name; empty if the finding is about the whole run.
  public var workload: String
  /// The size the workload ran at: `smoke`, `full`, or a count of items; empty if the finding is about all of them.
  public var size: String
  /// What was measured: the name of a `FrameMetric`, or of another number such as `peakBytes`; empty if it is about none.
  public var metric: String
  /// What was made of the samples: `total`, `median`, `p99`, `slope`; empty if it is about none.
  public var statistic: String
  /// What kind of check it was.
  public var check: Check
  /// What it came to.
  public var outcome: Outcome
  /// The number to compare with, in `unit`.
  public var base: Double?
  /// The number that was measured, in `unit`.
  public var head: Double?
  /// The interval of the quotient of head to base; of the slope itself in a check of complexity.
  public var interval: ConfidenceInterval?
  /// What is allowed, in `unit`; in a check of time, the quotient that is allowed.
  public var limit: Double?
  /// The unit of `base` and `head`.
  public var unit: Unit?
  /// Whether a check that passed could not tell: the interval is too wide. Nil, as false, where it could.
  public var isUndecided: Bool?
  /// One sentence that names what happened, where, and what to do about it.
  public var message: String

  /// Makes a finding.
  public init(
    workload: String = "", size: String = "", metric: String = "", statistic: String = "", check: Check,
    outcome: Outcome, base: Double? = nil, head: Double? = nil, interval: ConfidenceInterval? = nil,
    limit: Double? = nil, unit: Unit? = nil, isUndecided: Bool? = nil, message: String
  ) {
    self.workload = workload
    self.size = size
    self.metric = metric
    self.statistic = statistic
    self.check = check
    self.outcome = outcome
    self.base = base
    self.head = head
    self.interval = interval
    self.limit = limit
    self.unit = unit
    self.isUndecided = isUndecided
    self.message = message
  }

  /// By what head differs from base; nil if one of them is missing.
  public var difference: Double? {
    guard let base, let head else { return nil }
    return head - base
  }

  /// The quotient of head to base; nil if one of them is missing, or base is zero.
  public var ratio: Double? {
    guard let base, let head, base != 0 else { return nil }
    return head / base
  }
}
