import Foundation
import Measurement
import Reporting
import Testing

@testable import ScrollmarkCLI

@Suite("The schemas of what is written")
struct SchemaTests {
  private let run: JSONSchema
  private let verdict: JSONSchema

  init() throws {
    run = try JSONSchema(path: "Reports/schema/run.v\(RunRecord.currentVersion).json")
    verdict = try JSONSchema(path: "Reports/schema/verdict.v\(VerdictJSON.currentVersion).json")
  }

  @Test("A run of the tool is what the schema of runs says")
  func toolRun() throws {
    let home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
    let outcome = try ToolProcess.scrollmark(["run", "--smoke", "--warm-up", "1"], home: home.path)
    #expect(outcome.status == 0)
    let json = try #require(home.text(of: "Reports/latest/run.json"))
    #expect(try run.problems(of: Array(json.utf8)) == [])
  }

  @Test("A record with everything absent that can be is what the schema of runs says")
  func absentRun() throws {
    #expect(try run.problems(of: SampleRun.record().json()) == [])
    #expect(try run.problems(of: SampleRun.record([]).json()) == [])
    var record = SampleRun.record()
    record.workloads[0].file = "lists/photos.json"
    record.workloads[0].layoutParameters = ["itemSize": "60"]
    record.leftOut = [RunRecord.LeftOut(name: "contacts", reason: "there is no dictionary")]
    #expect(try run.problems(of: record.json()) == [])
  }

  @Test("The schema of runs names every metric, and only times where there are only times")
  func metrics() {
    #expect(
      run.properties(at: ["$defs", "frameTable", "properties", "columns"])
        == Set(FrameMetric.allCases.map(\.rawValue)))
    #expect(
      run.properties(at: ["$defs", "timeColumns"])
        == Set(FrameMetric.allCases.filter { $0.tier == .time }.map(\.rawValue)))
  }

  @Test("The schema of runs refuses what no run is")
  func otherRun() throws {
    let text = String(decoding: try SampleRun.record().json(), as: UTF8.self)
    for (part, other) in [
      (#""cores":2"#, #""cores":"2""#), (#""cores":2"#, #""cores":0"#), (#""version":2"#, #""version":1"#),
      (#""cores":2"#, #""corse":2"#), (#"{"value":0.5}"#, #"{"value":0.5,"absent":"no"}"#),
      (#"{"value":0.5}"#, "{}"), (#"true"#, "1"), (#"[2000000,9000000]"#, "[-1,0.5]"),
    ] {
      #expect(text.contains(part))
      #expect(try !run.problems(of: Array(text.replacing(part, with: other).utf8)).isEmpty, "\(other)")
    }
  }

  @Test("Verdicts with every outcome, check and unit are what their schema says")
  func verdicts() throws {
    var findings: [Finding] = []
    for outcome in Outcome.allCases { findings.append(Finding(check: .exact, outcome: outcome, message: "It is so.")) }
    for check in Finding.Check.allCases { findings.append(Finding(check: check, outcome: .pass, message: "It is so.")) }
    for unit in Finding.Unit.allCases {
      findings.append(
        Finding(
          workload: "feed", size: "smoke", metric: "time", statistic: "total", check: .time, outcome: .pass, base: 1,
          head: 2, interval: ConfidenceInterval(lower: 1, upper: 2, level: 0.95), limit: 3, unit: unit, message: "So."))
    }
    let report = CheckReport(title: "All", base: "a", head: "b", findings: findings, notes: ["A note."])
    #expect(try verdict.problems(of: VerdictJSON.render(report)) == [])
    #expect(try verdict.problems(of: VerdictJSON.render(CheckReport(title: "", isShard: true))) == [])
    #expect(try !verdict.problems(of: SampleRun.record().json()).isEmpty)
  }
}
