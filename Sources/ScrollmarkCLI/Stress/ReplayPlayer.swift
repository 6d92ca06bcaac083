import Foundation
import Glibc
import Scrollmark

/// Does replays in processes of their own, or here.
@MainActor struct ReplayPlayer {
  let catalog: StressCatalog
  /// How many seconds a replay may take before it counts as hung.
  let patience: Double

  /// How many processes the shrinking of one trap may take.
  private static let trapTrials = 300

  /// The smallest run that fails like `replay`. One that hangs stays as it is: each try would have to be waited for.
  func shrink(_ replay: Replay) throws(CommandFailure) -> Replay {
    if replay.check == Replay.hang { return replay }
    guard replay.check == Replay.trap else {
      return Shrinker.shrink(replay) { Interruption.isRequested ? nil : $0.run(catalog) }
    }
    let scratch = try ScratchFolder()
    return Shrinker.shrink(replay, trials: Self.trapTrials) { candidate in
      Interruption.isRequested ? nil : (try? play(candidate, in: scratch)) ?? nil
    }
  }

  /// Does a replay in a process of its own; answers the first divergence, a trap and a hang being some.
  func play(_ replay: Replay, in scratch: ScratchFolder) throws(CommandFailure) -> Divergence? {
    let path = scratch("replay")
    try OutputFolder(preparing: scratch.path).replace([OutputFile(name: "replay.json", bytes: replay.json())])
    unlink(path + ".found.json")
    let mark = StressMark(at: path)
    mark?.operation = -1
    let child = try SharingProcess(
      ["replay", "--in-process", path + ".json"], variables: [StressWorker.reportVariable: path],
      output: path + ".out", errors: path + ".err")
    let end = child.wait(patience: patience)
    let place = mark?.operation ?? replay.operations.count - 1
    switch end {
    case nil where Interruption.isRequested: throw CommandFailure(.interrupted, "interrupted")
    case nil: return Divergence(check: Replay.hang, message: "for \(Int(patience)) seconds", operation: place)
    case .killed(let signal):
      let words = SharingProcess.lastWords(in: path + ".err") ?? "by signal \(signal)"
      return Divergence(check: Replay.trap, message: words, operation: place)
    case .exited(let code):
      if code == ExitCode.success.rawValue { return nil }
      guard let bytes = try? InputFile.bytes(at: path + ".found.json"), let found = try? Replay(json: bytes) else {
        let words = SharingProcess.lastWords(in: path + ".err") ?? "exit code \(code)"
        throw CommandFailure(.internalError, "the process of the replay ended without a result: \(words)")
      }
      return Divergence(check: found.check, message: found.message, operation: found.operations.count - 1)
    }
  }
}
