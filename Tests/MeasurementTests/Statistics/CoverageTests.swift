import Foundation
import Testing

@testable import Measurement

/// Intervals are tried on measurements whose truth is known: how often they cover it is what the exact distributions say. 2,000
/// trials leave a standard error of half a per cent at 95 %.
@Suite struct CoverageTests {
  private static let trials = 2_000

  /// Times as machines take them: spread by a few per cent, one in ten delayed by up to as much again.
  private func times(_ count: Int, mean: Double, _ random: inout SplitMix64) -> [Double] {
    (0..<count).map { _ in
      let spread = exp(0.03 * Normal.quantile(0.5 * (random.unit() + random.unit()) * 0.998 + 0.001))
      return mean * spread * (random.below(10) == 0 ? 1 + random.unit() : 1)
    }
  }

  private func coverage(_ covers: (inout SplitMix64) throws -> Bool) rethrows -> Double {
    var random = SplitMix64(seed: 20)
    var count = 0
    for _ in 0..<Self.trials where try covers(&random) { count += 1 }
    return Double(count) / Double(Self.trials)
  }

  /// With ten pairs: 1 - 2 · 11 / 1024 for the sign test, and 1 - 2 · 25 / 1024 for the signed ranks (tables of both).
  @Test(
    "The interval of a ratio covers the truth as often as it says",
    arguments: [(.sign, 0.97852), (.signedRank, 0.95117)] as [(PairedRatio.Method, Double)])
  func pairedRatio(method: PairedRatio.Method, expected: Double) throws {
    let coverage = try coverage { random in
      let base = times(10, mean: 1_000, &random)
      let head = times(10, mean: 1_070, &random)
      let estimate = try PairedRatio.estimate(base: base, head: head, method: method)
      return try #require(estimate.interval.value).contains(1.07)
    }
    #expect(abs(coverage - expected) < 0.015, "\(coverage)")
  }

  /// With eight samples a side, P(U <= 13) is 321 of 12,870 (counted by a program that shares no code): a coverage of 95.01 %.
  @Test("The interval of a shift covers the truth as often as it says")
  func shift() throws {
    let coverage = try coverage { random in
      let base = times(8, mean: 1_000, &random)
      let head = times(8, mean: 1_000, &random).map { $0 + 50 }
      return try #require(try LocationShift.estimate(base: base, head: head).interval.value).contains(50)
    }
    #expect(abs(coverage - 0.9501) < 0.015, "\(coverage)")
  }

  @Test("The interval of a 90th percentile covers the truth at least as often as it says")
  func percentile() throws {
    let coverage = try coverage { random in
      let samples = SortedSamples((0..<60).map { _ in Int64(random.below(1_000_000)) })
      return try #require(try samples.interval(of: .p90).value).contains(900_000)
    }
    #expect(coverage > 0.945 && coverage < 0.985, "\(coverage)")
  }

  /// With six samples a side, 2 P(U <= 5) = 0.0411 is the largest probability below 0.05 (counted likewise).
  @Test("Without a difference, Mann-Whitney finds one at most as often as its level")
  func noDifference() throws {
    let found = try coverage { random in
      let (base, head) = (times(6, mean: 1_000, &random), times(6, mean: 1_000, &random))
      return try MannWhitney.test(base: base, head: head).probability <= 0.05
    }
    #expect(abs(found - 0.0411) < 0.015, "\(found)")
  }

  @Test("The interval of a slope covers the truth as often as it says")
  func slope() throws {
    let counts: [Double] = [1_000, 10_000, 100_000, 1_000_000]
    let coverage = try coverage { random in
      let costs = counts.map { pow($0, 0.7) * exp(0.05 * Normal.quantile(random.unit() * 0.999999 + 5e-7)) }
      return try #require(try LogLogSlope.fit(counts: counts, costs: costs).interval.value).contains(0.7)
    }
    #expect(abs(coverage - 0.95) < 0.015, "\(coverage)")
  }
}
