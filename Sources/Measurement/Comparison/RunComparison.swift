/// Compares two saved runs: counts and bytes by their difference, times by an interval over their passes.
///
/// What is not comparable is not compared, and says why. Numbers that passed are findings too.
public struct RunComparison: Sendable {
  /// The run to compare with.
  public let base: RunRecord
  /// The run that is judged.
  public let head: RunRecord
  /// How they are compared.
  public let options: ComparisonOptions

  /// Prepares a comparison.
  public init(base: RunRecord, head: RunRecord, options: ComparisonOptions = ComparisonOptions()) {
    self.base = base
    self.head = head
    self.options = options
  }

  /// What the comparison comes to; `names` is what the runs are called in it. O(frames × metrics).
  public func report(names: (base: String, head: String) = ("base", "head")) -> CheckReport {
    var report = CheckReport(title: "Head against base", base: names.base, head: names.head)
    let empty = [("base", base), ("head", head)].filter { $0.1.workloads.isEmpty }.map(\.0)
    guard empty.isEmpty else {
      report.findings = empty.map(nothingRan)
      return report
    }
    let obstacles = Obstacle.between(base.environment, head.environment).filter(isAsked)
    let tiers = addRefusals(
      obstacles, Finding(check: .comparability, outcome: .notComparable, message: ""), to: &report)
    let pairing = WorkloadPairing(base.workloads, head.workloads)
    report.findings += pairing.findings()
    var undecided: [String] = []
    // Where nothing may be compared, what else differs in the workloads does not matter.
    for (before, after) in tiers.isEmpty ? [] : pairing.pairs {
      undecided += compare(before, after, tiers: tiers, into: &report)
    }
    addNotes(undecided, comparesTimes: tiers.contains(.times), to: &report)
    return report
  }

  private func nothingRan(_ side: String) -> Finding {
    Finding(
      check: .baseline, outcome: .nothingRan,
      message: "The \(side) is an empty run: it has no workloads. Run some, then compare again.")
  }

  private func isAsked(_ obstacle: Obstacle) -> Bool {
    options.tier == .all || obstacle.concerns(options.tier)
  }

  /// Adds a finding like `template` for each obstacle that is not allowed, and a note for each that is; answers which tiers are left.
  private func addRefusals(
    _ obstacles: [Obstacle], _ template: Finding, to report: inout CheckReport
  ) -> Set<ComparisonOptions.Tier> {
    let place = template.workload.isEmpty ? "" : "\(template.workload) (\(template.size)): "
    for obstacle in obstacles {
      if options.allowed.contains(obstacle.allowance) {
        report.notes.append("\(place)compared although \(obstacle.difference).")
      } else {
        var finding = template
        let refusal = obstacle.refusal
        finding.message =
          place.isEmpty ? "\(refusal.prefix(1).uppercased())\(refusal.dropFirst())." : "\(place)\(refusal)."
        report.findings.append(finding)
      }
    }
    let barring = obstacles.filter { !options.allowed.contains($0.allowance) }
    let asked: [ComparisonOptions.Tier] = options.tier == .all ? [.exact, .times] : [options.tier]
    return Set(asked.filter { tier in !barring.contains { $0.concerns(tier) } })
  }

  /// Adds the findings about one workload; answers what could not be decided.
  private func compare(
    _ before: WorkloadResult, _ after: WorkloadResult, tiers: Set<ComparisonOptions.Tier>,
    into report: inout CheckReport
  ) -> [String] {
    let template = Finding(
      workload: after.name, size: after.size, check: .comparability, outcome: .notComparable, message: "")
    let obstacles = Obstacle.between(before, after).filter(isAsked)
    let left = addRefusals(obstacles, template, to: &report)
    let tiers = tiers.filter(left.contains)
    if tiers.contains(.exact) { addExact(before, after, to: &report) }
    guard tiers.contains(.times) else { return [] }
    var undecided: [String] = []
    for result in TimeNumbers(base: before, head: after, policy: options.policy).results() {
      switch result {
      case .finding(let finding): report.findings.append(finding)
      case .undecided(let sentence): undecided.append(sentence)
      }
    }
    return undecided
  }

  private func addExact(_ before: WorkloadResult, _ after: WorkloadResult, to report: inout CheckReport) {
    if let reason = after.notExact ?? before.notExact {
      report.notes.append("\(after.place): counts and bytes are outside the exact tier and not compared: \(reason).")
      return
    }
    let numbers = ExactNumbers(base: before, head: after)
    report.findings += numbers.findings()
    let unknown = numbers.unknown.map(\.rawValue).joined(separator: ", ")
    if !unknown.isEmpty {
      report.notes.append("\(after.place): one of the runs is too old to know \(unknown).")
    }
  }

  private func addNotes(_ undecided: [String], comparesTimes: Bool, to report: inout CheckReport) {
    guard comparesTimes else { return }
    if !undecided.isEmpty {
      report.notes.append("Times that nothing can be said of, since it takes more passes (`run --passes 5`):")
      report.notes += undecided
    }
    let wide = report.findings.count { $0.isUndecided == true }
    if wide > 0 {
      report.notes.append(
        "\(wide) time\(wide == 1 ? "" : "s") may be longer by more than is allowed: the interval is too wide to say. More passes narrow it."
      )
    }
    if report.findings.contains(where: { $0.check == .time }) {
      report.notes.append(
        "The runs were not made side by side: what changed on the machine between them is part of each difference in time."
      )
    }
    for (side, record) in [("base", base), ("head", head)] {
      let loads = [record.environment.loadAtStart.value, record.environment.loadAtEnd.value].compactMap(\.self)
      guard let load = loads.max(), load > Double(record.environment.cores) else { continue }
      report.notes.append(
        "The \(side) ran at a load of \(load) on \(record.environment.cores) cores: its times are doubtful.")
    }
  }
}
