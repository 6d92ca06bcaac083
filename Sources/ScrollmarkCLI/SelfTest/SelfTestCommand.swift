import Foundation
import Scrollmark

/// `scrollmark selftest gate`: tries the gate with builds that are the same and with planted faults.
@MainActor struct SelfTestCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// Where things are.
  let home: Home

  /// Builds, tries, and writes the table as it goes. Ends with `invalidMeasurement` where the gate does not hold.
  func run() throws(CommandFailure) -> ExitCode {
    guard arguments.operands == ["gate"] else {
      throw CommandFailure(.usage, "selftest knows `gate`, not '\(arguments.operands[0])'")
    }
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    defer { line.clear() }
    let builds = try SelfTestBuilds(home: home, environment: environment) { line.show($0, now: WallClock.seconds()) }
    if arguments.has("--build-only") { return .success }
    let stage = try SelfTestStage(
      builds: builds, home: home, environment: environment, seconds: arguments.integer("--seconds") ?? 20)
    let folder = try OutputFolder(preparing: arguments.text("--out") ?? home.selfTests)
    let old = (try? InputFile.bytes(at: folder.path + "/gate.csv")).map { String(decoding: $0, as: UTF8.self) }
    var log = SelfTestLog(commit: String(builds.commit.prefix(12)), csv: old ?? "")
    let rest = self.rest(after: log)
    for (index, kind) in rest.enumerated() {
      line.show(
        "try \(index + 1) of \(rest.count): \(kind.title)", done: Double(index), total: Double(rest.count),
        now: WallClock.seconds())
      log.append(try stage.attempt(kind))
      if index % 5 == 4 || index == rest.count - 1 { try write(log, stage, to: folder) }
    }
    line.clear()
    let verdict = SelfTestVerdict(log: log)
    try Terminal.write(verdict.markdown(stage.facts))
    return verdict.holds ? .success : .invalidMeasurement
  }

  /// The tries that are still to be made, in an order drawn by lot, so that no case has a quiet or a busy hour for itself.
  private func rest(after log: SelfTestLog) -> [SelfTestCase] {
    let runs = arguments.integer("--runs") ?? 200
    var rest = SelfTestCase.allCases.flatMap { kind in
      Array(repeating: kind, count: max(0, kind.trials(of: runs) - log.trials(kind).count))
    }
    var random = SplitMix64(seed: arguments.seed("--seed") ?? 1, stream: UInt64(log.trials.count))
    rest.shuffle(using: &random)
    return rest
  }

  private func write(_ log: SelfTestLog, _ stage: SelfTestStage, to folder: OutputFolder) throws(CommandFailure) {
    let table = SelfTestVerdict(log: log).markdown(stage.facts)
    try folder.replace([
      OutputFile(name: "gate.csv", bytes: Array(log.csv.utf8)), OutputFile(name: "gate.md", bytes: Array(table.utf8)),
    ])
  }
}
