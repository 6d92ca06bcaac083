import Measurement
import Testing

@testable import Reporting

@Suite struct SummaryTableTests {
  @Test("The table lines up, and says why a number is missing")
  func table() {
    var untimed = Sample.result(name: "feed")
    untimed.frames.columns[.time] = nil
    untimed.frames.absent[.time] = "the clock went backwards"
    untimed.peakBytes = .absent(reason: "no allocator")
    untimed.warnings = ["pass 2 made other\u{1B}[31m calls"]
    let expected = """
      photos missed the deadline in 1 of 4 frames

      workload  size  frames   median  p90  p99      max  late  hitch ms/s  allocs/frame     peak
      --------  ----  ------  -------  ---  ---  -------  ----  ----------  ------------  -------
      photos    full       4  3.00 ms    -    -  9.00 ms     1       200.0          2.50  4.10 kB
      feed      full       4        -    -    -        -     -           -          2.50        -

      -  photos: p90 needs at least 10 samples, there are 4
      -  photos: p99 needs at least 100 samples, there are 4
      -  feed: the clock went backwards
      -  feed: no allocator
      !  feed: pass 2 made other [31m calls

      """
    #expect(SummaryTable.render(Sample.record([Sample.result(), untimed])) == expected)
  }

  @Test("Beside another run, what changed comes first, then how the run went")
  func compared() {
    let worse = Finding(
      workload: "photos", size: "full", metric: "allocations", statistic: "total", check: .exact, outcome: .regression,
      base: 10, head: 12, unit: .count, message: "two more")
    let alone = Finding(
      workload: "feed", size: "full", check: .baseline, outcome: .missingBaseline, message: "feed is in the base only.")
    let check = CheckReport(title: "", findings: [worse, alone])
    let lines = SummaryTable.render(Sample.record(), check: check).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(7) == [
        "1 number got worse in photos, 1 workload is in one of the runs only",
        "photos missed the deadline in 1 of 4 frames",
        "outcome           workload  size  metric       statistic  base  head        change",
        "----------------  --------  ----  -----------  ---------  ----  ----  ------------",
        "regression        photos    full  allocations  total        10    12  +2 (+20.0 %)",
        "missing baseline  feed      full  baseline     -             -     -             -",
        "!  feed is in the base only.",
      ])
    let many = CheckReport(title: "", findings: Array(repeating: worse, count: 30))
    #expect(SummaryTable.render(Sample.record(), check: many).contains("\n10 more changes are in report.html.\n"))
  }

  @Test("Workloads that did not run are named with the reason")
  func leftOut() {
    var record = Sample.record()
    record.leftOut = [RunRecord.LeftOut(name: "contacts", reason: "there is no dictionary")]
    #expect(SummaryTable.render(record).hasSuffix("\n!  contacts was left out: there is no dictionary\n"))
  }

  @Test("What warmed up and was left out is said once, or for each workload that differs")
  func discarded() {
    func result(_ name: String, _ count: Int) -> WorkloadResult {
      var result = Sample.result(name: name)
      result.passes = .value(
        PassTotals(warmUp: WarmUp(rule: .fixed, discarded: count), discarded: [:], frames: [:], opening: [:]))
      return result
    }
    let same = SummaryTable.render(Sample.record([result("feed", 1), result("chat", 1)]))
    #expect(same.hasSuffix("\n-  in each workload 1 pass ran first to warm up and is left out\n"))
    let other = SummaryTable.render(Sample.record([result("feed", 2), result("chat", 0)]))
    #expect(other.hasSuffix("\n-  feed: 2 passes ran first to warm up and are left out\n"))
    #expect(!SummaryTable.render(Sample.record([result("feed", 0)])).contains("warm up"))
  }

  @Test("A run whose text no font measured says so")
  func simpleText() {
    var record = Sample.record()
    record.environment.text = .absent(reason: "the font is missing")
    #expect(
      SummaryTable.render(record).hasSuffix(
        "!  text is measured by a simple metric and not by fonts: the font is missing\n"))
    let html = String(decoding: HTMLReport.render(record, context: ReportContext()), as: UTF8.self)
    #expect(html.contains("Text was measured by a simple metric"))
  }

  @Test("A run on a busy machine says so beside its verdict")
  func busy() {
    var record = Sample.record()
    record.environment.loadAtStart = .value(11.5)
    let lines = SummaryTable.render(record).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(2) == [
        "photos missed the deadline in 1 of 4 frames, on a busy machine",
        "!  The machine was busy: its load was 11.5 on 2 cores. Times are too long, counts are right.",
      ])
    record.environment.loadAtStart = .value(2)
    #expect(!SummaryTable.render(record).contains("busy"), "a load of as many as there are cores leaves room")
    record.environment.loadAtStart = .absent(reason: "not shown")
    #expect(!SummaryTable.render(record).contains("busy"))
  }

  @Test("A run of nothing says so")
  func empty() {
    #expect(SummaryTable.render(Sample.record([])) == "Nothing was measured\n")
  }
}

@Suite struct VerdictTests {
  private func fast(_ name: String, rate: Int = 120) -> WorkloadResult {
    var result = Sample.result(name: name)
    result.frames.columns[.time] = [1, 2, 3, 4]
    result.framesPerSecond = rate
    return result
  }

  private func untimed(_ name: String) -> WorkloadResult {
    var result = Sample.result(name: name)
    result.frames.columns[.time] = nil
    return result
  }

  @Test("All frames in time")
  func inTime() {
    let one = Verdict(Sample.record([fast("photos")]))
    #expect(one == Verdict(outcome: .inTime, headline: "All frames of photos met their 120 Hz deadline"))
    let two = Verdict(Sample.record([fast("photos"), fast("feed")]))
    #expect(two.headline == "All frames of 2 workloads met their 120 Hz deadline")
    let mixed = Verdict(Sample.record([fast("photos"), fast("feed", rate: 60)]))
    #expect(mixed.headline == "All frames of 2 workloads met their deadlines")
  }

  @Test("Late frames are named where they are worst")
  func late() {
    let one = Verdict(Sample.record([fast("feed"), Sample.result()]))
    #expect(one == Verdict(outcome: .late, headline: "photos missed the deadline in 1 of 4 frames"))
    var worse = Sample.result(name: "chat")
    worse.frames.columns[.time] = [9_000_000, 9_000_000, 1, 1]
    let two = Verdict(Sample.record([fast("feed"), Sample.result(), worse]))
    #expect(two.headline == "2 of 3 workloads missed their deadline; worst is chat, in 2 of 4 frames")
  }

  @Test("A workload at several sizes is one workload")
  func sizes() {
    func sized(_ name: String, _ size: String, isLate: Bool = false) -> WorkloadResult {
      var result = isLate ? Sample.result(name: name) : fast(name)
      result.size = size
      return result
    }
    let fine = ["1000", "10000", "100000"].map { sized("scaling", $0) }
    #expect(Verdict(Sample.record(fine)).headline == "All frames of scaling at 3 sizes met their 120 Hz deadline")
    let two = Verdict(Sample.record(fine + [fast("photos")]))
    #expect(two.headline == "All frames of 2 workloads met their 120 Hz deadline")
    let late = sized("scaling", "1000000", isLate: true)
    #expect(
      Verdict(Sample.record(fine + [late])).headline
        == "scaling at 1,000,000 items missed the deadline in 1 of 4 frames")
    let later = Verdict(Sample.record(fine + [late, sized("scaling", "full", isLate: true), fast("photos")]))
    #expect(
      later.headline
        == "scaling at 2 of 5 sizes missed the deadline; worst is at 1,000,000 items, in 1 of 4 frames")
    var untimed = untimed("scaling")
    untimed.size = "smoke"
    #expect(Verdict(Sample.record(fine + [untimed])).headline == "The frames of scaling at 1 of 4 sizes were not timed")
    #expect(ReportHeader.scope(of: fine) == "1 workload at 3 sizes")
    #expect(ReportHeader.scope(of: fine + [fast("photos")]) == "2 workloads, in 4 sizes together")
    #expect(ReportHeader.scope(of: [fast("photos"), fast("feed")]) == "2 workloads")
  }

  @Test("What was not timed is not called good")
  func unknown() {
    #expect(Verdict(Sample.record([])) == Verdict(outcome: .unknown, headline: "Nothing was measured"))
    let one = Verdict(Sample.record([fast("feed"), untimed("chat")]))
    #expect(one == Verdict(outcome: .unknown, headline: "The frames of chat were not timed"))
    let two = Verdict(Sample.record([untimed("feed"), untimed("chat"), fast("photos")]))
    #expect(two.headline == "The frames of 2 of 3 workloads were not timed")
    #expect(Verdict(Sample.record([untimed("feed"), Sample.result()])).outcome == .late)
  }
}
