import Foundation
import Testing

@testable import ScrollmarkCLI

/// Builds of git references, with a script in the place of `swift` so that they take no time.
@Suite("Building git references")
struct ReferenceBuildTests {
  private let home: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    cache = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/short.json")
    _ = try FakeTool("good", in: home)
    // A package "builds" if its file `builds` says so: its product is then the script of a healthy tool.
    try home.write(
      """
      #!/bin/bash
      [[ $1 == --version ]] && { echo Swift version 6.3; exit 0; }
      while [[ $# -gt 0 ]]; do [[ $1 == --package-path ]] && tree=$2; shift; done
      echo "$tree" >>"\(home("builds.log"))"
      [[ $(cat "$tree/builds") == yes ]] || { echo "Sources/a.swift:1:1: error: no such thing" >&2; exit 1; }
      mkdir -p "$tree/.build/release"
      cp "\(home("good"))" "$tree/.build/release/scrollmark"

      """, to: "bin/swift")
    for tool in ["good", "bin/swift"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home(tool))
    }
    try git(["init", "--quiet", "--initial-branch=main", home("repository")])
    for (state, tag) in [("no", "broken"), ("yes", "works")] {
      try home.write(state, to: "repository/builds")
      try git(["add", "builds"])
      try git(["commit", "--quiet", "--message", tag])
      try git(["tag", tag])
    }
  }

  @Test("A reference is built once, and nothing but its binary stays")
  func built() throws {
    for _ in 0..<2 {
      let outcome = try compare("works", "main")
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(outcome.output.contains("works ("))
    }
    #expect((home.text(of: "builds.log") ?? "").split(separator: "\n").count == 1)
    #expect(cache.names(in: "trees") == [])
    #expect(try git(["worktree", "list"]).output.split(separator: "\n").count == 1)
  }

  @Test("A base and a head that do not build have codes of their own, and show what the compiler said")
  func broken() throws {
    for (base, head, status) in [("broken", "works", 26), ("works", "broken", 27)] as [(String, String, Int32)] {
      let outcome = try compare(base, head)
      #expect(outcome.status == status)
      #expect(outcome.errors.hasPrefix("scrollmark: \(status == 26 ? "base" : "head") (broken, "))
      #expect(outcome.errors.hasSuffix("does not build:\nSources/a.swift:1:1: error: no such thing\n"))
      #expect(outcome.output == "")
      #expect(cache.names(in: "trees") == [])
    }
  }

  @Test("What a build that was ended left behind is in nobody's way")
  func leftovers() throws {
    _ = try compare("works", "works")
    let key = try #require(cache.names().first { !$0.hasSuffix(".lock") && $0 != "trees" })
    try FileManager.default.removeItem(atPath: cache(key))
    try cache.write("half", to: "trees/\(key)/builds")
    #expect(try compare("works", "works").status == 0)
    #expect(cache.names(in: "trees") == [])
  }

  @Test("Several processes that want the same reference at once build it once")
  func concurrent() throws {
    let started = try (0..<3).map { _ in
      try ToolProcess.start(ToolProcess.tool.path, arguments("works", "works"), environment: environment)
    }
    for process in started { #expect(try process.wait().status == 0) }
    #expect((home.text(of: "builds.log") ?? "").split(separator: "\n").count == 1)
  }

  @Test(
    "Without such a reference, a repository or git there is nothing to build",
    arguments: ["nowhere", "-x", "main:builds", "./missing"])
  func noReference(name: String) throws {
    #expect(try compare(name, "works").status == 28)
  }

  @Test("No git is the same")
  func noGit() throws {
    var variables = environment
    variables["PATH"] = home("bin")
    let outcome = try ToolProcess.run(ToolProcess.tool.path, arguments("works", "works"), environment: variables)
    #expect(outcome.status == 28)
    #expect(outcome.errors.contains("cannot run git: No such file or directory"))
  }

  @Test("No repository is the same")
  func noRepository() throws {
    var variables = environment
    variables["SCROLLMARK_HOME"] = cache.path
    variables["GIT_CEILING_DIRECTORIES"] = "/"
    let outcome = try ToolProcess.run(
      ToolProcess.tool.path, arguments("works", "works") + ["--workloads", home("Workloads")], environment: variables)
    #expect(outcome.status == 28)
  }

  private var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "SCROLLMARK_HOME": home("repository"), "SCROLLMARK_CACHE": cache.path, "PATH": home("bin") + ":" + path,
    ]
  }

  private func arguments(_ base: String, _ head: String) -> [String] {
    ["ab", "--base", base, "--head", head, "--seconds", "5", home("Workloads/short.json")]
  }

  private func compare(_ base: String, _ head: String) throws -> ToolProcess.Outcome {
    try ToolProcess.run(ToolProcess.tool.path, arguments(base, head), environment: environment)
  }

  @discardableResult
  private func git(_ arguments: [String]) throws -> ToolProcess.Outcome {
    let isNew = arguments[0] == "init"
    let place = isNew ? [] : ["-C", home("repository")]
    let user = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let outcome = try ToolProcess.run("/usr/bin/env", ["git"] + place + user + arguments)
    try #require(outcome.status == 0, "git \(arguments): \(outcome.errors)")
    return outcome
  }
}
