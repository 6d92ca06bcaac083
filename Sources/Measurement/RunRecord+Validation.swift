extension RunRecord {
  /// Checks what the types cannot: that tables are whole and that rates and numbers are within bounds. Throws
  /// `RunRecordError.invalid`. O(n).
  func validate() throws {
    try Self.check(recorderNanosecondsPerFrame.value?.isFinite ?? true, "recorderNanosecondsPerFrame", "is not finite")
    try Self.check(environment.cpuQuota.value?.isFinite ?? true, "environment.cpuQuota", "is not finite")
    try Self.check(environment.loadAtStart.value?.isFinite ?? true, "environment.loadAtStart", "is not finite")
    try Self.check(environment.loadAtEnd.value?.isFinite ?? true, "environment.loadAtEnd", "is not finite")
    for (index, workload) in workloads.enumerated() {
      let field = "workloads[\(index)]"
      try Self.check(
        (1...1_000_000).contains(workload.framesPerSecond), "\(field).framesPerSecond",
        "is \(workload.framesPerSecond); it lies between 1 and 1,000,000")
      try Self.validate(workload.opening, "\(field).opening")
      try Self.validate(workload.frames, "\(field).frames")
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
      try check(metric.tier == .exact || column.allSatisfy { $0 >= 0 }, name, "has a negative time")
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
