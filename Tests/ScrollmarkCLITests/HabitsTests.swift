import Foundation
import Testing

@testable import ScrollmarkCLI

@Suite("Completion, the manual page, formats for programs")
struct HabitsTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
  }

  /// What bash offers after `words`, the last of which is being typed.
  private func completions(_ words: [String]) throws -> [String] {
    try home.write(Completion.script(for: .bash, commands: CommandCatalog.all), to: "completion.bash")
    let line = (["scrollmark"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      PATH="\(ToolProcess.tool.deletingLastPathComponent().path):$PATH"; cd "\(home.path)"; source completion.bash
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _scrollmark; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try ToolProcess.run(
      "/usr/bin/env", ["bash", "-c", script], environment: ["SCROLLMARK_HOME": home.path])
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, options and workloads")
  func bash() throws {
    #expect(try completions(["comple"]) == ["completion"])
    #expect(try completions(["list", "--for"]) == ["--format"])
    #expect(try completions(["run", "sho"]) == ["short"])
    #expect(try completions(["list", "--h"]) == ["--help"])
    #expect(try completions(["--v"]) == ["--version"])
    #expect(try completions(["help", "comple"]) == ["completion"])
    #expect(try completions(["completion", ""]) == ["bash", "zsh", "fish"])
  }

  @Test("Every shell has a script that names every command and option", arguments: Completion.Shell.allCases)
  func scripts(shell: Completion.Shell) throws {
    let script = Completion.script(for: shell, commands: CommandCatalog.all)
    for command in CommandCatalog.all {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.name.dropFirst(2))) }
    }
    let outcome = try ToolProcess.scrollmark(["completion", shell.rawValue], home: "/proc")
    #expect(outcome.output == script)
  }

  @Test("A shell without a script is a usage error that names those with one")
  func unknownShell() throws {
    let outcome = try ToolProcess.scrollmark(["completion", "bsh"], home: "/proc")
    #expect(outcome.status == ExitCode.usage.rawValue)
    #expect(outcome.errors == "scrollmark: no script for 'bsh'; did you mean bash?; there are: bash, zsh, fish\n")
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
