import Measurement
import Testing

@testable import Reporting

@Suite struct HTMLReportTests {
  private func page(_ record: RunRecord, chartScript: String? = "window.Chart = class {};") -> String {
    String(decoding: HTMLReport.render(record, chartScript: chartScript, chartLicense: "Licence <text>"), as: UTF8.self)
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
    // The data, Chart.js and our own script, and nothing else.
    #expect(page.ranges(of: "<script").count == 3)
    #expect(page.ranges(of: "</script>").count == 3)
    #expect(page.contains("&lt;/script&gt;&lt;!--&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"))
    #expect(page.contains("\\u003c/script>\\u003c!--\\u003cimg"))
  }

  @Test("A chart script cannot end its own element")
  func chartScript() {
    let page = page(Sample.record(), chartScript: "const text = \"</script><!--\";")
    #expect(page.contains("const text = \"<\\/script><\\!--\";"))
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
      #expect(page.contains("data-chart=\"timeline\" data-workload=\"\(index)\""))
      #expect(page.contains("data-chart=\"distribution\" data-workload=\"\(index)\""))
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

  @Test("Without Chart.js there are tables, no canvas, and the package to install")
  func withoutCharts() {
    let page = page(Sample.record(), chartScript: nil)
    #expect(!page.contains("<canvas"))
    #expect(!page.contains("<script"))
    #expect(page.contains("libjs-chart.js"))
    #expect(page.contains("<h2 id=\"workload-0\">photos</h2>"))
  }

  @Test("The licence of Chart.js is part of the page, as text")
  func license() {
    #expect(page(Sample.record()).contains("<pre>Licence &lt;text&gt;</pre>"))
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
    #expect(data.frames.count <= 1000)
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
}
