import Measurement
import Testing

@testable import Reporting

@Suite struct CheckTableTests {
  @Test("Changes come first, each with its numbers and its sentence, then how many checks passed")
  func whole() {
    #expect(
      CheckTable.render(SampleReport.report) == """
        Regression: 4 of 6 checks failed (2 regressions, 1 without a baseline, 1 improvement)
        Head against base: head pr.json, base main.json

        outcome           workload  size   metric       statistic     base     head                   change
        ----------------  --------  -----  -----------  ---------  -------  -------  -----------------------
        regression        feed      smoke  allocations  total        1,200    1,320           +120 (+10.0 %)
        regression        photos    full   time         total      2.00 ms  2.12 ms  +6.0 % [+4.1 %, +8.0 %]
        missing baseline  chat      -      baseline     -                -        -                        -
        improvement       feed      smoke  peakBytes    max        4,096 B  2,048 B         -2,048 (-50.0 %)

        !  feed (smoke) makes 1,320 allocations instead of 1,200. Find out which call allocates, or take the number.
        !  photos (full) takes 4.1 % to 8.0 % longer.
        !  chat has no baseline. Make one.
        !  feed (smoke) needs 2,048 B less. Update the baseline.

        2 checks passed.

        -  One pass was discarded.

        """)
  }

  @Test("When everything passed, one line says so")
  func passed() {
    let report = CheckReport(title: "Exact metrics", findings: [SampleReport.passed, SampleReport.passed])
    #expect(CheckTable.render(report) == "Pass: all 2 checks held\n")
  }

  @Test("Nothing that ran is no pass; a shard may be empty")
  func nothing() {
    #expect(CheckTable.render(CheckReport(title: "")) == "Nothing ran: there is nothing to judge\n")
    #expect(
      CheckTable.render(CheckReport(title: "", isShard: true)) == "Pass: this shard has nothing to check\n")
  }

  @Test("A name cannot start a line or upset the terminal")
  func hostileName() {
    var finding = SampleReport.regression
    finding.workload = "::error::\u{1B}[2J"
    finding.message = "::error::\nno"
    let lines = CheckTable.render(CheckReport(title: "", findings: [finding])).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("::") })
    #expect(!lines.contains { $0.contains("\u{1B}") })
  }

  @Test("A budget shows what is allowed in the place of a base")
  func budget() {
    let finding = Finding(
      workload: "feed", size: "smoke", metric: "allocations", statistic: "p99", check: .budget, outcome: .regression,
      head: 80, limit: 0, unit: .count, message: "")
    #expect(finding.cells == ["feed", "smoke", "allocations", "p99", "limit 0", "80", "-"])
  }

  @Test("A growth shows the interval of its slope, and the slope that is allowed")
  func slope() {
    let finding = Finding(
      workload: "feed", metric: "time", statistic: "slope", check: .complexity, outcome: .regression, head: 1.02,
      interval: ConfidenceInterval(lower: 0.983, upper: 1.057, level: 0.95), limit: 0.3, unit: .exponent, message: "")
    #expect(finding.cells == ["feed", "-", "time", "slope", "limit 0.30", "1.02", "slope 0.98 to 1.06"])
  }
}
