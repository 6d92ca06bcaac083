extension Baseline {
  /// The baseline of one workload from what it measured in `environment`, at each of its sizes; `results` are all of that workload, and
  /// there is at least one. Throws `BaselineError.notMeasured` where a count is absent.
  public init(_ results: [WorkloadResult], environment: RunEnvironment) throws(BaselineError) {
    precondition(Set(results.map(\.name)).count == 1, "A baseline is that of one workload")
    var sizes: [String: BaselineEntry] = [:]
    for result in results where result.notExact == nil {
      sizes[result.size] = try BaselineEntry(result)
    }
    self.init(
      workload: results[0].name, toolchain: environment.toolchain,
      allocator: environment.allocator.value ?? "unknown", buildMode: environment.buildMode,
      notExact: results.compactMap(\.notExact).first, sizes: sizes)
  }
}

extension BaselineEntry {
  /// The metrics of a frame that are in a baseline.
  static let metrics = FrameMetric.allCases.filter { $0.tier == .exact }

  /// What `result` counted. Throws `BaselineError.notMeasured` where a count is absent. O(frames × metrics).
  init(_ result: WorkloadResult) throws(BaselineError) {
    var (opening, total, max): ([String: Int64], [String: Int64], [String: Int64]) = ([:], [:], [:])
    for metric in Self.metrics {
      let columns = (result.opening[metric], result.frames[metric])
      guard case (.value(let first), .value(let frames)) = columns else {
        throw .notMeasured(
          metric: metric.rawValue, size: result.size,
          reason: columns.0.reason ?? columns.1.reason ?? "")
      }
      opening[metric.rawValue] = first.reduce(0, +)
      total[metric.rawValue] = frames.reduce(0, +)
      max[metric.rawValue] = frames.max() ?? 0
    }
    guard case .value(let peak) = result.peakBytes else {
      throw .notMeasured(
        metric: "peakBytes", size: result.size, reason: result.peakBytes.reason ?? "")
    }
    self.init(subject: Subject(result), opening: opening, total: total, max: max, peakBytes: peak)
  }
}
