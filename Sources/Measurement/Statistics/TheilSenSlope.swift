/// How fast a quantity grows: the median of the slopes between all pairs of points, which a few outliers do not move (Theil 1950,
/// Sen 1968).
public struct TheilSenSlope: Codable, Equatable, Sendable {
  /// The slope, in units of the values for a unit of the places.
  public var slope: Double
  /// The interval of the slope, by the normal approximation of Kendall's statistic.
  public var interval: ConfidenceInterval

  /// Fits `values`, each at one of `places`, which ascend. It assumes that what is left beside the trend is independent from point
  /// to point. At least 8 points; throws `StatisticsError`. O(n² log n).
  public static func fit(
    places: [Double], values: [Double], level: Double = 0.95
  ) throws(StatisticsError) -> TheilSenSlope {
    try Samples.check(level: level)
    if places.count != values.count { throw .unpaired(base: places.count, head: values.count) }
    try Samples.check(places, atLeast: 8, for: "a trend")
    try Samples.checkFinite(places)
    try Samples.checkFinite(values)
    var slopes: [Double] = []
    for second in places.indices {
      for first in 0..<second where places[first] != places[second] {
        slopes.append((values[second] - values[first]) / (places[second] - places[first]))
      }
    }
    guard !slopes.isEmpty else { throw .noSpread(name: "a trend") }
    slopes.sort()
    let n = Double(places.count)
    let reach = Normal.quantile(0.5 + level / 2) * (n * (n - 1) * (2 * n + 5) / 18).squareRoot()
    let low = Int(((Double(slopes.count) - reach) / 2).rounded(.down))
    let high = Int(((Double(slopes.count) + reach) / 2).rounded(.up))
    let middle = slopes.count / 2
    return TheilSenSlope(
      slope: slopes.count % 2 == 1 ? slopes[middle] : (slopes[middle - 1] + slopes[middle]) / 2,
      interval: ConfidenceInterval(
        lower: slopes[max(0, low)], upper: slopes[min(slopes.count - 1, high)], level: level))
  }
}
