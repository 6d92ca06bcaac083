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
