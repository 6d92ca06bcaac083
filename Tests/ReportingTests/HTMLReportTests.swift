import Measurement
import Testing

@testable import Reporting

@Suite struct HTMLReportTests {
  private func page(_ record: RunRecord, context: ReportContext = ReportContext()) -> String {
    String(decoding: HTMLReport.render(record, context: context), as: UTF8.self)
  }

  private let hostile = "</script><!--<img src=x onerror=\"alert('1')\">&\u{2028}\u{1B}"

  private var hostileRecord: RunRecord {
    var result = Sample.result(name: hostile)
    result.summary = hostile
    result.layout = hostile
    result.size = hostile
    result.steps = [hostile, hostile]
    result.warnings = [hostile]
    result.frames.absent = [.netBytes: hostile]
    var record = Sample.record([result])
    record.startedAt = hostile
    record.environment.cpu = .value(hostile)
    record.environment.governor = .absent(reason: hostile)
    record.environment.toolchain = hostile
    record.environment.buildMode = hostile
    return record
  }

  @Test("Text from outside can neither end a script nor start an element")
  func escaping() {
    let page = page(hostileRecord)
    #expect(!page.contains("<img"))
    #expect(!page.contains("<!--"))
    #expect(!page.contains("onerror=\""))
    #expect(!page.contains("\u{2028}\"") && !page.contains("\u{1B}"))
    // The data of the workload and our own script, and nothing else.
    #expect(page.ranges(of: "<script").count == 2)
    #expect(page.ranges(of: "</script>").count == 2)
    #expect(page.contains("&lt;/script&gt;&lt;!--&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"))
    #expect(page.contains("\\u003c/script>\\u003c!--\\u003cimg"))
  }

  @Test("The page loads nothing")
  func selfContained() {
    let page = page(Sample.record())
    for marker in ["http://", "https://", "src=", "url(", "@import", "fetch(", "XMLHttpRequest", "<link", "<img"] {
      #expect(!page.contains(marker), "\(marker)")
    }
    #expect(page.contains("default-src &#39;none&#39;"))
  }

  @Test("Every workload has its line, its card and its charts")
  func workloads() {
    let names = ["contacts", "photos", "feed"]
    let page = page(Sample.record(names.map { Sample.result(name: $0) }))
    for (index, name) in names.enumerated() {
      #expect(page.contains("<a href=\"#workload-\(index)\">\(name)</a>"))
      #expect(page.contains("<h2 id=\"workload-\(index)\">\(name)</h2>"))
      #expect(page.contains("data-chart=\"timeline\" data-source=\"data-\(index)\""))
      #expect(page.contains("data-chart=\"distribution\" data-source=\"data-\(index)\""))
      #expect(page.contains("id=\"data-\(index)\">{"))
    }
  }

  @Test("The figures of a workload are on the page")
  func figures() {
    let page = page(Sample.record())
    #expect(page.contains("photos missed the deadline in 1 of 4 frames"))
    #expect(page.contains("<dt>Median frame</dt><dd>3.00 ms</dd>"))
    #expect(page.contains("<dt>Slowest frame</dt><dd>9.00 ms</dd>"))
    #expect(page.contains("<dt>Opening</dt><dd>5.00 ms</dd>"))
    #expect(page.contains("<dt>Hitch ms/s</dt><dd>200.0</dd>"))
    #expect(page.contains("<dt>Peak memory</dt><dd>4.10 kB</dd>"))
    #expect(page.contains("p90 needs at least 10 samples, there are 4"))
    #expect(page.contains("Frame 3: 9.00 ms, 667 µs over the deadline"))
    #expect(page.contains("in step 1, “sweep 3 frames”, at 41.0 points."))
    // 6 of 9 ms are for the layout to prepare itself.
    #expect(page.contains("class=\"phase-prepare\" style=\"width:66.67%\""))
    #expect(page.contains("the canary read 999"))
  }

  @Test("A run of nothing, a workload of no frames, and one that was not timed make a page")
  func empty() {
    #expect(page(Sample.record([])).contains("Nothing was measured"))
    var noFrames = Sample.result()
    noFrames.frames = FrameTable(count: 0, step: [], offset: [], columns: [.time: []], absent: [:])
    #expect(page(Sample.record([noFrames])).contains("there are no frames"))
    var untimed = Sample.result()
    untimed.frames.columns = [:]
    untimed.frames.absent = [.time: "the clock went backwards"]
    #expect(page(Sample.record([untimed])).contains("the clock went backwards"))
  }

  @Test("What makes times or counts doubtful is said at the top")
  func doubts() {
    var record = Sample.record()
    record.environment.buildMode = "debug"
    record.environment.deterministicHashing = false
    record.environment.loadAtStart = .value(7.5)
    let page = page(record)
    #expect(page.contains("This is a debug build"))
    #expect(page.contains("SWIFT_DETERMINISTIC_HASHING=1"))
    #expect(page.contains("its load was 7.5 on 2 cores"))
    #expect(page.contains("photos missed the deadline in 1 of 4 frames, on a busy machine"))
  }

  @Test("Workloads that did not run are named at the top, and one with a file of its own is replayed from it")
  func leftOut() {
    var result = Sample.result()
    result.file = "lists/my photos.json"
    var record = Sample.record([result])
    record.leftOut = [RunRecord.LeftOut(name: "contacts", reason: "there is no dictionary")]
    let page = page(record)
    #expect(page.contains("<li>contacts was left out: there is no dictionary</li>"))
    #expect(page.contains("scrollmark profile &#39;lists/my photos.json&#39; --frames 3 --seed 7"))
    #expect(page.contains("scrollmark view &#39;lists/my photos.json&#39; --frame 3 --seed 7 &gt; frame.svg"))
  }

  @Test("A history of few runs does not say that nothing changed", arguments: [15, 16])
  func history(runs: Int) {
    var history = RunHistory()
    for run in 1...runs {
      var record = Sample.record()
      record.startedAt = "2026-01-\(run + 10)T00:00:00Z"
      history.add(record)
    }
    let page = page(Sample.record(), context: ReportContext(history: history))
    #expect(page.contains("no change in 16 runs") == (runs == 16))
    #expect(page.contains("15 runs; it takes 16 to tell a change") == (runs == 15))
    // The median and the allocations; four frames have no p99.
    #expect(page.contains("<summary>2 numbers of too few runs to tell a change</summary>") == (runs == 15))
    #expect(page.contains("<summary>2 numbers without a change</summary>") == (runs == 16))
  }

  @Test("Chart data is thinned, and keeps the slowest frame")
  func thinning() {
    var result = Sample.result()
    let count = 50_000
    var times = [Int64](repeating: 1_000_000, count: count)
    times[31_337] = 30_000_000
    result.frames = FrameTable(
      count: count, step: Array(repeating: 0, count: count), offset: Array(repeating: 0, count: count),
      columns: [.time: times], absent: [:])
    let data = ChartData.Workload(MeasuredWorkload(result))
    #expect(data.count == count)
    #expect(data.frames.count <= ChartData.Workload.mostFrames)
    #expect(data.frames.firstIndex(of: 31_337).map { data.times[$0] } == 30_000_000)
    #expect(data.values.last == 30_000_000)
    #expect(data.shares.last == 1)
    #expect(data.starts == [[0, 0]])
  }

  @Test("Steps that begin are marked, unless there are too many to draw")
  func starts() {
    #expect(ChartData.Workload(MeasuredWorkload(Sample.result())).starts == [[0, 0], [3, 1]])
    var restless = Sample.result()
    restless.frames = FrameTable(
      count: 300, step: (0..<300).map { $0 % 2 }, offset: Array(repeating: 0, count: 300), columns: [:],
      absent: [.time: "no clock"])
    #expect(ChartData.Workload(MeasuredWorkload(restless)).starts == [])
  }

  @Test("The slowest frames say where their time went, what they showed and how to play them again")
  func worstFrames() {
    var result = Sample.result(name: "my photos")
    result.size = "5000"
    result.frames.columns[.cellsReused] = [0, 0, 1, 0]
    result.frames.columns[.itemsMeasured] = [0, 0, 2, 0]
    result.pictures = [
      LayoutPicture(
        frame: 2, contentSize: LayoutPicture.Size(width: 390, height: 9000),
        viewport: LayoutPicture.Rectangle(x: 0, y: 0, width: 390, height: 844),
        elements: [
          LayoutPicture.Element(
            kind: .cell, label: "0, 7", frame: LayoutPicture.Rectangle(x: 0, y: 0, width: 390, height: 100))
        ])
    ]
    let page = page(Sample.record([result]))
    #expect(page.contains("scrollmark profile &#39;my photos&#39; --frames 3 --count 5000 --seed 7"))
    #expect(page.contains("scrollmark view &#39;my photos&#39; --frame 3 --count 5000 --seed 7 &gt; frame.svg"))
    #expect(page.contains("<span>0 allocations</span><span>22 items in view</span>"))
    #expect(page.contains("<span>1 cell reused</span><span>2 items measured</span>"))
    #expect(page.contains("What it showed: 1 cell; 390 × 844 at 0, 0 of 390 × 9,000 points"))
    #expect(page.ranges(of: "<svg class=\"layout-picture\"").count == 1)
    // Frames 3, 2 and 1 are the slowest, in this order.
    let places = ["Frame 3: 9.00 ms", "Frame 2: 4.00 ms", "Frame 1: 2.00 ms"].map {
      page.ranges(of: $0).first?.lowerBound
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(!page.contains("Frame 4:"))
  }

  @Test("What changed comes first, what did not is behind a fold")
  func changes() throws {
    let check = CheckReport(
      title: "Exact metrics", base: "abc", head: "def",
      findings: [
        Finding(
          workload: "photos", size: "full", metric: "allocations", statistic: "total", check: .exact, outcome: .pass,
          base: 10, head: 10, unit: .count, message: "the same"),
        Finding(
          workload: "photos", size: "full", metric: "layoutPasses", statistic: "total", check: .exact,
          outcome: .regression, base: 100, head: 150, unit: .count, message: "half as many again"),
      ], notes: ["a <note>"])
    let page = page(Sample.record(), context: ReportContext(check: check))
    #expect(page.contains("<title>1 number got worse in photos - Scrollmark</title>"))
    #expect(page.contains("photos missed the deadline in 1 of 4 frames."))
    let change = try #require(page.range(of: "half as many again"))
    let fold = try #require(page.range(of: "<summary>1 check passed</summary>"))
    let workloads = try #require(page.range(of: "Where it is slow</h2>"))
    #expect(change.lowerBound < fold.lowerBound && fold.lowerBound < workloads.lowerBound)
    #expect(page.contains("+50 %"))
    #expect(page.contains("a &lt;note&gt;"))
    #expect(page.contains("<span class=\"pill bad\">got worse</span>"))
  }

  @Test("Late workloads come first by their hitch time, then what got worse, then what is nearest to its deadline")
  func order() {
    // The deadline of 120 Hz is 8.33 ms: one frame of 30 ms among nine of 9 ms, and one of 60 ms among many in time.
    func result(_ name: String, _ times: [Int64]) -> WorkloadResult {
      var result = Sample.result(name: name)
      result.frames = FrameTable(
        count: times.count, step: times.map { _ in 0 }, offset: times.map { _ in 0 },
        columns: [.time: times.map { $0 * 1_000_000 }], absent: [:])
      return result
    }
    let results = [
      result("near", [8, 8]), result("worse", [1, 1]), result("one-late", [60] + Array(repeating: 1, count: 199)),
      result("all-late", [30] + Array(repeating: 9, count: 9)), result("far", [2, 2]),
    ]
    let check = CheckReport(
      title: "",
      findings: [
        Finding(
          workload: "worse", size: "full", metric: "peakBytes", statistic: "max", check: .exact, outcome: .regression,
          base: 1, head: 2, unit: .bytes, message: "more")
      ])
    let page = page(Sample.record(results), context: ReportContext(check: check))
    let places = ["all-late", "one-late", "worse", "near", "far"].map { name in
      page.ranges(of: ">\(name)</h2>").first?.lowerBound
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(page.contains("those with the most hitch time a second ahead"))
    #expect(page.contains("Peak memory, max"))
  }

  @Test("What a check comes to, in a sentence")
  func headlines() {
    func finding(_ outcome: Outcome, of workload: String = "a", _ check: Finding.Check = .exact) -> Finding {
      Finding(
        workload: workload, metric: check == .exact ? "allocations" : "", check: check, outcome: outcome, message: "")
    }
    func headline(_ findings: [Finding]) -> String {
      ComparisonHeadline.text(CheckReport(title: "", findings: findings))
    }
    let pass = finding(.pass)
    #expect(headline([]) == "Nothing was compared")
    #expect(headline([pass, pass]) == "Nothing got worse in 2 checks")
    #expect(headline([pass, finding(.improvement)]) == "1 number got better, none worse")
    let worse = finding(.regression)
    #expect(headline([worse, worse, finding(.improvement)]) == "2 numbers got worse in a, 1 better")
    #expect(headline([worse, finding(.regression, of: "b")]) == "2 numbers got worse")
    #expect(
      headline([pass, finding(.notComparable)]) == "1 number could not be compared; nothing got worse in 1 check")
    let seeds = finding(.notComparable, .comparability)
    let items = finding(.notComparable, .comparability)
    #expect(headline([seeds, items]) == "1 workload could not be compared")
    let alone = finding(.missingBaseline, of: "b", .baseline)
    #expect(
      headline([seeds, alone, pass])
        == "1 workload could not be compared, 1 workload is in one of the runs only; nothing got worse in 1 check")
    #expect(headline([worse, alone]) == "1 number got worse in a, 1 workload is in one of the runs only")
    #expect(
      headline([alone, finding(.improvement)])
        == "1 workload is in one of the runs only; 1 number got better, none worse")
    #expect(headline([finding(.notComparable, of: "", .comparability), alone]) == "The two runs cannot be compared")
    #expect(headline([finding(.nothingRan, of: "", .baseline)]) == "One of the two runs is empty")
  }

  @Test("The frames of the base are drawn beside those of the run")
  func base() {
    var before = Sample.result()
    before.frames.columns[.time] = [1_000_000, 1_000_000, 1_000_000, 2_000_000]
    let measured = MeasuredWorkload(Sample.result(), base: Sample.record([before]))
    let data = ChartData.Workload(measured)
    #expect(data.baseValues == [1_000_000, 1_000_000, 1_000_000, 2_000_000])
    #expect(data.baseShares == [0.25, 0.5, 0.75, 1])
    #expect(data.values == [1_000_000, 2_000_000, 4_000_000, 9_000_000])
    before.size = "smoke"
    #expect(ChartData.Workload(MeasuredWorkload(Sample.result(), base: Sample.record([before]))).baseValues.isEmpty)
  }

  @Test("Several sizes of a workload make a curve with its slope")
  func scaling() {
    // The times of a frame grow tenfold with ten times the items: the slope is 1.
    let results = [1_000, 10_000, 100_000].map { count -> WorkloadResult in
      var result = Sample.result()
      result.items = count
      result.size = String(count)
      result.frames.columns[.time] = Array(repeating: Int64(count) * 10, count: 4)
      return result
    }
    let page = page(Sample.record(results))
    #expect(page.contains("median frame: slope 1.00 (1.00 to 1.00)"))
    #expect(page.contains("href=\"#scaling\""))
    #expect(!self.page(Sample.record()).contains("href=\"#scaling\""))
  }

  @Test("A profile stands in the card of its workload")
  func profile() {
    let section = ProfileSection(
      workload: "photos", size: "full", scope: "All 4 frames", command: "scrollmark profile photos",
      profiles: [("Time", ProfileSample.profile), ("Allocations", StackProfile(unit: .allocations))])
    let page = page(Sample.record(), context: ReportContext(profiles: [section]))
    #expect(page.contains("data-chart=\"flame\" data-source=\"profile-0-0-0\""))
    #expect(page.contains("Nothing: these frames take none."))
    #expect(page.contains("View.swift:12, HeadlessUIKit"))
    #expect(!page.contains("Which code takes the time"))
  }
}
