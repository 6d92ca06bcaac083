import Testing

/// The scripts of ci/ on machines that lack something. The programs that change a machine are replaced by stand-ins.
@Suite("Scripts")
struct ScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "there")
  }

  @Test("Nothing is called when nothing is missing")
  func nothingMissing() throws {
    let outcome = try install(missing: [], standIns: ["apt-get": "echo called; exit 1"])
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
  }

  @Test("Root installs what is missing and says so")
  func root() throws {
    let outcome = try install(missing: ["libone", "two"], standIns: ["id": "echo 0", "apt-get": recordingApt])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Installing with apt: libone two\n")
    #expect(folder.text(of: "calls") == "--quiet --quiet --yes --no-install-recommends libone two\n")
  }

  @Test("The lists are refreshed when the package is not known yet")
  func refresh() throws {
    let apt = """
      echo "$1" >>"\(folder("calls"))"
      [[ $1 == update ]] && touch "\(folder("updated"))"
      [[ -e "\(folder("updated"))" ]]
      """
    let outcome = try install(missing: ["one"], standIns: ["id": "echo 0", "apt-get": apt])
    #expect(outcome.status == 0)
    #expect(folder.text(of: "calls") == "install\nupdate\ninstall\n")
  }

  @Test("Without root the command to type is shown")
  func noRoot() throws {
    let outcome = try install(missing: ["one"], standIns: ["id": "echo 1000", "apt-get": "exit 1", "sudo": "exit 1"])
    #expect(outcome.status == 90)
    #expect(
      outcome.errors == """
        Missing packages: one. Installing them needs root. Type this, then start again:
          sudo apt-get update && sudo apt-get install --yes --no-install-recommends one

        """)
  }

  @Test("Without root, but with sudo that asks nothing, sudo is used")
  func sudo() throws {
    let outcome = try install(
      missing: ["one"],
      standIns: ["id": "echo 1000", "apt-get": recordingApt, "sudo": "shift; exec \"$@\""])
    #expect(outcome.status == 0)
    #expect(folder.text(of: "calls") == "--quiet --quiet --yes --no-install-recommends one\n")
  }

  @Test("Without apt the missing files are named")
  func noApt() throws {
    let outcome = try install(missing: ["one"], standIns: [:])
    #expect(outcome.status == 90)
    #expect(outcome.errors.contains("there is no apt-get here"))
    #expect(outcome.errors.contains("  \(folder("missing-one"))   (one)\n"))
  }

  @Test("An installation that fails is an error with the command to type")
  func failure() throws {
    let outcome = try install(missing: ["one"], standIns: ["id": "echo 0", "apt-get": "echo broken >&2; exit 100"])
    #expect(outcome.status == 90)
    #expect(outcome.errors.contains("Could not install one."))
    #expect(outcome.errors.contains("apt-get update && apt-get install one\n"))
  }

  @Test("Without Swift the scripts say so")
  func noSwift() throws {
    let outcome = try shell("require_swift", standIns: [:])
    #expect(outcome.status == 92)
    #expect(outcome.errors.hasPrefix("There is no swift on the PATH."))
  }

  @Test("A build that fails shows what the compiler said, and has a code of its own")
  func buildFails() throws {
    let outcome = try shell("quiet_build --product x", standIns: ["swift": "echo \"error: no $3\"; exit 1"])
    #expect(outcome.status == 91)
    #expect(outcome.output == "")
    #expect(outcome.errors == "error: no x\nThe build failed: swift build --product x\n")
  }

  @Test("A build that works is silent")
  func buildWorks() throws {
    let outcome = try shell("quiet_build --product x", standIns: ["swift": "echo done"])
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
  }

  /// Notes the arguments after the first.
  private var recordingApt: String { "shift; echo \"$@\" >>\"\(folder("calls"))\"" }

  private func install(missing: [String], standIns: [String: String]) throws -> ToolProcess.Outcome {
    let entries = (["there \(folder("there"))"] + missing.map { "\($0) \(folder("missing-\($0)"))" })
    let list = entries.map { "\"\($0)\"" }.joined(separator: " ")
    return try shell("prerequisites=(\(list)); install_prerequisites", standIns: standIns)
  }

  /// Runs `script` after the shared code of ci/, on a PATH with the few tools that it needs and `standIns`.
  private func shell(_ script: String, standIns: [String: String]) throws -> ToolProcess.Outcome {
    try folder.write("#!/bin/bash\nexport \"$1\"\nshift\nexec \"$@\"\n", to: "bin/env")
    for tool in ["cat", "true", "mktemp", "rm", "dirname", "readlink", "touch", "bash", "id"]
    where standIns[tool] == nil {
      try folder.write("#!/bin/bash\nPATH=\"$REAL_PATH\" exec \(tool) \"$@\"\n", to: "bin/\(tool)")
    }
    for (name, body) in standIns { try folder.write("#!/bin/bash\n\(body)\n", to: "bin/\(name)") }
    return try ToolProcess.run(
      "/bin/bash",
      [
        "-c",
        """
        export REAL_PATH=$PATH
        chmod +x "$1"/*
        set -euo pipefail
        source "$0/ci/common.sh"
        PATH=$1
        \(script)
        """,
        ToolProcess.root.path, folder("bin"),
      ])
  }
}
