import Foundation
import Testing

@testable import ScrollmarkCLI

@Suite("Completion")
struct CompletionTests {
  private let home: TemporaryFolder
  private let folder = ToolProcess.tool.deletingLastPathComponent().path

  init() throws {
    home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
  }

  /// The lines that `shell` prints for `script`, to which the completions are at hand as `completion`.
  private func lines(of script: String, in shell: Completion.Shell, options: [String] = []) throws -> [String] {
    try home.write(Completion.script(for: shell, commands: CommandCatalog.all), to: "completion")
    let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let outcome = try ToolProcess.run(
      "/usr/bin/env", [shell.rawValue] + options + ["-c", "cd '\(home.path)'; " + script],
      environment: ["SCROLLMARK_HOME": home.path, "PATH": path])
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  /// What bash offers after `words`, the last of which is being typed.
  private func offers(_ words: [String]) throws -> [String] {
    let line = (["scrollmark"] + words).map { "'\($0)'" }.joined(separator: " ")
    return try lines(
      of: """
        source ./completion
        COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _scrollmark; printf '%s\\n' "${COMPREPLY[@]}"
        """, in: .bash)
  }

  @Test("bash completes commands, options and workloads")
  func bash() throws {
    #expect(try offers(["comple"]) == ["completion"])
    #expect(try offers(["list", "--for"]) == ["--format"])
    #expect(try offers(["run", "sho"]) == ["short"])
    #expect(try offers(["list", "--h"]) == ["--help"])
    #expect(try offers(["--v"]) == ["--version"])
    #expect(try offers(["help", "comple"]) == ["completion"])
    #expect(try offers(["completion", ""]) == ["bash", "zsh", "fish"])
  }

  @Test("bash completes actions, then what they act on")
  func actions() throws {
    #expect(try offers(["baseline", ""]) == ["update", "check"])
    #expect(try offers(["baseline", "--baselines", "x", "ch"]) == ["check"])
    #expect(try offers(["baseline", "update", "sho"]) == ["short"])
    #expect(try offers(["selftest", ""]) == ["gate"])
    #expect(try offers(["show", "short", ""]) == [], "show takes one workload")
  }

  @Test("bash completes the values of options, and nothing where a number belongs")
  func values() throws {
    #expect(try offers(["report", "run.json", "--format", ""]) == ["text", "json"])
    #expect(try offers(["report", "--format", "=", "j"]) == ["json"])
    #expect(try offers(["report", "--format", "="]) == ["text", "json"])
    #expect(try offers(["profile", "short", "--sampler", ""]) == ["perf", "in-process"])
    #expect(try offers(["stress", "--profile", "fau"]) == ["faults"])
    #expect(try offers(["run", "--count", ""]) == [])
    #expect(try offers(["run", "--workloads", ""]) == ["Workloads"])
    #expect(try offers(["run", "--workloads", "x", "sho"]) == ["short"])
    #expect(try offers(["report", "comp"]) == ["completion"], "a file")
  }

  private static func has(_ shell: Completion.Shell) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell.rawValue)") }
  }

  @Test(
    "fish completes the same",
    .enabled(if: has(.fish)),
    arguments: [
      ("comple", ["completion"]), ("baseline ", ["check", "update"]), ("baseline update sho", ["short"]),
      ("run sho", ["short"]), ("report --format ", ["json", "text"]), ("profile --sampler p", ["perf"]),
      ("run --count ", []), ("run --workloads W", ["Workloads/"]), ("selftest ", ["gate"]),
      ("report comp", ["completion"]),
      ("stress --profile fau", ["faults"]),
    ])
  func fish(line: String, expected: [String]) throws {
    let lines = try lines(
      of: "source ./completion; complete -C 'scrollmark \(line)'", in: .fish, options: ["--no-config"])
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == expected)
  }

  @Test("zsh is told the same", .enabled(if: has(.zsh)))
  func zsh() throws {
    // The functions of its completion system say what they were given.
    let stubs = "compdef() { print -r -- registered $2 }; _arguments() { print -rl -- $@ }; _files() { }; "
    func offers(_ words: String, _ place: Int) throws -> [String] {
      try lines(
        of: stubs + "source ./completion; words=(scrollmark \(words)); CURRENT=\(place); _scrollmark", in: .zsh,
        options: ["-f"])
    }
    let baseline = try offers("baseline ''", 3)
    #expect(baseline.first == "registered scrollmark")
    #expect(baseline.contains("1:word:(update check)") && baseline.contains("*:workload:_scrollmark_workloads"))
    let report = try offers("report ''", 3)
    #expect(report.contains { $0.hasPrefix("--format[") && $0.hasSuffix("]:word:(text json)") })
    #expect(report.contains("1:file:_files") && !report.contains { $0.hasPrefix("*") })
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
}
