import Foundation
import Measurement
import Testing

@Suite struct CheckReportTests {
  private func finding(_ outcome: Outcome, _ metric: String = "time") -> Finding {
    Finding(workload: "feed", size: "smoke", metric: metric, check: .exact, outcome: outcome, message: "It is so.")
  }

  private func report(_ outcomes: [Outcome]) -> CheckReport {
    CheckReport(title: "A check", findings: outcomes.map { finding($0) })
  }

  @Test("A report without findings is not a pass: nothing ran")
  func empty() {
    #expect(report([]).outcome == .nothingRan)
    #expect(report([.pass]).outcome == .pass)
  }

  @Test("A shard may have nothing to check, since others have")
  func emptyShard() {
    #expect(CheckReport(title: "", isShard: true).outcome == .pass)
  }

  @Test("The most severe finding decides")
  func worst() {
    #expect(report([.pass, .improvement, .pass]).outcome == .improvement)
    #expect(report([.improvement, .missingBaseline]).outcome == .missingBaseline)
    #expect(report([.missingBaseline, .notComparable]).outcome == .notComparable)
    #expect(report([.notComparable, .nothingRan]).outcome == .nothingRan)
    #expect(report([.nothingRan, .invalidMeasurement]).outcome == .invalidMeasurement)
    #expect(report([.regression, .invalidMeasurement]).outcome == .regression)
  }

  @Test("Only a pass lets a pull request through")
  func fails() {
    #expect(Outcome.allCases.filter { !$0.fails } == [.pass])
  }

  @Test("Changes leave out passes and come most severe first, otherwise in order")
  func changes() {
    let findings = [
      finding(.improvement, "a"), finding(.pass, "b"), finding(.regression, "c"), finding(.improvement, "d"),
      finding(.regression, "e"),
    ]
    #expect(CheckReport(title: "", findings: findings).changes.map(\.metric) == ["c", "e", "a", "d"])
  }

  @Test("A difference needs both numbers, a quotient a base that is not zero")
  func quotient() {
    var finding = finding(.pass)
    #expect(finding.difference == nil && finding.ratio == nil)
    finding.base = 0
    finding.head = 3
    #expect(finding.difference == 3 && finding.ratio == nil)
    finding.base = 2
    #expect(finding.difference == 1 && finding.ratio == 1.5)
  }

  @Test("A report reads back as it was written")
  func roundTrip() throws {
    var report = report([.pass, .regression])
    report.findings[1].interval = ConfidenceInterval(lower: 1.02, upper: 1.08, level: 0.95)
    report.findings[1].unit = .nanoseconds
    report.notes = ["One pass was discarded."]
    #expect(try JSONDecoder().decode(CheckReport.self, from: JSONEncoder().encode(report)) == report)
  }
}
