import Foundation

/// Student's t distribution (1908).
struct StudentT {
  /// The degrees of freedom, at least 1.
  var freedom: Int

  /// The probability of at most `t`. O(1).
  func probability(_ t: Double) -> Double {
    let n = Double(freedom)
    if t * t < n {
      // The tail would be rounded away from one half.
      let middle = 0.5 * Self.incompleteBeta(t * t / (n + t * t), 0.5, n / 2)
      return t < 0 ? 0.5 - middle : 0.5 + middle
    }
    let tail = 0.5 * Self.incompleteBeta(n / (n + t * t), n / 2, 0.5)
    return t < 0 ? tail : 1 - tail
  }

  /// The value that is not exceeded with `probability`, between 0 and 1: found by halving an interval, to the last bits.
  func quantile(_ probability: Double) -> Double {
    var low = -1e9
    var high = 1e9
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return middle }
      if self.probability(middle) < probability { low = middle } else { high = middle }
    }
  }

  /// The regularised incomplete beta function by its continued fraction (Abramowitz and Stegun 26.5.8), evaluated from the front
  /// (Lentz 1976).
  static func incompleteBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    // The fraction converges quickly below the mean; above, the mirror image does.
    if x > (a + 1) / (a + b + 2) { return 1 - incompleteBeta(1 - x, b, a) }
    let front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    let tiny = 1e-300
    var numerator = 1.0
    var denominator = 1 / guarded(1 - (a + b) * x / (a + 1), tiny)
    var fraction = denominator
    for step in 1...500 {
      let m = Double(step)
      for term in [
        m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
        -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
      ] {
        denominator = 1 / guarded(1 + term * denominator, tiny)
        numerator = guarded(1 + term / numerator, tiny)
        fraction *= numerator * denominator
      }
      if (numerator * denominator - 1).magnitude < 1e-16 { break }
    }
    return front * fraction
  }

  private static func guarded(_ value: Double, _ tiny: Double) -> Double { value.magnitude < tiny ? tiny : value }
}
