/// A share of the samples, such as the 99th percentile, as Hyndman and Fan's definition 7 has it: on a straight line between
/// the two samples nearest to rank (n - 1) p.
public struct Quantile: Hashable, Sendable {
  /// How many in a thousand samples lie below it.
  public let permille: Int

  /// The middle: half of the samples lie below it.
  public static let median = Quantile(permille: 500)
  /// Nine samples in ten lie below it.
  public static let p90 = Quantile(permille: 900)
  /// 99 samples in a hundred lie below it.
  public static let p99 = Quantile(permille: 990)

  /// Makes the quantile with `permille` in a thousand samples below it; from 0 to 1,000.
  public init(permille: Int) {
    precondition((0...1000).contains(permille), "A quantile lies between 0 and 1,000 permille, not at \(permille)")
    self.permille = permille
  }

  /// Its name: `median`, `p90`, `p99.9`.
  public var name: String {
    if permille == 500 { return "median" }
    return permille % 10 == 0 ? "p\(permille / 10)" : "p\(permille / 10).\(permille % 10)"
  }

  /// The fewest samples that say anything about it: so many that one sample is expected to lie beyond it. The median and the
  /// extremes are defined from one sample on; p90 needs 10, p99 needs 100.
  public var minimumSamples: Int {
    let beyond = min(permille, 1000 - permille)
    if beyond == 0 || permille == 500 { return 1 }
    return (1000 + beyond - 1) / beyond
  }
}
