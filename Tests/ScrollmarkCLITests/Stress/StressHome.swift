import Foundation
import Scrollmark

/// Runs `stress` and `replay` in a folder of its own, with the tool or with that of somebody whose layouts are wrong.
struct StressHome {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The tool whose layouts `growing`, `trapping`, `endless` and `keeping` go wrong.
  static let faultyTool = ToolProcess.tool.deletingLastPathComponent().appending(path: "FaultyTool")

  /// Runs the tool.
  func run(_ words: [String]) throws -> ToolProcess.Outcome {
    try ToolProcess.scrollmark(words, home: folder.path)
  }

  /// Runs the tool whose layouts are wrong. Nothing is written of a trap, which would take its time.
  func runFaulty(_ words: [String]) throws -> ToolProcess.Outcome { try startFaulty(words).wait() }

  /// Starts the tool whose layouts are wrong.
  func startFaulty(_ words: [String]) throws -> ToolProcess.Running {
    try ToolProcess.start(
      Self.faultyTool.path, words, environment: ["SCROLLMARK_HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"])
  }

  /// The text of a file of the last run.
  func output(_ name: String) -> String? { folder.text(of: "Reports/latest/\(name)") }

  /// The columns of a file of comma-separated values whose first line names them.
  func column(_ name: String, of file: String) -> [String] {
    let lines = (output(file) ?? "").split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard let index = lines.first?.firstIndex(of: Substring(name)) else { return [] }
    return lines.dropFirst().map { String($0[index]) }
  }

  /// How many operations the last run did.
  var operations: Int { column("operations", of: "stress.csv").compactMap(Int.init).reduce(0, +) }

  /// A replay of a short run that holds.
  static let replay = """
    {
      "format": 1,
      "seed": 17,
      "check": "visible items",
      "message": "item 0-14 is not on screen",
      "setup": {"counts":[2],"height":480,"isAnchored":false,"isRightToLeft":false,"layout":{"name":"flow","numbers":[]},\
    "scale":1,"selectsSeveral":false,"sizes":0,"usesSnapshots":false,"width":320},
      "operations": [
        {"do":"insert","with":[0,0,14]},
        {"do":"scroll","with":[100]}
      ]
    }

    """
}
