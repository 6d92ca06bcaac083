/// Why no statistic can be made of samples: they are wrong, not merely few.
public enum StatisticsError: Error, Equatable, Sendable {
  /// The sample at `index` is not a number, or infinite.
  case notFinite(index: Int)
  /// The sample at `index` is zero or negative, where a logarithm is taken of it.
  case notPositive(index: Int)
  /// There are `found` samples where the statistic `name` takes at least `needed`.
  case tooFew(name: String, needed: Int, found: Int)
  /// Two lists whose samples belong together in pairs are of different lengths.
  case unpaired(base: Int, head: Int)
  /// The samples are all the same where the statistic `name` divides by their spread.
  case noSpread(name: String)
  /// A level of confidence is not between 0 and 1.
  case level(Double)
}

extension StatisticsError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .notFinite(let index):
      "sample \(index) is not a finite number. Measure again"
    case .notPositive(let index):
      "sample \(index) is not greater than zero, so that it has no logarithm. Leave out what took no time, or measure more of it"
    case .tooFew(let name, let needed, let found):
      "\(name) needs at least \(needed) samples, there are \(found). Measure more"
    case .unpaired(let base, let head):
      "\(base) samples of the base cannot be paired with \(head) of the head. Measure as many of the one as of the other"
    case .noSpread(let name):
      "\(name) needs samples that differ, and these are all the same. Measure at other sizes"
    case .level(let level):
      "a level of confidence lies between 0 and 1, not at \(level). Use one such as 0.95"
    }
  }
}

/// What is asked of samples before anything is computed from them.
enum Samples {
  /// Throws `notFinite` for the first of `samples` that is not a number or infinite. O(n).
  static func checkFinite(_ samples: [Double]) throws(StatisticsError) {
    if let index = samples.firstIndex(where: { !$0.isFinite }) { throw .notFinite(index: index) }
  }

  /// Throws for the first of `samples` that has no logarithm. O(n).
  static func checkPositive(_ samples: [Double]) throws(StatisticsError) {
    try checkFinite(samples)
    if let index = samples.firstIndex(where: { $0 <= 0 }) { throw .notPositive(index: index) }
  }

  /// Throws if there are fewer than `needed` of `samples` for the statistic `name`. O(1).
  static func check(_ samples: [Double], atLeast needed: Int, for name: String) throws(StatisticsError) {
    if samples.count < needed { throw .tooFew(name: name, needed: needed, found: samples.count) }
  }

  /// Throws if `level` is no level of confidence. O(1).
  static func check(level: Double) throws(StatisticsError) {
    if !(level > 0 && level < 1) { throw .level(level) }
  }
}
