/// What a workload file allows one number to be: a promise that holds on every machine, or beside another workload.
public struct Budget: Equatable, Sendable {
  /// What is measured.
  public var metric: Metric
  /// What is made of it.
  public var statistic: Statistic
  /// The size it is about, as a label: `smoke`, `full` or a count; nil for every size that runs.
  public var size: String?
  /// The step of the script it is about, counted from 0; nil for all frames.
  public var step: Int?
  /// The workload beside which it is held; nil where the bounds are absolute.
  public var reference: Reference?
  /// Whether the bounds are on the growth with the workload's counts: the slope on doubly logarithmic paper.
  public var isOverCounts: Bool
  /// The least that is allowed: in the unit of the metric, as a quotient beside a reference, as an exponent over counts.
  public var least: Double?
  /// The most that is allowed, in the same.
  public var most: Double?
  /// Where it stands in the file: `budgets[2]`.
  public var place: String

  /// Makes a budget.
  public init(
    metric: Metric, statistic: Statistic, size: String? = nil, step: Int? = nil,
    reference: Reference? = nil,
    isOverCounts: Bool = false, least: Double? = nil, most: Double? = nil, place: String
  ) {
    self.metric = metric
    self.statistic = statistic
    self.size = size
    self.step = step
    self.reference = reference
    self.isOverCounts = isOverCounts
    self.least = least
    self.most = most
    self.place = place
  }

  /// What may have a budget: a metric of the frames, or the peak of memory.
  public enum Metric: Hashable, Sendable {
    /// A metric of each frame.
    case frame(FrameMetric)
    /// The most bytes that were held at once.
    case peakBytes

    /// The name in a workload file.
    public var name: String {
      switch self {
      case .frame(let metric): metric.rawValue
      case .peakBytes: "peakBytes"
      }
    }

    /// The metric of that name.
    public init?(name: String) {
      if name == "peakBytes" {
        self = .peakBytes
      } else if let metric = FrameMetric(rawValue: name) {
        self = .frame(metric)
      } else {
        return nil
      }
    }

    /// Every name.
    public static let names = FrameMetric.allCases.map(\.rawValue) + ["peakBytes"]

    /// How far it can be trusted.
    public var tier: FrameMetric.Tier {
      switch self {
      case .frame(let metric): metric.tier
      case .peakBytes: .exact
      }
    }

    /// What it counts.
    public var unit: FrameMetric.Unit {
      switch self {
      case .frame(let metric): metric.unit
      case .peakBytes: .bytes
      }
    }
  }

  /// What is made of the frames' numbers.
  public enum Statistic: String, CaseIterable, Sendable {
    /// The sum over the frames of the script.
    case total
    /// The mean of a frame.
    case perFrame
    /// The middle frame.
    case median
    /// The frame that nine in ten stay below; takes 10 frames.
    case p90
    /// The frame that 99 in a hundred stay below; takes 100 frames.
    case p99
    /// The frame with the most.
    case max
    /// The opening frame, which is none of the script's.
    case opening

    /// The fewest frames that it takes.
    public var fewestFrames: Int {
      switch self {
      case .p90: Quantile.p90.minimumSamples
      case .p99: Quantile.p99.minimumSamples
      case .total, .perFrame, .median, .max, .opening: 1
      }
    }
  }

  /// The workload that a budget is held beside.
  public struct Reference: Hashable, Sendable {
    /// The name of the workload.
    public var workload: String
    /// Its size; nil for the same one.
    public var size: String?

    /// Makes a reference.
    public init(workload: String, size: String? = nil) {
      self.workload = workload
      self.size = size
    }
  }

  /// Whether times have to be measured for it.
  public var needsTime: Bool { metric.tier == .time }
}

extension Budget: CustomStringConvertible {
  /// The budget in a line: `allocations, perFrame, at full, beside twin: at most 0.5 times`.
  public var description: String {
    let parts = [
      subject, size.map { "at \($0)" }, isOverCounts ? "over counts" : nil,
      reference.map { "beside \($0.workload)" + ($0.size.map { " (\($0))" } ?? "") },
    ]
    let unit =
      isOverCounts ? "as exponent" : reference != nil ? "times" : metric.unit == .count ? "" : metric.unit.rawValue
    return parts.compactMap { $0 }.joined(separator: ", ") + ": " + bounds + (unit.isEmpty ? "" : " " + unit)
  }

  /// `at least 1 and at most 3`.
  var bounds: String {
    [least.map { "at least \(BudgetVerdict.text($0))" }, most.map { "at most \(BudgetVerdict.text($0))" }]
      .compactMap { $0 }.joined(separator: " and ")
  }

  /// What the number is, for messages: `allocations, perFrame, in step 2`.
  var subject: String {
    let statistic = metric == .peakBytes ? nil : statistic.rawValue
    let step = step.map { "in step \($0 + 1)" }
    return [metric.name, statistic, step].compactMap { $0 }.joined(separator: ", ")
  }
}
