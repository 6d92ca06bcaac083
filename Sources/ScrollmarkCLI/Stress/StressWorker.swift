import Foundation
import Scrollmark

/// Runs seeds in this process.
@MainActor struct StressWorker {
  /// The variable by which a process is told where to leave its mark and its tally.
  static let reportVariable = "SCROLLMARK_STRESS_REPORT"

  let plan: StressPlan
  /// Says if somebody asked for an end.
  let isCancelled: () -> Bool

  /// Runs seed after seed, until there are enough operations, seeds, failures or seconds.
  func run(mark: StressMark?, progress: (StressTally) -> Void = { _ in }) -> StressTally {
    var tally = StressTally(from: plan.firstSeed)
    let end = plan.seconds.map { WallClock.seconds() + $0 }
    var seeds = 0
    while seeds < plan.seeds, tally.failures.count < plan.failures, !isCancelled() {
      let left = plan.operations.map { $0 - tally.operations } ?? .max
      if left <= 0 { break }
      if let end, WallClock.seconds() >= end { break }
      mark?.seed = tally.nextSeed
      let result = plan.runner.run(seed: tally.nextSeed, limit: left) { mark?.operation = $0 }
      tally.add(result)
      seeds += 1
      progress(tally)
    }
    return tally
  }
}
