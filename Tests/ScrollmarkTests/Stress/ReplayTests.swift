import Foundation
import Testing

@testable import Scrollmark

@MainActor @Suite("Stress: replays")
struct ReplayTests {
  /// The replays of what was once found, all of which hold now.
  nonisolated static let kept: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Replays")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0).path }
  }()

  @Test("What was found once does not come back", arguments: kept)
  func holds(path: String) throws {
    let bytes = try #require(FileManager.default.contents(atPath: path))
    let replay = try Replay(json: Array(bytes))
    #expect(replay.run(StressCatalog()) == nil)
  }

  @Test("There are replays to hold to")
  func areThere() { #expect(!Self.kept.isEmpty) }

  @Test("A replay is read back as it was written, an operation a line")
  func roundTrip() throws {
    let replay = Replay(
      seed: .max,
      setup: StressSetup(
        counts: [3, 0], width: 320, height: 480, scale: 2, isRightToLeft: false, isAnchored: true, usesSnapshots: false,
        selectsSeveral: false, sizes: 7, layout: .init(name: "flow", numbers: [1, -2])),
      operations: [
        Operation(.jump, [4, -1]), Operation(.batch, parts: [Operation(.insert, [1]), Operation(.reloadData)]),
      ],
      check: "frames", message: "it says \"no\"")
    let json = replay.json()
    #expect(try Replay(json: json) == replay)
    let lines = String(decoding: json, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains(#"    {"do":"jump","with":[4,-1]},"#))
  }

  @Test(
    "What is not a replay is refused with the place",
    arguments: [
      ("", "line 1, column 1: the text is empty"), ("[]", "it is of the wrong type"),
      ("{\"format\": 1}", "seed: it is missing"),
      ("{\"format\": 1,\n\"seed\" 1}", "line 2, column 8: \"1\" where a colon should be"),
    ])
  func refused(text: String, words: String) {
    let error = #expect(throws: Replay.FormatError.self) { try Replay(json: Array(text.utf8)) }
    #expect(error?.message == words)
  }
}
