import Measurement

/// A workload with what several parts of the page need of it, computed once.
struct MeasuredWorkload {
  let result: WorkloadResult
  /// The times of its frames in order, in nanoseconds.
  let times: Reading<SortedSamples>
  let summary: WorkloadSummary

  init(_ result: WorkloadResult) {
    self.result = result
    times = result.frames[.time].map(SortedSamples.init)
    summary = WorkloadSummary(result, times: times)
  }
}
