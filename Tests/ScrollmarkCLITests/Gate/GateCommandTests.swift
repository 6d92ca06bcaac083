import Foundation
import Measurement
import Scrollmark
import Testing

@testable import ScrollmarkCLI

@Suite("The gate")
struct GateCommandTests {
  @Test("What counts as it did passes, and says how much was checked")
  func pass() throws {
    let home = try GateHome()
    try home.update()
    let outcome = try home.gate()
    #expect(outcome.status == ExitCode.success.rawValue)
    #expect(outcome.output.hasPrefix("Pass: all 2 checks held\n"))
    #expect(outcome.errors == "")
  }

  @Test("One more than in the baseline is a regression, one fewer an improvement with the command that takes it")
  func numbers() throws {
    let home = try GateHome()
    try home.update()
    try home.changeNumber("delegateCalls", by: -1)
    let more = try home.gate()
    #expect(more.status == ExitCode.regression.rawValue)
    #expect(more.output.contains("delegateCalls"))
    try home.changeNumber("delegateCalls", by: 2)
    let fewer = try home.gate()
    #expect(fewer.status == ExitCode.improvement.rawValue)
    #expect(fewer.output.contains("`ci/scrollmark baseline update short`"))
  }

  @Test("Without a baseline, and with one too many, something is missing: a workload that was renamed is both")
  func renamed() throws {
    let home = try GateHome()
    let nothing = try home.gate()
    #expect(nothing.status == ExitCode.missingBaseline.rawValue)
    try home.update()
    try home.folder.write(WorkloadFile.valid, to: "Workloads/brief.json")
    try FileManager.default.removeItem(atPath: home.folder("Workloads/short.json"))
    let renamed = try home.gate()
    #expect(renamed.status == ExitCode.missingBaseline.rawValue)
    #expect(renamed.output.contains("brief: the workload has no baseline"))
    #expect(renamed.output.contains("short: there is a baseline but no workload of that name"))
    // A gate over named workloads does not look for others.
    try home.update()
    try home.folder.write(WorkloadFile.valid, to: "Workloads/short.json")
    #expect(try home.gate("brief").status == ExitCode.success.rawValue)
    #expect(try home.gate().status == ExitCode.missingBaseline.rawValue)
  }

  @Test("Counts of another toolchain or of other items are not comparable")
  func incomparable() throws {
    let home = try GateHome()
    try home.update()
    let toolchain = try home.run("gate", "--no-time", environment: ["SCROLLMARK_TOOLCHAIN": "Swift 9"])
    #expect(toolchain.status == ExitCode.notComparable.rawValue)
    #expect(toolchain.output.contains("another toolchain"))
    try home.folder.write(
      WorkloadFile.replacing("\"fixed\": 40", with: "\"fixed\": 41"), to: "Workloads/short.json")
    let items = try home.gate()
    #expect(items.status == ExitCode.notComparable.rawValue)
    #expect(items.output.contains("the baseline was counted over other items"))
  }

  @Test("Counts repeat whether or not hashing was made the same outside")
  func hashing() throws {
    let home = try GateHome()
    try home.update()
    let outcome = try ToolProcess.run(
      "/usr/bin/env",
      [
        "-u", "SWIFT_DETERMINISTIC_HASHING", "SCROLLMARK_HOME=\(home.folder.path)", ToolProcess.tool.path, "gate",
        "--no-time",
      ])
    #expect(outcome.status == ExitCode.success.rawValue)
  }

  @Test("Where hashing varies or allocations are not counted, a measurement is invalid before anything runs")
  func invalid() {
    var environment = RunEnvironment.current()
    environment.deterministicHashing = false
    #expect(code(environment) == .invalidMeasurement)
    environment.deterministicHashing = true
    #expect(code(environment) == nil)
    environment.allocator = .absent(reason: "a sanitizer is there")
    #expect(code(environment) == .invalidMeasurement)
  }

  private func code(_ environment: RunEnvironment) -> ExitCode? {
    do throws(CommandFailure) {
      try CountedRun.check(environment)
      return nil
    } catch {
      return error.code
    }
  }

  @Test(
    "A baseline that cannot be read is an error of its own, before anything runs",
    arguments: ["", "{", "[]", "{\"version\": 1, \"workloads\": []}", "{\"version\": 99, \"sizes\": {}}", "NaN"])
  func unreadable(text: String) throws {
    let home = try GateHome()
    try home.folder.write(text, to: "Reports/baselines/short.json")
    let outcome = try home.gate()
    #expect(outcome.status == ExitCode.baselineUnreadable.rawValue)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("scrollmark: cannot read the baseline "))
  }

  @Test("A baseline under the name of another workload cannot be read either")
  func misplaced() throws {
    let home = try GateHome()
    try home.update()
    try FileManager.default.copyItem(
      atPath: home.folder("Reports/baselines/short.json"), toPath: home.folder("Reports/baselines/other.json"))
    #expect(try home.gate().status == ExitCode.baselineUnreadable.rawValue)
  }

  @Test(
    "A budget that is kept passes, one that is broken is a regression",
    arguments: [(23, ExitCode.success), (21, .regression)])
  func budget(most: Int, code: ExitCode) throws {
    // Rows of 40 points in a viewport of 844: 22 of them, or 23 where both ends cut one.
    let budget = "[{\"metric\": \"visibleItems\", \"statistic\": \"max\", \"most\": \(most)}]"
    let home = try GateHome(["short": WorkloadFile.budgets(budget)])
    try home.update()
    #expect(try home.gate().status == code.rawValue)
  }

  @Test("Growth with the count of items is held against its budget")
  func growth() throws {
    func code(_ most: String) throws -> Int32 {
      let budget = #"[{"metric": "peakBytes", "over": "counts", "most": \#(most)}]"#
      let home = try GateHome(["short": WorkloadFile.budgets(budget, counts: "[1000, 4000, 16000]")])
      try home.update()
      return try home.gate().status
    }
    // A height and an entry of the layout for each item: memory grows with the items, and not faster.
    #expect(try code("1.1") == ExitCode.success.rawValue)
    #expect(try code("0.5") == ExitCode.regression.rawValue)
  }

  @Test("A budget beside a workload that is not named runs that one too, and judges only the one that is")
  func beside() throws {
    let budget = #"[{"metric": "attributesMade", "statistic": "total", "relativeTo": {"workload": "twin"}, "most": 1}]"#
    let home = try GateHome(["short": WorkloadFile.budgets(budget), "twin": WorkloadFile.valid])
    try home.update()
    try FileManager.default.removeItem(atPath: home.folder("Reports/baselines/twin.json"))
    let outcome = try home.gate("short")
    #expect(outcome.status == ExitCode.success.rawValue)
    #expect(outcome.output.hasPrefix("Pass: all 4 checks held\n"))
    try FileManager.default.removeItem(atPath: home.folder("Workloads/twin.json"))
    #expect(try home.gate("short").status == ExitCode.noSuchWorkload.rawValue)
  }

  @Test("A budget beside a size that the other workload does not have is an error of the file")
  func besideNothing() throws {
    let budget =
      #"[{"metric": "attributesMade", "statistic": "total", "relativeTo": {"workload": "twin", "size": "9"}, "most": 1}]"#
    let home = try GateHome(["short": WorkloadFile.budgets(budget), "twin": WorkloadFile.valid])
    let outcome = try home.gate()
    #expect(outcome.status == ExitCode.outOfRange.rawValue)
    #expect(outcome.errors.contains("budgets[0].relativeTo: twin has no size 9"))
  }

  @Test("The small sizes alone are held to their part of the baseline; what they are held beside still runs")
  func smoke() throws {
    let budget =
      #"[{"metric": "attributesMade", "statistic": "total", "relativeTo": {"workload": "twin", "size": "full"}, "most": 1}]"#
    let home = try GateHome(["short": WorkloadFile.budgets(budget), "twin": WorkloadFile.valid])
    try home.update()
    let outcome = try home.gate("--smoke")
    #expect(outcome.status == ExitCode.success.rawValue)
    // Both small sizes, the budget, and the full size of the twin, which is there to be held beside.
    #expect(outcome.output.hasPrefix("Pass: all 4 checks held\n"))
  }

  @Test("Budgets that the small size cannot be held to are told of")
  func smokeLeavesOut() throws {
    let budgets = """
      [{"metric": "allocations", "statistic": "perFrame", "over": "counts", "most": 9},
       {"metric": "attributesMade", "statistic": "total", "size": "1000", "most": 1000000},
       {"metric": "cellsMade", "statistic": "total", "most": 1000000}]
      """
    let home = try GateHome(["short": WorkloadFile.budgets(budgets, counts: "[1000, 4000, 16000]")])
    try home.update()
    let outcome = try home.gate("--smoke")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "short: not checked, since only the small size ran (--smoke): budgets[0] (growth over counts), budgets[1] (at 1000)"
      ))
    #expect(try home.gate().output.contains("--smoke") == false)
  }

  @Test("Without a repository it is the repository that is missed, not the reference")
  func noRepository() throws {
    let home = try GateHome()
    try home.update()
    let outcome = try home.run("gate", "--base", "main")
    #expect(outcome.status == ExitCode.noReference.rawValue)
    #expect(
      outcome.errors.hasPrefix(
        "scrollmark: \(home.folder.path)/ is in no git repository, so that nobody can look up 'main' in it\n"))
  }

  @Test(
    "Budgets that contradict each other are refused when the file is read",
    arguments: [
      #"[{"metric": "time", "statistic": "median", "least": 2, "most": 1}]"#,
      #"[{"metric": "time", "statistic": "median", "most": 1}, {"metric": "time", "statistic": "median", "most": 2}]"#,
      #"[{"metric": "time", "statistic": "median", "least": 3}, {"metric": "time", "statistic": "max", "most": 2}]"#,
      #"[{"metric": "cellsMade", "statistic": "max", "most": 2}, {"metric": "cellsMade", "statistic": "perFrame", "least": 3}]"#,
      #"[{"metric": "cellsMade", "statistic": "total", "most": -1}]"#,
    ])
  func contradiction(budgets: String) throws {
    let home = try GateHome(["short": WorkloadFile.budgets(budgets)])
    let outcome = try home.gate()
    #expect(outcome.status == ExitCode.outOfRange.rawValue)
    #expect(outcome.errors.contains("budgets["))
  }

  @Test("Budgets of times that are not checked are told of")
  func leftOut() throws {
    let home = try GateHome(["short": WorkloadFile.budgets(#"[{"metric": "time", "statistic": "median", "most": 1}]"#)])
    try home.update()
    let outcome = try home.gate()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("1 budget of times was not checked (--no-time)"))
  }

  @Test("Workloads over data of the system are outside the exact tier, and report and baseline say so")
  func outside() throws {
    let home = try GateHome()
    let file = try home.folder.write("apple\nbanana\n", to: "words.txt")
    try home.folder.write(WorkloadFile.lines(of: file), to: "Workloads/words.json")
    try home.update()
    #expect(
      home.folder.text(of: "Reports/baselines/words.json")?.contains("\"notExact\" : \"the items come from ") == true)
    try home.folder.write("cherry\n", to: "words.txt")
    let outcome = try home.gate()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("words is outside the exact tier: the items come from \(file)"))
    // Alone, nothing of it is measured, and that is never a pass.
    #expect(try home.gate("words").status == ExitCode.nothingRan.rawValue)
  }

  @Test("A folder without workloads, and two workloads of one name, are errors before anything runs")
  func nothing() throws {
    let home = try GateHome([:])
    try home.folder.write("", to: "Workloads/README.md")
    #expect(try home.gate().status == ExitCode.noSuchWorkload.rawValue)
    let twice = try GateHome()
    try twice.folder.write(WorkloadFile.valid, to: "other/short.json")
    #expect(try twice.gate("short", twice.folder("other/short.json")).status == ExitCode.usage.rawValue)
  }

  @Test("All shards together are the whole, and one with nothing to do says so and passes")
  func shards() throws {
    let home = try GateHome(["a": WorkloadFile.valid, "b": WorkloadFile.valid])
    try home.update()
    let first = try home.gate("--shard", "1/3")
    let second = try home.gate("--shard", "2/3")
    let empty = try home.gate("--shard", "3/3", "--json", home.folder("empty.json"))
    #expect([first, second, empty].map(\.status) == [0, 0, 0])
    #expect(first.output.hasPrefix("Pass: all 2 checks held\n") && second.output.hasPrefix("Pass: all 2 checks held\n"))
    #expect(empty.output.contains("shard 3/3 has no workload"))
    #expect(home.folder.text(of: "empty.json")?.contains("\"isShard\" : true") == true)
    #expect(try home.gate("--shard", "4/3").status == ExitCode.usage.rawValue)
  }

  @Test("Where there is no git, times cannot be compared, and that is an error of its own")
  func noGit() throws {
    let home = try GateHome()
    try home.update()
    for arguments in [["gate"], ["gate", "--base", "main"]] {
      let outcome = try ToolProcess.scrollmark(arguments, home: home.folder.path)
      #expect(outcome.status == ExitCode.noReference.rawValue)
    }
    let both = try home.gate("--base", "main")
    #expect(both.status == ExitCode.usage.rawValue)
  }

  @Test("A base that crashes is an invalid measurement, whatever its exit code, and no verdict")
  func crash() throws {
    let home = try GateHome()
    try home.update()
    for code in [1, 20, 139] {
      let base = try home.folder.write("#!/bin/sh\nexit \(code)\n", to: "base")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: base)
      let outcome = try home.run("gate", "--smoke", "--base", base)
      #expect(outcome.status == ExitCode.invalidMeasurement.rawValue, "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test("The files that were asked for are written, and only then")
  func files() throws {
    let home = try GateHome()
    try home.update()
    let outcome = try home.gate("--junit", home.folder("out/a.xml"), "--markdown", home.folder("out/b.md"))
    #expect(outcome.status == 0)
    #expect(home.folder.names(in: "out") == ["a.xml", "b.md"])
    try home.folder.write("{", to: "Reports/baselines/short.json")
    _ = try home.gate("--json", home.folder("never/v.json"))
    #expect(!home.folder.names().contains("never"))
  }
}
