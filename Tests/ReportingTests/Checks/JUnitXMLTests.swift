import Measurement
import Testing

@testable import Reporting

@Suite struct JUnitXMLTests {
  private func text(_ report: CheckReport) -> String {
    String(decoding: JUnitXML.render(report, timestamp: "2026-01-02T03:04:05Z"), as: UTF8.self)
  }

  /// The attributes and their order are those that the schemas of Ant and Jenkins ask for.
  @Test("A suite for each workload and size, a case for each check")
  func whole() {
    var report = SampleReport.report
    report.findings = [SampleReport.passed, SampleReport.slower, SampleReport.missing]
    #expect(
      text(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="feed.smoke" package="scrollmark" id="0" timestamp="2026-01-02T03:04:05" \
        hostname="localhost" tests="1" failures="0" errors="0" time="0">
            <properties>
              <property name="title" value="Head against base"/>
              <property name="base" value="main.json"/>
              <property name="head" value="pr.json"/>
            </properties>
            <testcase name="cellsMade.total.exact" classname="scrollmark.feed.smoke" time="0"/>
            <system-out/>
            <system-err/>
          </testsuite>
          <testsuite name="photos.full" package="scrollmark" id="1" timestamp="2026-01-02T03:04:05" \
        hostname="localhost" tests="1" failures="1" errors="0" time="0">
            <properties>
              <property name="title" value="Head against base"/>
              <property name="base" value="main.json"/>
              <property name="head" value="pr.json"/>
            </properties>
            <testcase name="time.total.time" classname="scrollmark.photos.full" time="0">
              <failure message="photos (full) takes 4.1 % to 8.0 % longer." type="regression">\
        base 2.00 ms, head 2.12 ms, change +6.0 % [+4.1 %, +8.0 %]</failure>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
          <testsuite name="chat" package="scrollmark" id="2" timestamp="2026-01-02T03:04:05" \
        hostname="localhost" tests="1" failures="0" errors="1" time="0">
            <properties>
              <property name="title" value="Head against base"/>
              <property name="base" value="main.json"/>
              <property name="head" value="pr.json"/>
            </properties>
            <testcase name="baseline" classname="scrollmark.chat" time="0">
              <error message="chat has no baseline. Make one." type="missingBaseline">\
        base -, head -, change -</error>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A report of nothing has a case that fails, so that nobody takes it for a pass")
  func nothing() {
    let text = text(CheckReport(title: ""))
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(text.contains("type=\"nothingRan\""))
    #expect(!self.text(CheckReport(title: "", isShard: true)).contains("testcase"))
  }

  @Test("What XML gives a meaning is escaped, and what it forbids is replaced")
  func escapes() {
    #expect(XMLText.escaped("a<b>&\"c'\n\t") == "a&lt;b&gt;&amp;&quot;c'&#10;&#9;")
    #expect(XMLText.escaped("\u{0}\u{1B}\u{FFFE}x\u{1F600}") == "\u{FFFD}\u{FFFD}\u{FFFD}x\u{1F600}")
  }
}
