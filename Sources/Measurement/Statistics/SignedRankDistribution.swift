import Foundation

/// Wilcoxon's signed-rank statistic of `count` differences when there is no difference: the sum of those of the ranks 1 to `count`
/// that fall to one side, each with probability one half (Wilcoxon 1945; Hollander and Wolfe, chapter 3).
struct SignedRankDistribution {
  /// How many differences there are.
  var count: Int

  /// Up to how many differences the distribution is computed exactly; beyond, the normal one with continuity correction stands in.
  static let exactLimit = 200

  /// The largest sum that is possible.
  var largest: Int { count * (count + 1) / 2 }

  /// The largest rank r among the averages of all pairs, counted from 1, such that the averages of ranks r and M + 1 - r enclose
  /// the centre with a probability of at least `level`: 2 P(sum < r) <= 1 - level. Nil if there are too few. O(n³) up to the
  /// limit of the exact computation, O(1) beyond.
  func rank(level: Double) -> Int? {
    let allowed = (1 - level) / 2 * (1 + 1e-9)
    guard count <= Self.exactLimit else { return approximateRank(allowed: allowed) }
    let chances = probabilities()
    var rank = 0
    var below = chances[0]
    while rank < largest / 2, below <= allowed {
      rank += 1
      below += chances[rank]
    }
    return rank > 0 ? rank : nil
  }

  /// The probability of each sum from 0 to `largest`. O(n³).
  func probabilities() -> [Double] {
    var chances = [Double](repeating: 0, count: largest + 1)
    chances[0] = 1
    var top = 0
    for rank in 1...max(count, 1) where count > 0 {
      top += rank
      for sum in stride(from: top, through: 0, by: -1) {
        chances[sum] = 0.5 * (chances[sum] + (sum >= rank ? chances[sum - rank] : 0))
      }
    }
    return chances
  }

  private func approximateRank(allowed: Double) -> Int? {
    let n = Double(count)
    let mean = n * (n + 1) / 4
    let deviation = (n * (n + 1) * (2 * n + 1) / 24).squareRoot()
    let rank = (mean + 0.5 + Normal.quantile(allowed) * deviation).rounded(.down)
    return rank >= 1 ? Int(rank) : nil
  }
}
