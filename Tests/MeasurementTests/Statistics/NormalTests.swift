import Testing

@testable import Measurement

@Suite struct NormalTests {
  @Test(
    "The normal distribution is the published one",
    arguments: [(0, 0.5), (1.96, 0.9750021048517795), (-1, 0.15865525393145707), (3, 0.9986501019683699)])
  func probability(x: Double, expected: Double) {
    #expect(abs(Normal.probability(x) - expected) < 1e-14)
    #expect(abs(Normal.quantile(expected) - x) < 1e-12)
  }

  @Test("Far quantiles keep their digits")
  func tail() {
    #expect(abs(Normal.quantile(0.975) - 1.959963984540054) < 1e-13)
    #expect(abs(Normal.quantile(1e-10) - -6.361340902404056) < 1e-9)
  }
}
