import Measurement

/// Reads the budgets of a workload file, and refuses those that cannot be meant.
struct BudgetReader {
  /// The name of the workload.
  let name: String
  /// The fields of the file.
  let fields: WorkloadFields
  /// The script that the file holds.
  let script: [Step]
  /// The counts that it sweeps over.
  let counts: [Int]

  /// The budgets in the order of the file.
  func read() throws -> [Budget] {
    let list = try fields.list("budgets") ?? []
    let budgets = try list.map { path, node in
      let entry = try fields.fields(node, path: path)
      let budget = try budget(entry)
      try entry.finish()
      return budget
    }
    if let (place, problem) = Budget.contradictions(budgets).first {
      throw WorkloadError(
        kind: .outOfRange, file: fields.file, place: place, problem: problem, remedy: "leave one of them out")
    }
    return budgets
  }

  private func budget(_ entry: WorkloadFields) throws -> Budget {
    let metric = try metric(entry)
    let budget = Budget(
      metric: metric,
      statistic: metric == .peakBytes ? .max : try entry.choice("statistic", of: Budget.Statistic.self),
      size: try size(entry),
      step: entry.has("step") ? try entry.whole("step", in: 1...script.count) - 1 : nil,
      reference: try reference(entry),
      isOverCounts: try isOverCounts(entry),
      least: try bound("least", entry, metric), most: try bound("most", entry, metric),
      place: entry.path)
    try check(budget, entry)
    return budget
  }

  private func metric(_ entry: WorkloadFields) throws -> Budget.Metric {
    let name = try entry.string("metric")
    guard let metric = Budget.Metric(name: name) else { throw entry.notAmong("metric", name, Budget.Metric.names) }
    return metric
  }

  /// A bound. Only a slope, and bytes that more are given back than taken, can be below 0.
  private func bound(_ key: String, _ entry: WorkloadFields, _ metric: Budget.Metric) throws -> Double? {
    guard entry.has(key) else { return nil }
    let canBeNegative = entry.has("over") || metric == .frame(.netBytes)
    return try entry.number(key, in: (canBeNegative ? -1e18 : 0)...1e18)
  }

  private func size(_ entry: WorkloadFields) throws -> String? {
    guard entry.has("size") else { return nil }
    let size = try entry.string("size")
    let known = ["smoke"] + (counts.isEmpty ? ["full"] : counts.map(String.init))
    guard known.contains(size) else { throw entry.notAmong("size", size, known) }
    return size
  }

  private func reference(_ entry: WorkloadFields) throws -> Budget.Reference? {
    guard let other = try entry.object("relativeTo") else { return nil }
    let size = other.has("size") ? try other.string("size") : nil
    let reference = Budget.Reference(workload: try other.string("workload"), size: size)
    try other.finish()
    guard reference.workload != name || size != nil else {
      throw other.outOfRange(
        "workload", "\"\(name)\" is this workload", "name another one, or another size of this one")
    }
    return reference
  }

  private func isOverCounts(_ entry: WorkloadFields) throws -> Bool {
    guard entry.has("over") else { return false }
    let over = try entry.string("over")
    guard over == "counts" else { throw entry.notAmong("over", over, ["counts"]) }
    return true
  }

  /// What the fields of a budget allow one by one and not together.
  private func check(_ budget: Budget, _ entry: WorkloadFields) throws {
    guard budget.least != nil || budget.most != nil else {
      throw entry.error(.missingKey, "most", "it is missing", "a budget needs `most`, `least` or both")
    }
    if budget.isOverCounts {
      guard counts.count >= 3 else {
        throw entry.outOfRange("over", "the workload has \(counts.count) counts", "a slope takes at least 3")
      }
      guard budget.size == nil, budget.reference == nil else {
        throw entry.outOfRange(
          budget.size == nil ? "relativeTo" : "size", "it stands beside over",
          "a slope is about all counts and no other")
      }
    }
    if budget.step != nil, budget.statistic == .opening || budget.metric == .peakBytes || budget.reference != nil {
      throw entry.outOfRange(
        "step", "it stands beside what no step has", "leave it out for the opening, for peakBytes and beside relativeTo"
      )
    }
    let frames = budget.step.map { script[$0].frames } ?? script.reduce(0) { $0 + $1.frames }
    guard frames >= budget.statistic.fewestFrames else {
      throw entry.outOfRange(
        "statistic", "there are \(frames) frames",
        "\(budget.statistic.rawValue) takes at least \(budget.statistic.fewestFrames)")
    }
  }
}
