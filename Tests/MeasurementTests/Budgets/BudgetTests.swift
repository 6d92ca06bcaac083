import Foundation
import Testing

@testable import Measurement

@Suite("Budgets")
struct BudgetTests {
  private func budget(
    _ metric: Budget.Metric = .frame(.allocations), _ statistic: Budget.Statistic = .total,
    size: String? = nil,
    step: Int? = nil, beside: Budget.Reference? = nil, least: Double? = nil, most: Double? = nil,
    place: String = "b"
  ) -> Budget {
    Budget(
      metric: metric, statistic: statistic, size: size, step: step, reference: beside, least: least,
      most: most,
      place: place)
  }

  private func check(
    _ budget: Budget, _ results: WorkloadResult..., judgesTimes: Bool = true
  ) -> [Finding] {
    BudgetCheck(results: results, judgesTimes: judgesTimes).findings(
      of: "feed", [budget], counts: [])
  }

  @Test(
    "Each statistic is what it is called, by hand, and its bound belongs to what is allowed",
    arguments: [
      (Budget.Statistic.total, 10.0), (.perFrame, 2.5), (.median, 2.5), (.max, 4.0),
      (.opening, 100.0),
    ])
  func statistics(statistic: Budget.Statistic, value: Double) {
    let result = Counted.result(column: [1, 2, 3, 4])
    #expect(
      check(budget(.frame(.allocations), statistic, most: value), result).map(\.outcome) == [.pass])
    let found = check(budget(.frame(.allocations), statistic, most: value - 0.5), result)
    #expect(found.map(\.outcome) == [.regression])
    #expect(found[0].head == value && found[0].limit == value - 0.5)
    #expect(
      check(budget(.frame(.allocations), statistic, least: value + 0.5), result).map(\.outcome) == [
        .regression
      ])
  }

  @Test("A budget of one step sees its frames alone")
  func step() {
    // The frames of step 1 are the third and the fourth.
    let found = check(budget(step: 1, most: 6), Counted.result(column: [1, 2, 3, 4]))
    #expect(found[0].outcome == .regression && found[0].head == 7)
    #expect(
      found[0].message
        == "feed (full): allocations, total, in step 2 is 7, over its budget of at most 6 (b)")
  }

  @Test("A percentile without enough frames is no pass")
  func percentile() {
    #expect(
      check(budget(.frame(.time), .p99, most: 9), Counted.result(times: [1, 1, 1, 1])).first?
        .outcome
        == .invalidMeasurement)
  }

  @Test("The peak has a budget of its own")
  func peak() {
    #expect(check(budget(.peakBytes, most: 4096), Counted.result()).map(\.outcome) == [.pass])
    #expect(check(budget(.peakBytes, most: 4095), Counted.result()).map(\.outcome) == [.regression])
  }

  @Test("A budget for one size leaves the others alone, one without a size is about all")
  func sizes() {
    let results = [Counted.result(), Counted.result(size: "smoke")]
    let all = BudgetCheck(results: results, judgesTimes: true)
    #expect(
      all.findings(of: "feed", [budget(size: "smoke", most: 10)], counts: []).map(\.size) == [
        "smoke"
      ])
    #expect(
      all.findings(of: "feed", [budget(most: 10)], counts: []).map(\.size) == ["full", "smoke"])
  }

  @Test("Beside another workload the quotient counts")
  func relative() {
    let other = Counted.result(name: "twin", column: [2, 2, 2, 14])
    let half = budget(beside: Budget.Reference(workload: "twin"), most: 0.5)
    #expect(check(half, Counted.result(), other).map(\.outcome) == [.pass])
    let third = budget(beside: Budget.Reference(workload: "twin"), most: 0.25)
    let found = check(third, Counted.result(), other)
    #expect(found.map(\.outcome) == [.regression])
    #expect(found[0].base == 20 && found[0].head == 10)
    #expect(
      found[0].message
        == "feed (full): allocations, total is 0.5 times twin, over its budget of at most 0.25 (b)")
  }

  @Test("A quotient that is small is told with digits, not as zero")
  func small() {
    let other = Counted.result(name: "twin", column: [0, 0, 0, 200_000])
    let found = check(budget(beside: Budget.Reference(workload: "twin"), most: 0.01), Counted.result(), other)
    #expect(
      found[0].message == "feed (full): allocations, total is 5e-05 times twin, within its budget of at most 0.01 (b)")
  }

  @Test("Beside nothing at all: nothing is as much, something is infinitely more")
  func besideNothing() {
    let beside = budget(beside: Budget.Reference(workload: "twin"), most: 1)
    let zero = [Int64](repeating: 0, count: 4)
    #expect(
      check(beside, Counted.result(column: zero), Counted.result(name: "twin", column: zero))[0]
        .outcome == .pass)
    #expect(
      check(beside, Counted.result(), Counted.result(name: "twin", column: zero))[0].outcome
        == .regression)
  }

  @Test("What was not measured keeps no budget: not a metric, not the workload beside it")
  func unmeasured() {
    var result = Counted.result()
    result.frames.columns[.allocations] = nil
    result.frames.absent[.allocations] = "no jemalloc"
    #expect(check(budget(most: 10), result).map(\.outcome) == [.invalidMeasurement])
    let alone = check(budget(beside: Budget.Reference(workload: "twin"), most: 1), Counted.result())
    #expect(alone.map(\.outcome) == [.invalidMeasurement])
    #expect(alone[0].message.contains("twin (full), beside which it is held, was not run"))
  }

  @Test("A clock that goes backwards is no measurement, however small it makes the sum")
  func backwards() {
    let found = check(
      budget(.frame(.time), .median, most: 1e9), Counted.result(times: [5, -3, 5, 5]))
    #expect(found.map(\.outcome) == [.invalidMeasurement])
    #expect(found[0].message.contains("frame 1 took -3 ns: the clock went backwards"))
  }

  @Test("Where times are not judged, their budgets are left out and those of counts are not")
  func withoutTimes() {
    #expect(
      check(
        budget(.frame(.time), most: 1), Counted.result(times: [5, 5, 5, 5]), judgesTimes: false
      ).isEmpty)
    #expect(check(budget(most: 10), Counted.result(), judgesTimes: false).count == 1)
  }

  @Test("Contradictions: least above most, two for one number, a general one against a special one")
  func contradictions() {
    func problems(_ budgets: Budget...) -> [String] {
      Budget.contradictions(budgets).map(\.problem)
    }
    #expect(problems(budget(least: 3, most: 2)) == ["the least is above the most"])
    #expect(
      problems(budget(most: 2, place: "budgets[0]"), budget(most: 3)) == [
        "it is about the same number as budgets[0]"
      ])
    #expect(
      problems(budget(most: 2, place: "budgets[0]"), budget(size: "smoke", least: 3))
        == ["its least is above the most of budgets[0]"])
    #expect(
      problems(budget(size: "smoke", least: 3, place: "budgets[0]"), budget(most: 2))
        == ["its most is below the least of budgets[0]"])
    #expect(problems(budget(most: 5), budget(size: "smoke", most: 2)).isEmpty)
    #expect(problems(budget(most: 5), budget(.frame(.allocations), .max, most: 2)).isEmpty)
    #expect(
      problems(budget(most: 5), budget(beside: Budget.Reference(workload: "twin"), most: 2)).isEmpty
    )
    #expect(
      problems(budget(.peakBytes, .total, most: 5), budget(.peakBytes, .max, most: 2)).count == 1)
  }
}

@Suite("Complexity")
struct ComplexityTests {
  private let counts = [1000, 10_000, 100_000, 1_000_000]

  /// What the gate makes of a workload whose number of nodes visited in its one frame is `value` of the count.
  private func finding(_ counts: [Int], most: Double = 0.2, _ value: (Double) -> Double) -> Finding? {
    let results = counts.map {
      var result = Counted.result(size: String($0), items: $0, column: [1])
      result.frames.columns[.nodesVisited] = [Int64(value(Double($0)))]
      return result
    }
    let budget = Budget(
      metric: .frame(.nodesVisited), statistic: .total, isOverCounts: true, most: most, place: "b")
    return BudgetCheck(results: results, judgesTimes: false).findings(
      of: "feed", [budget], counts: self.counts
    ).first
  }

  @Test("The slope of n, the root of n, a constant and the logarithm of n")
  func slopes() throws {
    #expect(abs(try #require(finding(counts, { $0 })?.head) - 1) < 1e-9)
    #expect(
      abs(try #require(finding(counts, { (1000 * $0.squareRoot()).rounded() })?.head) - 0.5) < 1e-3)
    #expect(finding(counts, { _ in 40 })?.head == 0)
    // 1000 · log10 n is 3000, 4000, 5000, 6000: the line through the logarithms falls from 0.125 to 0.079 a decade.
    let logarithm = try #require(finding(counts, { (1000 * log10($0)).rounded() }))
    #expect(try #require(logarithm.head) > 0.079 && logarithm.head ?? 1 < 0.125)
    #expect(
      logarithm.outcome == .pass && logarithm.check == .complexity && logarithm.unit == .exponent)
  }

  @Test("A linear step that is small beside the rest still shows at the end of the sweep")
  func slipped() throws {
    // 1000 and a thousandth of n: 1001, 1010, 1100, 2000. The line through all is flat (0.088), the last decade is not: log10(20/11).
    let found = try #require(finding(counts, { 1000 + $0 / 1000 }))
    #expect(found.outcome == .regression)
    #expect(abs(try #require(found.head) - 0.2596) < 1e-3)
  }

  @Test("Nothing at all at every count does not grow")
  func zero() {
    #expect(finding(counts, { _ in 0 })?.head == 0)
    #expect(finding(counts, { _ in 0 })?.outcome == .pass)
  }

  @Test("Too few counts are no measurement, and none of them is none to judge")
  func few() {
    #expect(finding(Array(counts.prefix(2)), { $0 })?.outcome == .invalidMeasurement)
    #expect(finding([7], { $0 }) == nil)
  }
}
