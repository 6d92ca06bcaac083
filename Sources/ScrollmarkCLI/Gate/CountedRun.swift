import Measurement
import Scrollmark

/// Runs the parts of a gate, counting everything and taking times only where a budget is about them.
@MainActor struct CountedRun {
  /// What runs, in order.
  let parts: [RunPlan.Part]
  /// The names of the workloads whose times are taken.
  let timed: Set<String>
  /// The variables of the environment.
  let environment: [String: String]

  /// What was counted, in order. Throws what stops a run, interruption included: a part of the counts is no verdict.
  func results() throws(CommandFailure) -> [WorkloadResult] {
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    let counting = WorkloadRunner(options: RunOptions(timePasses: 0))
    let timing = WorkloadRunner()
    let session = RunSession(
      plan: RunPlan(parts: parts),
      runner: { part, progress, isCancelled in
        let runner = timed.contains(part.workload.name) ? timing : counting
        return try runner.run(part.workload, size: part.size, progress: progress, isCancelled: isCancelled)
      },
      isCancelled: { Interruption.isRequested })
    let outcome = session.run(showing: &line)
    if let failure = outcome.failure { throw failure }
    return outcome.results
  }

  /// Refuses an environment in which counts do not repeat.
  nonisolated static func check(_ environment: RunEnvironment) throws(CommandFailure) {
    guard environment.deterministicHashing else {
      throw CommandFailure(
        .invalidMeasurement,
        "hashing varies from run to run, and counts with it: set SWIFT_DETERMINISTIC_HASHING=1, as ci/scrollmark does")
    }
    if let reason = environment.allocator.reason {
      throw CommandFailure(.invalidMeasurement, "allocations cannot be counted here: \(reason)")
    }
  }
}
