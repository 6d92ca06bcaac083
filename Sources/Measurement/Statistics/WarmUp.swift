/// How many of the first samples of a series belong to the time before it has settled.
///
/// It is either fixed beforehand or found by a rule; what is left out stays in the record either way.
public struct WarmUp: Codable, Equatable, Sendable {
  /// How the number was come by.
  public enum Rule: String, CaseIterable, Codable, Sendable {
    /// It was set before the run.
    case fixed
    /// It minimises the marginal standard error of what remains (White 1997).
    case detected
  }

  /// How the number was come by.
  public var rule: Rule
  /// How many samples are left out from the start.
  public var discarded: Int

  /// Makes a description of a warm-up.
  public init(rule: Rule, discarded: Int) {
    self.rule = rule
    self.discarded = discarded
  }

  /// The fewest samples in which a warm-up is looked for.
  public static let fewestSamples = 10

  /// The warm-up of `series`: as many samples as have to go for the sum of squared distances of the rest from their mean, divided by
  /// the square of their number, to be smallest. If that takes more than half of the series, it has not settled, and the result is
  /// absent. Throws `StatisticsError`. O(n).
  public static func detect(in series: [Double]) throws(StatisticsError) -> Reading<WarmUp> {
    try Samples.checkFinite(series)
    guard series.count >= fewestSamples else {
      return .absent(reason: "a warm-up takes at least \(fewestSamples) samples to see, there are \(series.count)")
    }
    var best = (error: Double.infinity, discarded: 0)
    var mean = 0.0
    var squares = 0.0
    // From the end, so that each step adds a sample (Welford 1962). The last five say too little of themselves.
    for (taken, value) in series.reversed().enumerated() {
      let count = Double(taken + 1)
      let distance = value - mean
      mean += distance / count
      squares += distance * (value - mean)
      if taken + 1 >= 5 {
        let error = squares / (count * count)
        if error <= best.error { best = (error, series.count - taken - 1) }
      }
    }
    guard 2 * best.discarded <= series.count else {
      return .absent(
        reason: "the series has not settled: the rule would leave out more than half of it. Measure longer")
    }
    return .value(WarmUp(rule: .detected, discarded: best.discarded))
  }
}
