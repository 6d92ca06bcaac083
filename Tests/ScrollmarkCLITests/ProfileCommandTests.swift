import Foundation
import Reporting
import Scrollmark
import Testing

@testable import ScrollmarkCLI

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Profiling and viewing workloads")
struct ProfileCommandTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
  }

  @Test("The picture of a frame is SVG; its number is one that the script has")
  func view() throws {
    let outcome = try ToolProcess.scrollmark(["view", "short", "--frame", "10"], home: home.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(XMLParser(data: Data(outcome.output.utf8)).parse())
    // 1,000 rows of 40 points swept to the end in ten frames: the last one is in view.
    #expect(outcome.output.contains("short (full), frame 10"))
    #expect(outcome.output.contains("cell 0, 999\n"))
    let written = try ToolProcess.scrollmark(
      ["view", "short", "--smoke", "--out", home("pictures/first.svg")], home: home.path)
    #expect(written.output == "")
    #expect(home.text(of: "pictures/first.svg")?.contains("short (smoke), opening") == true)
    let wrong = try ToolProcess.scrollmark(["view", "short", "--frame", "11"], home: home.path)
    #expect(wrong.status == ExitCode.usage.rawValue)
    #expect(wrong.errors == "scrollmark: --frame: short has 10 frames, so there is none numbered 11\n")
  }

  @Test("A profile leaves its files, and says what is missing by its exit code")
  func profile() throws {
    let outcome = try ToolProcess.scrollmark(
      ["profile", "short", "--smoke", "--seconds", "1", "--sampler", "in-process"], home: home.path)
    // Without a demangler, a symbolizer or jemalloc's profile the rest is done all the same.
    #expect([0, ExitCode.toolMissing.rawValue].contains(outcome.status), "\(outcome.errors)")
    #expect(outcome.status == 0 || outcome.errors.hasPrefix("scrollmark: "))
    #expect(outcome.output.hasPrefix("short (smoke), all 10 frames, played "))
    #expect(outcome.output.contains(" by in-process"))
    let files = home.names(in: "Reports/profile/short")
    for file in ["cpu.collapsed", "cpu.svg", "report.html", "trace.json"] { #expect(files.contains(file), "\(file)") }
    for line in try #require(home.text(of: "Reports/profile/short/cpu.collapsed")).split(separator: "\n") {
      let words = line.split(separator: " ")
      #expect(Int(words[words.count - 1]).map { $0 > 0 } == true, "\(line)")
    }
    let trace = try #require(home.text(of: "Reports/profile/short/trace.json"))
    #expect(try JSONSerialization.jsonObject(with: Data(trace.utf8)) is [String: Any])
    #expect(home.text(of: "Reports/profile/short/report.html")?.contains("data-chart=\"flame\"") == true)
  }

  @Test("The slowest frames alone can be profiled, and not beside others")
  func worst() throws {
    let outcome = try ToolProcess.scrollmark(
      [
        "profile", "short", "--smoke", "--worst", "2", "--seconds", "1", "--sampler", "in-process", "--no-allocations",
        "--out", home("out"),
      ], home: home.path)
    #expect(outcome.output.hasPrefix("short (smoke), frames "))
    #expect(!home.names(in: "out").contains("allocations.collapsed"))
    // Of one pass the slowest frames would be those that the machine held up.
    #expect(home.text(of: "out/report.html")?.contains("5 time passes") == true)
    for (arguments, complaint) in [
      (["--worst", "1", "--frames", "1"], "--worst and --frames exclude each other: each names frames"),
      (["--frames", "11"], "--frames: '11' is not within the 10 frames of the script"),
    ] {
      let wrong = try ToolProcess.scrollmark(["profile", "short", "--smoke"] + arguments, home: home.path)
      #expect(wrong.status == ExitCode.usage.rawValue)
      #expect(wrong.errors == "scrollmark: \(complaint)\n")
    }
    let guess = try ToolProcess.scrollmark(["profile", "short", "--sampler", "guess"], home: home.path)
    #expect(guess.errors.hasPrefix("scrollmark: --sampler takes perf or in-process, not 'guess'\n"))
  }

  @Test("Without perf, what is lost and what to install is said; the timer stands in only where nobody asked for perf")
  func withoutPerf() throws {
    let words = ["profile", "short", "--smoke", "--seconds", "1", "--no-allocations"]
    let environment = ["SCROLLMARK_HOME": home.path, "PATH": "/nowhere", "SWIFT_DETERMINISTIC_HASHING": "1"]
    let tool = ToolProcess.tool.path
    let asked = try ToolProcess.run(tool, words + ["--sampler", "perf"], environment: environment)
    #expect(asked.status == ExitCode.toolMissing.rawValue)
    #expect(
      asked.errors.contains(
        "scrollmark: there is no perf on the PATH: no CPU samples were taken; install the package linux-perf, "
          + "or say `--sampler in-process`\n"))
    let free = try ToolProcess.run(tool, words, environment: environment)
    #expect(
      free.errors.contains(
        "scrollmark: there is no perf on the PATH: a timer within the process takes the samples, which sees no kernel code; "
          + "install the package linux-perf\n"))
    #expect(free.output.contains(" by in-process"))
  }

  @Test("Few samples are called few")
  func fewSamples() {
    var outcome = ProfileOutcome(
      record: SampleRun.record(), plan: ProfilePlan(region: .script, playbacks: 1), command: "")
    func samples(_ count: Int64) -> StackProfile {
      var builder = StackProfile.Builder(unit: .samples)
      builder.add([StackProfile.Function(name: "f", module: "m")], weight: count)
      return builder.build()
    }
    // Twice the standard error of one half: 1 / sqrt(100).
    outcome.cpu = samples(100)
    #expect(
      outcome.fewSamples == "100 samples are few: a share may be off by 10 % of the whole; --seconds asks for more")
    #expect(outcome.section.scope.contains("100 samples are few"))
    outcome.cpu = samples(1_000)
    #expect(outcome.fewSamples == nil)
    outcome.cpu = samples(49)
    #expect(
      outcome.fewSamples == "49 samples are not enough to show where time goes: ask for more with --seconds")
    outcome.sampler = .inProcess
    #expect(!ProfileSummary.text(outcome, folder: "out").contains("Time, by the line that runs"))
    outcome.cpu = samples(50)
    #expect(ProfileSummary.text(outcome, folder: "out").contains("Time, by the line that runs"))
    outcome.cpu = nil
    #expect(outcome.fewSamples == nil)
  }

  @Test("A frame that is far quicker when it is played again was held up by the machine")
  func heldUp() {
    // Measured were 2 ms and 9 ms.
    var outcome = ProfileOutcome(
      record: SampleRun.record(), plan: ProfilePlan(region: .frames([0, 1]), playbacks: 9), command: "")
    outcome.replayed = [0: 1_000_000, 1: 4_000_000]
    #expect(
      outcome.heldUp
        == "measured 11.0 ms, played again 5.00 ms: most of the recorded time was the machine's, not the code's")
    #expect(outcome.section.scope.contains("the machine's"))
    #expect(outcome.scope == "frames 1-2")
    outcome.replayed = [0: 1_500_000, 1: 4_000_000]
    #expect(outcome.heldUp == nil)
    outcome.plan.region = .frames([1])
    #expect(outcome.heldUp != nil && outcome.scope == "frame 2")
    outcome.plan.region = .script
    #expect(outcome.heldUp == nil)
    outcome.plan.region = .frames([0, 7, 9])
    #expect(outcome.scope == "frames 1, 8, 10")
  }

  @Test("Stacks of nothing are not written, and not named")
  func nothingAllocated() {
    var outcome = ProfileOutcome(
      record: SampleRun.record(), plan: ProfilePlan(region: .script, playbacks: 1), command: "")
    outcome.allocations = StackProfile(unit: .allocations)
    outcome.bytes = StackProfile(unit: .bytes)
    #expect(ProfileFiles.make(outcome).map(\.name) == ["report.html"])
    #expect(!ProfileSummary.text(outcome, folder: "out").contains(".collapsed"))
  }
}
