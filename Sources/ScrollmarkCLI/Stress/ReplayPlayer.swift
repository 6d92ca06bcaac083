import Foundation
import Glibc
import Scrollmark

/// Does replays in processes of their own, or here.
@MainActor struct ReplayPlayer {
  let catalog: StressCatalog

  /// How many processes the shrinking of one trap may take.
  private static let trapTrials = 300

  /// The smallest run that fails like `replay`.
  func shrink(_ replay: Replay) throws(CommandFailure) -> Replay {
    guard replay.check == Replay.trap else { return Shrinker.shrink(replay) { $0.run(catalog) } }
    let scratch = try ScratchFolder()
    return Shrinker.shrink(replay, trials: Self.trapTrials) { candidate in
      (try? play(candidate, in: scratch)) ?? nil
    }
  }

  /// Does a replay in a process of its own; answers the first divergence, a trap being one.
  func play(_ replay: Replay, in scratch: ScratchFolder) throws(CommandFailure) -> Divergence? {
    let path = scratch("replay")
    try OutputFolder(preparing: scratch.path).replace([OutputFile(name: "replay.json", bytes: replay.json())])
    unlink(path + ".found.json")
    let child = try SharingProcess(
      ["replay", "--in-process", path + ".json"], variables: [StressWorker.reportVariable: path],
      output: path + ".out", errors: path + ".err")
    guard case .killed(let signal) = child.wait() else {
      guard let bytes = try? InputFile.bytes(at: path + ".found.json"),
        let found = try? Replay(json: bytes)
      else { return nil }
      return Divergence(check: found.check, message: found.message, operation: found.operations.count - 1)
    }
    let errors = String(decoding: (try? InputFile.bytes(at: path + ".err")) ?? [], as: UTF8.self)
    let words = errors.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("*** ") }
    return Divergence(
      check: Replay.trap, message: words.map(String.init) ?? "by signal \(signal)",
      operation: StressMark(at: path)?.operation ?? replay.operations.count - 1)
  }
}
