import Foundation
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
    for (arguments, complaint) in [
      (["--worst", "1", "--frames", "1"], "--worst and --frames exclude each other: each names frames"),
      (["--frames", "11"], "--frames: '11' is not within the 10 frames of the script"),
      (["--sampler", "guess"], "--sampler takes perf or in-process, not 'guess'"),
    ] {
      let wrong = try ToolProcess.scrollmark(["profile", "short", "--smoke"] + arguments, home: home.path)
      #expect(wrong.status == ExitCode.usage.rawValue)
      #expect(wrong.errors == "scrollmark: \(complaint)\n")
    }
  }
}
