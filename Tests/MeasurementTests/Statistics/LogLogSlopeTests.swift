import Foundation
import Testing

@testable import Measurement

@Suite struct LogLogSlopeTests {
  /// Norris's calibration of an ozone monitor, in the pairs y, x as the reference data set of NIST has them.
  private let norris: [(Double, Double)] = [
    (0.1, 0.2), (338.8, 337.4), (118.1, 118.2), (888.0, 884.6), (9.2, 10.1), (228.1, 226.5), (668.5, 666.3),
    (998.5, 996.3), (449.1, 448.6), (778.9, 777.0), (559.2, 558.2), (0.3, 0.4), (0.1, 0.6), (778.1, 775.5),
    (668.8, 666.9), (339.3, 338.0), (448.9, 447.5), (10.8, 11.6), (557.7, 556.0), (228.3, 228.1), (998.0, 995.8),
    (888.8, 887.6), (119.6, 120.2), (0.3, 0.3), (0.6, 0.3), (557.6, 556.8), (339.3, 339.1), (888.0, 887.2),
    (998.5, 999.0), (778.9, 779.0), (10.2, 11.1), (117.6, 118.3), (228.9, 229.2), (668.4, 669.1), (449.2, 448.9),
    (0.2, 0.5),
  ]

  /// Certified by NIST: slope 1.00211681802045, its standard deviation 0.429796848199937E-03, intercept -0.262323073774029. The data
  /// are put in as exponents of e, a hundredth of them each; the intercept shrinks likewise.
  @Test("The slope through Norris's data is the certified one")
  func certified() throws {
    let fit = try LogLogSlope.fit(counts: norris.map { exp($0.1 / 100) }, costs: norris.map { exp($0.0 / 100) })
    let interval = try #require(fit.interval.value)
    let error = try #require(fit.standardError.value)
    #expect(abs(fit.slope - 1.00211681802045) < 1e-12)
    #expect(abs(error - 0.429796848199937e-3) < 1e-13)
    #expect(abs(log(fit.factor) - -0.262323073774029e-2) < 1e-12)
    // t of 34 degrees of freedom at 0.975 is 2.032244509 (scipy 1.17).
    #expect(abs(interval.upper - (1.00211681802045 + 2.032244509317718 * 0.429796848199937e-3)) < 1e-9)
    #expect(abs(interval.lower + interval.upper - 2 * fit.slope) < 1e-12)
  }

  @Test("Costs that grow as a power have that power for a slope", arguments: [0, 0.5, 1, 2])
  func powers(exponent: Double) throws {
    let counts: [Double] = [100, 1_000, 10_000, 100_000]
    let fit = try LogLogSlope.fit(counts: counts, costs: counts.map { 7 * pow($0, exponent) })
    #expect(abs(fit.slope - exponent) < 1e-12)
    #expect(abs(fit.factor - 7) < 1e-9)
    #expect(try #require(fit.interval.value).width < 1e-6)
  }

  @Test("Two pairs have a slope without an interval")
  func two() throws {
    let fit = try LogLogSlope.fit(counts: [10, 1_000], costs: [3, 300])
    #expect(abs(fit.slope - 1) < 1e-12)
    #expect(fit.interval == .absent(reason: "an interval of a slope needs at least 3 samples, there are 2"))
    #expect(fit.standardError.value == nil)
  }

  @Test("What has no slope is refused")
  func hostile() {
    #expect(throws: StatisticsError.noSpread(name: "a slope")) {
      try LogLogSlope.fit(counts: [5, 5, 5], costs: [1, 2, 3])
    }
    #expect(throws: StatisticsError.notPositive(index: 1)) { try LogLogSlope.fit(counts: [1, 2], costs: [1, 0]) }
    #expect(throws: StatisticsError.notFinite(index: 0)) { try LogLogSlope.fit(counts: [.nan, 2], costs: [1, 1]) }
    #expect(throws: StatisticsError.unpaired(base: 2, head: 1)) { try LogLogSlope.fit(counts: [1, 2], costs: [1]) }
    #expect(throws: StatisticsError.tooFew(name: "a slope", needed: 2, found: 1)) {
      try LogLogSlope.fit(counts: [1], costs: [1])
    }
  }

  /// scipy 1.17: `t.ppf`.
  @Test(
    "Quantiles of Student's t are the published ones",
    arguments: [
      (1, 0.975, 12.706204736174694), (2, 0.975, 4.302652729749462), (3, 0.975, 3.1824463052837078),
      (5, 0.975, 2.5705818356363146), (10, 0.975, 2.228138851986274), (30, 0.975, 2.0422724563012378),
      (200, 0.975, 1.9718962236339088), (4, 0.995, 4.604094871349992), (7, 0.9, 1.4149239276505086), (7, 0.5, 0),
    ])
  func studentT(freedom: Int, probability: Double, expected: Double) {
    let quantile = StudentT(freedom: freedom).quantile(probability)
    #expect(abs(quantile - expected) < 1e-10 * max(1, expected), "\(quantile)")
  }
}
