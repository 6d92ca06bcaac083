import Foundation

/// How a cost grows with a count: the slope of the straight line through the logarithms of both, by least squares. It is the exponent of
/// the count: 0 for O(1), 1 for O(n), 2 for O(n²).
public struct LogLogSlope: Codable, Equatable, Sendable {
  /// The exponent.
  public var slope: Double
  /// The cost of a count of one, in the unit of the costs.
  public var factor: Double
  /// The interval of the exponent by Student's t, or why there is none.
  public var interval: Reading<ConfidenceInterval>
  /// The standard error of the exponent, or why there is none.
  public var standardError: Reading<Double>

  /// Fits the `costs` of `counts`, in pairs, all greater than zero. Two different counts are needed, and three pairs for an interval;
  /// it assumes that the logarithms scatter evenly around the line. Throws `StatisticsError`. O(n).
  public static func fit(
    counts: [Double], costs: [Double], level: Double = 0.95
  ) throws(StatisticsError) -> LogLogSlope {
    try Samples.check(level: level)
    if counts.count != costs.count { throw .unpaired(base: counts.count, head: costs.count) }
    try Samples.check(counts, atLeast: 2, for: "a slope")
    try Samples.checkPositive(counts)
    try Samples.checkPositive(costs)
    let (x, y) = (counts.map { log($0) }, costs.map { log($0) })
    let n = Double(x.count)
    let (meanX, meanY) = (x.reduce(0, +) / n, y.reduce(0, +) / n)
    let squares = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    guard counts.contains(where: { $0 != counts[0] }), squares > 0 else { throw .noSpread(name: "a slope") }
    let products = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let slope = products / squares
    let rest = zip(x, y).reduce(0.0) {
      let distance = $1.1 - meanY - slope * ($1.0 - meanX)
      return $0 + distance * distance
    }
    return LogLogSlope(
      slope: slope, factor: exp(meanY - slope * meanX), rest: rest, squares: squares, count: x.count, level: level)
  }

  private init(slope: Double, factor: Double, rest: Double, squares: Double, count: Int, level: Double) {
    self.slope = slope
    self.factor = factor
    guard count > 2 else {
      standardError = .absent(reason: "two points lie on a line whatever their scatter")
      interval = .absent(reason: "an interval of a slope needs at least 3 samples, there are 2")
      return
    }
    let error = (rest / Double(count - 2) / squares).squareRoot()
    let reach = error * StudentT(freedom: count - 2).quantile(0.5 + level / 2)
    standardError = .value(error)
    interval = .value(ConfidenceInterval(lower: slope - reach, upper: slope + reach, level: level))
  }
}
