import Foundation
import Testing

@testable import Measurement

@Suite struct PairedRatioTests {
  /// The ratios `values`, each of a head of so much to a base of 1.
  private func estimate(
    _ values: [Double], level: Double = 0.95, method: PairedRatio.Method = .sign
  ) throws -> PairedRatio {
    try .estimate(base: values.map { _ in 1 }, head: values, level: level, method: method)
  }

  /// The rank and the probability below come from tables of the binomial distribution: with ten pairs, P(heads <= 1) = 11/1024.
  @Test("The interval of the sign test lies between the order statistics that the binomial table gives")
  func sign() throws {
    let ratios = [1.3, 0.8, 1.1, 1.9, 1.5, 1.2, 1.0, 1.7, 0.9, 1.6]
    let estimate = try estimate(ratios)
    let interval = try #require(estimate.interval.value)
    #expect(abs(estimate.ratio - (1.2 * 1.3).squareRoot()) < 1e-12)
    #expect(abs(interval.lower - 0.9) < 1e-12)  // the second of ten
    #expect(abs(interval.upper - 1.7) < 1e-12)
    #expect(interval.level == 0.95)
  }

  /// Ranks of the lower bound at 95 % in tables of intervals for a median (Conover 1999, by the binomial distribution).
  @Test(
    "The rank of the bound is the published one",
    arguments: [(5, nil), (6, 1), (8, 1), (9, 2), (11, 2), (12, 3), (15, 4), (20, 6), (25, 8), (100, 40)]
      as [(Int, Int?)]
  )
  func signRank(count: Int, rank: Int?) {
    #expect(BinomialDistribution(count: count).ranks(level: 0.95).lower == rank)
  }

  /// Depression scale factors of nine patients (Hollander and Wolfe, table 3.1): the estimate is -0.46, and the interval of the
  /// level 0.961, which is the smallest one above 0.95, is from -0.786 to -0.010 (example 3.3 and 3.4 there).
  @Test("The signed-rank interval of nine patients is the published one")
  func signedRank() throws {
    let before = [1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30]
    let after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
    let estimate = try PairedRatio.estimate(base: before.map(exp), head: after.map(exp), method: .signedRank)
    let interval = try #require(estimate.interval.value)
    #expect(abs(log(estimate.ratio) - -0.46) < 1e-9)
    #expect(abs(log(interval.lower) - -0.786) < 1e-9)
    #expect(abs(log(interval.upper) - -0.010) < 1e-9)
  }

  /// Critical values of the signed-rank statistic, two-sided 5 %: the largest sum with P <= 0.025 (Wilcoxon's table), plus one.
  @Test(
    "The rank among the averages is the published critical value",
    arguments: [(5, nil), (6, 1), (7, 3), (8, 4), (9, 6), (10, 9), (15, 26), (20, 53), (25, 90)] as [(Int, Int?)])
  func signedRankRank(count: Int, rank: Int?) {
    #expect(SignedRankDistribution(count: count).rank(level: 0.95) == rank)
  }

  @Test("The normal approximation continues the exact ranks")
  func approximation() throws {
    let exact = try #require(SignedRankDistribution(count: 200).rank(level: 0.95))
    let approximate = try #require(SignedRankDistribution(count: 201).rank(level: 0.95))
    // Each further difference moves the rank by about half of the count.
    #expect((50...150).contains(approximate - exact), "\(exact) \(approximate)")
  }

  @Test("Too few pairs have a ratio but no interval, and say how many it takes")
  func few() throws {
    let estimate = try estimate([1.1, 1.2, 1.3])
    #expect(abs(estimate.ratio - 1.2) < 1e-12)
    #expect(estimate.interval == .absent(reason: "an interval of level 0.95 needs at least 6 pairs, there are 3"))
    #expect(BinomialDistribution.fewest(share: 0.5, level: 0.99) == 8)
    #expect(BinomialDistribution.fewest(share: 0.5, level: 0.95) == 6)
  }

  @Test("Swapping base and head gives the reciprocal", arguments: PairedRatio.Method.allCases)
  func reciprocal(method: PairedRatio.Method) throws {
    let base: [Double] = [10, 12, 11, 13, 10, 12, 14, 11]
    let head: [Double] = [11, 12, 13, 15, 9, 13, 14, 12]
    let there = try PairedRatio.estimate(base: base, head: head, method: method)
    let back = try PairedRatio.estimate(base: head, head: base, method: method)
    let (lower, upper) = (try #require(there.interval.value).lower, try #require(back.interval.value).upper)
    #expect(abs(there.ratio * back.ratio - 1) < 1e-12)
    #expect(abs(lower * upper - 1) < 1e-12)
  }

  @Test("What is no time is refused with its place")
  func hostile() {
    #expect(throws: StatisticsError.notFinite(index: 1)) { try estimate([1, .nan]) }
    #expect(throws: StatisticsError.notFinite(index: 0)) { try estimate([.infinity, 1]) }
    #expect(throws: StatisticsError.notPositive(index: 2)) { try estimate([1, 1, 0]) }
    #expect(throws: StatisticsError.tooFew(name: "a ratio", needed: 1, found: 0)) { try estimate([]) }
    #expect(throws: StatisticsError.unpaired(base: 2, head: 1)) {
      try PairedRatio.estimate(base: [1, 2], head: [1])
    }
    #expect(throws: StatisticsError.level(95)) { try estimate([1], level: 95) }
  }
}
