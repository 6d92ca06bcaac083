import Foundation
import Measurement
import Scrollmark
import Testing

@testable import ScrollmarkCLI

/// Instruction counts, with scripts in the place of valgrind and strip.
@Suite("Counting instructions")
struct InstructionsTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
  }

  @Test("The total is read out of callgrind's file, which may end with either word")
  func file() {
    #expect(CallgrindFile.total("version: 1\nevents: Ir\nfn=(1)\n16 400\n\ntotals: 91234567\n") == 91_234_567)
    #expect(CallgrindFile.total("summary: 12 3\n16 400\n") == 12)
    #expect(CallgrindFile.total("fn=(1) totals: 5\n") == nil)
    #expect(CallgrindFile.total("") == nil)
  }

  @Test("The function that is a frame has its name in the binary")
  func symbol() throws {
    let name = "\(MeasuredFrame.symbol.utf8.count)\(MeasuredFrame.symbol)"
    #expect(try Data(contentsOf: ToolProcess.tool).range(of: Data(name.utf8)) != nil)
  }

  @Test("Five runs are counted, only within a frame, and the record has all of them")
  func counted() throws {
    try standIn("strip", "cp \"$4\" \"$3\"")
    try standIn(
      "valgrind",
      """
      echo "$@" >>"\(home("calls"))"
      [[ $1 == --version ]] && exit 0
      for word in "$@"; do [[ $word == --callgrind-out-file=* ]] && file=${word#*=}; done
      runs=$(wc -l <"\(home("calls"))")
      echo "totals: $((9000 + runs))" >"$file"
      """)
    let outcome = try run()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("short (smoke): 9,004 instructions, 900 a frame, spread 4 over 5 runs"))
    let record = try RunRecord(json: Array(try Data(contentsOf: URL(filePath: home("out/run.json")))))
    #expect(record.workloads[0].instructions == .value(try #require(InstructionCounts(runs: Array(9_002...9_006)))))
    let calls = (home.text(of: "calls") ?? "").split(separator: "\n")
    #expect(calls.count == 6)
    #expect(calls[1].contains("--collect-atstart=no --toggle-collect=*callgrindRegion*"))
    #expect(calls[1].contains("--times-only --passes 1"))
  }

  @Test("Where the frames were not seen there is a reason in place of a count")
  func unseen() throws {
    try standIn("strip", "cp \"$4\" \"$3\"")
    try standIn(
      "valgrind",
      "for word in \"$@\"; do [[ $word == --callgrind-out-file=* ]] && echo totals: 0 >\"${word#*=}\"; done; exit 0")
    let outcome = try run()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("short (smoke): no instructions: callgrind did not see the frames"))
  }

  @Test("A tool that is missing is named, with the package to install, before anything runs")
  func missing() throws {
    try FileManager.default.createDirectory(atPath: home("bin"), withIntermediateDirectories: true)
    let outcome = try run(path: home("bin"))
    #expect(outcome.status == ExitCode.toolMissing.rawValue)
    #expect(
      outcome.errors.contains("--instructions needs valgrind: No such file or directory. Install the package valgrind"))
    #expect(home.names() == ["Workloads", "bin"])
  }

  private func run(path: String? = nil) throws -> ToolProcess.Outcome {
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try ToolProcess.scrollmark(
      ["run", "short", "--smoke", "--instructions", "--out", home("out")], home: home.path,
      environment: ["PATH": path ?? home("bin") + ":" + usual])
  }

  private func standIn(_ name: String, _ body: String) throws {
    try home.write("#!/bin/bash\n\(body)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home("bin/\(name)"))
  }
}
