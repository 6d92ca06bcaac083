import Testing

@testable import Measurement

@Suite("Checking against baselines")
struct BaselineCheckTests {
  private func findings(
    _ results: WorkloadResult..., against baseline: Baseline?,
    environment: RunEnvironment = Counted.environment(),
    isWhole: Bool = true
  ) -> [Finding] {
    BaselineCheck(environment: environment).findings(
      of: "feed", results, against: baseline, isWhole: isWhole)
  }

  @Test("The same numbers pass, with one finding a size")
  func same() throws {
    let baseline = try Counted.baseline(Counted.result(), Counted.result(size: "smoke"))
    let found = findings(Counted.result(), Counted.result(size: "smoke"), against: baseline)
    #expect(found.map(\.outcome) == [.pass, .pass])
    // 13 exact metrics, each with a sum, a worst frame and an opening, and the peak.
    #expect(found[0].message == "feed (full): all 40 exact numbers are those of the baseline")
  }

  @Test("One allocation more is a regression, of the sum and of nothing else")
  func more() throws {
    var result = Counted.result()
    result.frames.columns[.allocations] = [2, 2, 3, 4]
    let found = findings(result, against: try Counted.baseline())
    #expect(found.count == 1)
    #expect(
      found[0].outcome == .regression && found[0].metric == "allocations"
        && found[0].statistic == "total")
    #expect(found[0].base == 10 && found[0].head == 11 && found[0].unit == .count)
    #expect(
      found[0].message
        == "feed (full): allocations, total, is 11, 1 more than in the baseline. If that is meant: "
        + "`ci/scrollmark baseline update feed`")
  }

  @Test("Fewer is an improvement, with the command that takes it")
  func fewer() throws {
    let found = findings(Counted.result(peak: .value(4000)), against: try Counted.baseline())
    #expect(found.map(\.outcome) == [.improvement])
    #expect(
      found[0].message
        == "feed (full): peakBytes, peak, is 4000, 96 fewer than in the baseline. Take it over: "
        + "`ci/scrollmark baseline update feed`")
  }

  @Test("Another number of items in view is a regression, more or fewer")
  func visible() throws {
    for column in [[1, 2, 3, 3], [1, 2, 4, 4]] as [[Int64]] {
      var result = Counted.result()
      result.frames.columns[.visibleItems] = column
      #expect(findings(result, against: try Counted.baseline()).first?.outcome == .regression)
    }
  }

  @Test("A metric that only one side has is told of, and is never a pass")
  func oneSided() throws {
    var lacking = try Counted.baseline()
    lacking.sizes["full"]?.total["allocations"] = nil
    #expect(findings(Counted.result(), against: lacking).map(\.outcome) == [.missingBaseline])
    var more = try Counted.baseline()
    more.sizes["full"]?.max["wishes"] = 3
    #expect(findings(Counted.result(), against: more).map(\.outcome) == [.notComparable])
    var unmeasured = Counted.result()
    unmeasured.frames.columns[.allocations] = nil
    unmeasured.frames.absent[.allocations] = "no jemalloc"
    let found = findings(unmeasured, against: try Counted.baseline())
    #expect(found.map(\.outcome) == [.invalidMeasurement, .invalidMeasurement])
    #expect(found[0].message.contains("was not measured: no jemalloc"))
  }

  @Test("Without a baseline, or without this size in it, there is nothing to compare with")
  func missing() throws {
    let nothing = findings(Counted.result(), against: nil)
    #expect(nothing.map(\.outcome) == [.missingBaseline])
    let smoke = findings(
      Counted.result(size: "smoke"), against: try Counted.baseline(), isWhole: false)
    #expect(smoke.map(\.outcome) == [.missingBaseline])
    #expect(
      smoke[0].message
        == "feed (smoke): the baseline lacks this size. Write it: `ci/scrollmark baseline update feed`"
    )
  }

  @Test("A size that only the baseline has fails, where all sizes were run")
  func extraSize() throws {
    let baseline = try Counted.baseline(Counted.result(), Counted.result(size: "1000"))
    #expect(
      findings(Counted.result(), against: baseline).map(\.outcome) == [.pass, .missingBaseline])
    #expect(findings(Counted.result(), against: baseline, isWhole: false).map(\.outcome) == [.pass])
  }

  @Test("A baseline without a workload fails")
  func strays() {
    #expect(BaselineCheck.strays(["old"]).map(\.outcome) == [.missingBaseline])
  }

  @Test(
    "Another toolchain, allocator or build mode is not comparable, and says which",
    arguments: [
      (Counted.environment(toolchain: "Swift 7"), "toolchain: 'Swift 6.3', not 'Swift 7'"),
      (
        Counted.environment(allocator: "jemalloc 6"),
        "allocator: 'jemalloc 5.3.0', not 'jemalloc 6'"
      ),
      (Counted.environment(buildMode: "debug"), "build mode: 'release', not 'debug'"),
    ])
  func incomparable(environment: RunEnvironment, words: String) throws {
    let found = findings(
      Counted.result(), against: try Counted.baseline(), environment: environment)
    #expect(found.map(\.outcome) == [.notComparable])
    #expect(found[0].message.contains(words))
  }

  @Test("An allocator that is not known is not taken for the same")
  func unknownAllocator() throws {
    var environment = Counted.environment()
    environment.allocator = .absent(reason: "a sanitizer is there")
    let found = findings(Counted.result(), against: try Counted.baseline(), environment: environment)
    #expect(found.map(\.outcome) == [.notComparable])
    #expect(found[0].message.contains("allocator: 'jemalloc 5.3.0', not 'not known'"))
  }

  @Test("Another input, seed or script is not comparable, and says what differs")
  func otherSubject() throws {
    var result = Counted.result()
    result.inputDigest = "ff"
    result.seed = 2
    result.steps = ["reload"]
    let found = findings(result, against: try Counted.baseline())
    #expect(found.map(\.outcome) == [.notComparable])
    #expect(found[0].message.contains("counted over other items, another seed, another script."))
  }

  @Test("Of a workload outside the exact tier nothing is checked, whatever it counts; its baseline has to say so too")
  func outside() throws {
    let reason = "its items come from a package"
    let baseline = try Counted.baseline(Counted.result(notExact: reason))
    #expect(findings(Counted.result(column: [9], notExact: reason), against: baseline).isEmpty)
    #expect(
      findings(Counted.result(notExact: reason), against: try Counted.baseline()).first?.outcome == .missingBaseline)
  }

  @Test("A name that a shell would take apart is quoted in the command")
  func quoting() {
    #expect(BaselineCheck.update("it's 5 %") == "`ci/scrollmark baseline update 'it'\\''s 5 %'`")
    #expect(BaselineCheck.update("") == "`ci/scrollmark baseline update ''`")
  }
}
