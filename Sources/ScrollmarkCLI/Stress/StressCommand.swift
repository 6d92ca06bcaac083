import Foundation
import Glibc
import Scrollmark

/// `scrollmark stress`: runs seeds, shrinks what fails, writes the files, prints the table.
@MainActor struct StressCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// Where things are.
  let home: Home

  func run() throws(CommandFailure) -> ExitCode {
    if arguments.text("--layout") == "help" { return try listNames() }
    let plan = try StressPlan(arguments, registry: home.registry)
    if let report = environment[StressWorker.reportVariable] { return try work(plan, report) }
    if arguments.has("--soak") { return try soak(plan) }
    let folder = try OutputFolder(preparing: home.output(arguments))
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    let start = WallClock.seconds()
    let (found, isInterrupted) = try found(plan, &line)
    line.clear()
    let seconds = WallClock.seconds() - start
    var tally = found
    tally.failures = try shrunk(found.failures, plan)
    try save(tally, plan, in: folder)
    try report(tally, seconds: seconds, folder.path)
    if isInterrupted { throw CommandFailure(.interrupted, "interrupted") }
    return tally.failures.isEmpty ? .success : .divergence
  }

  private func listNames() throws(CommandFailure) -> ExitCode {
    var text = "layouts:\n"
    for name in StressCatalog(registry: home.registry).names { text += "  \(name)\n" }
    text += "profiles:\n"
    for profile in StressProfile.all { text += "  \(profile.name): \(profile.summary)\n" }
    try Terminal.write(text)
    return .success
  }

  /// What a process does that shares the work.
  private func work(_ plan: StressPlan, _ report: String) throws(CommandFailure) -> ExitCode {
    let worker = StressWorker(plan: plan) { Interruption.isRequested }
    let tally = worker.run(mark: StressMark(at: report))
    let json = try CommandFailure.catching { try JSONEncoder().encode(tally) }
    let path = report as NSString
    let folder = try OutputFolder(preparing: path.deletingLastPathComponent)
    try folder.replace([OutputFile(name: path.lastPathComponent + ".json", bytes: Array(json))])
    return .success
  }

  private func found(
    _ plan: StressPlan, _ line: inout ProgressLine
  ) throws(CommandFailure) -> (tally: StressTally, isInterrupted: Bool) {
    if arguments.has("--in-process") {
      let worker = StressWorker(plan: plan) { Interruption.isRequested }
      return (worker.run(mark: nil), Interruption.isRequested)
    }
    let scratch = try ScratchFolder()
    return try StressPool(plan: plan, arguments: arguments, scratch: scratch).run(&line)
  }

  private func shrunk(_ failures: [Replay], _ plan: StressPlan) throws(CommandFailure) -> [Replay] {
    var result: [Replay] = []
    for failure in failures.prefix(20) {
      let player = ReplayPlayer(catalog: plan.runner.catalog)
      result.append(try player.shrink(failure))
    }
    return result + failures.dropFirst(20)
  }

  private func save(_ tally: StressTally, _ plan: StressPlan, in folder: OutputFolder) throws(CommandFailure) {
    let csv = tally.csv(profile: plan.runner.profile.name, firstSeed: plan.firstSeed)
    var files = [OutputFile(name: "stress.csv", bytes: Array(csv.utf8))]
    for failure in tally.failures {
      files.append(OutputFile(name: "replay-\(failure.seed).json", bytes: failure.json()))
    }
    try folder.replace(files)
  }

  private func report(_ tally: StressTally, seconds: Double, _ folder: String) throws(CommandFailure) {
    var text = tally.table()
    let rate = Int(Double(tally.operations) / max(seconds, 0.001))
    text += "\(rate) operations a second, with all their checks\n"
    for failure in tally.failures {
      text += "\nseed \(failure.seed): \(failure)\n  scrollmark replay \(folder)/replay-\(failure.seed).json\n"
    }
    try Terminal.write(text)
  }
}
