import Measurement
import Testing

@Suite struct RankTests {
  /// Permeability of the human chorioamnion (Hollander and Wolfe, table 4.1): at term, and at 12 to 26 weeks.
  private let term = [0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
  private let early = [1.15, 0.88, 0.90, 0.74, 1.21]

  /// Published: W = 35, one-sided probability 0.1272 (R's manual of wilcox.test, after Hollander and Wolfe).
  @Test("Mann-Whitney of the permeabilities is the published one")
  func permeability() throws {
    let test = try MannWhitney.test(base: early, head: term)
    #expect(test.u == 35)
    #expect(test.method == .exact)
    #expect(abs(test.probability - 2 * 0.1272061272061272) < 1e-12)
  }

  /// Counted over all choices by a program that shares no code: 58 of 1,716 choices have at most this sum, and 15 of 35.
  @Test("Ties are counted exactly in small samples")
  func ties() throws {
    let first = try MannWhitney.test(base: [2, 4, 5, 5, 6, 7, 7], head: [1, 2, 2, 3, 5, 5])
    #expect(first.u == 8)
    #expect(abs(first.probability - 2 * 58.0 / 1716) < 1e-12)
    let second = try MannWhitney.test(base: [3, 3, 5], head: [3, 3, 3, 4])
    #expect(second.u == 5)
    #expect(abs(second.probability - 2 * 15.0 / 35) < 1e-12)
  }

  /// scipy 1.17: `mannwhitneyu(x, y, method="asymptotic", use_continuity=True)`.
  @Test("Large samples use the normal distribution with corrections for ties and steps")
  func large() throws {
    let head = (0..<40).map { Double(($0 * 37) % 101) }
    let base = (0..<35).map { Double(($0 * 53) % 97 + 6) }
    let test = try MannWhitney.test(base: base, head: head)
    #expect(test.u == 690)
    #expect(test.method == .normal)
    #expect(abs(test.probability - 0.9196318132527183) < 1e-12)
  }

  @Test("Equal samples differ with probability 1, far ones hardly")
  func extremes() throws {
    #expect(try MannWhitney.test(base: [1, 1, 1], head: [1, 1, 1]).probability == 1)
    let same = [Double](repeating: 2, count: 60)
    #expect(try MannWhitney.test(base: same, head: same).probability == 1)
    // Of the 252 ways to choose five of ten, one is as far to this side and one to the other.
    #expect(abs(try MannWhitney.test(base: [1, 2, 3, 4, 5], head: [6, 7, 8, 9, 10]).probability - 2.0 / 252) < 1e-15)
  }

  /// R: the estimate is 0.305. The interval comes from the exact distribution of U, counted apart: its rank is 9 of 50.
  @Test("The shift between the permeabilities is the published one, with its interval")
  func shift() throws {
    let shift = try LocationShift.estimate(base: early, head: term)
    let interval = try #require(shift.interval.value)
    #expect(abs(shift.shift - 0.305) < 1e-12)
    #expect(abs(interval.lower - -0.15) < 1e-12)
    #expect(abs(interval.upper - 0.76) < 1e-12)
  }

  @Test("Too few samples have a shift but no interval")
  func fewForShift() throws {
    let shift = try LocationShift.estimate(base: [1, 2, 3], head: [3, 4, 5])
    #expect(shift.shift == 2)
    #expect(shift.interval == .absent(reason: "an interval of level 0.95 needs more samples than 3 and 3"))
  }

  /// Critical values of Mann and Whitney's table, two-sided 5 %, plus one: the rank of the bound among the differences. With bases that
  /// are multiples of 100 and heads of 1, the differences are all distinct, and their ranks can be read off.
  @Test(
    "The rank of the bound is the published critical value", arguments: [(4, 1), (5, 3), (8, 14), (10, 24), (20, 128)])
  func shiftRank(count: Int, rank: Int) throws {
    let head = (0..<count).map(Double.init)
    let base = (0..<count).map { Double($0 * 100) }
    let differences = head.flatMap { new in base.map { new - $0 } }.sorted()
    let interval = try #require(try LocationShift.estimate(base: base, head: head).interval.value)
    #expect(interval.lower == differences[rank - 1])
    #expect(interval.upper == differences[differences.count - rank])
  }

  /// Worked by hand over the 42 pairs: 26 more are larger than smaller.
  @Test("Cliff's delta is the difference of the shares of larger and smaller pairs")
  func cliff() throws {
    let delta = try CliffsDelta.of(base: [1, 2, 2, 3, 5, 5], head: [2, 4, 5, 5, 6, 7, 7])
    #expect(abs(delta.value - 26.0 / 42) < 1e-12)
    #expect(try CliffsDelta.of(base: [1, 2], head: [3, 4]).value == 1)
    #expect(try CliffsDelta.of(base: [3, 4], head: [1, 2]).value == -1)
    #expect(abs(try CliffsDelta.of(base: early, head: term).value - 0.4) < 1e-12)
  }

  @Test(
    "Its size has the published words",
    arguments: [(0.146, .negligible), (-0.147, .small), (0.33, .medium), (-0.474, .large), (1, .large)]
      as [(Double, CliffsDelta.Magnitude)])
  func magnitude(value: Double, expected: CliffsDelta.Magnitude) {
    #expect(CliffsDelta(value: value).magnitude == expected)
  }

  @Test("What is no number, or nothing, is refused")
  func hostile() {
    #expect(throws: StatisticsError.notFinite(index: 0)) { try MannWhitney.test(base: [.nan], head: [1]) }
    #expect(throws: StatisticsError.self) { try MannWhitney.test(base: [], head: [1]) }
    #expect(throws: StatisticsError.self) { try LocationShift.estimate(base: [1], head: []) }
    #expect(throws: StatisticsError.self) { try CliffsDelta.of(base: [1], head: [.infinity]) }
  }
}
