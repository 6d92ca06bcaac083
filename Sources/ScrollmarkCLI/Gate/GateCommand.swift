import Measurement
import Reporting
import Scrollmark

/// `scrollmark gate`: everything that stops a pull request, in one report.
@MainActor struct GateCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// Where things are.
  let home: Home

  /// Checks and reads everything that can be checked and read beforehand, measures, and reports.
  func run() throws(CommandFailure) -> ExitCode {
    let plan = try GatePlan(arguments, operands: arguments.operands, catalog: home.catalog(arguments))
    try checkOptions()
    let output = try CheckOutput(arguments)
    do throws(CommandFailure) {
      return try output.write(try report(plan))
    } catch {
      output.abandon()
      throw error
    }
  }

  private func report(_ plan: GatePlan) throws(CommandFailure) -> CheckReport {
    let current = RunEnvironment.current()
    var report = CheckReport(
      title: "Gate", base: "the baseline", head: current.commit.value ?? "this build", isShard: plan.shard != nil,
      shard: plan.shard.map { CheckReport.Place(number: $0.number, count: $0.count) })
    if let shard = plan.shard, plan.workloads.isEmpty {
      report.notes = ["shard \(shard.label) has no workload: there are fewer workloads than shards"]
      return report
    }
    try CountedRun.check(current)
    let tier = try ExactTier(plan: plan, folder: home.baselines(arguments))
    let base = try timeBase(current)
    let budgets = BudgetTier(plan: plan, judgesTimes: judgesTimes, environment: environment)
    let results = try CountedRun(parts: plan.parts, timed: budgets.timed, environment: environment).results()
    report.findings = tier.findings(results, in: current) + (try budgets.findings(results))
    report.notes = ExactTier.notes(results) + budgets.notes
    switch base {
    case .value(let base):
      let times = try TimeTier(parts: plan.timedParts, base: base, policy: try policy(), environment: environment)
        .run()
      report.base += ", and for times \(base.label)"
      report.findings += times.findings
      report.notes += times.notes
    case .absent(let reason):
      report.notes.append("no times were compared: \(reason)")
    }
    return report
  }

  private var judgesTimes: Bool { !arguments.has("--no-time") }

  private func timeBase(_ current: RunEnvironment) throws(CommandFailure) -> Reading<Executable> {
    guard judgesTimes else { return .absent(reason: "--no-time") }
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    defer { line.clear() }
    return try TimeTier.base(arguments.text("--base"), head: current, home: home, environment: environment) {
      line.show($0, now: WallClock.seconds())
    }
  }

  private func policy() throws(CommandFailure) -> ABPolicy {
    var policy = ABPolicy()
    policy.tolerances = try ToleranceFile.read(home.tolerances)
    policy.seconds = Double(arguments.integer("--seconds") ?? 10)
    return policy
  }

  private func checkOptions() throws(CommandFailure) {
    guard arguments.has("--no-time") else { return }
    for option in ["--time", "--base", "--seconds"] where arguments.has(option) {
      throw CommandFailure(.usage, "\(option) and --no-time exclude each other")
    }
  }
}
