import Measurement
import Testing

@Suite struct QuantileTests {
  /// `quantile(c(1, 3, 6, 10, 15, 21, 28, 36, 45, 55), type = 7)` in R, worked by hand: rank (n - 1) p counted from zero.
  @Test("A quantile lies on the line between its neighbours (Hyndman and Fan, type 7)")
  func typeSeven() {
    let samples = SortedSamples([55, 45, 36, 28, 21, 15, 10, 6, 3, 1])
    #expect(samples[Quantile(permille: 0)] == .value(1))
    #expect(samples[Quantile(permille: 250)] == .value(7))  // rank 2.25: 6 + 0.25 * 4
    #expect(samples[.median] == .value(18))  // rank 4.5: halfway from 15 to 21
    #expect(samples[Quantile(permille: 750)] == .value(34))  // rank 6.75: 28 + 0.75 * 8
    #expect(samples[.p90] == .value(46))  // rank 8.1: 45 + 0.1 * 10
    #expect(samples[Quantile(permille: 1000)] == .value(55))
  }

  @Test("The median is the middle sample, or the mean of the two in the middle")
  func median() {
    #expect(SortedSamples([7])[.median] == .value(7))
    #expect(SortedSamples([9, 1, 4])[.median] == .value(4))
    #expect(SortedSamples([4, 1])[.median] == .value(2.5))
    #expect(SortedSamples([-6, 2])[.median] == .value(-2))
  }

  @Test("p99 of 1 to 101 is 100")
  func ninetyNinth() {
    #expect(SortedSamples((1...101).map(Int64.init))[.p99] == .value(100))
    #expect(SortedSamples((1...101).map(Int64.init))[.p90] == .value(91))
  }

  @Test(
    "A quantile needs one sample that may lie beyond it",
    arguments: [(500, 1), (0, 1), (1000, 1), (900, 10), (950, 20), (990, 100), (999, 1000), (100, 10), (750, 4)])
  func minimum(permille: Int, samples: Int) {
    let quantile = Quantile(permille: permille)
    #expect(quantile.minimumSamples == samples)
    #expect(SortedSamples(Array(repeating: 5, count: samples))[quantile] == .value(5))
    #expect(SortedSamples(Array(repeating: 5, count: samples - 1))[quantile].value == nil)
  }

  @Test("Too few samples is a reason, not a number")
  func absent() {
    #expect(
      SortedSamples([1, 2, 3])[.p90] == .absent(reason: "p90 needs at least 10 samples, there are 3"))
    #expect(SortedSamples([])[.median] == .absent(reason: "there are no samples"))
  }

  @Test("Quantiles are named as people write them")
  func names() {
    #expect([0, 500, 900, 990, 999].map { Quantile(permille: $0).name } == ["p0", "median", "p90", "p99", "p99.9"])
  }

  @Test("Samples above a limit are counted without those that equal it")
  func countAbove() {
    let samples = SortedSamples([3, 1, 3, 2, 5])
    #expect([0, 1, 2, 3, 4, 5].map { samples.count(above: $0) } == [5, 4, 3, 1, 1, 0])
  }
}
