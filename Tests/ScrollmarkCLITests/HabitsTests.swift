import Foundation
import Testing

@testable import ScrollmarkCLI

@Suite("The manual page, formats for programs")
struct HabitsTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
  }

  @Test("The manual page has every command, option, variable and exit code, in the language of man")
  func manual() throws {
    let page = try ToolProcess.scrollmark(["man"], home: "/proc").output
    #expect(page.hasPrefix(".TH SCROLLMARK 1 "))
    for command in CommandCatalog.all {
      #expect(page.contains(".SS \(ManPage.escaped(command.usage))\n"))
      for option in command.options { #expect(page.contains(".B \(ManPage.escaped(option.usage))\n")) }
    }
    for code in ExitCode.allCases { #expect(page.contains(".B \(code.rawValue)\n")) }
    #expect(page.contains(".B SCROLLMARK_HOME\n"))
  }

  @Test("What the language of man would take as its own is made plain")
  func escaping() {
    #expect(ManPage.escaped("--a\\b") == "\\-\\-a\\eb")
    #expect(ManPage.escaped(".dot") == "\\&.dot")
    #expect(ManPage.escaped("'quote") == "\\&'quote")
  }

  private func json(_ words: [String]) throws -> Any {
    let outcome = try ToolProcess.scrollmark(words + ["--format", "json"], home: home.path)
    #expect(outcome.status == 0)
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  }

  @Test("`list`, `show`, `run` and `report` print JSON where they are asked to")
  func formats() throws {
    let list = try #require(try json(["list"]) as? [[String: String]])
    #expect(
      list == [["name": "short", "summary": "A short list", "file": home("Workloads/short.json")]])
    let show = try #require(try json(["show", "short"]) as? [String: Any])
    #expect(show["smokeCount"] as? Int == 100)
    #expect(show["frames"] as? Int == 10)
    #expect(show["layoutParameters"] as? [String: String] == ["sizes": #""items""#])
    let run = try #require(try json(["run", "--smoke"]) as? [[String: Any]])
    let frames = run.first { $0["metric"] as? String == "frames" }
    #expect(frames?["value"] as? Double == 10)
    // Ten frames are too few for a 99th percentile: it is absent, with its reason.
    let p99 = run.first { $0["metric"] as? String == "time" && $0["statistic"] as? String == "p99" }
    #expect(p99?["value"] == nil)
    #expect((p99?["absent"] as? String)?.contains("samples") == true)
    let report = try #require(try json(["report", home("Reports/latest/run.json")]) as? [[String: Any]])
    #expect(report.count == run.count)
  }

  @Test("A format that is not there is a usage error")
  func unknownFormat() throws {
    let outcome = try ToolProcess.scrollmark(["list", "--format", "jsn"], home: home.path)
    #expect(outcome.status == ExitCode.usage.rawValue)
    #expect(outcome.errors.hasPrefix("scrollmark: --format takes text or json, not 'jsn'; did you mean json?\n"))
  }

  @Test("Hashing is the same in every run, whether or not the caller asked for it")
  func hashing() throws {
    let outcome = try ToolProcess.run(
      "/usr/bin/env",
      ["-u", "SWIFT_DETERMINISTIC_HASHING", "SCROLLMARK_HOME=\(home.path)", ToolProcess.tool.path, "run", "--smoke"])
    #expect(outcome.status == 0)
    let record = try #require(home.text(of: "Reports/latest/run.json"))
    #expect(record.contains("\"deterministicHashing\":true") || record.contains("\"deterministicHashing\" : true"))
  }
}
