import Measurement
import Scrollmark

/// Holds what was counted against the baselines.
struct ExactTier {
  /// What was to run.
  let plan: GatePlan
  /// The baselines that there are, by workload.
  private let baselines: [String: Baseline]
  private let strays: [String]

  /// Reads the baselines, before anything is measured. Fails with `baselineUnreadable`.
  init(plan: GatePlan, folder: BaselineFolder) throws(CommandFailure) {
    var baselines: [String: Baseline] = [:]
    for workload in plan.workloads { baselines[workload.name] = try folder.baseline(of: workload.name) }
    self.plan = plan
    self.baselines = baselines
    strays = plan.looksForStrays ? try folder.strays(beside: plan.names).map(\.baseline.workload) : []
  }

  /// A finding for each size that is as it was, and one for each number that is not.
  func findings(_ results: [WorkloadResult], in environment: RunEnvironment) -> [Finding] {
    let check = BaselineCheck(environment: environment)
    let findings = plan.workloads.flatMap { workload in
      check.findings(
        of: workload.name, results.filter { $0.name == workload.name }, against: baselines[workload.name],
        isWhole: plan.hasAllSizes)
    }
    return findings + BaselineCheck.strays(strays)
  }

  /// What is outside the exact tier, and why.
  static func notes(_ results: [WorkloadResult]) -> [String] {
    var notes: [String] = []
    for result in results {
      guard let reason = result.notExact else { continue }
      let note = "\(result.name) is outside the exact tier: \(reason)"
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
