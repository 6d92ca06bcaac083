import Foundation
import Scrollmark

/// Runs seeds in this process.
@MainActor struct StressWorker {
  /// The variable by which a process is told where to leave its mark and its tally.
  static let reportVariable = "SCROLLMARK_STRESS_REPORT"
  /// The variable by which it is told when to end, in seconds of the clock that all processes share.
  static let endVariable = "SCROLLMARK_STRESS_END"

  let plan: StressPlan
  /// When to end, in seconds of `WallClock`; nil for no limit.
  let end: Double?
  /// Says if somebody asked for an end.
  let isCancelled: () -> Bool

  /// Runs seed after seed, until there are enough operations, seeds, failures or seconds.
  func run(mark: StressMark?, progress: (StressTally) -> Void = { _ in }) -> StressTally {
    var tally = StressTally(from: plan.firstSeed)
    var dealer = plan.dealer
    while tally.failures.count < plan.failures, !isCancelled(), !isOver, let slice = dealer.deal(1) {
      mark?.seed = slice.first
      let result = plan.runner.run(seed: slice.first, limit: slice.operations ?? .max) { mark?.operation = $0 }
      tally.add(result)
      progress(tally)
    }
    return tally
  }

  private var isOver: Bool { end.map { WallClock.seconds() >= $0 } ?? false }
}
