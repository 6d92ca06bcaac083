import Foundation
import Measurement
import Scrollmark

/// Where the gate is tried: the binaries, a folder with one short workload, and its baseline.
struct SelfTestStage {
  private let builds: SelfTestBuilds
  private let scratch: ScratchFolder
  private let environment: [String: String]
  private let seconds: Int
  private let machine = RunEnvironment.current()

  /// Copies the workload and has the commit as it is write the baseline. `seconds` is how long a round of comparing times may take.
  init(
    builds: SelfTestBuilds, home: Home, environment: [String: String], seconds: Int
  ) throws(CommandFailure) {
    (self.builds, self.seconds) = (builds, seconds)
    scratch = try ScratchFolder()
    self.environment = environment.merging(
      ["SCROLLMARK_HOME": scratch.path, "SWIFT_DETERMINISTIC_HASHING": "1", "SCROLLMARK_COMMIT": builds.commit]
    ) { $1 }
    _ = try OutputFolder(preparing: scratch("Workloads"))
    for name in Set(SelfTestCase.allCases.map(\.workload)) {
      try BuildCache.copy("\(home.plants)/\(name).json", to: scratch("Workloads/\(name).json"))
    }
    try expect(.success, of: ["baseline", "update", SelfTestCase.same.workload])
    // It has no baseline, so that only how its counts grow can fail it.
    try expect(.missingBaseline, of: ["gate", "--no-time", SelfTestCase.linearSearch.workload])
  }

  /// Makes sure that the commit as it is ends a command with `code`: else what is tried after it would say nothing.
  private func expect(_ code: ExitCode, of arguments: [String]) throws(CommandFailure) {
    let outcome = try start(builds.clean, arguments)
    guard outcome.end == .exited(code.rawValue) else {
      throw CommandFailure(
        .internalError,
        "`\(arguments.joined(separator: " "))` of the commit as it is does not end with \(code.rawValue):\n"
          + outcome.lastLines(5))
    }
  }

  /// What the table is about, a line each.
  var facts: [String] {
    [
      "Commit \(builds.commit.prefix(12)), \(machine.toolchain), \(machine.kernel), \(machine.cpu.value ?? "an unknown processor"), "
        + "\(machine.cores) cores.",
      "Each try is one `scrollmark gate` on a short workload; a round of comparing times takes at most \(seconds) s, and a "
        + "second one follows where the first sees a difference.",
      "The load is the one-minute average of the machine before a try: whatever else ran there is part of the test.",
    ]
  }

  /// Runs the gate once.
  func attempt(_ kind: SelfTestCase) throws(CommandFailure) -> SelfTestTrial {
    let load = RunEnvironment.loadAverage().value ?? 0
    let options = kind.comparesTimes ? ["--base", builds.clean, "--seconds", "\(seconds)"] : ["--no-time"]
    let busy: BusyProcess?
    do {
      busy = kind.isLoaded ? try BusyProcess() : nil
    } catch {
      throw CommandFailure(.internalError, "cannot start a busy process: \(error.text)")
    }
    defer { busy?.end() }
    let outcome = try start(builds.judged[kind] ?? builds.clean, ["gate", kind.workload] + options)
    let status: Int32 =
      switch outcome.end {
      case .exited(let code): code
      case .signalled(let signal): -signal
      case .timedOut: -SIGKILL
      }
    return SelfTestTrial(kind: kind, status: status, seconds: outcome.seconds, load: load)
  }

  private func start(_ binary: String, _ arguments: [String]) throws(CommandFailure) -> ChildProcess.Outcome {
    do {
      return try ChildProcess.run(binary, arguments, environment: environment, limit: 600)
    } catch let error as SystemError {
      throw CommandFailure(.internalError, "cannot start \(binary): \(error.text)")
    } catch {
      throw CommandFailure(error)
    }
  }
}
