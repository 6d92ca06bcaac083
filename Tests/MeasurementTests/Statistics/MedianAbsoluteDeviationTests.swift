import Measurement
import Testing

@Suite struct MedianAbsoluteDeviationTests {
  /// Worked by hand: the median is 2, the distances in order are 0 0 1 1 2 4 7.
  @Test("The median of the distances from the median")
  func byHand() throws {
    #expect(try MedianAbsoluteDeviation.of([1, 1, 2, 2, 4, 6, 9]) == .value(1))
    #expect(try MedianAbsoluteDeviation.of([5]) == .value(0))
    #expect(try MedianAbsoluteDeviation.of([1, 4]) == .value(1.5))
  }

  @Test("One wild sample hardly moves it")
  func robust() throws {
    #expect(try MedianAbsoluteDeviation.of([1, 1, 2, 2, 4, 6, 1e9]) == .value(1))
  }

  /// Φ⁻¹(3/4) = 0.674489750196082 (tables of the normal distribution).
  @Test("The factor is the published one")
  func factor() {
    #expect(abs(MedianAbsoluteDeviation.normalFactor * 0.674489750196082 - 1) < 1e-14)
  }

  @Test("No samples give none, and what is no number is refused")
  func hostile() throws {
    #expect(try MedianAbsoluteDeviation.of([]) == .absent(reason: "there are no samples"))
    #expect(throws: StatisticsError.notFinite(index: 1)) { try MedianAbsoluteDeviation.of([1, .infinity]) }
    #expect(throws: StatisticsError.notFinite(index: 0)) { try Median.of(finite: [.nan]) }
  }
}
