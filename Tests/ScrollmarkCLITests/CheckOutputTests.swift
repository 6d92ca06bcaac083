import Measurement
import Testing

@testable import ScrollmarkCLI

@Suite("Where checks are written")
struct CheckOutputTests {
  private let folder: TemporaryFolder
  private let report = CheckReport(
    title: "A check",
    findings: [Finding(workload: "feed", check: .exact, outcome: .regression, message: "It got worse.")])

  init() throws {
    folder = try TemporaryFolder()
  }

  private func parse(_ words: [String]) throws -> ParsedArguments {
    try ArgumentParser(command: CommandSpec(name: "check", summary: "", options: CheckOptions.all)).parse(words)
  }

  @Test("Each file goes where it is told to, and folders are made")
  func files() throws {
    let output = try CheckOutput(
      parse(["--junit", folder("a/junit.xml"), "--markdown", folder("b.md"), "--json", folder("a/verdict.json")]))
    #expect(try output.write(report) == .regression)
    #expect(folder.names() == ["a", "b.md"])
    #expect(folder.names(in: "a") == ["junit.xml", "verdict.json"])
    #expect(folder.text(of: "a/junit.xml")?.hasPrefix("<?xml") == true)
    #expect(folder.text(of: "b.md")?.hasPrefix("## Scrollmark: regression") == true)
    #expect(folder.text(of: "a/verdict.json")?.contains("\"outcome\" : \"regression\"") == true)
  }

  @Test("Folders made for files that are not written are taken away again")
  func abandoned() throws {
    try CheckOutput(parse(["--junit", folder("a/b/junit.xml")])).abandon()
    #expect(folder.names() == [])
  }

  @Test("What cannot be written is said before anything is measured")
  func usage() throws {
    let same = try parse(["--junit", folder("x"), "--json", folder("x")])
    #expect(throws: CommandFailure(.usage, "--junit and --json name the same file: \(folder("x"))")) {
      try CheckOutput(same)
    }
    // The same file by another name, and a folder that is there.
    let alias = try parse(["--junit", folder("x"), "--json", folder("./x")])
    #expect(throws: CommandFailure(.usage, "--junit and --json name the same file: \(folder("./x"))")) {
      try CheckOutput(alias)
    }
    try folder.write("", to: "there/file")
    let there = try parse(["--json", folder("there")])
    #expect(
      throws: CommandFailure(.usage, "--json needs the name of a file, and '\(folder("there"))' names a folder")
    ) { try CheckOutput(there) }
    let directory = try parse(["--json", folder("")])
    #expect(
      throws: CommandFailure(.usage, "--json needs the name of a file, and '\(folder(""))' names a folder")
    ) { try CheckOutput(directory) }
    let failure = #expect(throws: CommandFailure.self) { try parse(["--annotate", "gitlab"]) }
    #expect(failure?.message.hasPrefix("--annotate takes github, not 'gitlab'") == true)
  }

  @Test("Every outcome has an exit code of its own, and only a pass has 0")
  func codes() {
    let codes = Outcome.allCases.map { ExitCode($0).rawValue }
    #expect(codes == [0, 21, 22, 23, 25, 24, 20])
  }
}
