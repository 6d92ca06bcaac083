import Measurement
import Testing

@testable import Reporting

@Suite struct GitHubAnnotationsTests {
  @Test("Errors come first, improvements are warnings, and titles are escaped")
  func whole() {
    let allocations = "regression%3A feed (smoke)%2C allocations%2C total"
    #expect(
      GitHubAnnotations.render(SampleReport.report) == """
        ::error title=\(allocations)::feed (smoke) makes 1,320 allocations instead of 1,200. \
        Find out which call allocates, or take the number.
        ::error title=regression%3A photos (full)%2C time%2C total::photos (full) takes 4.1 %25 to 8.0 %25 longer.
        ::error title=missing baseline%3A chat%2C baseline::chat has no baseline. Make one.
        ::warning title=improvement%3A feed (smoke)%2C peakBytes%2C max::feed (smoke) needs 2,048 B less. \
        Update the baseline.

        """)
  }

  @Test("A pass says nothing; nothing that ran is an error")
  func silent() {
    #expect(GitHubAnnotations.render(CheckReport(title: "", findings: [SampleReport.passed])) == "")
    #expect(
      GitHubAnnotations.render(CheckReport(title: ""))
        == "::error title=Scrollmark%3A nothing ran::Nothing ran: there is nothing to judge.\n")
  }

  /// The escapes are those that the runner undoes: in its messages %25, %0D and %0A, in its properties also %3A and %2C.
  @Test("Line feeds and percent signs are escaped, so that no message starts a command")
  func escapes() {
    #expect(GitHubAnnotations.escapedMessage("50 %\n::error::x\r\n%0A") == "50 %25%0A::error::x%0D%0A%250A")
    #expect(GitHubAnnotations.escapedProperty("a,b:c\n%") == "a%2Cb%3Ac%0A%25")
  }

  @Test("Of more than ten, nine are shown and a tenth counts the rest", arguments: [(10, 10), (11, 10), (40, 10)])
  func many(count: Int, lines: Int) {
    let report = CheckReport(title: "", findings: Array(repeating: SampleReport.regression, count: count))
    let rendered = GitHubAnnotations.render(report).split(separator: "\n")
    #expect(rendered.count == lines)
    #expect(rendered.last?.contains("\(count - 9) more are in the output of the step.") == (count > 10))
  }
}
