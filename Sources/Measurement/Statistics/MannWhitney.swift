/// Whether samples of one list tend to be larger than those of another (Mann and Whitney 1947), whatever their distribution.
public struct MannWhitney: Equatable, Sendable {
  /// How the probability was computed.
  public enum Method: String, Codable, Sendable {
    /// By counting, with ties counted as they are.
    case exact
    /// By the normal distribution, corrected for ties and for the steps of the statistic.
    case normal
  }

  /// Up to how many samples in both lists together are counted exactly.
  public static let exactLimit = 50

  /// How many pairs have a larger sample in the head, equal ones half: from 0 to the product of the counts.
  public var u: Double
  /// How probable a difference of at least this size is, to either side, if there is none: from 0 to 1.
  public var probability: Double
  /// How the probability was computed.
  public var method: Method

  /// Compares `base` and `head`, which have at least one sample each. Throws `StatisticsError`. O(n log n), and O(n⁴) for up to 50
  /// samples in all.
  public static func test(base: [Double], head: [Double]) throws(StatisticsError) -> MannWhitney {
    let ranks = try ranks(base: base, head: head)
    let u = statistic(ranks)
    if ranks.doubledRanks.count <= exactLimit {
      return MannWhitney(u: u, probability: exact(ranks), method: .exact)
    }
    return MannWhitney(u: u, probability: normal(u, ranks), method: .normal)
  }

  /// The statistic U alone, of lists with at least one sample each. Throws `StatisticsError`. O(n log n).
  static func statistic(base: [Double], head: [Double]) throws(StatisticsError) -> Double {
    statistic(try ranks(base: base, head: head))
  }

  private static func ranks(base: [Double], head: [Double]) throws(StatisticsError) -> RankSum {
    try Samples.check(base, atLeast: 1, for: "a comparison of ranks")
    try Samples.check(head, atLeast: 1, for: "a comparison of ranks")
    try Samples.checkFinite(base)
    try Samples.checkFinite(head)
    return RankSum(head, base)
  }

  private static func statistic(_ ranks: RankSum) -> Double {
    Double(ranks.doubledSum) / 2 - Double(ranks.first * (ranks.first + 1)) / 2
  }

  /// Twice the smaller tail, its own value included.
  private static func exact(_ ranks: RankSum) -> Double {
    let chances = ranks.chances()
    let below = chances[...ranks.doubledSum].reduce(0, +)
    let above = chances[ranks.doubledSum...].reduce(0, +)
    return min(1, 2 * min(below, above))
  }

  private static func normal(_ u: Double, _ ranks: RankSum) -> Double {
    let (n, m) = (Double(ranks.first), Double(ranks.second))
    let count = n + m
    let tied = ranks.ties.reduce(0.0) { $0 + Double($1) * (Double($1) * Double($1) - 1) }
    let variance = n * m / 12 * (count + 1 - tied / (count * (count - 1)))
    guard variance > 0 else { return 1 }
    let distance = max(0, (u - n * m / 2).magnitude - 0.5)
    return min(1, 2 * Normal.probability(-distance / variance.squareRoot()))
  }
}
