import Measurement
import Reporting
import Testing

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
