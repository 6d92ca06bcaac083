import Measurement
import Testing

@Suite struct WarmUpTests {
  /// By hand: without the first sample the rest has no spread at all, and leaving out more divides nothing by less.
  @Test("A slow start is left out")
  func slowStart() throws {
    #expect(
      try WarmUp.detect(in: [90, 50] + Array(repeating: 10, count: 18))
        == .value(WarmUp(rule: .detected, discarded: 2)))
  }

  @Test("A series that is settled from the start loses nothing")
  func settled() throws {
    #expect(try WarmUp.detect(in: Array(repeating: 10, count: 20)) == .value(WarmUp(rule: .detected, discarded: 0)))
    let swinging = (0..<40).map { Double(10 + $0 % 2) }
    #expect(try WarmUp.detect(in: swinging) == .value(WarmUp(rule: .detected, discarded: 0)))
  }

  @Test("A series that never settles says so")
  func rising() throws {
    let warmUp = try WarmUp.detect(in: Array(repeating: 90, count: 14) + Array(repeating: 10, count: 6))
    #expect(warmUp.reason?.hasPrefix("the series has not settled") == true)
  }

  @Test("Nothing is guessed from a few samples, and what is no number is refused")
  func hostile() throws {
    #expect(
      try WarmUp.detect(in: [9, 1, 1]) == .absent(reason: "a warm-up takes at least 10 samples to see, there are 3"))
    #expect(throws: StatisticsError.notFinite(index: 1)) { try WarmUp.detect(in: [1, .nan]) }
  }
}
