import Foundation
import Glibc
import Testing

@testable import ScrollmarkCLI

@Suite("Comparing two binaries")
struct ABCommandTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
  }

  @Test(
    "The verdict follows from the interval of the quotient, the tolerance and the floor",
    arguments: [
      // Tolerance 2.5 %, floor 100 ns a frame; every run of a script takes the same, so that the interval is a point.
      (base: 10_000, head: 10_000, verdict: "same", status: 0), (10_000, 10_240, "same", 0),
      (10_000, 10_260, "worse", 20), (10_000, 20_000, "worse", 20), (10_000, 9_700, "better", 0),
      (1_000, 1_090, "same", 0), (1_000, 1_110, "worse", 20),
    ])
  func verdicts(base: Int64, head: Int64, verdict: String, status: Int32) throws {
    let outcome = try compare(frames: [base], with: [head])
    #expect(outcome.status == status)
    #expect(outcome.errors == "")
    let row = try #require(outcome.output.split(separator: "\n").first { $0.hasPrefix("short     full  frame") })
    #expect(row.hasSuffix("  \(verdict)"))
    // A difference is looked at twice, eight pairs each: fewer give no interval of 99 %.
    #expect(row.contains(verdict == "same" ? "  8  " : "  16  "))
  }

  @Test("A difference that the second round does not see is none")
  func secondRound() throws {
    // The first run warms up, the eight after it are the first round.
    let outcome = try compare(frames: [10_000], with: Array(repeating: 11_000, count: 9) + [10_000])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("not enough evidence, as the second round does not agree with the first"))
  }

  @Test("Where the quotients scatter there is not enough evidence")
  func scatter() throws {
    let times: [Int64] = [6_000, 8_000, 9_000, 10_500, 12_000, 14_000, 17_000]
    let outcome = try compare(frames: [10_000], with: (0..<300).map { times[$0 * 3 % 7] })
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("not enough evidence; give it more --seconds"))
  }

  @Test(
    "What is no measurement is no verdict",
    arguments: [
      (FakeTool.Fault.crash, 24, "head in short (full): it crashed (Segmentation fault)"),
      (FakeTool.Fault.silence, 24, "it ended without writing run.json"),
      (FakeTool.Fault.exit(70), 24, "it ended with exit code 70: the reason"),
      (FakeTool.Fault.exit(6), 23, "it ended with exit code 6: the reason"),
      ("mkdir -p $out; echo '{\"version\":1,' >$out/run.json; exit 0", 24, "its run.json cannot be used"),
      (
        "mkdir -p $out; echo '{\"version\":99,\"workloads\":[]}' >$out/run.json; exit 0", 24,
        "its run.json cannot be used"
      ),
    ], [0, 4])
  func faults(fault: (action: String, status: Int32, words: String), healthyRuns: Int) throws {
    let base = try FakeTool("base", in: home)
    let head = try FakeTool("head", in: home, fault: fault.action, healthyRuns: healthyRuns)
    let outcome = try run(base, head)
    #expect(outcome.status == fault.status)
    #expect(outcome.output.contains(fault.words))
    #expect(outcome.output.contains("not compared"))
  }

  @Test("An empty run and a clock that stands still or goes back are invalid")
  func clocks() throws {
    let standing = try compare(frames: [10_000], with: [0])
    #expect(standing.status == 24)
    #expect(standing.output.contains("the clock stood still"))
    let base = try FakeTool("base", in: home)
    let head = try FakeTool("head", in: home) { result in
      result.frames.count = 0
      result.frames.step = []
      result.frames.offset = []
      result.frames.columns = [:]
    }
    let empty = try run(base, head)
    #expect(empty.status == 24)
    #expect(empty.output.contains("head in short (full): the run is empty: it has no frames"))
    let backward = "sed -i 's/10000,10000/10000,-5/' \"$runs/1\""
    let back = try run(base, try FakeTool("back", in: home, fault: backward))
    #expect(back.status == 24)
    #expect(back.output.contains("has a negative time"))
  }

  @Test("Other items are an invalid measurement, other counts are told")
  func work() throws {
    let base = try FakeTool("base", in: home)
    let other = try run(base, try FakeTool("other", in: home) { $0.inputDigest = "ff" })
    #expect(other.status == 24)
    #expect(other.output.contains("the digest of the items: 0f in base, ff in head"))
    let counts = try run(
      base, try FakeTool("counts", in: home) { $0.frames.columns[.allocations] = Array(repeating: 4, count: 120) })
    #expect(counts.status == 0)
    #expect(
      counts.output.contains("-  short (full): other work: allocations: 360 in base, 480 in head, over 120 frames"))
  }

  @Test("Who of a pair runs first is drawn by lot: both do, in an order that repeats from the seed")
  func order() throws {
    let orders = try ["1", "1", "2"].map { seed in
      let folder = try TemporaryFolder()
      _ = try run(
        try FakeTool("base", in: folder), try FakeTool("head", in: folder), options: ["--seed", seed])
      return (folder.text(of: "order") ?? "").split(separator: "\n").map(String.init)
    }
    let pairs = stride(from: 2, to: orders[0].count, by: 2).map { Array(orders[0][$0..<$0 + 2]) }
    #expect(Set(pairs) == [["base", "head"], ["head", "base"]])
    #expect(orders[0] == orders[1])
    #expect(orders[0] != orders[2])
  }

  @Test("Without a base there is nothing to compare with, and a folder is no program")
  func usage() throws {
    #expect(try ToolProcess.scrollmark(["ab", "short"], home: home.path).status == 2)
    #expect(try ToolProcess.scrollmark(["ab", "--base", home.path], home: home.path).status == 2)
  }

  @Test("Ctrl-C ends the comparison and what it started")
  func interrupted() throws {
    let base = try FakeTool("base", in: home, fault: "echo $$ >\"$runs/running\"; exec sleep 1000")
    let tool = try ToolProcess.start(
      ToolProcess.tool.path, ["ab", "--base", base.path, "--head", base.path, "short"],
      environment: ["SCROLLMARK_HOME": home.path])
    var running: pid_t?
    while running == nil, tool.process.isRunning {
      usleep(1_000)
      running = home.text(of: "base.runs/running").flatMap { pid_t($0.dropLast()) }
    }
    kill(tool.process.processIdentifier, SIGINT)
    let outcome = try tool.wait()
    #expect(outcome.status == ExitCode.interrupted.rawValue)
    #expect(outcome.output == "")
    #expect(kill(try #require(running), 0) == -1)
  }

  private func compare(frames base: [Int64], with head: [Int64]) throws -> ToolProcess.Outcome {
    try run(try FakeTool("base", in: home, frames: base), try FakeTool("head", in: home, frames: head))
  }

  private func run(
    _ base: FakeTool, _ head: FakeTool, options: [String] = []
  ) throws -> ToolProcess.Outcome {
    try ToolProcess.scrollmark(
      ["ab", "--base", base.path, "--head", head.path, "--seconds", "2", "short"] + options, home: home.path)
  }
}
