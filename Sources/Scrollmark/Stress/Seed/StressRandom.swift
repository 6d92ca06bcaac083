/// Choices drawn from a seed; the same on every machine, since they come from whole numbers alone.
struct StressRandom {
  private var numbers: SplitMix64

  /// The choices of one of several uses of `seed`.
  init(seed: UInt64, stream: UInt64) { numbers = SplitMix64(seed: seed, stream: stream) }

  /// A number of 0 ..< `bound`, which is at least 1.
  mutating func below(_ bound: Int) -> Int { numbers.below(bound) }

  /// A number of `range`.
  mutating func among(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// Whether something happens that does so in `percent` of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of `values`, of which there is at least one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// The place of a weight, each as likely as it is heavy; the sum of `weights` is at least 1.
  mutating func place(by weights: [Int]) -> Int {
    var left = below(weights.reduce(0, +))
    for (place, weight) in weights.enumerated() {
      if left < weight { return place }
      left -= weight
    }
    return weights.count - 1
  }

  /// A number that later means a choice among as many things as there are by then.
  mutating func choice() -> Int { below(1 << 20) }
}
