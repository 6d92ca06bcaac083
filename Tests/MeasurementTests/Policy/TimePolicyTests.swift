import Measurement
import Testing

@Suite("When a difference in time counts")
struct TimePolicyTests {
  // A tolerance of 3 % and a floor of 100 ns a frame.
  private let policy = TimePolicy(tolerance: 0.03, floorNanoseconds: 100, level: 0.99)

  @Test(
    "Only a whole interval beyond the tolerance is a difference",
    arguments: [
      // The base takes 10 us, of which 3 % are 300 ns.
      (1.031, 1.080, TimeVerdict.worse), (1.029, 1.080, .unclear), (0.900, 0.970, .better), (0.900, 0.975, .unclear),
      (0.980, 1.020, .same), (0.980, 1.040, .unclear), (0.960, 1.020, .unclear), (0.900, 1.100, .unclear),
    ])
  func tolerance(lower: Double, upper: Double, expected: TimeVerdict) {
    #expect(policy.verdict(interval(lower, upper), base: 10_000) == expected)
  }

  @Test("Half as fast is as far as twice as fast: 1 / 1.03 is the edge of better")
  func symmetry() {
    #expect(policy.verdict(interval(0.90, 1 / 1.0301), base: 10_000) == .better)
    #expect(policy.verdict(interval(0.90, 1 / 1.0299), base: 10_000) == .unclear)
  }

  @Test("A difference below the floor is none, however large its share")
  func floor() {
    // 5 % of 1 us are 50 ns at the near end; of 3 us they are 150 ns.
    #expect(policy.verdict(interval(1.05, 1.08), base: 1_000) == .same)
    #expect(policy.verdict(interval(1.05, 1.08), base: 3_000) == .worse)
    #expect(policy.verdict(interval(0.92, 0.95), base: 1_000) == .same)
    #expect(policy.verdict(interval(1.05, 1.15), base: 1_000) == .unclear)
  }

  @Test("A difference needs both rounds")
  func rounds() {
    for verdict in TimeVerdict.allCases { #expect(TimeVerdict.both(verdict, verdict) == verdict) }
    #expect(TimeVerdict.both(.worse, .same) == .unclear)
    #expect(TimeVerdict.both(.unclear, .worse) == .unclear)
    #expect(TimeVerdict.both(.worse, .better) == .unclear)
  }

  @Test("It is settled when the interval is no wider than the tolerance, or says that both are the same")
  func settled() {
    #expect(policy.isSettled(interval(1.00, 1.029), base: 10_000))
    #expect(!policy.isSettled(interval(1.00, 1.032), base: 10_000))
    #expect(policy.isSettled(interval(0.975, 1.025), base: 10_000))
    #expect(!policy.isSettled(interval(1.10, 1.20), base: 10_000))
  }

  @Test("Twice the tolerance is twice the floor too")
  func doubled() {
    #expect(policy.doubled == TimePolicy(tolerance: 0.06, floorNanoseconds: 200, level: 0.99))
  }

  private func interval(_ lower: Double, _ upper: Double) -> ConfidenceInterval {
    ConfidenceInterval(lower: lower, upper: upper, level: 0.99)
  }
}
