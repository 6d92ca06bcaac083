import Foundation

/// The standard normal distribution.
enum Normal {
  /// The probability of at most `x`. O(1).
  static func probability(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }

  /// The value that is not exceeded with `probability`, which lies between 0 and 1: found by halving an interval, to the last bits.
  static func quantile(_ probability: Double) -> Double {
    var low = -40.0
    var high = 40.0
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return middle }
      if self.probability(middle) < probability { low = middle } else { high = middle }
    }
  }
}
