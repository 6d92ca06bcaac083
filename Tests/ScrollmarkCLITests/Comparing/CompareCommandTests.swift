import Measurement
import Testing

@testable import ScrollmarkCLI

@Suite("Comparing saved runs")
struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A run with a few numbers of each tier, after `change`.
  private func record(_ change: (inout RunRecord) -> Void = { _ in }) -> RunRecord {
    var record = SampleRun.record()
    record.environment.machine = .value("aa")
    record.workloads[0].frames.columns[.allocations] = [4, 0]
    record.workloads[0].opening.columns[.allocations] = [80]
    record.workloads[0].timePasses = 4
    let times: [FrameMetric: [Int64]] = [.time: [11_000_000, 11_100_000, 11_200_000, 11_300_000]]
    record.workloads[0].passes = .value(
      PassTotals(warmUp: WarmUp(rule: .fixed, discarded: 0), discarded: [:], frames: times, opening: times))
    change(&record)
    return record
  }

  private func compare(
    _ head: RunRecord, _ options: [String] = []
  ) throws -> ToolProcess.Outcome {
    let base = try folder.write(record().json(), to: "base.json")
    let head = try folder.write(head.json(), to: "head.json")
    return try ToolProcess.scrollmark(["compare", base, head] + options, home: "/proc")
  }

  /// A change of the head, and what the process then answers.
  private static let outcomes: [(code: ExitCode, change: @Sendable (inout RunRecord) -> Void)] = [
    (.success, { _ in }),
    (.regression, { $0.workloads[0].frames.columns[.allocations] = [4, 1] }),
    (
      .regression,
      { $0.workloads[0].passes = $0.workloads[0].passes.map { scaled($0, by: 2) } }
    ),
    (.improvement, { $0.workloads[0].frames.columns[.allocations] = [3, 0] }),
    (.missingBaseline, { $0.workloads[0].name = "pictures" }),
    (.notComparable, { $0.environment.buildMode = "debug" }),
    (
      .notComparable,
      {
        $0.workloads[0].frames.columns[.allocations] = nil
        $0.workloads[0].frames.absent[.allocations] = "the canary read 999"
      }
    ),
    (.invalidMeasurement, { $0.workloads[0].passes = $0.workloads[0].passes.map { scaled($0, by: 0) } }),
    (.nothingRan, { $0.workloads = [] }),
  ]

  private static func scaled(_ totals: PassTotals, by factor: Int64) -> PassTotals {
    var totals = totals
    totals.frames = totals.frames.mapValues { $0.map { $0 * factor } }
    return totals
  }

  @Test("Each outcome has its exit code, and nothing goes to standard error", arguments: 0..<9)
  func exitCodes(index: Int) throws {
    let (code, change) = Self.outcomes[index]
    let outcome = try compare(record(change))
    #expect(outcome.status == code.rawValue, "\(outcome.output)")
    #expect(outcome.errors == "")
  }

  @Test("A run against itself, letter for letter")
  func same() throws {
    let outcome = try compare(record())
    #expect(
      outcome.output == """
        Pass: all 5 checks held
        Head against base: head \(folder("head.json")), base \(folder("base.json"))

        -  The runs were not made side by side: what changed on the machine between them is part of each difference in time.

        """)
  }

  @Test("Times that nobody can decide are not called held")
  func undecided() throws {
    // From 0.5 to 2 times as long: a difference of any sign is within the interval.
    let head = record {
      $0.workloads[0].passes = $0.workloads[0].passes.map { totals in
        var totals = totals
        totals.frames[.time] = [5_500_000, 8_000_000, 15_000_000, 22_000_000]
        totals.opening[.time] = totals.frames[.time]
        return totals
      }
    }
    let outcome = try compare(head, ["--only", "times"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix("Pass, but nothing was decided: 2 times are not decided, the intervals are too wide\n"))
    #expect(try compare(head).output.hasPrefix("Pass: 3 of 5 checks held; 2 times are not decided\n"))
  }

  @Test("What is read is not written over")
  func overwriting() throws {
    let outcome = try compare(record(), ["--json", folder("head.json")])
    #expect(outcome.status == ExitCode.usage.rawValue)
    #expect(outcome.errors.hasPrefix("scrollmark: --json would overwrite \(folder("head.json")), which is read."))
    #expect(try RunRecord(json: Array(try #require(folder.text(of: "head.json")).utf8)) == record())
  }

  @Test("All outputs are written at once, with the same verdict")
  func outputs() throws {
    let outcome = try compare(
      record { $0.workloads[0].frames.columns[.allocations] = [4, 1] },
      [
        "--junit", folder("out/junit.xml"), "--markdown", folder("out/summary.md"), "--json", folder("verdict.json"),
        "--annotate", "github",
      ])
    #expect(outcome.status == ExitCode.regression.rawValue)
    #expect(outcome.output.contains("\n::error title=regression%3A photos (full)%2C allocations%2C total::photos"))
    #expect(
      folder.text(of: "out/junit.xml")?.contains("<failure message=\"photos (full): allocations, total, is 5") == true)
    #expect(folder.text(of: "out/summary.md")?.hasPrefix("## Scrollmark: regression\n") == true)
    #expect(folder.text(of: "verdict.json")?.contains("\"outcome\" : \"regression\"") == true)
  }

  @Test("One tier alone, what may differ, and the tolerance are as the user says")
  func options() throws {
    let slow = record { $0.workloads[0].passes = $0.workloads[0].passes.map { Self.scaled($0, by: 2) } }
    #expect(try compare(slow, ["--only", "exact"]).status == 0)
    #expect(try compare(slow, ["--tolerance", "150"]).status == 0)
    #expect(try compare(slow, ["--only", "times"]).status == ExitCode.regression.rawValue)
    let debug = record { $0.environment.buildMode = "debug" }
    #expect(try compare(debug, ["--allow", "machine,build"]).status == 0)
    #expect(try compare(debug, ["--allow", "machine"]).status == ExitCode.notComparable.rawValue)
    #expect(try compare(debug, ["--allow", "all"]).status == 0)
  }

  @Test(
    "What the user types wrong is a usage error with a hint",
    arguments: [
      (["compare"], "compare needs BASE.json and HEAD.json"), (["compare", "a"], "compare needs HEAD.json"),
      (["compare", "a", "b", "c"], "compare takes BASE.json and HEAD.json, and there is also 'c'"),
      (["compare", "a", "b", "--only", "all"], "--only takes exact or times, not 'all'"),
      (["compare", "a", "b", "--allow", "machin"], "or all, not 'machin'; did you mean machine?"),
    ])
  func usage(words: [String], message: String) throws {
    let outcome = try ToolProcess.scrollmark(words, home: "/proc")
    #expect(outcome.status == ExitCode.usage.rawValue)
    #expect(outcome.errors.contains(message))
  }

  @Test(
    "What cannot be read is told apart: damaged, foreign, newer, twice the same name, NaN, a clock that went back",
    arguments: [
      (#""version":2"#, "\"version\":3", ExitCode.recordUnreadable, "reads versions up to 2. Update scrollmark"),
      (#""workloads":["#, "\"works\":[", .recordUnreadable, "not a saved run: `workloads` is missing"),
      ("}]}\n", "", .recordUnreadable, "the JSON stops before its end"),
      ("9000000", "NaN", .invalidMeasurement, "NaN or an infinite number"),
      ("9000000", "-9000000", .invalidMeasurement, "the clock went back during the run"),
      (#""name":"feed""#, "\"name\":\"photos\"", .recordUnreadable, "are both 'photos' at the size full"),
    ])
  func unreadable(part: String, other: String, code: ExitCode, named: String) throws {
    let two = record { $0.workloads.append(SampleRun.result(name: "feed")) }
    let text = String(decoding: try two.json(), as: UTF8.self)
    #expect(text.contains(part))
    let base = try folder.write(text, to: "base.json")
    let head = try folder.write(text.replacing(part, with: other), to: "head.json")
    let outcome = try ToolProcess.scrollmark(["compare", base, head], home: "/proc")
    #expect(outcome.status == code.rawValue)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("scrollmark: cannot read \(head): "))
    #expect(outcome.errors.contains(named), "\(outcome.errors)")
  }

  @Test("Two runs of the tool with the same seed count the same")
  func realRuns() throws {
    let home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
    for name in ["one", "two"] {
      let run = try ToolProcess.scrollmark(
        ["run", "--smoke", "--out", home(name)], home: home.path, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
      #expect(run.status == 0)
    }
    let outcome = try ToolProcess.scrollmark(
      ["compare", home("one/run.json"), home("two/run.json"), "--only", "exact"], home: "/proc")
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
