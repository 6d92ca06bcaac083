import Measurement
import Scrollmark

/// Runs the parts of a plan one after the other, until the end, an error or an interruption.
@MainActor struct RunSession {
  /// Runs one part: as `WorkloadRunner.run` does.
  typealias Runner = (
    _ part: RunPlan.Part, _ progress: (RunProgress) -> Void, _ isCancelled: () -> Bool
  ) throws -> WorkloadResult

  /// What came out.
  struct Outcome {
    /// The parts that were finished.
    var results: [WorkloadResult]
    /// Why the run ended early, if it did.
    var failure: CommandFailure?
  }

  /// What is to be run.
  let plan: RunPlan
  /// Runs a part.
  let runner: Runner
  /// Says if somebody asked for an end.
  let isCancelled: () -> Bool

  /// Runs the parts. Those that were finished before an early end are kept; the last of them says what is missing.
  func run(showing line: inout ProgressLine) -> Outcome {
    var outcome = Outcome(results: [], failure: nil)
    for (index, part) in plan.parts.enumerated() {
      do {
        outcome.results.append(try run(part, at: index, showing: &line))
      } catch is CancellationError {
        outcome.failure = CommandFailure(.interrupted, "interrupted")
      } catch {
        outcome.failure = CommandFailure(error)
      }
      guard outcome.failure != nil else { continue }
      note(missing: plan.parts[index...], in: &outcome)
      break
    }
    line.clear()
    return outcome
  }

  private func run(
    _ part: RunPlan.Part, at index: Int, showing line: inout ProgressLine
  ) throws -> WorkloadResult {
    if isCancelled() { throw CancellationError() }
    let label = "\(part.label), \(index + 1) of \(plan.parts.count)"
    let before = plan.parts[..<index].reduce(0) { $0 + $1.workload.frameCount }
    let total = plan.parts.reduce(0) { $0 + $1.workload.frameCount }
    func show(done: Double) {
      guard line.isShown else { return }
      line.show(label, done: Double(before) + done, total: Double(total), now: WallClock.seconds())
    }
    show(done: 0)
    return try runner(
      part,
      { progress in
        let share = Double(progress.framesDone) / Double(max(1, progress.framesTotal))
        show(done: share * Double(part.workload.frameCount))
      }, isCancelled)
  }

  private func note(missing: ArraySlice<RunPlan.Part>, in outcome: inout Outcome) {
    guard let last = outcome.results.indices.last else { return }
    let names = missing.map(\.label).joined(separator: ", ")
    outcome.results[last].warnings.append("the run ended early; not run: \(names)")
    outcome.failure?.message += "; saved \(outcome.results.count) of \(plan.parts.count), not run: \(names)"
  }
}
