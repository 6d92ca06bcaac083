import Measurement

/// Results with every exact metric, for the tests of baselines and budgets.
enum Counted {
  /// A result whose frames count `column` of every exact metric; the opening frame counts 100.
  static func result(
    name: String = "feed", size: String = "full", items: Int = 1000,
    column: [Int64] = [1, 2, 3, 4],
    times: [Int64]? = nil, peak: Reading<Int64> = .value(4096), notExact: String? = nil
  ) -> WorkloadResult {
    let exact = FrameMetric.allCases.filter { $0.tier == .exact }
    func columns(_ column: [Int64]) -> [FrameMetric: [Int64]] {
      Dictionary(uniqueKeysWithValues: exact.map { ($0, column) })
    }
    var frames = columns(column)
    frames[.time] = times
    return WorkloadResult(
      name: name, summary: "", size: size, layout: "list", items: items, sections: 1, seed: 1,
      framesPerSecond: 60,
      inputDigest: "0f", timePasses: 0, steps: ["rest"],
      opening: FrameTable(count: 1, step: [0], offset: [0], columns: columns([100]), absent: [:]),
      frames: FrameTable(
        count: column.count, step: column.indices.map { $0 < 2 ? 0 : 1 },
        offset: column.map { _ in 0 },
        columns: frames, absent: [:]),
      peakBytes: peak, warnings: [], notExact: notExact)
  }

  static func environment(
    toolchain: String = "Swift 6.3", allocator: String = "jemalloc 5.3.0",
    buildMode: String = "release"
  ) -> RunEnvironment {
    var environment = Sample.record().environment
    environment.toolchain = toolchain
    environment.allocator = .value(allocator)
    environment.buildMode = buildMode
    return environment
  }

  static func baseline(_ results: WorkloadResult...) throws -> Baseline {
    try Baseline(results.isEmpty ? [result()] : results, environment: environment())
  }
}
