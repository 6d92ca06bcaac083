/// By how much samples of one list are larger than those of another: the median of all differences (Hodges and Lehmann 1963).
public struct LocationShift: Equatable, Sendable {
  /// The shift from base to head, in the unit of the samples.
  public var shift: Double
  /// Its interval by the inversion of the Mann-Whitney test, or that there are too few samples for one.
  public var interval: Reading<ConfidenceInterval>

  /// Up to how many samples in both lists together the ranks of the bounds are counted exactly.
  public static let exactLimit = 50

  /// The shift from `base` to `head`, which have at least one sample each. With ties the interval is only wider than it has to be.
  /// Throws `StatisticsError`. O(n m log(n m)).
  public static func estimate(
    base: [Double], head: [Double], level: Double = 0.95
  ) throws(StatisticsError) -> LocationShift {
    try Samples.check(level: level)
    try Samples.check(base, atLeast: 1, for: "a shift")
    try Samples.check(head, atLeast: 1, for: "a shift")
    try Samples.checkFinite(base)
    try Samples.checkFinite(head)
    var differences: [Double] = []
    differences.reserveCapacity(base.count * head.count)
    for old in base { for new in head { differences.append(new - old) } }
    differences.sort()
    let median = Median.of(sorted: differences)
    guard let rank = rank(base.count, head.count, level: level) else {
      return LocationShift(
        shift: median,
        interval: .absent(
          reason: "an interval of level \(level) needs more samples than \(base.count) and \(head.count)"))
    }
    return LocationShift(
      shift: median,
      interval: .value(
        ConfidenceInterval(
          lower: differences[rank - 1], upper: differences[differences.count - rank], level: level)))
  }

  /// The largest rank r, counted from 1, with 2 P(U < r) <= 1 - level.
  private static func rank(_ base: Int, _ head: Int, level: Double) -> Int? {
    let allowed = (1 - level) / 2 * (1 + 1e-9)
    guard base + head <= exactLimit else { return approximateRank(Double(base), Double(head), allowed: allowed) }
    // Without ties the doubled sums are even, and the smallest belongs to U = 0.
    let chances = RankSum((1...head).map(Double.init), (head + 1...head + base).map(Double.init)).chances()
    var rank = 0
    var place = head * (head + 1)
    var below = chances[place]
    while rank < base * head / 2, below <= allowed {
      rank += 1
      place += 2
      below += chances[place]
    }
    return rank > 0 ? rank : nil
  }

  private static func approximateRank(_ n: Double, _ m: Double, allowed: Double) -> Int? {
    let deviation = (n * m * (n + m + 1) / 12).squareRoot()
    let rank = (n * m / 2 + 0.5 + Normal.quantile(allowed) * deviation).rounded(.down)
    return rank >= 1 ? Int(rank) : nil
  }
}
