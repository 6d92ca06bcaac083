import Foundation
import Measurement
import Testing

@Suite struct BootstrapTests {
  /// The spatial test scores of 26 children (Efron and Tibshirani 1993, table 14.1). Their variance, divided by n, is 171.5.
  private let scores: [Double] = [
    48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6, 0, 33, 28, 34, 4, 32, 24, 47, 41, 24, 26, 30, 41,
  ]

  private func variance(_ samples: [Double]) -> Double {
    let mean = samples.reduce(0, +) / Double(samples.count)
    return samples.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(samples.count)
  }

  private func mean(_ samples: [Double]) -> Double { samples.reduce(0, +) / Double(samples.count) }

  /// Published with 2,000 drawings (table 14.2): BCa from 115.8 to 259.6, percentile from 100.8 to 233.9, of the level 0.9. The
  /// values below are those of scipy 1.17 with 200,000 drawings; 20,000 leave an error of about 1.
  @Test(
    "Intervals of the variance of 26 scores are the published ones",
    arguments: [(.bca, 115.41, 260.88), (.percentile, 97.77, 235.63)] as [(Bootstrap.Method, Double, Double)])
  func spatial(method: Bootstrap.Method, lower: Double, upper: Double) throws {
    let bootstrap = Bootstrap(resamples: 20_000, seed: 1, method: method)
    let interval = try #require(try bootstrap.interval(of: scores, level: 0.9, statistic: variance).value)
    #expect(abs(variance(scores) - 171.534) < 0.001)
    #expect(abs(interval.lower - lower) < 2.5, "\(interval)")
    #expect(abs(interval.upper - upper) < 2.5, "\(interval)")
  }

  /// scipy 1.17 with 200,000 drawings: BCa from 24.154 to 34.269, percentile from 24.462 to 34.538.
  @Test("Intervals of a mean agree with an independent implementation")
  func ofMean() throws {
    let bca = try #require(try Bootstrap(resamples: 20_000, seed: 2).interval(of: scores, statistic: mean).value)
    #expect(abs(bca.lower - 24.154) < 0.3 && abs(bca.upper - 34.269) < 0.3, "\(bca)")
    let plain = Bootstrap(resamples: 20_000, seed: 2, method: .percentile)
    let percentile = try #require(try plain.interval(of: scores, statistic: mean).value)
    #expect(abs(percentile.lower - 24.462) < 0.3 && abs(percentile.upper - 34.538) < 0.3, "\(percentile)")
  }

  @Test("The same seed gives the same interval, another one another")
  func seeded() throws {
    let first = try Bootstrap(resamples: 1_000, seed: 7).interval(of: scores, statistic: mean)
    #expect(try Bootstrap(resamples: 1_000, seed: 7).interval(of: scores, statistic: mean) == first)
    #expect(try Bootstrap(resamples: 1_000, seed: 8).interval(of: scores, statistic: mean) != first)
  }

  @Test("Samples that are all the same have no interval; too few, or what is no number, are refused")
  func hostile() throws {
    let bootstrap = Bootstrap(resamples: 1_000, seed: 1)
    #expect(try bootstrap.interval(of: Array(repeating: 3, count: 9), statistic: mean).value == nil)
    #expect(throws: StatisticsError.tooFew(name: "a bootstrap", needed: 8, found: 7)) {
      try bootstrap.interval(of: Array(scores.prefix(7)), statistic: mean)
    }
    #expect(throws: StatisticsError.notFinite(index: 26)) {
      try bootstrap.interval(of: scores + [.nan], statistic: mean)
    }
    #expect(throws: StatisticsError.self) { try bootstrap.interval(of: scores) { _ in .nan } }
  }
}
