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
    var tally = try found(plan, &line)
    line.clear()
    let seconds = WallClock.seconds() - start
    tally.failures = try shrunk(tally.failures, plan)
    try folder.replace(files(tally, plan))
    try report(tally, plan, folder.path)
    sayRate(tally, seconds: seconds)
    if Interruption.isRequested { throw CommandFailure(.interrupted, "interrupted; what was done is saved") }
    return tally.exitCode
  }

  private func listNames() throws(CommandFailure) -> ExitCode {
    var text = "layouts:\n"
    for name in StressCatalog(registry: home.registry).names { text += "  \(name)\n" }
    text += "profiles:\n"
    for profile in StressProfile.all { text += "  \(profile.name): \(profile.summary)\n" }
    text += "faults, of the profile faults:\n"
    for fault in StressProfile.faultNames { text += "  \(fault)\n" }
    try Terminal.write(text)
    return .success
  }

  /// What a process does that shares the work. It ends early where whoever started it is gone.
  private func work(_ plan: StressPlan, _ report: String) throws(CommandFailure) -> ExitCode {
    let parent = getppid()
    let end = environment[StressWorker.endVariable].flatMap(Double.init)
    let worker = StressWorker(plan: plan, end: end) { Interruption.isRequested || getppid() != parent }
    let tally = worker.run(mark: StressMark(at: report))
    let json = try CommandFailure.catching { try JSONEncoder().encode(tally) }
    let path = report as NSString
    let folder = try OutputFolder(preparing: path.deletingLastPathComponent)
    try folder.replace([OutputFile(name: path.lastPathComponent + ".json", bytes: Array(json))])
    return .success
  }

  private func found(_ plan: StressPlan, _ line: inout ProgressLine) throws(CommandFailure) -> StressTally {
    if arguments.has("--in-process") {
      let end = plan.seconds.map { WallClock.seconds() + $0 }
      return StressWorker(plan: plan, end: end) { Interruption.isRequested }.run(mark: nil)
    }
    let pool = StressPool(plan: plan, arguments: arguments, scratch: try ScratchFolder())
    let tally = try pool.run(&line)
    line.clear()
    for note in pool.notes { Terminal.complain("scrollmark: \(note)\n") }
    return tally
  }

  /// The failures, each made as small as it can be.
  func shrunk(_ failures: [Replay], _ plan: StressPlan) throws(CommandFailure) -> [Replay] {
    let player = ReplayPlayer(catalog: plan.runner.catalog, patience: plan.patience)
    var result: [Replay] = []
    for failure in failures.prefix(20) { result.append(try player.shrink(failure)) }
    return result + failures.dropFirst(20)
  }

  /// The files of a run: the table, and a replay of each failure.
  func files(_ tally: StressTally, _ plan: StressPlan) -> [OutputFile] {
    let csv = tally.csv(profile: plan.runner.profile.name, firstSeed: plan.firstSeed)
    let faults = tally.faults.isEmpty ? [] : [OutputFile(name: "faults.csv", bytes: Array(tally.faultsCSV().utf8))]
    return [OutputFile(name: "stress.csv", bytes: Array(csv.utf8))] + faults
      + tally.failures.map { OutputFile(name: "replay-\($0.seed).json", bytes: $0.json()) }
  }

  private func report(_ tally: StressTally, _ plan: StressPlan, _ folder: String) throws(CommandFailure) {
    switch OutputFormat(arguments) {
    case .text: try Terminal.write(StressSummary.text(tally, folder: folder))
    case .json: try Terminal.write(OutputFormat.json(StressSummary(tally, plan, folder: folder)))
    }
  }

  /// Says how fast it went, where somebody looks on: what is printed stays the same from run to run.
  private func sayRate(_ tally: StressTally, seconds: Double) {
    guard Terminal.canRedraw(environment: environment) else { return }
    let rate = Int(Double(tally.operations) / max(seconds, 0.001))
    Terminal.complain("\(rate) operations a second, with all their checks\n")
  }
}
