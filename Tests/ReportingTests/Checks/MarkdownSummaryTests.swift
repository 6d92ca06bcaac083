import Measurement
import Testing

@testable import Reporting

@Suite struct MarkdownSummaryTests {
  @Test("Changes come first, and what passed is folded away")
  func whole() {
    var report = SampleReport.report
    report.findings = [SampleReport.passed, SampleReport.regression, SampleReport.slower]
    let code = { (text: String) in "<code>\(text)</code>" }
    let (feed, smoke, total) = (code("feed"), code("smoke"), code("total"))
    #expect(
      MarkdownSummary.render(report) == """
        ## Scrollmark: regression

        **Regression&#58; 2 of 3 checks failed (2 regressions).** Head against base: head <code>pr.json</code>, \
        base <code>main.json</code>.

        | outcome | workload | size | metric | statistic | base | head | change |
        | --- | --- | --- | --- | --- | --: | --: | --: |
        | regression | \(feed) | \(smoke) | \(code("allocations")) | \(total) | 1,200 | 1,320 | +120 (+10.0 %) |
        | regression | \(code("photos")) | \(code("full")) | \(code("time")) | \(total) | 2.00 ms | 2.12 ms | \
        +6.0 % &#91;+4.1 %, +8.0 %&#93; |

        - feed (smoke) makes 1,320 allocations instead of 1,200. Find out which call allocates, or take the number.
        - photos (full) takes 4.1 % to 8.0 % longer.

        - One pass was discarded.

        <details>
        <summary>1 check passed</summary>

        | workload | size | metric | statistic | base | head | change |
        | --- | --- | --- | --- | --: | --: | --: |
        | \(feed) | \(smoke) | \(code("cellsMade")) | \(total) | 20 | 20 | 0 |

        </details>

        """)
  }

  @Test(
    "A summary of any size fits a comment, and says what it leaves out",
    arguments: [(0, 3_000), (3_000, 0), (900, 900)])
  func limit(changes: Int, passes: Int) {
    let findings =
      Array(repeating: SampleReport.regression, count: changes) + Array(repeating: SampleReport.passed, count: passes)
    let text = MarkdownSummary.render(CheckReport(title: "", findings: findings))
    #expect(text.utf8.count <= 65_536)
    #expect(text.utf8.count > 60_000)
    #expect(text.contains(" more do not fit here; the verdict in JSON has all of them."))
    #expect(text.components(of: "<details>") == text.components(of: "</details>"))
  }

  @Test("What is left out is counted")
  func count() {
    let findings = Array(repeating: SampleReport.regression, count: 3_000)
    let text = MarkdownSummary.render(CheckReport(title: "", findings: findings))
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| regression") }
    #expect(text.contains("\n\(Readable.count(3_000 - rows)) more do not fit here"))
  }

  @Test("A name has no effect on the Markdown around it and notifies nobody")
  func escapes() {
    #expect(MarkdownText.code("a|b</code>`") == "<code>a&#124;b&#60;/code&#62;&#96;</code>")
    #expect(MarkdownText.plain("*x* @all\n# y") == "&#42;x&#42; @\u{200B}all &#35; y")
  }
}

extension String {
  /// How often `part` is in the text.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
