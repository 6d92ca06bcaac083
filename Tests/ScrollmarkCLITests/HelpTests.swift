import Testing

@testable import ScrollmarkCLI

@Suite("Help")
struct HelpTests {
  @Test("Every command has help, and every line of it fits a terminal", arguments: CommandCatalog.all.map(\.name))
  func width(name: String) throws {
    let help = HelpText.help(for: try CommandCatalog.command(named: name))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(help.contains("usage: scrollmark \(name)"))
    #expect(HelpText.overview(of: CommandCatalog.all).contains("\n  \(name) "))
  }

  @Test("The overview lists every exit code once")
  func exitCodes() {
    let overview = HelpText.overview(of: CommandCatalog.all)
    for code in ExitCode.allCases {
      let lines = overview.split(separator: "\n").filter { $0.hasPrefix("  \(code.rawValue) ") }
      #expect(lines.count == 1)
      #expect(lines.first?.hasSuffix(code.meaning) == true)
    }
  }

  @Test("The help of `show`, letter for letter")
  func snapshot() throws {
    let help = try ToolProcess.scrollmark(["show", "--help"], home: "/proc")
    #expect(help.status == 0)
    #expect(help.errors == "")
    #expect(
      help.output == """
        Show a workload with all that its file leaves to defaults.

        usage: scrollmark show [options] WORKLOAD

        Prints counts, seed, layout, viewport and script as `run` would use them.

        options:
          --workloads DIR     where the workload files are (default: Workloads/ in
                              SCROLLMARK_HOME)
          --format text|json  how to print: text for people (default), json for programs

        examples:
          scrollmark show chat  what chat does, step by step

        `scrollmark help` lists the exit codes.

        """)
  }

  @Test("The help of the tool comes by every door")
  func doors() throws {
    let overview = HelpText.overview(of: CommandCatalog.all)
    for words in [["--help"], ["-h"], ["help"], ["help", "--"]] {
      let outcome = try ToolProcess.scrollmark(words, home: "/proc")
      #expect(outcome.status == 0)
      #expect(outcome.output == overview)
    }
    let nothing = try ToolProcess.scrollmark([], home: "/proc")
    #expect(nothing.status == ExitCode.usage.rawValue)
    #expect(nothing.output == "")
    #expect(nothing.errors == overview)
  }

  @Test("An unknown command or option is a usage error with a hint")
  func unknown() throws {
    let command = try ToolProcess.scrollmark(["rnu"], home: "/proc")
    #expect(command.status == ExitCode.usage.rawValue)
    #expect(command.errors.hasPrefix("scrollmark: no command 'rnu'; did you mean run?\n"))
    let option = try ToolProcess.scrollmark(["run", "--smok"], home: "/proc")
    #expect(option.status == ExitCode.usage.rawValue)
    #expect(option.errors.hasPrefix("scrollmark: unknown option --smok; did you mean --smoke?\n"))
  }

  @Test("A full disk behind standard output is an error")
  func fullOutput() throws {
    let outcome = try ToolProcess.run("/usr/bin/env", ["bash", "-c", "\"$0\" help >/dev/full", ToolProcess.tool.path])
    #expect(outcome.status == ExitCode.diskFull.rawValue)
    #expect(outcome.errors == "scrollmark: cannot write to standard output: No space left on device\n")
  }
}
