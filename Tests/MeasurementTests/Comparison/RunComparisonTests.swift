import Measurement
import Testing

@Suite struct RunComparisonTests {
  /// A result whose passes took `times`, in milliseconds, and whose four frames allocated `allocations`.
  private func result(
    _ name: String = "photos", times: [Int64]? = nil, allocations: [Int64] = [0, 10, 0, 0]
  ) -> WorkloadResult {
    var result = Sample.result(name: name)
    result.frames.columns[.allocations] = allocations
    result.opening.columns[.allocations] = [80]
    guard let times else { return result }
    result.timePasses = times.count
    result.passes = .value(
      PassTotals(
        warmUp: WarmUp(rule: .fixed, discarded: 0), discarded: [:], frames: [.time: times.map { $0 * 1_000_000 }],
        opening: [.time: times.map { _ in 5_000_000 }]))
    return result
  }

  private func record(_ results: [WorkloadResult]) -> RunRecord {
    var record = Sample.record()
    record.workloads = results
    record.environment.loadAtEnd = .value(0.5)
    return record
  }

  private func compare(
    _ base: RunRecord, _ head: RunRecord, _ options: ComparisonOptions = ComparisonOptions()
  ) -> CheckReport {
    RunComparison(base: base, head: head, options: options).report()
  }

  private func compare(
    _ base: WorkloadResult, _ head: WorkloadResult, _ options: ComparisonOptions = ComparisonOptions()
  ) -> CheckReport {
    compare(record([base]), record([head]), options)
  }

  private func failures(_ report: CheckReport) -> [String] {
    report.changes.map { "\($0.outcome) \($0.workload) \($0.metric) \($0.statistic)" }
  }

  @Test("A run passes against itself, and every number that was compared is a finding")
  func itself() {
    let run = result(times: [10, 11, 12, 13, 14])
    let report = compare(run, run)
    #expect(report.outcome == .pass)
    // Total, maximum and opening of allocations; the peak; the times of the frames and of the opening.
    #expect(report.findings.count { $0.check == .exact } == 4)
    #expect(report.findings.filter { $0.check == .time }.map(\.statistic) == ["total", "opening"])
  }

  @Test("More allocations are a regression, fewer an improvement, to the unit")
  func exact() {
    let report = compare(result(), result(allocations: [0, 10, 1, 0]))
    #expect(failures(report) == ["regression photos allocations total"])
    let finding = report.changes[0]
    #expect(finding.base == 10 && finding.head == 11 && finding.unit == .count)
    #expect(finding.message.hasPrefix("photos (full): allocations, total, is 11 instead of 10, 1 more."))
    #expect(
      failures(compare(result(allocations: [0, 10, 1, 0]), result())) == ["improvement photos allocations total"])
    #expect(
      failures(compare(result(), result(allocations: [5, 5, 0, 0]))) == ["improvement photos allocations max"])
  }

  @Test("A higher peak of memory is a regression, a lower one an improvement")
  func peak() {
    var (base, head) = (result(), result())
    (base.peakBytes, head.peakBytes) = (.value(4_096), .value(4_097))
    #expect(failures(compare(base, head)) == ["regression photos peakBytes max"])
    #expect(failures(compare(head, base)) == ["improvement photos peakBytes max"])
    #expect(
      compare(base, head).changes.map(\.message) == [
        "photos (full): peakBytes, max, is 4,097 bytes instead of 4,096 bytes, 1 byte more. "
          + "Find out what takes the memory in the head, or accept the new number."
      ])
    #expect(compare(head, base).changes[0].message.hasSuffix("4,097 bytes, 1 byte less. Accept the new number."))
  }

  @Test("Another number of items in view is neither better nor worse, but another result")
  func neutral() {
    var (base, head) = (result(), result())
    base.frames.columns[.visibleItems] = [20, 20, 20, 20]
    head.frames.columns[.visibleItems] = [20, 19, 20, 20]
    #expect(failures(compare(base, head)) == ["regression photos visibleItems total"])
  }

  @Test("Times are a regression only if the whole interval is beyond the tolerance")
  func times() throws {
    let base = result(times: [100, 101, 102, 103, 104])
    let slow = compare(base, result(times: [120, 121, 122, 123, 124]))
    #expect(failures(slow) == ["regression photos time total"])
    let interval = try #require(slow.changes[0].interval)
    // The five logarithms a side are 1 % apart; the bounds are the third smallest and largest of their 25 quotients.
    #expect(interval.contains(122.0 / 102) && interval.lower > 1.15 && interval.upper < 1.24)
    #expect(slow.changes[0].base == 102e6 && slow.changes[0].head == 122e6 && slow.changes[0].limit == 1.05)
    #expect(failures(compare(result(times: [120, 121, 122, 123, 124]), base)) == ["improvement photos time total"])
    #expect(compare(base, result(times: [103, 104, 105, 106, 107])).outcome == .pass)
    let wide = compare(base, result(times: [90, 100, 110, 120, 130]))
    #expect(wide.outcome == .pass)
    #expect(wide.findings.contains { $0.message.contains("may or may not take longer") })
    #expect(wide.notes.contains { $0.hasPrefix("1 time may") })
  }

  @Test("A regression in time names the phase that grew most")
  func phase() {
    var (base, head) = (result(times: [100, 101, 102, 103]), result(times: [120, 121, 122, 123]))
    func add(_ phase: FrameMetric, _ before: [Int64], _ after: [Int64]) {
      base.passes = base.passes.map { with($0, phase, before) }
      head.passes = head.passes.map { with($0, phase, after) }
    }
    func with(_ totals: PassTotals, _ phase: FrameMetric, _ numbers: [Int64]) -> PassTotals {
      var totals = totals
      totals.frames[phase] = numbers
      return totals
    }
    add(.query, [10, 10, 10, 10], [11, 12, 13, 14])
    add(.cells, [10, 10, 10, 10], [19, 20, 21, 22])
    add(.prepare, [90, 90, 90, 90], [5, 5, 5, 5])
    let message = compare(base, head).changes.first?.message ?? ""
    #expect(message.contains(", most of it in cells. Run `scrollmark ab`"), "\(message)")
  }

  @Test("A tolerance can be asked for")
  func tolerance() {
    var options = ComparisonOptions()
    options.policy.tolerance = 0.5
    #expect(
      compare(result(times: [100, 101, 102, 103]), result(times: [120, 121, 122, 123]), options).outcome == .pass)
  }

  @Test("Times of too few passes are not judged, and the notes say so; alone they are nothing")
  func fewPasses() {
    let (base, head) = (result(times: [10, 11, 12]), result(times: [20, 21, 22]))
    let report = compare(base, head)
    #expect(report.outcome == .pass)
    #expect(!report.findings.contains { $0.check == .time })
    #expect(
      report.notes.contains { $0.hasPrefix("photos (full): total, +90.9 %: an interval of level 0.95 needs more") })
    #expect(compare(base, head, ComparisonOptions(tier: .times)).outcome == .nothingRan)
    #expect(compare(result(), result(), ComparisonOptions(tier: .times)).outcome == .nothingRan)
  }

  @Test("Times of no time are an invalid measurement")
  func noTime() {
    let report = compare(result(times: [0, 0, 0, 0]), result(times: [1, 1, 1, 1]))
    #expect(report.outcome == .invalidMeasurement)
  }

  @Test("An empty run is nothing that ran, on either side")
  func empty() {
    #expect(compare(record([]), record([result()])).outcome == .nothingRan)
    #expect(compare(record([result()]), record([])).outcome == .nothingRan)
    #expect(compare(record([]), record([])).findings.count == 2)
  }

  @Test("A metric that is missing on one side is told with its reason")
  func missingMetric() {
    var without = result()
    without.frames.columns[.allocations] = nil
    without.frames.absent[.allocations] = "the canary read 999"
    let head = compare(result(), without)
    #expect(failures(head) == ["notComparable photos allocations "])
    #expect(head.changes[0].message.contains("not in the head: the canary read 999. Run the head"))
    #expect(failures(compare(without, result())) == ["missingBaseline photos allocations "])
    #expect(compare(without, without).outcome == .pass)
  }

  @Test("A metric that an older record does not know is a note")
  func unknownMetric() {
    var older = result()
    older.frames.columns[.allocations] = nil
    let report = compare(older, result())
    #expect(report.outcome == .pass)
    #expect(report.notes.first == "photos (full): one of the runs is too old to know allocations.")
    // The other way round, the head has stopped counting: that is no pass.
    #expect(failures(compare(result(), older)) == ["notComparable photos allocations "])
  }

  @Test("What is outside the exact tier is not compared exactly, and the notes say why")
  func notExact() {
    var head = result(allocations: [9, 9, 9, 9])
    head.notExact = "the items move"
    let report = compare(result(), head)
    #expect(!report.findings.contains { $0.check == .exact })
    #expect(report.notes.contains { $0.contains("outside the exact tier and not compared: the items move") })
  }

  @Test("A workload that is on one side only is a finding, and a likely new name is suggested")
  func renamed() {
    var other = result("gallery")
    other.inputDigest = "1f"
    let renamed = compare(record([result("photos"), other]), record([result("pictures"), other]))
    #expect(failures(renamed) == ["missingBaseline photos  ", "missingBaseline pictures  "])
    #expect(renamed.changes[0].message.contains("It does what 'pictures' does there: if it was renamed"))
    let gone = compare(record([result(), other]), record([result()]))
    #expect(failures(gone) == ["missingBaseline gallery  "])
    #expect(gone.changes[0].message.contains("is in the base but not in the head. Run it on both sides"))
  }

  @Test("A load above the cores makes times doubtful, and the notes say so")
  func load() {
    var busy = record([result(times: [10, 11, 12, 13])])
    busy.environment.loadAtStart = .value(17)
    let notes = compare(record([result(times: [10, 11, 12, 13])]), busy).notes
    #expect(notes.contains("The head ran at a load of 17.0 on 2 cores: its times are doubtful."))
    #expect(!notes.contains { $0.hasPrefix("The base ran at a load") })
  }
}
