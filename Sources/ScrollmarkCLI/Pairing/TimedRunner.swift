import Foundation
import Measurement
import Scrollmark

/// Runs one workload in a process of its own and reads what it measured.
struct TimedRunner {
  /// The variables of the environment of every run: the same for both binaries.
  private let environment: [String: String]
  private let scratch: ScratchFolder
  /// Options of `run` beyond those that every version has: what both binaries understand.
  private var options: Set<String> = []

  /// Runs with `environment`, hashing being the same in every run.
  init(environment: [String: String]) throws(CommandFailure) {
    scratch = try ScratchFolder()
    self.environment = environment.filter { !["SCROLLMARK_COMMIT", "SCROLLMARK_HOME"].contains($0.key) }
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
  }

  /// Asks both binaries what they understand. What only one of them does is not used: both are treated alike.
  mutating func learn(_ binaries: [Executable]) throws(CommandFailure) {
    options = ["--times-only", "--warm-up"]
    for binary in binaries {
      let outcome = try start(binary, ["help", "run"], limit: 60, what: "\(binary.label), asked for its `help run`")
      options = options.filter { outcome.text.contains("  \($0) ") }
    }
  }

  /// What one run measured.
  struct Run {
    var result: WorkloadResult
    /// How long the process ran, in seconds.
    var seconds: Double
  }

  /// Runs `part` with `binary`, which is to take the time `passes` times, within `limit` seconds. Fails with `invalidMeasurement` where it
  /// crashes, does not end or measures nothing, and with `notComparable` where it cannot read the workload.
  func run(
    _ binary: Executable, as role: PairRole, _ part: RunPlan.Part, passes: Int, timesOnly: Bool, limit: Double
  ) throws(CommandFailure) -> Run {
    let folder = scratch(role.rawValue)
    var arguments = ["run", Self.absolute(part.workload.file), "--passes", "\(passes)", "--out", folder, "--no-color"]
    switch part.size {
    case .smoke: arguments.append("--smoke")
    case .full: break
    case .count(let count): arguments += ["--count", "\(count)"]
    }
    if timesOnly, options.contains("--times-only") { arguments.append("--times-only") }
    if options.contains("--warm-up") { arguments += ["--warm-up", "0"] }
    let what = "\(role.rawValue) in \(part.label)"
    let outcome = try start(binary, arguments, limit: limit, what: what)
    let path = folder + "/run.json"
    defer { unlink(path) }
    let record = try Self.record(at: path, what: what)
    guard let result = record.workloads.first, record.workloads.count == 1, result.name == part.workload.name else {
      throw CommandFailure(.invalidMeasurement, "\(what): run.json has another workload, or none")
    }
    return Run(result: result, seconds: outcome.seconds)
  }

  private static func record(at path: String, what: String) throws(CommandFailure) -> RunRecord {
    guard let bytes = try? InputFile.bytes(at: path) else {
      throw CommandFailure(.invalidMeasurement, "\(what): it ended without writing run.json")
    }
    do {
      return try RunRecord(json: bytes)
    } catch {
      throw CommandFailure(.invalidMeasurement, "\(what): its run.json cannot be used: \(error)")
    }
  }

  private func start(
    _ binary: Executable, _ arguments: [String], limit: Double, what: String
  ) throws(CommandFailure) -> ChildProcess.Outcome {
    let outcome: ChildProcess.Outcome
    do {
      outcome = try ChildProcess.run(binary.path, arguments, environment: environment, limit: limit)
    } catch let error as SystemError {
      throw CommandFailure(.invalidMeasurement, "\(what): cannot start \(binary.path): \(error.text)")
    } catch {
      throw CommandFailure(error)
    }
    switch outcome.end {
    case .exited(0): return outcome
    case .exited(let code):
      let isWorkload = ExitCode(rawValue: code).map { ExitCode.ofWorkloads.contains($0) } ?? false
      throw CommandFailure(
        isWorkload ? .notComparable : .invalidMeasurement,
        "\(what): it ended with exit code \(code): \(outcome.lastLines(5))")
    case .signalled(let signal):
      let name = String(cString: strsignal(signal))
      throw CommandFailure(.invalidMeasurement, "\(what): it crashed (\(name)): \(outcome.lastLines(5))")
    case .timedOut(let seconds):
      throw CommandFailure(
        .invalidMeasurement, "\(what): it did not end within \(TimeLeft.text(seconds: seconds)) and was ended")
    }
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
