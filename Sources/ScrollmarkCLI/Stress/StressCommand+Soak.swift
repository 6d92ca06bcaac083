import Scrollmark

extension StressCommand {
  /// Runs the plan in this process and says what it left behind; 31 if that is a leak. soak.csv has what was seen.
  func soak(_ plan: StressPlan) throws(CommandFailure) -> ExitCode {
    let folder = try OutputFolder(preparing: home.output(arguments))
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    let start = WallClock.seconds()
    let outcome = try SoakRun(plan: plan).run { tally in
      let now = WallClock.seconds()
      guard let seconds = plan.seconds else { return line.show("\(tally.operations) operations", now: now) }
      line.show("\(tally.operations) operations", done: min(now - start, seconds), total: seconds, now: now)
    }
    line.clear()
    try folder.replace([OutputFile(name: "soak.csv", bytes: Array(outcome.csv.utf8))])
    try Terminal.write("\(outcome.tally.table())\n\(outcome.report)")
    if Interruption.isRequested { throw CommandFailure(.interrupted, "interrupted") }
    if outcome.report.isLeak { return .leak }
    return outcome.tally.failures.isEmpty ? .success : .divergence
  }
}
