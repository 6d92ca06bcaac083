import Scrollmark

extension StressCommand {
  /// Runs the plan in this process up to the first divergence and says what it left behind; 31 if that is a leak. soak.csv has what was
  /// seen.
  func soak(_ plan: StressPlan) throws(CommandFailure) -> ExitCode {
    let folder = try OutputFolder(preparing: home.output(arguments))
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    let start = WallClock.seconds()
    var outcome = try SoakRun(plan: plan).run { tally in
      let now = WallClock.seconds()
      guard let seconds = plan.seconds else { return line.show("\(tally.operations) operations", now: now) }
      line.show("\(tally.operations) operations", done: min(now - start, seconds), total: seconds, now: now)
    }
    line.clear()
    outcome.tally.failures = try shrunk(outcome.tally.failures, plan)
    let csv = OutputFile(name: "soak.csv", bytes: Array(outcome.csv.utf8))
    try folder.replace([csv] + files(outcome.tally, plan))
    switch OutputFormat(arguments) {
    case .text: try Terminal.write("\(StressSummary.text(outcome.tally, folder: folder.path))\n\(outcome.report)")
    case .json:
      var summary = StressSummary(outcome.tally, plan, folder: folder.path)
      summary.soak = StressSummary.Soak(outcome.report)
      try Terminal.write(OutputFormat.json(summary))
    }
    if Interruption.isRequested { throw CommandFailure(.interrupted, "interrupted; what was done is saved") }
    if outcome.report.isLeak { return .leak }
    return outcome.tally.failures.isEmpty ? .success : .divergence
  }
}
