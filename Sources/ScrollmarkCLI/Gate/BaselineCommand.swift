import Measurement
import Reporting
import Scrollmark

/// `scrollmark baseline`: writes the baselines anew, or holds what is counted against them.
@MainActor struct BaselineCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// Where things are.
  let home: Home

  /// Does what the first operand says.
  func run() throws(CommandFailure) -> ExitCode {
    let plan = try GatePlan(
      arguments, operands: Array(arguments.operands.dropFirst()), catalog: home.catalog(arguments))
    return arguments.operands[0] == "update" ? try update(plan) : try check(plan)
  }

  private func check(_ plan: GatePlan) throws(CommandFailure) -> ExitCode {
    let output = try CheckOutput(arguments)
    do throws(CommandFailure) {
      let tier = try ExactTier(plan: plan, folder: home.baselines(arguments))
      let (results, current) = try count(plan)
      return try output.write(
        CheckReport(
          title: "Exact metrics against the baseline", base: "the baseline", head: current.commit.value ?? "this build",
          findings: tier.findings(results, in: current), notes: ExactTier.notes(results)))
    } catch {
      output.abandon()
      throw error
    }
  }

  private func update(_ plan: GatePlan) throws(CommandFailure) -> ExitCode {
    for option in CheckOptions.all where arguments.has(option.name) {
      throw CommandFailure(.usage, "\(option.name) goes with `baseline check`: an update checks nothing")
    }
    let folder = home.baselines(arguments)
    let strays = plan.isWhole ? try folder.strays(beside: plan.names) : []
    let (results, current) = try count(plan)
    var baselines: [Baseline] = []
    var rows: [[String]] = []
    for workload in plan.workloads {
      let own = results.filter { $0.name == workload.name }
      do {
        baselines.append(try Baseline(own, environment: current))
      } catch {
        throw CommandFailure(.invalidMeasurement, "\(workload.name): \(error)")
      }
      // What cannot be read is replaced: that is what an update is for.
      let before = try? folder.baseline(of: workload.name)
      rows.append([workload.name, Self.change(from: before ?? nil, to: baselines[baselines.count - 1])])
    }
    try folder.update(baselines, removing: strays)
    rows += strays.map { [$0.baseline.workload, "removed: there is no such workload"] }
    let table = TextTable.render(header: ["workload", "baseline"], rows: rows, numbers: 2...2)
    try Terminal.write(table + "\nFolder: \(folder.path)\n")
    return .success
  }

  private func count(_ plan: GatePlan) throws(CommandFailure) -> (results: [WorkloadResult], RunEnvironment) {
    let current = RunEnvironment.current()
    try CountedRun.check(current)
    return (try CountedRun(parts: plan.parts, timed: [], environment: environment).results(), current)
  }

  /// What an update of one file does, for people.
  static func change(from before: Baseline?, to after: Baseline) -> String {
    let kind = after.notExact.map { "outside the exact tier: \($0)" }
    guard let before else { return kind ?? "new, \(after.sizes.count) sizes" }
    guard before != after else { return "unchanged" }
    if let kind { return kind }
    let changed = after.sizes.filter { before.sizes[$0.key] != $0.value }.count
    return changed == 0
      ? "changed: another environment, or a size less" : "changed at \(changed) of \(after.sizes.count) sizes"
  }
}
