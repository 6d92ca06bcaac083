extension Median {
  /// The middle one of `samples` in ascending order, or the mean of the two in the middle. There is at least one. O(1).
  static func of(sorted samples: [Double]) -> Double {
    let middle = samples.count / 2
    if !samples.count.isMultiple(of: 2) { return samples[middle] }
    return samples[middle - 1] + 0.5 * (samples[middle] - samples[middle - 1])
  }

  /// The middle one of `samples`, or the mean of the two in the middle; or that there are none. Throws
  /// `StatisticsError.notFinite`. O(n log n).
  public static func of(finite samples: [Double]) throws(StatisticsError) -> Reading<Double> {
    try Samples.checkFinite(samples)
    if samples.isEmpty { return .absent(reason: "there are no samples") }
    return .value(of(sorted: samples.sorted()))
  }
}
