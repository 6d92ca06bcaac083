/// Intervals for any statistic of one list of samples, from drawing them again and again with replacement (Efron 1979).
///
/// With few samples such an interval is too narrow; where an exact one exists (`SortedSamples.interval`, `PairedRatio`,
/// `LocationShift`), that one is to be used.
public struct Bootstrap: Equatable, Sendable {
  /// How the interval is read off the drawn statistics.
  public enum Method: String, CaseIterable, Codable, Sendable {
    /// The quantiles of the drawn statistics as they are.
    case percentile
    /// Quantiles corrected for bias and for a spread that changes with the value (Efron 1987).
    case bca
  }

  /// How often the samples are drawn anew.
  public var resamples: Int
  /// The seed of what is drawn: the same one gives the same interval.
  public var seed: UInt64
  /// How the interval is made.
  public var method: Method

  /// The fewest samples that are drawn from.
  public static let fewestSamples = 8

  /// Makes a bootstrap of at least 1,000 drawings.
  public init(resamples: Int = 5_000, seed: UInt64, method: Method = .bca) {
    precondition(resamples >= 1_000, "A bootstrap takes at least 1,000 drawings, not \(resamples)")
    self.resamples = resamples
    self.seed = seed
    self.method = method
  }

  /// The interval of `statistic` of `samples` (at least 8); absent where the statistic is the same whatever is drawn. Throws
  /// `StatisticsError`. O((resamples + n) × the cost of the statistic).
  public func interval(
    of samples: [Double], level: Double = 0.95, statistic: ([Double]) -> Double
  ) throws(StatisticsError) -> Reading<ConfidenceInterval> {
    try Samples.check(level: level)
    try Samples.checkFinite(samples)
    try Samples.check(samples, atLeast: Self.fewestSamples, for: "a bootstrap")
    let drawn = draw(samples, statistic)
    try Samples.checkFinite(drawn)
    guard drawn[0] < drawn[drawn.count - 1] else {
      return .absent(reason: "the statistic is \(drawn[0]) whatever is drawn, so that it has no interval")
    }
    let tail = (1 - level) / 2
    let correction = method == .bca ? try Correction(samples, drawn, statistic) : Correction()
    return .value(
      ConfidenceInterval(
        lower: Self.quantile(correction.share(tail), of: drawn),
        upper: Self.quantile(correction.share(1 - tail), of: drawn), level: level))
  }

  /// The statistics of the drawings in ascending order.
  private func draw(_ samples: [Double], _ statistic: ([Double]) -> Double) -> [Double] {
    var generator = SplitMix64(seed: seed)
    var drawing = samples
    var drawn: [Double] = []
    drawn.reserveCapacity(resamples)
    for _ in 0..<resamples {
      for place in drawing.indices { drawing[place] = samples[generator.below(samples.count)] }
      drawn.append(statistic(drawing))
    }
    // A statistic that is not a number is found by the check; until then it must not upset the order.
    return drawn.allSatisfy(\.isFinite) ? drawn.sorted() : drawn
  }

  private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    let rank = share * Double(sorted.count - 1)
    let below = min(max(Int(rank), 0), sorted.count - 2)
    return sorted[below] + (rank - Double(below)) * (sorted[below + 1] - sorted[below])
  }

  /// Which quantile of the drawn statistics to read instead of the one that is asked for.
  private struct Correction {
    /// The bias: the normal quantile of the share of drawings below the statistic itself.
    var bias = 0.0
    /// How fast the spread changes with the value, from leaving out one sample after the other.
    var acceleration = 0.0

    init() {}

    init(
      _ samples: [Double], _ drawn: [Double], _ statistic: ([Double]) -> Double
    ) throws(StatisticsError) {
      let value = statistic(samples)
      let below = drawn.count { $0 < value }
      let equal = drawn.count { $0 == value }
      let count = Double(drawn.count)
      // Where all drawings lie on one side, the next one could lie on the other.
      let share = min(max((Double(below) + 0.5 * Double(equal)) / count, 0.5 / count), 1 - 0.5 / count)
      bias = Normal.quantile(share)
      let without = samples.indices.map { left in statistic(samples.indices.filter { $0 != left }.map { samples[$0] }) }
      try Samples.checkFinite(without)
      let mean = without.reduce(0, +) / Double(without.count)
      let squares = without.reduce(0) { $0 + (mean - $1) * (mean - $1) }
      let cubes = without.reduce(0) { $0 + (mean - $1) * (mean - $1) * (mean - $1) }
      acceleration = squares > 0 ? cubes / (6 * squares * squares.squareRoot()) : 0
    }

    /// The share to read for `share`.
    func share(_ share: Double) -> Double {
      let shifted = bias + Normal.quantile(share)
      return Normal.probability(bias + shifted / (1 - acceleration * shifted))
    }
  }
}
