import Foundation
import Glibc
import Measurement
import Testing

@testable import ScrollmarkCLI

@Suite("Running workloads")
struct RunCommandTests {
  private let home: TemporaryFolder
  private let files = ["frames.csv", "report.html", "results.csv", "run.json"]

  init() throws {
    home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
  }

  @Test("All workloads are run if none is named; four files and a table come out, and standard error is silent")
  func everything() throws {
    try home.write(WorkloadFile.replacing("1000", with: "500"), to: "Workloads/other.json")
    let outcome = try ToolProcess.scrollmark(["run", "--smoke"], home: home.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("\nother "))
    #expect(outcome.output.contains("\nshort "))
    #expect(outcome.output.contains("Files: \(home("Reports/latest"))/report.html"))
    #expect(home.names(in: "Reports/latest") == files)
    let record = try record(in: "Reports/latest")
    #expect(record.workloads.map(\.name) == ["other", "short"])
    #expect(record.workloads.allSatisfy { $0.size == "smoke" && $0.items == 100 && $0.frames.count == 10 })
  }

  @Test("Count, seed and passes are as the user says")
  func options() throws {
    let outcome = try ToolProcess.scrollmark(
      ["run", "short", "--count", "50", "--seed", "9", "--passes", "2", "--out", home("out")], home: home.path)
    #expect(outcome.status == 0)
    let result = try #require(try record(in: "out").workloads.first)
    #expect(result.size == "50")
    #expect(result.items == 50)
    #expect(result.seed == 9)
    #expect(result.timePasses == 2)
  }

  @Test("The record names what was left out and why, and the file of a workload that its name alone does not find")
  func leftOut() throws {
    try home.write(
      WorkloadFile.replacing(
        #"{ "source": "synthetic", "height": { "fixed": 40 } }"#, with: #"{ "source": "packages", "file": "none" }"#
      ).split(separator: #", "sizes": "items""#).joined(), to: "Workloads/absent.json")
    let outcome = try ToolProcess.scrollmark(["run", "--smoke"], home: home.path)
    #expect(outcome.status == 0)
    let all = try record(in: "Reports/latest")
    #expect(all.workloads.map(\.name) == ["short"] && all.workloads[0].file == nil)
    #expect(all.leftOut?.map(\.name) == ["absent"])
    let reason = try #require(all.leftOut?.first?.reason)
    #expect(outcome.errors == "scrollmark: absent is left out: \(reason)\n")
    #expect(home.text(of: "Reports/latest/report.html")?.contains("absent was left out: ") == true)

    let path = try home.write(WorkloadFile.valid, to: "lists/mine.json")
    #expect(try ToolProcess.scrollmark(["run", path, "--smoke"], home: home.path).status == 0)
    let mine = try record(in: "Reports/latest")
    #expect(mine.workloads[0].file == path && mine.leftOut == nil)
    #expect(home.text(of: "Reports/latest/report.html")?.contains("scrollmark profile \(path) --frames") == true)
    #expect(mine.workloads[0].layoutParameters == ["sizes": #""items""#])

    // From the folder above, by a path of that folder: the path that is kept finds the file from anywhere.
    let relative = try ToolProcess.run(
      "/bin/sh",
      ["-c", "cd \"$0\" && exec \"$@\"", home.path, ToolProcess.tool.path, "run", "--workloads", "lists", "--smoke"],
      environment: ["SCROLLMARK_HOME": home.path])
    #expect(relative.status == 0)
    let kept = try #require(try record(in: "Reports/latest").workloads[0].file)
    #expect(kept.hasPrefix("/") && kept.hasSuffix("/lists/mine.json"))
  }

  @Test("Shards of a run are the whole together; one with nothing to do writes a run without workloads and says so")
  func shards() throws {
    try home.write(WorkloadFile.valid, to: "Workloads/other.json")
    var names: [String] = []
    for shard in 1...3 {
      let outcome = try ToolProcess.scrollmark(
        ["run", "--smoke", "--shard", "\(shard)/3", "--out", home("out\(shard)")], home: home.path)
      #expect(outcome.status == 0)
      #expect(outcome.errors == (shard == 3 ? "scrollmark: this shard has no workload\n" : ""))
      names += try record(in: "out\(shard)").workloads.map(\.name)
    }
    #expect(names.sorted() == ["other", "short"])
  }

  @Test("Two sizes at once, or two workloads of one name, are a usage error")
  func contradictions() throws {
    let sizes = try ToolProcess.scrollmark(["run", "--smoke", "--count", "5"], home: home.path)
    #expect(sizes.status == ExitCode.usage.rawValue)
    let names = try ToolProcess.scrollmark(["run", "short", home("Workloads/short.json")], home: home.path)
    #expect(names.status == ExitCode.usage.rawValue)
    #expect(home.names() == ["Workloads"])
  }

  @Test("A workload that is not there stops the run before it starts, and nothing is written")
  func noSuchWorkload() throws {
    let outcome = try ToolProcess.scrollmark(["run", "short", "shrot"], home: home.path)
    #expect(outcome.status == ExitCode.noSuchWorkload.rawValue)
    #expect(outcome.errors.contains("there is no workload \"shrot\"; did you mean \"short\"?"))
    #expect(home.names() == ["Workloads"])
  }

  @Test("An output folder that cannot be made is found out before anything runs")
  func notWritable() throws {
    let file = try home.write("", to: "file")
    let outcome = try ToolProcess.scrollmark(["run", "--smoke", "--out", file + "/out"], home: home.path)
    #expect(outcome.status == ExitCode.outputNotWritable.rawValue)
    #expect(outcome.output == "")
    #expect(outcome.errors == "scrollmark: cannot make the output folder \(file)/out: Not a directory\n")
  }

  @Test("On a full disk nothing is left half-written, and the last run stays as it was")
  func fullDisk() throws {
    for file in files { try home.write("old \(file)", to: "out/\(file)") }
    let outcome = try ToolProcess.run(
      "/bin/bash",
      ["-c", "ulimit -f 64; \"$0\" \"$@\"", ToolProcess.tool.path, "run", "--smoke", "--out", home("out")],
      environment: ["SCROLLMARK_HOME": home.path])
    #expect(outcome.status == ExitCode.diskFull.rawValue)
    #expect(outcome.errors.hasSuffix("cannot write \(home("out"))/report.html: File too large\n"))
    #expect(home.names(in: "out") == files)
    for file in files { #expect(home.text(of: "out/\(file)") == "old \(file)") }
    // What was measured is shown all the same, without a word of files.
    #expect(outcome.output.contains("workload") && !outcome.output.contains("Files:"))
  }

  @Test(
    "A workload that is named twice, by name or by path, is refused",
    arguments: [["a", "a"], ["a", "Workloads/a.json"]])
  func twice(names: [String]) throws {
    try home.write(WorkloadFile.valid, to: "Workloads/a.json")
    let operands = names.map { $0.contains("/") ? home($0) : $0 }
    let outcome = try ToolProcess.scrollmark(["run"] + operands, home: home.path)
    #expect(outcome.status == ExitCode.usage.rawValue)
    #expect(outcome.errors == "scrollmark: \(operands[1]) is named twice\n")
  }

  @Test(
    "Ctrl-C and termination end the run with a code of their own and leave nothing half-written",
    arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) throws {
    try home.write(WorkloadFile.replacing("\"frames\": 10", with: "\"frames\": 1000000"), to: "Workloads/endless.json")
    let tool = try ToolProcess.start(
      ToolProcess.tool.path, ["run", "endless", "--smoke", "--out", home("out")],
      environment: ["SCROLLMARK_HOME": home.path])
    while home.names().contains("out") == false, tool.process.isRunning { usleep(1_000) }
    kill(tool.process.processIdentifier, signal)
    let outcome = try tool.wait()
    #expect(outcome.status == ExitCode.interrupted.rawValue)
    #expect(outcome.output == "")
    #expect(outcome.errors == "scrollmark: interrupted\n")
    #expect(home.names() == ["Workloads"])
  }

  private func record(in folder: String) throws -> RunRecord {
    try RunRecord(json: Array(try Data(contentsOf: URL(filePath: home(folder + "/run.json")))))
  }
}
