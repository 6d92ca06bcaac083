import Foundation
import Measurement
import Scrollmark

/// Counts the instructions of the frames of a workload: runs this build on the simulated processor of valgrind's tool callgrind, which collects
/// only within the function that is a frame.
struct InstructionCounter {
  /// How often a workload is counted, to know the spread.
  static let runs = 5

  private let scratch: ScratchFolder
  private let environment: [String: String]
  private let tool: String

  /// Makes sure that the tools are there, and copies this build without its debug information, which valgrind may not be able to read.
  /// Fails with `toolMissing`.
  init(environment: [String: String]) throws(CommandFailure) {
    scratch = try ScratchFolder()
    self.environment = environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    tool = scratch("scrollmark")
    // A run that makes its folder itself has another heap, and counts a little more.
    _ = try OutputFolder(preparing: scratch("run"))
    _ = try run("valgrind", ["--version"], package: "valgrind")
    let strip = try run("strip", ["-g", "-o", tool, try Executable.own().path], package: "binutils")
    guard strip.end == .exited(0) else {
      throw CommandFailure(.internalError, "strip cannot copy this build:\n\(strip.lastLines(5))")
    }
  }

  /// The counts of `part`, or why there are none.
  func count(
    _ part: RunPlan.Part, seed: UInt64?
  ) throws(CommandFailure) -> Reading<InstructionCounts> {
    var counts: [Int64] = []
    for _ in 1...Self.runs {
      let file = scratch("callgrind.out")
      let outcome = try run("valgrind", Self.options(file) + [tool] + arguments(part, seed: seed), package: "valgrind")
      guard outcome.end == .exited(0) else {
        return .absent(reason: "valgrind ended early: \(outcome.lastLines(1))")
      }
      let text = (try? InputFile.bytes(at: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard let total = CallgrindFile.total(text) else { return .absent(reason: "callgrind wrote no total") }
      guard total > 0 else { return .absent(reason: "callgrind did not see the frames") }
      counts.append(total)
    }
    return InstructionCounts(runs: counts).map { .value($0) } ?? .absent(reason: "callgrind counted nothing")
  }

  private static func options(_ file: String) -> [String] {
    [
      "--tool=callgrind", "--quiet", "--collect-atstart=no", "--toggle-collect=*\(MeasuredFrame.symbol)*",
      "--callgrind-out-file=\(file)",
    ]
  }

  private func arguments(_ part: RunPlan.Part, seed: UInt64?) -> [String] {
    var arguments = ["run", part.workload.file, "--times-only", "--passes", "1", "--out", scratch("run")]
    switch part.size {
    case .smoke: arguments.append("--smoke")
    case .full: break
    case .count(let count): arguments += ["--count", "\(count)"]
    }
    if let seed { arguments += ["--seed", "\(seed)"] }
    return arguments
  }

  private func run(
    _ program: String, _ arguments: [String], package: String
  ) throws(CommandFailure) -> ChildProcess.Outcome {
    do {
      return try ChildProcess.run(program, arguments, environment: environment)
    } catch let error as SystemError {
      throw CommandFailure(
        .toolMissing, "--instructions needs \(program): \(error.text). Install the package \(package)")
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// The file that callgrind writes.
enum CallgrindFile {
  /// The sum over all that was collected, the instructions being the only event; nil if the file does not say.
  static func total(_ text: String) -> Int64? {
    for line in text.split(separator: "\n").reversed() {
      for label in ["totals:", "summary:"] where line.hasPrefix(label) {
        return line.dropFirst(label.count).split(separator: " ").first.flatMap { Int64($0) }
      }
    }
    return nil
  }
}
