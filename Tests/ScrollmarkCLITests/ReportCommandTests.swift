import Measurement
import Testing

@testable import ScrollmarkCLI

@Suite("Rendering a saved run")
struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("The reports are written beside the run, and the table is printed")
  func beside() throws {
    let run = try folder.write(SampleRun.record().json(), to: "run.json")
    let before = folder.text(of: "run.json")
    let outcome = try ToolProcess.scrollmark(["report", run], home: "/proc")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("photos missed the deadline in 1 of 2 frames\n"))
    #expect(folder.names() == ["frames.csv", "report.html", "results.csv", "run.json"])
    #expect(folder.text(of: "run.json") == before)
    #expect(folder.text(of: "frames.csv")?.split(separator: "\n").count == 3)
    #expect(folder.text(of: "report.html")?.contains("photos") == true)
  }

  @Test("Beside a base, what changed is said first, and what differs can be allowed")
  func base() throws {
    var record = SampleRun.record()
    record.workloads[0].frames.columns[.allocations] = [1, 2]
    var other = record
    other.workloads[0].seed = 8
    let (run, base) = (
      try folder.write(record.json(), to: "run.json"), try folder.write(other.json(), to: "base.json")
    )
    let refused = try ToolProcess.scrollmark(["report", run, "--base", base], home: "/proc")
    #expect(refused.status == 0)
    #expect(
      refused.output.hasPrefix("1 workload could not be compared\nphotos missed the deadline in 1 of 2 frames\n"))
    #expect(refused.output.contains("the seed is 8 in the base and 7 in the head. Run both in the same way, or say"))
    let allowed = try ToolProcess.scrollmark(["report", run, "--base", base, "--allow", "input"], home: "/proc")
    #expect(allowed.output.hasPrefix("Nothing got worse in "))
    let idle = try ToolProcess.scrollmark(["report", run, "--allow", "input"], home: "/proc")
    #expect(idle.status == ExitCode.usage.rawValue)
    #expect(idle.errors.hasPrefix("scrollmark: --allow is about what --base names, and there is no --base"))
  }

  @Test("The reports go where they are told to")
  func elsewhere() throws {
    let run = try folder.write(SampleRun.record().json(), to: "run.json")
    let outcome = try ToolProcess.scrollmark(["report", run, "--out", folder("a/b")], home: "/proc")
    #expect(outcome.status == 0)
    #expect(folder.names(in: "a/b") == ["frames.csv", "report.html", "results.csv"])
    #expect(folder.names() == ["a", "run.json"])
  }

  @Test(
    "What is no saved run is an error of its own, and nothing is written",
    arguments: [
      ("", "is empty"), ("{}", "not a saved run"), ("text", "not JSON"), (#"{"version":1,"#, "stops before its end"),
    ])
  func unreadable(text: String, named: String) throws {
    let run = try folder.write(text, to: "run.json")
    let outcome = try ToolProcess.scrollmark(["report", run], home: "/proc")
    #expect(outcome.status == ExitCode.recordUnreadable.rawValue)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("scrollmark: cannot read \(run): "))
    #expect(outcome.errors.contains(named))
    #expect(folder.names() == ["run.json"])
  }

  @Test("A run that is not there is an error of its own")
  func missing() throws {
    let outcome = try ToolProcess.scrollmark(["report", folder("nothing.json")], home: "/proc")
    #expect(outcome.status == ExitCode.recordUnreadable.rawValue)
    #expect(outcome.errors == "scrollmark: cannot read \(folder("nothing.json")): No such file or directory\n")
  }

  @Test("On a full disk nothing is left half-written, and what was there stays")
  func fullDisk() throws {
    let run = try folder.write(SampleRun.record().json(), to: "run.json")
    try folder.write("old", to: "out/report.html")
    let outcome = try ToolProcess.run(
      "/bin/bash",
      ["-c", "ulimit -f 16; \"$0\" \"$@\"", ToolProcess.tool.path, "report", run, "--out", folder("out")])
    #expect(outcome.status == ExitCode.diskFull.rawValue)
    #expect(outcome.errors.hasSuffix("cannot write \(folder("out"))/report.html: File too large\n"))
    #expect(folder.names(in: "out") == ["report.html"])
    #expect(folder.text(of: "out/report.html") == "old")
  }

  @Test("An output folder that cannot be made is an error of its own")
  func notWritable() throws {
    let run = try folder.write(SampleRun.record().json(), to: "run.json")
    let outcome = try ToolProcess.scrollmark(["report", run, "--out", run + "/out"], home: "/proc")
    #expect(outcome.status == ExitCode.outputNotWritable.rawValue)
    #expect(outcome.errors == "scrollmark: cannot make the output folder \(run)/out: Not a directory\n")
  }
}
