import Measurement
import Reporting
import Scrollmark

/// `scrollmark run`: runs workloads, writes the files of the run, prints the table.
@MainActor struct RunCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// Where things are.
  let home: Home

  /// Checks everything that can be checked beforehand, runs, and writes what was finished.
  func run() throws(CommandFailure) -> ExitCode {
    let plan = try RunPlan(arguments, catalog: home.catalog(arguments))
    let isShard = arguments.has("--shard")
    if isShard, plan.parts.isEmpty { Terminal.complain("scrollmark: this shard has no workload\n") }
    let counter = arguments.has("--instructions") ? try InstructionCounter(environment: environment) : nil
    let folder = try OutputFolder(preparing: home.output(arguments))
    var record = RunRecord(
      startedAt: WallClock.timestamp(), environment: .current(),
      recorderNanosecondsPerFrame: recorderCost, workloads: [], leftOut: plan.leftOut.isEmpty ? nil : plan.leftOut)
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    let outcome = session(plan, counter).run(showing: &line)
    record.workloads = outcome.results
    record.environment.loadAtEnd = RunEnvironment.loadAverage()
    if record.workloads.isEmpty, !(isShard && plan.parts.isEmpty) {
      folder.removeIfEmpty()
    } else {
      try save(record, in: folder)
    }
    if let failure = outcome.failure { throw failure }
    return .success
  }

  private var recorderCost: Reading<Double> {
    arguments.has("--times-only")
      ? .absent(reason: "only times were taken") : .value(WorkloadRunner.recorderCostPerFrame())
  }

  private func session(_ plan: RunPlan, _ counter: InstructionCounter?) -> RunSession {
    let seed = arguments.seed("--seed")
    let runner = WorkloadRunner(
      options: RunOptions(
        timePasses: arguments.integer("--passes"), warmUpPasses: arguments.integer("--warm-up") ?? 0,
        seed: seed, countsAllocations: !arguments.has("--times-only"),
        pictures: arguments.has("--times-only") ? 0 : 3))
    return RunSession(
      plan: plan,
      runner: { part, progress, isCancelled in
        var result = try runner.run(part.workload, size: part.size, progress: progress, isCancelled: isCancelled)
        result.file = home.file(of: part.workload)
        if let counter { result.instructions = try counter.count(part, seed: seed) }
        return result
      },
      isCancelled: { Interruption.isRequested })
  }

  private func save(_ record: RunRecord, in folder: OutputFolder) throws(CommandFailure) {
    let json = try CommandFailure.catching { try record.json() }
    var files = [OutputFile(name: "run.json", bytes: json)]
    if arguments.has("--times-only") { return try folder.replace(files) }
    files += ReportFiles.make(from: record)
    do {
      try folder.replace(files)
    } catch {
      // What took minutes to measure is at least shown.
      try show(record, folder: nil)
      throw error
    }
    try show(record, folder: folder.path)
  }

  private func show(_ record: RunRecord, folder: String?) throws(CommandFailure) {
    switch OutputFormat(arguments) {
    case .text: try Terminal.write(RunSummary.text(record, folder: folder, isColored: isColored))
    case .json: try Terminal.write(OutputFormat.json(ResultRow.rows(of: record)))
    }
  }

  private var isColored: Bool {
    !arguments.has("--no-color") && Terminal.canColor(environment: environment)
  }
}
