import Measurement
import Testing

@Suite struct OutlierTests {
  /// The quartiles of 0 to 8 are 2 and 6: fences at -4 and 12, and at -10 and 18.
  @Test(
    "Fences stand at one and a half and three times the distance of the quartiles",
    arguments: [
      (-10.5, .severelyLow), (-10, .mildlyLow), (-4.5, .mildlyLow), (-4, .inside), (12, .inside), (12.5, .mildlyHigh),
      (18, .mildlyHigh), (18.5, .severelyHigh),
    ] as [(Double, OutlierClass)])
  func classes(sample: Double, expected: OutlierClass) throws {
    let fences = try #require(OutlierFences.of(SortedSamples(Array(0...8))).value)
    #expect(fences == OutlierFences(lowerQuartile: 2, upperQuartile: 6))
    #expect(fences.classify(sample) == expected)
  }

  @Test("Outliers are counted")
  func count() throws {
    // Quartiles 2 and 4: fences at -1 and 7, and at -4 and 10.
    let samples = SortedSamples([1, 2, 2, 3, 3, 3, 4, 4, 8, 30, -9])
    let fences = try #require(OutlierFences.of(samples).value)
    #expect(fences == OutlierFences(lowerQuartile: 2, upperQuartile: 4))
    #expect(fences.count(samples) == [.severelyLow: 1, .inside: 8, .mildlyHigh: 1, .severelyHigh: 1])
  }

  @Test("Fewer than four samples have no quartiles")
  func few() {
    #expect(OutlierFences.of(SortedSamples([1, 2, 3])).value == nil)
  }
}
