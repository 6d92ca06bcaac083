/// Holds what workloads measured against the budgets of their files.
public struct BudgetCheck: Sendable {
  /// Everything that was measured, references included.
  public var results: [WorkloadResult]
  /// Whether times were measured to be judged. Where they were not, budgets of times are left out.
  public var judgesTimes: Bool

  /// Makes a check of `results`.
  public init(results: [WorkloadResult], judgesTimes: Bool) {
    self.results = results
    self.judgesTimes = judgesTimes
  }

  /// A finding for each of `budgets` and each size of `workload` that it is about. `counts` are the counts that the workload sweeps
  /// over. O(frames × budgets).
  public func findings(of workload: String, _ budgets: [Budget], counts: [Int]) -> [Finding] {
    budgets.filter { judgesTimes || !$0.needsTime }.flatMap { budget -> [Finding] in
      let own = results.filter { $0.name == workload }
      if budget.isOverCounts {
        let swept = counts.sorted().compactMap { count in own.first { $0.size == String(count) } }
        // A run at another size says nothing about growth.
        return swept.isEmpty
          ? [] : [GrowthCheck(workload: workload, budget: budget, results: swept).finding()]
      }
      return own.filter { budget.size == nil || budget.size == $0.size }.map {
        finding(budget, of: $0)
      }
    }
  }

  private func finding(_ budget: Budget, of result: WorkloadResult) -> Finding {
    var finding = Finding(
      workload: result.name, size: result.size, metric: budget.metric.name,
      statistic: budget.statistic.rawValue,
      check: .budget, outcome: .invalidMeasurement, unit: Finding.Unit(budget.metric.unit),
      message: "")
    let base = budget.reference.map { referenceNumber(of: budget, $0, size: result.size) }
    switch (BudgetNumber.of(budget, in: result), base) {
    case (.absent(let reason), _), (.value, .absent(let reason)?):
      finding.message =
        "\(result.place): \(budget.subject): the budget cannot be held against anything, since it was not measured: \(reason)"
    case (.value(let number), nil):
      finding.head = number
      judge(&finding, number, budget, place: result.place, beside: "")
    case (.value(let number), .value(let base)?):
      finding.head = number
      finding.base = base
      judge(
        &finding, Self.quotient(number, base), budget, place: result.place, beside: name(of: budget)
      )
    }
    return finding
  }

  private func judge(
    _ finding: inout Finding, _ number: Double, _ budget: Budget, place: String, beside: String
  ) {
    let verdict = BudgetVerdict(number: number, budget: budget)
    finding.outcome = verdict.holds ? .pass : .regression
    finding.limit = verdict.limit
    let unit =
      beside.isEmpty
      ? budget.metric.unit == .count ? "" : " " + budget.metric.unit.rawValue : " times \(beside)"
    finding.message =
      "\(place): \(budget.subject) is \(BudgetVerdict.text(number))\(unit), \(verdict.text)"
  }

  private func referenceNumber(of budget: Budget, _ reference: Budget.Reference, size: String)
    -> Reading<Double>
  {
    let wanted = reference.size ?? size
    guard let other = results.first(where: { $0.name == reference.workload && $0.size == wanted })
    else {
      return .absent(
        reason: "\(reference.workload) (\(wanted)), beside which it is held, was not run")
    }
    return BudgetNumber.of(budget, in: other)
  }

  private func name(of budget: Budget) -> String {
    guard let reference = budget.reference else { return "" }
    return reference.workload + (reference.size.map { " (\($0))" } ?? "")
  }

  /// The quotient; nothing over nothing is 1, and something over nothing is more than any bound.
  private static func quotient(_ number: Double, _ base: Double) -> Double {
    base == 0 ? (number == 0 ? 1 : .greatestFiniteMagnitude) : number / base
  }
}
