import Foundation
import Scrollmark

/// `scrollmark replay`: does the run in a file again.
@MainActor struct ReplayCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// What clients registered.
  let registry: Registry

  func run() throws(CommandFailure) -> ExitCode {
    let replay = try read(arguments.operands[0])
    let catalog = StressCatalog(registry: registry)
    let divergence: Divergence?
    if let report = environment[StressWorker.reportVariable] {
      divergence = try work(replay, catalog, report)
    } else if arguments.has("--in-process") {
      divergence = replay.run(catalog)
    } else {
      let scratch = try ScratchFolder()
      divergence = try ReplayPlayer(catalog: catalog).play(replay, in: scratch)
    }
    guard let divergence else {
      try Terminal.write("\(replay)\nholds now: no check fails\n")
      return .success
    }
    try Terminal.write(
      "\(replay)\nfails after operation \(divergence.operation + 1): \(divergence.check): \(divergence.message)\n")
    return .divergence
  }

  private func read(_ path: String) throws(CommandFailure) -> Replay {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(at: path)
    } catch {
      throw CommandFailure(.replayUnreadable, "cannot read \(path): \(error.text)")
    }
    do {
      return try Replay(json: bytes)
    } catch {
      throw CommandFailure(.replayUnreadable, "\(path) is not a replay: \(error.message)")
    }
  }

  /// What a process does that plays for another.
  private func work(_ replay: Replay, _ catalog: StressCatalog, _ report: String) throws(CommandFailure) -> Divergence?
  {
    let mark = StressMark(at: report)
    mark?.seed = replay.seed
    guard let found = replay.run(catalog, announce: { mark?.operation = $0 }) else { return nil }
    var told = replay
    told.check = found.check
    told.message = found.message
    told.operations = Array(told.operations.prefix(max(0, found.operation + 1)))
    let path = report as NSString
    try OutputFolder(preparing: path.deletingLastPathComponent)
      .replace([OutputFile(name: path.lastPathComponent + ".found.json", bytes: told.json())])
    return found
  }
}
