import Measurement
import Scrollmark

/// Compares the times of two binaries: short processes of both that alternate, in an order drawn by lot, on this machine.
///
/// Many processes average out where memory happens to lie, and neighbours in time are slow together when the machine is slow, so that their
/// quotients stay. A run in which the clock, the work or the process itself cannot be believed is an invalid measurement, never a verdict.
@MainActor struct ABSession {
  /// The binary to compare with.
  let base: Executable
  /// The binary that is judged.
  let head: Executable
  /// What is run.
  let workloads: [RunPlan.Part]
  /// How.
  let policy: ABPolicy
  /// The variables of the environment.
  let environment: [String: String]
  /// What came out, a workload and size each, in order.
  private(set) var comparisons: [ABComparison] = []

  /// Compares `head` with `base` on `workloads`.
  init(
    base: Executable, head: Executable, workloads: [RunPlan.Part], policy: ABPolicy = ABPolicy(),
    environment: [String: String]
  ) {
    (self.base, self.head, self.workloads, self.policy) = (base, head, workloads, policy)
    self.environment = environment
  }

  /// Compares all workloads. What cannot be compared is a finding too, a binary that cannot even say what it understands included. Throws
  /// where nothing can go on: `interrupted` and `nothingRan`.
  mutating func run(showing line: inout ProgressLine) throws(CommandFailure) -> [Finding] {
    guard !workloads.isEmpty else { throw CommandFailure(.nothingRan, "there is no workload to compare") }
    defer { line.clear() }
    var runner = try TimedRunner(environment: environment)
    do {
      try runner.learn([base, head])
    } catch {
      guard error.code == .invalidMeasurement else { throw error }
      comparisons = workloads.map { part in
        var comparison = ABComparison(workload: part.workload.name, size: part.size.label)
        comparison.failure = (.invalidMeasurement, error.message)
        return comparison
      }
      return comparisons.flatMap(\.findings)
    }
    var random = SplitMix64(seed: policy.seed)
    for part in workloads {
      var pairing = ABPairing(part: part, base: base, head: head, policy: policy, runner: runner)
      comparisons.append(try pairing.compare(&random, showing: &line))
    }
    return comparisons.flatMap(\.findings)
  }

  /// What the reader ought to know besides the findings.
  var notes: [String] {
    let discarded = "the first run of each binary on a workload warms up and is discarded"
    return [discarded]
      + comparisons.flatMap { comparison in comparison.changes.map { "\(comparison.label): other work: \($0)" } }
  }
}
