import Foundation

/// How many times as long one thing takes as another, from runs of both that alternate.
///
/// Each pair of runs stands next to each other in time, so that what slows the machine slows both and cancels in their quotient.
/// Logarithms of the quotients are compared, so that twice as slow and twice as fast are equally far from the same.
public struct PairedRatio: Codable, Equatable, Sendable {
  /// How the interval is made. Both are exact: they cover the truth at least as often as they say, for any number of pairs.
  public enum Method: String, CaseIterable, Codable, Sendable {
    /// Order statistics of the logarithms around their median: the inversion of the sign test. It assumes nothing but that pairs
    /// are independent, and is the wider of the two.
    case sign
    /// Order statistics of the means of all pairs of logarithms around their median (Hodges and Lehmann 1963): the inversion of
    /// Wilcoxon's signed-rank test. It also assumes that the logarithms lie symmetrically around their centre, as they do when
    /// it is drawn by lot which of a pair runs first.
    case signedRank
  }

  /// The quotient of head to base in the middle of the pairs: above 1, the head is slower.
  public var ratio: Double
  /// The interval of the quotient, or that there are too few pairs for one.
  public var interval: Reading<ConfidenceInterval>
  /// How many pairs there are.
  public var pairs: Int
  /// How the interval was made.
  public var method: Method

  /// Compares `base` and `head`, whose samples of the same index were taken next to each other; all are greater than zero. An
  /// interval of the level 0.95 takes at least 6 pairs, one of 0.99 takes 8. Throws `StatisticsError`. O(n log n) for `sign`;
  /// O(n² log n) for `signedRank`, and O(n³) for up to 200 pairs.
  public static func estimate(
    base: [Double], head: [Double], level: Double = 0.95, method: Method = .sign
  ) throws(StatisticsError) -> PairedRatio {
    try Samples.check(level: level)
    if base.count != head.count { throw .unpaired(base: base.count, head: head.count) }
    try Samples.check(base, atLeast: 1, for: "a ratio")
    try Samples.checkPositive(base)
    try Samples.checkPositive(head)
    let logarithms = zip(base, head).map { log($1) - log($0) }
    let values = method == .sign ? logarithms.sorted() : Walsh.averages(of: logarithms)
    let rank =
      method == .sign
      ? BinomialDistribution(count: base.count).ranks(level: level).lower
      : SignedRankDistribution(count: base.count).rank(level: level)
    return PairedRatio(
      ratio: exp(Median.of(sorted: values)), interval: interval(values, rank: rank, level: level, pairs: base.count),
      pairs: base.count, method: method)
  }

  private static func interval(
    _ values: [Double], rank: Int?, level: Double, pairs: Int
  ) -> Reading<ConfidenceInterval> {
    guard let rank else {
      let needed = BinomialDistribution.fewest(share: 0.5, level: level)
      return .absent(reason: "an interval of level \(level) needs at least \(needed) pairs, there are \(pairs)")
    }
    return .value(
      ConfidenceInterval(lower: exp(values[rank - 1]), upper: exp(values[values.count - rank]), level: level))
  }
}

/// The means of all pairs of numbers, each with itself too (Walsh 1949).
enum Walsh {
  /// The n (n + 1) / 2 means of `numbers`, in ascending order. O(n² log n).
  static func averages(of numbers: [Double]) -> [Double] {
    var averages: [Double] = []
    averages.reserveCapacity(numbers.count * (numbers.count + 1) / 2)
    for (index, first) in numbers.enumerated() {
      for second in numbers[index...] { averages.append(first + 0.5 * (second - first)) }
    }
    averages.sort()
    return averages
  }
}
