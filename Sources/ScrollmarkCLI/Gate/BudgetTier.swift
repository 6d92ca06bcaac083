import Measurement
import Scrollmark

/// Holds what was measured against the budgets of the workload files.
@MainActor struct BudgetTier {
  /// What was to run.
  let plan: GatePlan
  /// Says if budgets of times are judged.
  let judgesTimes: Bool
  /// The variables of the environment.
  let environment: [String: String]

  /// The workloads whose times a budget needs, their own or another's.
  var timed: Set<String> { judgesTimes ? Self.timed(by: plan.workloads) : [] }

  /// A finding for each budget and each size that it is about. A budget of times that is broken is measured once more, and counts as broken
  /// only if it is again: what slowed the machine for a moment is gone then.
  func findings(_ results: [WorkloadResult]) throws(CommandFailure) -> [Finding] {
    let first = plan.workloads.map { self.findings(of: $0, results) }
    let doubtful = zip(plan.workloads, first).filter { $0.1.contains(where: Self.isBrokenTime) }.map(\.0)
    guard !doubtful.isEmpty else { return first.flatMap(\.self) }
    let names = Set(doubtful.map(\.name)).union(Self.timed(by: doubtful))
    let again = try CountedRun(
      parts: plan.parts.filter { names.contains($0.workload.name) }, timed: names, environment: environment
    ).results()
    return zip(plan.workloads, first).flatMap { workload, findings -> [Finding] in
      guard findings.contains(where: Self.isBrokenTime) else { return findings }
      return zip(findings, self.findings(of: workload, again)).map { Self.isBrokenTime($0) ? $1 : $0 }
    }
  }

  /// Which budgets nobody looked at.
  var notes: [String] {
    var notes: [String] = []
    let count = plan.workloads.reduce(0) { $0 + $1.budgets.count(where: \.needsTime) }
    if !judgesTimes, count > 0 {
      notes.append("\(count) \(count == 1 ? "budget of times was" : "budgets of times were") not checked (--no-time)")
    }
    guard !plan.hasAllSizes else { return notes }
    for workload in plan.workloads {
      let unheld = workload.budgets.filter { $0.isOverCounts || ($0.size ?? "smoke") != "smoke" }
      guard !unheld.isEmpty else { continue }
      let words = unheld.map { "\($0.place) (\($0.isOverCounts ? "growth over counts" : "at \($0.size ?? "")"))" }
      notes.append(
        "\(workload.name): not checked, since only the small size ran (--smoke): \(words.joined(separator: ", "))")
    }
    return notes
  }

  private func findings(of workload: Workload, _ results: [WorkloadResult]) -> [Finding] {
    BudgetCheck(results: results, judgesTimes: judgesTimes)
      .findings(of: workload.name, workload.budgets, counts: workload.counts)
  }

  private static func timed(by workloads: [Workload]) -> Set<String> {
    var names: Set<String> = []
    for workload in workloads {
      for budget in workload.budgets where budget.needsTime {
        names.insert(workload.name)
        if let reference = budget.reference { names.insert(reference.workload) }
      }
    }
    return names
  }

  private static func isBrokenTime(_ finding: Finding) -> Bool {
    finding.outcome == .regression && FrameMetric(rawValue: finding.metric)?.tier == .time
  }
}
