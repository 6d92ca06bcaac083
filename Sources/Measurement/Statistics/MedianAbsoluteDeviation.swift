/// How far samples lie from their median: the median of the distances (Hampel 1974). Half of the samples may be wild without
/// moving it far.
public enum MedianAbsoluteDeviation {
  /// What the deviation of normally distributed samples is multiplied by to give their standard deviation: 1 / Φ⁻¹(3/4).
  public static let normalFactor = 1.482602218505602

  /// The median distance of `samples` from their median, in their unit; or that there are none. Throws
  /// `StatisticsError.notFinite`. O(n log n).
  public static func of(_ samples: [Double]) throws(StatisticsError) -> Reading<Double> {
    guard case .value(let median) = try Median.of(finite: samples) else {
      return .absent(reason: "there are no samples")
    }
    return try Median.of(finite: samples.map { ($0 - median).magnitude })
  }
}
