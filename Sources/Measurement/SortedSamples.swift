/// Samples in ascending order, to read quantiles and the distribution from.
public struct SortedSamples: Equatable, Sendable {
  /// The samples, smallest first.
  public let values: [Int64]

  /// Sorts `samples`. O(n log n).
  public init(_ samples: [Int64]) {
    values = samples.sorted()
  }

  /// The value of `quantile` in the unit of the samples, or that there are too few samples for it. O(1).
  public subscript(quantile: Quantile) -> Reading<Double> {
    let needed = quantile.minimumSamples
    guard !values.isEmpty else { return .absent(reason: "there are no samples") }
    guard values.count >= needed else {
      return .absent(reason: "\(quantile.name) needs at least \(needed) samples, there are \(values.count)")
    }
    let (rank, rest) = ((values.count - 1) * quantile.permille).quotientAndRemainder(dividingBy: 1000)
    let below = Double(values[rank])
    if rest == 0 { return .value(below) }
    return .value(below + Double(rest) / 1000 * (Double(values[rank + 1]) - below))
  }

  /// How many samples are greater than `limit`. O(log n).
  public func count(above limit: Int64) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] > limit { high = middle } else { low = middle + 1 }
    }
    return values.count - low
  }
}
