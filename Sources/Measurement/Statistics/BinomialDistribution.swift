import Foundation

/// How many of `count` samples lie below the quantile that a share `share` of all lies below. With one half it is what the sign test
/// follows.
struct BinomialDistribution {
  /// How many samples there are.
  var count: Int
  /// The probability of each of them, between 0 and 1.
  var share = 0.5

  /// What is allowed to miss on either side, with a slack far above rounding and far below any probability that matters.
  private static func allowed(_ level: Double) -> Double { (1 - level) / 2 * (1 + 1e-9) }

  /// The probability of exactly `below`. O(1).
  func probability(_ below: Int) -> Double {
    guard (0...count).contains(below) else { return 0 }
    let ways = lgamma(Double(count + 1)) - lgamma(Double(below + 1)) - lgamma(Double(count - below + 1))
    return exp(ways + Double(below) * log(share) + Double(count - below) * log1p(-share))
  }

  /// The ranks, counted from 1, of the samples that enclose the quantile with a probability of at least `level`, at most half of the
  /// rest on either side: the largest lower one and the smallest upper one. A rank is nil if there are too few samples for it. O(n).
  func ranks(level: Double) -> (lower: Int?, upper: Int?) {
    let allowed = Self.allowed(level)
    var lower = 0
    var below = probability(0)
    while lower < count, below <= allowed {
      lower += 1
      below += probability(lower)
    }
    var upper = count + 1
    var above = probability(count)
    while upper > 1, above <= allowed {
      upper -= 1
      above += probability(upper - 1)
    }
    return (lower > 0 ? lower : nil, upper <= count ? upper : nil)
  }

  /// The fewest samples that have both `ranks(level:)`. O(1).
  static func fewest(share: Double, level: Double) -> Int {
    let extreme = max(share, 1 - share)
    return max(2, Int((log(allowed(level)) / log(extreme)).rounded(.up)))
  }
}
