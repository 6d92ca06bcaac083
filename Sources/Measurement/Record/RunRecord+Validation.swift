extension RunRecord {
  /// Checks what the types cannot: that tables are whole, that rates and numbers are within bounds, and that each workload is there
  /// once at each size. Throws `RunRecordError`. O(n).
  func validate() throws {
    try Self.check(recorderNanosecondsPerFrame.value?.isFinite ?? true, "recorderNanosecondsPerFrame", "is not finite")
    try Self.check(environment.cpuQuota.value?.isFinite ?? true, "environment.cpuQuota", "is not finite")
    for (field, load) in [("loadAtStart", environment.loadAtStart), ("loadAtEnd", environment.loadAtEnd)] {
      try Self.check(
        (0...1_000_000_000).contains(load.value ?? 0), "environment.\(field)", "is not finite, or is no load average")
    }
    try checkNames()
    for (index, workload) in workloads.enumerated() {
      let field = "workloads[\(index)]"
      try Self.check(
        (1...1_000_000).contains(workload.framesPerSecond), "\(field).framesPerSecond",
        "is \(workload.framesPerSecond); it lies between 1 and 1,000,000")
      try Self.check(
        (0...Int64.max / 2).contains(workload.peakBytes.value ?? 0), "\(field).peakBytes", "is no number of bytes")
      try Self.validate(workload.opening, "\(field).opening")
      try Self.validate(workload.frames, "\(field).frames")
      try Self.check(
        workload.timePasses >= 0, "\(field).timePasses", "is \(workload.timePasses); it cannot be negative")
      if let passes = workload.passes.value {
        try Self.validate(passes, timePasses: workload.timePasses, "\(field).passes.value")
      }
    }
  }

  private func checkNames() throws {
    var places: [[String]: Int] = [:]
    for (index, workload) in workloads.enumerated() {
      guard let first = places.updateValue(index, forKey: [workload.name, workload.size]) else { continue }
      throw RunRecordError.duplicate(name: workload.name, size: workload.size, first: first, second: index)
    }
  }

  private static func validate(_ passes: PassTotals, timePasses: Int, _ field: String) throws {
    let discarded = passes.warmUp.discarded
    try check(discarded >= 0, "\(field).warmUp.discarded", "is \(discarded); it cannot be negative")
    for (columns, count, name) in [
      (passes.discarded, discarded, "discarded"), (passes.frames, timePasses, "frames"),
      (passes.opening, timePasses, "opening"),
    ] {
      for metric in FrameMetric.allCases {
        guard let column = columns[metric] else { continue }
        let field = "\(field).\(name).\(metric.rawValue)"
        try check(column.count == count, field, "has \(column.count) numbers instead of \(count), one a pass")
        if column.contains(where: { $0 < 0 }) { throw RunRecordError.clockWentBack(field: field) }
      }
    }
  }

  private static func validate(_ table: FrameTable, _ field: String) throws {
    try check(table.count >= 0, "\(field).count", "is \(table.count); it cannot be negative")
    let expected = "instead of \(table.count), one a frame"
    try check(table.step.count == table.count, "\(field).step", "has \(table.step.count) numbers \(expected)")
    try check(table.offset.count == table.count, "\(field).offset", "has \(table.offset.count) numbers \(expected)")
    try check(table.offset.allSatisfy(\.isFinite), "\(field).offset", "has a number that is not finite")
    for metric in FrameMetric.allCases {
      guard let column = table.columns[metric] else { continue }
      let name = "\(field).columns.\(metric.rawValue)"
      try check(column.count == table.count, name, "has \(column.count) numbers \(expected)")
      if metric.tier == .time, column.contains(where: { $0 < 0 }) { throw RunRecordError.clockWentBack(field: name) }
      let mayBeNegative = metric.tier == .time || metric == .netBytes
      try check(mayBeNegative || column.allSatisfy { $0 >= 0 }, name, "has a negative count")
      try check(hasTotal(column), name, "has numbers too large to add up")
    }
  }

  /// Whether the sum of `column` fits, with as much room again.
  private static func hasTotal(_ column: [Int64]) -> Bool {
    var total: Int64 = 0
    for number in column {
      let (sum, overflows) = total.addingReportingOverflow(number)
      if overflows || sum.magnitude > Int64.max / 2 { return false }
      total = sum
    }
    return true
  }

  private static func check(_ holds: Bool, _ field: String, _ problem: String) throws {
    if !holds { throw RunRecordError.invalid(field: field, problem: problem) }
  }
}
