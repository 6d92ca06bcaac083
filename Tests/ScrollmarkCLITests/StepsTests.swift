import Foundation
import Glibc
import Testing

/// How `ci/full` runs its steps, with steps that stand in for the real ones.
@Suite("Scripts: steps within a time")
struct StepsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let runner = """
      #!/bin/bash
      printf '%s\\n' "$1" >>"\(folder("calls"))"
      case $1 in
        good) printf 'forty-two tests\\n' >"$STEP_NOTE" ;;
        bad) exit 7 ;;
        slow) sleep 60 & printf '%s' "$!" >"\(folder("sleeper"))"; wait ;;
      esac
      """
    let path = try folder.write(runner, to: "runner")
    #expect(chmod(path, 0o700) == 0)
  }

  private func start(_ steps: String, seconds: Int = 60) throws -> ToolProcess.Running {
    // Whoever runs the tests may have signals blocked, which processes inherit.
    try ToolProcess.start(
      "/usr/bin/env",
      [
        "--default-signal=INT,TERM", "/bin/bash", "-c",
        """
        set -euo pipefail
        source "$0/ci/common.sh"
        source "$0/ci/steps.sh"
        run_steps "$1/report.md" \(seconds) "$1/runner" \(steps)
        """, ToolProcess.root.path, folder.path,
      ])
  }

  private var report: String { folder.text(of: "report.md") ?? "" }

  @Test("Where all pass, the report says so, with what each noted, the commit and the machine")
  func passed() throws {
    let outcome = try start("good other").wait()
    #expect(outcome.status == 0)
    #expect(report.contains("\n- Result: passed in 0 min ") && report.contains("\n- Commit: unknown\n"))
    #expect(report.contains(" | passed | forty-two tests |\n| other | ") && report.contains(" cores, load "))
    #expect(folder.names().contains("report.md.tmp") == false)
  }

  @Test("What fails is named and decides the exit code; the rest runs")
  func failed() throws {
    let outcome = try start("good bad other").wait()
    #expect(outcome.status == 7)
    #expect(folder.text(of: "calls") == "good\nbad\nother\n")
    #expect(report.contains("\n- Result: **failed: bad**, in ") && report.contains(" | failed: exit code 7 |  |\n"))
  }

  @Test("What takes too long is ended with all that it started, and what follows is not run")
  func outOfTime() throws {
    let outcome = try start("slow good", seconds: 1).wait()
    #expect(outcome.status == 96)
    #expect(report.contains(" | out of time |  |\n| good | | not run: out of time | |\n"))
    #expect(report.contains("**failed: slow, good**"))
    let sleeper = try #require(folder.text(of: "sleeper").flatMap { Int32($0) })
    // A process that has ended may still be listed, as a zombie.
    let state = try? String(contentsOfFile: "/proc/\(sleeper)/stat", encoding: .utf8)
    #expect(state == nil || state?.contains(") Z ") == true)
  }

  @Test("Interrupted, it writes down how far it came")
  func interrupted() throws {
    let running = try start("good slow other")
    while folder.text(of: "sleeper")?.isEmpty != false { usleep(10_000) }
    kill(running.process.processIdentifier, SIGTERM)
    #expect(try running.wait().status == 130)
    #expect(report.contains(" | interrupted | |\n| other | | not run: interrupted | |\n"))
    #expect(folder.text(of: "calls") == "good\nslow\n")
  }

  @Test("A step that is not there is named with those that are")
  func unknown() throws {
    let outcome = try ToolProcess.run("\(ToolProcess.root.path)/ci/full", ["strss"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("There is no step strss. There are: check release exact stress "))
  }
}
