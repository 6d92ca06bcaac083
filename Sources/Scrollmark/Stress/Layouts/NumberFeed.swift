/// Choices that follow from a list of numbers. Once it is used up, every choice is the first: so that fewer and smaller numbers mean
/// something simpler, which shrinking relies on.
struct NumberFeed {
  private let numbers: [Int]
  private var next = 0

  init(_ numbers: [Int]) { self.numbers = numbers }

  /// A number of 0 ..< `bound`, 0 being the simplest.
  mutating func below(_ bound: Int) -> Int {
    guard next < numbers.count else { return 0 }
    next += 1
    let rest = numbers[next - 1] % bound
    return rest < 0 ? rest + bound : rest
  }

  /// One of `values`, the first being the simplest.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Whether something out of the ordinary happens, as it does once in `rarity` times.
  mutating func once(in rarity: Int) -> Bool { below(rarity) == rarity - 1 }
}
