import Testing

@testable import Measurement

@Suite("Theil and Sen's slope") struct TheilSenSlopeTests {
  @Test("A line has its slope, and an interval of no width")
  func line() throws {
    let fit = try TheilSenSlope.fit(places: (0..<10).map(Double.init), values: (0..<10).map { 3 + 2.5 * Double($0) })
    #expect(fit.slope == 2.5)
    #expect(fit.interval.lower == 2.5 && fit.interval.upper == 2.5)
  }

  @Test("Two wild points of twelve do not move the slope of the others")
  func outliers() throws {
    var values = (0..<12).map { Double($0) }
    values[3] = 1_000
    values[7] = -1_000
    let fit = try TheilSenSlope.fit(places: (0..<12).map(Double.init), values: values)
    #expect(fit.slope == 1)
    #expect(fit.interval.contains(1))
  }

  @Test("The interval of Sen's ranks: eight points give 28 slopes, and those of ranks 6 and 22 bound them at 95 %")
  func ranks() throws {
    // 1.96 · sqrt(8 · 7 · 21 / 18) = 15.84: ranks from (28 - 15.84) / 2 = 6.08 down to 6, to (28 + 15.84) / 2 = 21.92 up to 22.
    let values: [Double] = [0, 3, 1, 4, 2, 7, 5, 6]
    let fit = try TheilSenSlope.fit(places: (0..<8).map(Double.init), values: values)
    var slopes: [Double] = []
    for second in 0..<8 {
      for first in 0..<second { slopes.append((values[second] - values[first]) / Double(second - first)) }
    }
    slopes.sort()
    #expect(fit.interval.lower == slopes[6] && fit.interval.upper == slopes[22])
  }

  @Test("A level that wanders without a trend has a slope of zero in its interval")
  func noTrend() throws {
    let values: [Double] = [5, 3, 6, 4, 5, 6, 3, 4, 5, 4, 6, 3, 4, 5]
    let fit = try TheilSenSlope.fit(places: values.indices.map(Double.init), values: values)
    #expect(fit.interval.contains(0))
  }

  @Test("Too few points are refused, and so are points at one place")
  func refused() {
    #expect(throws: StatisticsError.tooFew(name: "a trend", needed: 8, found: 7)) {
      try TheilSenSlope.fit(places: (0..<7).map(Double.init), values: (0..<7).map(Double.init))
    }
    #expect(throws: StatisticsError.noSpread(name: "a trend")) {
      try TheilSenSlope.fit(places: Array(repeating: 1, count: 8), values: (0..<8).map(Double.init))
    }
  }
}
