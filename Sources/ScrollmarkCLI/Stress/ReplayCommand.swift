import Foundation
import Measurement
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
    let path = arguments.operands[0]
    let replay = try read(path)
    let catalog = StressCatalog(registry: registry)
    let layout = replay.setup.layout.name
    guard catalog.names.contains(layout) else {
      throw CommandFailure(
        .replayUnreadable,
        "\(path): setup.layout.name: there is no layout '\(PlainLine.of(layout))'"
          + Suggestion.phrase(for: layout, among: catalog.names)
          + "; there are \(catalog.names.joined(separator: ", "))")
    }
    let divergence: Divergence?
    if let report = environment[StressWorker.reportVariable] {
      divergence = try work(replay, catalog, report)
    } else if arguments.has("--in-process") {
      divergence = replay.run(catalog)
    } else {
      let patience = arguments.integer("--patience") ?? StressPlan.usualPatience
      divergence = try ReplayPlayer(catalog: catalog, patience: Double(patience)).play(replay, in: ScratchFolder())
    }
    try report(replay, divergence)
    guard let divergence else { return .success }
    return divergence.check == Replay.contract ? .contractBroken : .divergence
  }

  /// What came of it, for programs.
  private struct Summary: Encodable {
    var holds: Bool
    var check: String?
    var message: String?
    /// The operation after which it failed, counted from 1; 0 for the state before the first.
    var operation: Int?
  }

  private func report(_ replay: Replay, _ divergence: Divergence?) throws(CommandFailure) {
    switch (OutputFormat(arguments), divergence) {
    case (.json, _):
      let summary = Summary(
        holds: divergence == nil, check: divergence?.check, message: divergence?.message,
        operation: divergence.map { $0.operation + 1 })
      try Terminal.write(OutputFormat.json(summary))
    case (.text, nil): try Terminal.write("\(replay)\nholds now: no check fails\n")
    case (.text, let divergence?):
      try Terminal.write(
        "\(replay)\nfails after operation \(divergence.operation + 1): \(divergence.check): \(divergence.message)\n")
    }
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
      throw CommandFailure(.replayUnreadable, "\(path): \(error.message)")
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
