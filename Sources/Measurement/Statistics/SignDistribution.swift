import Foundation

/// The number of heads in `count` throws of a fair coin: what the sign test and the order statistics of the median follow.
struct SignDistribution {
  /// How many throws there are.
  var count: Int

  /// The probability of exactly `heads`. O(1).
  func probability(_ heads: Int) -> Double {
    guard (0...count).contains(heads) else { return 0 }
    let ways = lgamma(Double(count + 1)) - lgamma(Double(heads + 1)) - lgamma(Double(count - heads + 1))
    return exp(ways - Double(count) * log(2))
  }

  /// The largest rank r, counted from 1, such that the samples of ranks r and count + 1 - r enclose the median with a probability
  /// of at least `level`: 2 P(heads < r) <= 1 - level. Nil if there are too few samples for any. O(n).
  func rank(level: Double) -> Int? {
    // The slack is far above rounding and far below any probability that matters.
    let allowed = (1 - level) / 2 * (1 + 1e-9)
    var rank = 0
    var below = probability(0)
    while rank < count / 2, below <= allowed {
      rank += 1
      below += probability(rank)
    }
    return rank > 0 ? rank : nil
  }

  /// The fewest throws that allow `rank(level:)` at all. O(1).
  static func fewest(level: Double) -> Int {
    let allowed = (1 - level) / 2 * (1 + 1e-9)
    return max(2, Int((-log2(allowed)).rounded(.up)))
  }
}
