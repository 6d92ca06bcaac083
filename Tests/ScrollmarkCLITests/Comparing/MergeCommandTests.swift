import Measurement
import Reporting
import Testing

@testable import ScrollmarkCLI

@Suite("Merging shards")
struct MergeCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ names: [String], to file: String, cpu: String = "A processor", commit: String = "0123abc"
  ) throws -> String {
    var record = SampleRun.record(names.map { SampleRun.result(name: $0) })
    record.environment.cpu = .value(cpu)
    record.environment.commit = .value(commit)
    return try folder.write(record.json(), to: file)
  }

  private func verdict(_ workload: String?, _ outcome: Outcome, to file: String) throws -> String {
    let findings = workload.map { [Finding(workload: $0, check: .exact, outcome: outcome, message: "It is so.")] }
    return try folder.write(
      VerdictJSON.render(CheckReport(title: "A gate", findings: findings ?? [], isShard: true)), to: file)
  }

  @Test("Runs give one run with its reports")
  func runs() throws {
    let files = [
      try run(["a", "b"], to: "1.json"), try run(["c"], to: "2.json"), try run([], to: "3.json"),
    ]
    let outcome = try ToolProcess.scrollmark(["merge"] + files + ["--out", folder("all")], home: "/proc")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(folder.names(in: "all") == ["frames.csv", "report.html", "results.csv", "run.json"])
    let merged = try RunRecord(json: Array(try #require(folder.text(of: "all/run.json")).utf8))
    #expect(merged.workloads.map(\.name) == ["a", "b", "c"])
  }

  @Test("Parts that ran elsewhere say so")
  func elsewhere() throws {
    let files = [try run(["a"], to: "1.json"), try run(["b"], to: "2.json", cpu: "Another processor")]
    let outcome = try ToolProcess.scrollmark(["merge"] + files + ["--out", folder("all")], home: "/proc")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "scrollmark: the processor is A processor in \(files[0]) and Another processor in \(files[1])\n")
  }

  @Test("Runs of different builds cannot be merged: 23, and nothing is written")
  func differentBuilds() throws {
    let files = [try run(["a"], to: "1.json"), try run(["b"], to: "2.json", commit: "fedcba9")]
    let outcome = try ToolProcess.scrollmark(["merge"] + files + ["--out", folder("all")], home: "/proc")
    #expect(outcome.status == ExitCode.notComparable.rawValue)
    #expect(
      outcome.errors
        == "scrollmark: cannot merge: the commit is 0123abc in \(files[0]) and fedcba9 in \(files[1]): they are "
        + "runs of different builds. Run all shards with one\n")
    #expect(folder.names() == ["1.json", "2.json"])
  }

  @Test("What is read is not written over, whatever it is called")
  func overwriting() throws {
    let run = try run(["a"], to: "one/run.json")
    let verdict = try verdict("a", .pass, to: "v.json")
    let runs = try ToolProcess.scrollmark(["merge", run, "--out", folder("one/../one/")], home: "/proc")
    #expect(runs.status == ExitCode.usage.rawValue && runs.errors.contains(" would overwrite \(run), which is read."))
    let verdicts = try ToolProcess.scrollmark(["merge", verdict, "--json", folder("one/../v.json")], home: "/proc")
    #expect(verdicts.status == ExitCode.usage.rawValue)
    #expect(verdicts.errors == "scrollmark: --json would overwrite \(verdict), which is read. Name another place\n")
    #expect(folder.names(in: "one") == ["run.json"])
  }

  @Test("Verdicts give one verdict, and its exit code is that of the whole")
  func verdicts() throws {
    let files = [
      try verdict("a", .pass, to: "1.json"), try verdict(nil, .pass, to: "2.json"),
      try verdict("b", .regression, to: "3.json"),
    ]
    let outcome = try ToolProcess.scrollmark(["merge"] + files + ["--json", folder("all.json")], home: "/proc")
    #expect(outcome.status == ExitCode.regression.rawValue)
    let json = try #require(folder.text(of: "all.json"))
    let report = try #require(VerdictJSON.report(from: Array(json.utf8)))
    #expect(report.findings.map(\.workload) == ["a", "b"])
    #expect(try ToolProcess.scrollmark(["merge", files[0], files[1]], home: "/proc").status == 0)
  }

  @Test("A verdict of a newer version, or a damaged one, is told from what is no verdict")
  func unreadable() throws {
    let good = try verdict("a", .pass, to: "1.json")
    let text = try #require(folder.text(of: "1.json"))
    for (part, other, named) in [
      ("\"version\" : 1", "\"version\" : 9", "a verdict of version 9, and this build reads versions up to 1"),
      ("\"isShard\" : true,", "", "it is a damaged verdict"),
      ("\"outcome\" : \"pass\",\n  \"title\"", "\"outcome\" : \"regression\",\n  \"title\"", "it is a damaged verdict"),
      ("\"pass\" : 1", "\"pass\" : 2", "it is a damaged verdict"),
      ("\"outcome\" : \"pass\",\n  \"title\"", "\"title\"", "this is JSON but not a saved run"),
    ] {
      #expect(text.contains(part))
      let bad = try folder.write(text.replacing(part, with: other), to: "2.json")
      let outcome = try ToolProcess.scrollmark(["merge", good, bad], home: "/proc")
      #expect(outcome.status == ExitCode.recordUnreadable.rawValue)
      #expect(outcome.errors.contains(named), "\(outcome.errors)")
    }
  }

  @Test("A merge of nothing is nothing that ran")
  func nothing() throws {
    let run = try run([], to: "1.json")
    let verdict = try verdict(nil, .pass, to: "2.json")
    #expect(try ToolProcess.scrollmark(["merge", run], home: "/proc").status == ExitCode.nothingRan.rawValue)
    #expect(try ToolProcess.scrollmark(["merge", verdict], home: "/proc").status == ExitCode.nothingRan.rawValue)
    #expect(try ToolProcess.scrollmark(["merge"], home: "/proc").status == ExitCode.usage.rawValue)
  }

  @Test("A workload in two files is an error that names both, and nothing is written")
  func duplicate() throws {
    let files = [try run(["a"], to: "1.json"), try run(["a"], to: "2.json")]
    let outcome = try ToolProcess.scrollmark(["merge"] + files + ["--out", folder("all")], home: "/proc")
    #expect(outcome.status == ExitCode.recordUnreadable.rawValue)
    #expect(
      outcome.errors.hasPrefix("scrollmark: cannot merge: 'a' at the size full is in \(files[0]) and in \(files[1])."))
    #expect(folder.names() == ["1.json", "2.json"])
  }

  @Test("Runs and verdicts are not merged with each other, and runs have no verdict")
  func mixed() throws {
    let run = try run(["a"], to: "1.json")
    let verdict = try verdict("b", .pass, to: "2.json")
    let both = try ToolProcess.scrollmark(["merge", run, verdict], home: "/proc")
    #expect(both.status == ExitCode.usage.rawValue)
    let summary = try ToolProcess.scrollmark(["merge", run, "--markdown", folder("x.md")], home: "/proc")
    #expect(summary.status == ExitCode.usage.rawValue)
    #expect(folder.names() == ["1.json", "2.json"])
  }
}
