import Foundation
import Testing

@testable import ScrollmarkCLI

@Suite("replay")
struct ReplayCommandTests {
  private let home: StressHome

  init() throws { home = try StressHome() }

  /// What `replay` says of a file.
  private func replay(_ text: String, _ words: [String] = []) throws -> ToolProcess.Outcome {
    try home.run(["replay", try home.folder.write(text, to: "file.json")] + words)
  }

  /// What it says of a file that is no replay, without the name of the file.
  private func refusal(_ text: String) throws -> String {
    let outcome = try replay(text)
    #expect(outcome.status == ExitCode.replayUnreadable.rawValue && outcome.output == "")
    let start = "scrollmark: \(home.folder("file.json")): "
    #expect(outcome.errors.hasPrefix(start))
    return String(outcome.errors.dropFirst(start.count))
  }

  @Test("A run that holds now is printed, and ends with 0", arguments: [[], ["--in-process"]])
  func holds(words: [String]) throws {
    let outcome = try replay(StressHome.replay, words)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasSuffix("  1. insert 0 0 14\n  2. scroll 100\nholds now: no check fails\n"))
  }

  @Test("Programs get JSON")
  func json() throws {
    #expect(try replay(StressHome.replay, ["--format", "json"]).output == "{\n  \"holds\" : true\n}\n")
  }

  @Test("A file that is cut off is refused with line and column")
  func truncated() throws {
    #expect(try refusal(String(StressHome.replay.prefix(30))).hasPrefix("line 3, column "))
    #expect(try refusal("") == "line 1, column 1: the text is empty\n")
  }

  @Test("An operation that is not known is refused with its field and the nearest")
  func unknownKind() throws {
    let text = StressHome.replay.replacing("\"scroll\"", with: "\"scrol\"")
    #expect(try refusal(text) == "operations.1.do: there is no operation 'scrol'; did you mean scroll?\n")
  }

  @Test("A layout that is not there is refused with the nearest")
  func unknownLayout() throws {
    let text = StressHome.replay.replacing("\"flow\"", with: "\"flwo\"")
    #expect(
      try refusal(text).hasPrefix("setup.layout.name: there is no layout 'flwo'; did you mean flow?; there are flow, "))
  }

  @Test(
    "A field that is missing, of the wrong type or beyond what can be is named",
    arguments: [
      ("\"seed\": 17,", "", "seed: it is missing\n"),
      ("\"seed\": 17", "\"seed\": \"x\"", "seed: it is of the wrong type\n"),
      ("\"format\": 1", "\"format\": 2", "format: it is 2; this version reads format 1\n"),
      ("[2]", "[2,-3]", "setup.counts.1: it is -3; allowed are 0 to 1000000 items, all sections together\n"),
      (
        "[2]", "[600000,600000]",
        "setup.counts.1: it is 600000; allowed are 0 to 1000000 items, all sections together\n"
      ),
      ("\"width\":320", "\"width\":-1", "setup.width: it is -1; allowed is 0 to 100000\n"),
      ("[100]", "[100,null]", "operations.1.with.1: it is of the wrong type\n"),
    ])
  func fields(part: String, other: String, words: String) throws {
    #expect(try refusal(StressHome.replay.replacing(part, with: other)) == words)
  }

  @Test("A file that is not there, or is a folder, is refused")
  func unreadable() throws {
    for path in [home.folder("none.json"), home.folder.path] {
      let outcome = try home.run(["replay", path])
      #expect(outcome.status == ExitCode.replayUnreadable.rawValue)
      #expect(outcome.errors.hasPrefix("scrollmark: cannot read \(path): "))
    }
  }
}
