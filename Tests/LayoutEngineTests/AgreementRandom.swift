import LayoutModel

/// A small generator of pseudo-random numbers, so that a seed names a whole run (SplitMix64).
struct AgreementRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to but not including `limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// A number from `range`.
  mutating func among(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// Whether something happens that happens `percent` times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of `choices`.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// `count` distinct numbers below `limit`, in no particular order.
  mutating func distinct(_ count: Int, below limit: Int) -> [Int] {
    var all = Array(0..<limit)
    for index in 0..<count { all.swapAt(index, index + below(limit - index)) }
    return Array(all.prefix(count))
  }

  /// Numbers below `limit`, each with a chance of `percent`, ascending.
  mutating func subset(below limit: Int, percent: Int) -> [Int] {
    (0..<limit).filter { _ in chance(percent) }
  }
}
