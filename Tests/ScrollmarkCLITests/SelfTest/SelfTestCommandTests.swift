import Foundation
import Glibc
import Testing

@testable import ScrollmarkCLI

/// The self-test, with scripts in the place of `swift` and of what it builds.
@Suite("Trying the gate")
struct SelfTestCommandTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write("none\n", to: "repository/Sources/fault")
    for name in ["slowdown", "allocation", "linear-search"] {
      try home.write(
        """
        Fault: \(name).

        --- a/Sources/fault
        +++ b/Sources/fault
        @@ -1 +1 @@
        -none
        +\(name)

        """, to: "repository/Tests/Plants/\(name).patch")
    }
    for name in ["pulse", "reach"] { try home.write("{}", to: "repository/Tests/Plants/\(name).json") }
    for command in [["init", "--quiet", "."], ["add", "."], ["commit", "--quiet", "--message", "one"]] {
      let user = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
      let outcome = try ToolProcess.run("/usr/bin/env", ["git", "-C", home("repository")] + user + command)
      try #require(outcome.status == 0, "git \(command): \(outcome.errors)")
    }
  }

  @Test("A gate that finds the faults and nothing else holds; it is tried as often as it should, and not again")
  func holds() throws {
    try builds(gate: "if [[ $fault == none ]]; then [[ $* == *reach* ]] && exit 22; exit 0; else exit 20; fi")
    for _ in 0..<2 {
      let outcome = try selfTest()
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(outcome.output.hasSuffix("The gate holds.\n"))
      #expect(home.text(of: "repository/Reports/selftest/gate.md") == outcome.output)
      // Four builds that are the same, half as many slowdowns, one of each other fault, below the head of the table.
      let rows = (home.text(of: "repository/Reports/selftest/gate.csv") ?? "").split(separator: "\n")
      #expect(rows.count == 1 + 4 + 2 + 1 + 1)
    }
    // The baseline, the workload without one, and a start for each try.
    #expect((home.text(of: "calls") ?? "").split(separator: "\n").count == 2 + 8 + 2)
  }

  @Test("A gate that misses a fault, or fails what is the same, does not hold", arguments: ["slowdown", "none"])
  func fails(wrong: String) throws {
    try builds(
      gate: """
        if [[ $fault == none ]]; then [[ $* == *reach* ]] && exit 22; code=0; else code=20; fi
        [[ $fault == \(wrong) ]] && code=$((20 - code))
        exit $code
        """)
    let outcome = try selfTest()
    #expect(outcome.status == ExitCode.invalidMeasurement.rawValue)
    #expect(outcome.output.hasSuffix("The gate does not hold, or has not been tried to the end.\n"))
  }

  @Test("Only the gate can be tried")
  func usage() throws {
    let outcome = try ToolProcess.scrollmark(["selftest", "run"], home: home.path)
    #expect(outcome.status == ExitCode.usage.rawValue)
  }

  @Test("A busy process is busy until it is ended")
  func busy() throws {
    let busy = try BusyProcess()
    #expect(kill(busy.identifier, 0) == 0)
    busy.end()
    #expect(kill(busy.identifier, 0) == -1)
  }

  /// Has `swift` build a script whose command `gate` is `body`, which knows the fault that was planted.
  private func builds(gate body: String) throws {
    try home.write(
      """
      #!/bin/bash
      [[ $1 == --version ]] && { echo Swift version 6.3; exit 0; }
      while [[ $# -gt 0 ]]; do [[ $1 == --package-path ]] && tree=$2; shift; done
      mkdir -p "$tree/.build/release"
      {
        echo '#!/bin/bash'
        echo "fault=$(cat "$tree/Sources/fault")"
        cat "\(home("body"))"
      } >"$tree/.build/release/scrollmark"
      chmod +x "$tree/.build/release/scrollmark"

      """, to: "bin/swift")
    try home.write("echo \"$*\" >>\"\(home("calls"))\"\n[[ $1 == baseline ]] && exit 0\n\(body)\n", to: "body")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home("bin/swift"))
  }

  private func selfTest() throws -> ToolProcess.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try ToolProcess.scrollmark(
      ["selftest", "gate", "--runs", "4"], home: home("repository"),
      environment: ["PATH": home("bin") + ":" + path, "SCROLLMARK_CACHE": home("cache")])
  }
}
