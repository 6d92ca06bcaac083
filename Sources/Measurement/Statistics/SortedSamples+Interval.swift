extension SortedSamples {
  /// An interval that covers `quantile` of what the samples were drawn from, in their unit: two of the samples, chosen by the binomial
  /// distribution of how many lie below it (Thompson 1936; Hahn and Meeker, section 5.2). It assumes nothing but independent samples.
  /// Absent where there are too few samples: the median takes 6 at the level 0.95, p90 takes 36, p99 takes 368. Throws
  /// `StatisticsError.level`. O(n).
  public func interval(
    of quantile: Quantile, level: Double = 0.95
  ) throws(StatisticsError) -> Reading<ConfidenceInterval> {
    try Samples.check(level: level)
    guard (1...999).contains(quantile.permille) else {
      return .absent(reason: "the extremes have no interval: a new sample can always exceed them")
    }
    let share = Double(quantile.permille) / 1000
    let ranks = BinomialDistribution(count: values.count, share: share).ranks(level: level)
    guard let lower = ranks.lower, let upper = ranks.upper else {
      let needed = BinomialDistribution.fewest(share: share, level: level)
      return .absent(
        reason: "an interval of level \(level) for the \(quantile.name) needs at least \(needed) samples, "
          + "there are \(values.count)")
    }
    return .value(
      ConfidenceInterval(lower: Double(values[lower - 1]), upper: Double(values[upper - 1]), level: level))
  }
}
