import Foundation

/// Where the level of a series changed, by Pettitt's test (1979): it compares ranks, so that a single wild value neither makes nor hides
/// a change.
public enum ChangePoints {
  /// The fewest values on each side of a change.
  public static let fewest = 4

  /// The places at which a new level begins, in order. A stretch is cut where its two parts differ most, if by chance that happened in
  /// fewer than `chance` of all series; then each part is looked at in the same way. O(n² log n).
  public static func find(in values: [Double], chance: Double = 0.01) -> [Int] {
    precondition(chance > 0 && chance < 1, "A probability lies between 0 and 1, not at \(chance)")
    return find(in: values[...], chance: chance)
  }

  /// The fewest values of which `find` can say that their level changed. Of fewer, even two levels that are wholly apart are not that
  /// improbable, so that no change found in them does not mean that there is none.
  public static func fewestToFind(chance: Double = 0.01) -> Int {
    precondition(chance > 0 && chance < 1, "A probability lies between 0 and 1, not at \(chance)")
    var count = 2 * fewest
    // The largest statistic is that of two halves wholly apart.
    while probability(of: Double((count / 2) * (count - count / 2)), count: count) >= chance { count += 1 }
    return count
  }

  private static func find(in values: ArraySlice<Double>, chance: Double) -> [Int] {
    guard let change = change(in: values), change.probability < chance else { return [] }
    return find(in: values[..<change.place], chance: chance) + [change.place]
      + find(in: values[change.place...], chance: chance)
  }

  /// Where the parts of `values` differ most, and how probable as large a difference is if there is none; nil for fewer than eight
  /// values. O(n log n).
  static func change(in values: ArraySlice<Double>) -> (place: Int, probability: Double)? {
    let count = values.count
    guard count >= 2 * fewest else { return nil }
    let ranks = ranks(of: values)
    // The sum of signs over all pairs across a cut after t values is 2 × (sum of their ranks) - t (n + 1).
    var sum = 0.0
    var (best, size) = (0, -1.0)
    for cut in 1..<count {
      sum += ranks[cut - 1]
      guard cut >= fewest, count - cut >= fewest else { continue }
      let statistic = (2 * sum - Double(cut * (count + 1))).magnitude
      if statistic > size { (best, size) = (cut, statistic) }
    }
    return (values.startIndex + best, probability(of: size, count: count))
  }

  /// How probable a statistic of at least `size` is where nothing changed: Pettitt's approximation.
  private static func probability(of size: Double, count: Int) -> Double {
    let n = Double(count)
    return min(1, 2 * exp(-6 * size * size / (n * n * n + n * n)))
  }

  /// The rank of each value, from 1; equal values share theirs.
  private static func ranks(of values: ArraySlice<Double>) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var first = 0
    while first < order.count {
      var last = first
      while last + 1 < order.count, values[order[last + 1]] == values[order[first]] { last += 1 }
      for place in first...last { ranks[order[place] - values.startIndex] = Double(first + last) / 2 + 1 }
      first = last + 1
    }
    return ranks
  }
}
