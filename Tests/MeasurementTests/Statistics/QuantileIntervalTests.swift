import Measurement
import Testing

@Suite struct QuantileIntervalTests {
  /// The ranks are those of scipy 1.17: the largest with `binom.cdf(r - 1, n, p) <= 0.025` and the smallest with
  /// `binom.sf(r - 1, n, p) <= 0.025`. With the samples 1 to n a rank is its own value.
  @Test(
    "The bounds are the order statistics that the binomial distribution gives",
    arguments: [
      (10, 500, 2, 9), (20, 500, 6, 15), (100, 500, 40, 61), (100, 900, 84, 96), (50, 900, 41, 50), (36, 900, 29, 36),
      (400, 990, 392, 400), (473, 990, 464, 473), (368, 990, 360, 368), (1000, 990, 983, 997), (1000, 900, 881, 919),
    ])
  func ranks(count: Int, permille: Int, lower: Int, upper: Int) throws {
    let samples = SortedSamples((1...Int64(count)).map { $0 })
    #expect(
      try samples.interval(of: Quantile(permille: permille))
        == .value(ConfidenceInterval(lower: Double(lower), upper: Double(upper), level: 0.95)))
  }

  /// The least n with p^n <= 0.025: for p99, 0.99^368 = 0.0248 and 0.99^367 = 0.0250003.
  @Test("Too few samples have no interval, and say how many it takes", arguments: [(500, 6), (900, 36), (990, 368)])
  func few(permille: Int, needed: Int) throws {
    let quantile = Quantile(permille: permille)
    #expect(try SortedSamples(Array(repeating: 1, count: needed)).interval(of: quantile).value != nil)
    #expect(
      try SortedSamples(Array(repeating: 1, count: needed - 1)).interval(of: quantile)
        == .absent(
          reason: "an interval of level 0.95 for the \(quantile.name) needs at least \(needed) samples, "
            + "there are \(needed - 1)"))
  }

  @Test("The extremes have no interval, and a level is a share")
  func hostile() throws {
    let samples = SortedSamples(Array(1...100))
    #expect(try samples.interval(of: Quantile(permille: 1000)).value == nil)
    #expect(try SortedSamples([]).interval(of: .median).value == nil)
    #expect(throws: StatisticsError.level(1)) { try samples.interval(of: .median, level: 1) }
  }
}
