import Measurement

/// The runs of one round: pairs of base and head that stood next to each other.
struct ABRound {
  /// What the runs of the base took.
  private(set) var base: [RunTimes] = []
  /// What the runs of the head took.
  private(set) var head: [RunTimes] = []

  /// How many pairs there are.
  var pairs: Int { base.count }

  /// Adds a pair.
  mutating func append(base: RunTimes, head: RunTimes) {
    self.base.append(base)
    self.head.append(head)
  }

  /// The quotient of head to base in what `number` takes out of a run; nil where a run lacks it.
  func ratio(level: Double, _ number: (RunTimes) -> Double?) -> PairedRatio? {
    let (before, after) = (base.compactMap(number), head.compactMap(number))
    guard before.count == pairs, after.count == pairs else { return nil }
    return try? PairedRatio.estimate(base: before, head: after, level: level, method: .signedRank)
  }

  /// Whether more pairs would not change much of the mean.
  func isSettled(_ policy: TimePolicy) -> Bool {
    // Later on the interval hardly changes from pair to pair, and computing it takes longer.
    guard pairs < 40 || pairs.isMultiple(of: 5) else { return false }
    guard let interval = ratio(level: policy.level, \.mean)?.interval.value else { return false }
    return policy.isSettled(interval, base: typical(base) { $0.mean } ?? 0)
  }

  /// The middle of what `number` takes out of `runs`; nil where one lacks it.
  func typical(_ runs: [RunTimes], _ number: (RunTimes) -> Double?) -> Double? {
    let numbers = runs.compactMap(number).sorted()
    return numbers.isEmpty || numbers.count < runs.count ? nil : numbers[numbers.count / 2]
  }
}
