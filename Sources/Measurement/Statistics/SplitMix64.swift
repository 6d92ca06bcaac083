/// A small generator of random numbers (SplitMix64): the same seed gives the same numbers on every machine.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to `seed`.
  public init(seed: UInt64) { state = seed }

  /// Starts a sequence of its own for one of several uses of one seed.
  public init(seed: UInt64, stream: UInt64) {
    var mixer = SplitMix64(seed: seed ^ (stream &* 0xD605_BBB5_8C8A_BBFD))
    state = mixer.next()
  }

  /// The next 64 random bits. O(1).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number of the uniform distribution over 0 ..< 1. O(1).
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The next number of 0 ..< `bound`, which is at least 1. O(1).
  public mutating func below(_ bound: Int) -> Int {
    Int(UInt64(bound).multipliedFullWidth(by: next()).high)
  }
}
