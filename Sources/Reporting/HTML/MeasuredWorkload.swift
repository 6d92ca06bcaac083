import Measurement

/// A workload with what several parts of the page need of it, computed once.
struct MeasuredWorkload {
  let result: WorkloadResult
  /// The times of its frames in order, in nanoseconds.
  let times: Reading<SortedSamples>
  let summary: WorkloadSummary
  /// The times of the same workload at the same size in the run that this one is compared with; nil where there is none.
  let base: SortedSamples?
  /// What was found about it that is not a pass.
  let changes: [Finding]

  init(_ result: WorkloadResult, base: RunRecord? = nil, check: CheckReport? = nil) {
    self.result = result
    times = result.frames[.time].map(SortedSamples.init)
    summary = WorkloadSummary(result, times: times)
    let same = base?.workloads.first { $0.name == result.name && $0.size == result.size }
    self.base = same?.frames[.time].value.map(SortedSamples.init)
    changes = check?.changes.filter { $0.workload == result.name && [result.size, ""].contains($0.size) } ?? []
  }

  /// How much it needs a look: those with late frames come before all others, the more hitch time a second the earlier, then those
  /// that got worse and at last the rest, both by the share of the deadline that the slowest frame takes.
  var urgency: (rank: Int, amount: Double) {
    if isLate { return (2, summary.hitchMillisecondsPerSecond.value ?? 0) }
    return (isUrgent ? 1 : 0, (summary.max.value.map(Double.init) ?? 0) / Double(max(summary.deadline, 1)))
  }

  /// Whether it has late frames or got worse.
  var isUrgent: Bool { isLate || changes.contains { $0.outcome == .regression } }

  private var isLate: Bool { (summary.framesOverDeadline.value ?? 0) > 0 }
}
