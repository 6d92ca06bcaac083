import Foundation
import Glibc
import Scrollmark

/// Shares seeds among processes, so that one that dies takes nothing with it but its seed.
@MainActor struct StressPool {
  let plan: StressPlan
  /// What every process is told, besides its seeds.
  let arguments: ParsedArguments
  /// A folder for what processes leave.
  let scratch: ScratchFolder

  /// Seeds that a process is to run.
  private struct Chunk {
    var first: UInt64
    var seeds: Int
    var process: SharingProcess
    var path: String
  }

  /// How many seeds a process runs before another takes over: memory that is lost is lost for a moment only.
  private static let seedsAProcess = 200

  /// Runs all of the plan; answers what came of it, and whether it was interrupted.
  func run(_ line: inout ProgressLine) throws(CommandFailure) -> (tally: StressTally, isInterrupted: Bool) {
    var tally = StressTally(from: plan.firstSeed)
    var next = plan.firstSeed
    var seedsLeft = plan.seeds
    var running: [Chunk] = []
    var number = 0
    let start = WallClock.seconds()
    while true {
      while running.count < plan.jobs, wantsMore(tally, since: start), seedsLeft > 0 {
        let seeds = min(Self.seedsAProcess, seedsLeft)
        running.append(try begin(next, seeds: seeds, number, done: tally.operations))
        next += UInt64(seeds)
        seedsLeft -= seeds
        number += 1
      }
      guard !running.isEmpty else { break }
      guard let ended = SharingProcess.waitForAny() else {
        if Interruption.isRequested { for chunk in running { chunk.process.interrupt() } }
        continue
      }
      guard let index = running.firstIndex(where: { $0.process.number == ended.number }) else { continue }
      let chunk = running.remove(at: index)
      let (part, rest) = try finish(chunk, ended.end)
      tally.add(part)
      // What a dead process has not run, another runs.
      if let rest, wantsMore(tally, since: start) {
        running.append(try begin(rest.first, seeds: rest.seeds, number, done: tally.operations))
        number += 1
      }
      show(tally, &line, since: start)
    }
    return (tally, Interruption.isRequested)
  }

  private func wantsMore(_ tally: StressTally, since start: Double) -> Bool {
    if Interruption.isRequested || tally.failures.count >= plan.failures { return false }
    if let operations = plan.operations, tally.operations >= operations { return false }
    if let seconds = plan.seconds, WallClock.seconds() - start >= seconds { return false }
    return true
  }

  private func show(_ tally: StressTally, _ line: inout ProgressLine, since start: Double) {
    guard line.isShown else { return }
    let elapsed = WallClock.seconds() - start
    let label = "\(tally.operations) operations, \(tally.failures.count) divergences"
    if let operations = plan.operations {
      line.show(label, done: Double(tally.operations), total: Double(operations), now: WallClock.seconds())
    } else if let seconds = plan.seconds {
      line.show(label, done: min(elapsed, seconds), total: seconds, now: WallClock.seconds())
    } else {
      line.show(label, now: WallClock.seconds())
    }
  }

  // MARK: Processes

  private func begin(_ seed: UInt64, seeds: Int, _ number: Int, done: Int) throws(CommandFailure) -> Chunk {
    let path = scratch("part-\(number)")
    var words = ["stress", "--in-process", "--seed", "\(seed)", "--seeds", "\(seeds)", "--failures", "10000"]
    if let operations = plan.operations { words += ["--ops", "\(max(1, operations - done))"] }
    for name in ["--layout", "--profile"] {
      if let value = arguments.text(name) { words += [name, value] }
    }
    let process = try SharingProcess(
      words, variables: [StressWorker.reportVariable: path], output: path + ".out", errors: path + ".err")
    return Chunk(first: seed, seeds: seeds, process: process, path: path)
  }

  /// What came of a process, and the seeds that it did not get to.
  private func finish(
    _ chunk: Chunk, _ end: SharingProcess.End
  ) throws(CommandFailure) -> (tally: StressTally, rest: (first: UInt64, seeds: Int)?) {
    defer { for ending in ["", ".out", ".err", ".json"] { unlink(chunk.path + ending) } }
    if let bytes = try? InputFile.bytes(at: chunk.path + ".json"),
      let tally = try? JSONDecoder().decode(StressTally.self, from: Data(bytes))
    {
      return (tally, nil)
    }
    guard case .killed = end, let mark = StressMark(at: chunk.path) else {
      if Interruption.isRequested { return (StressTally(from: chunk.first), nil) }
      throw CommandFailure(.internalError, "a process ended without a result: \(lastWords(chunk.path))")
    }
    var tally = StressTally(from: chunk.first)
    // The seeds before the one that died were lost with the process; their operations are run again.
    let before = Int(mark.seed - chunk.first)
    if before > 0 { tally = try again(chunk.first, seeds: before, chunk.path) }
    tally.addTrap(plan.runner.replay(seed: mark.seed, through: mark.operation, message: lastWords(chunk.path)))
    let rest = chunk.seeds - before - 1
    return (tally, rest > 0 ? (mark.seed + 1, rest) : nil)
  }

  private func again(_ seed: UInt64, seeds: Int, _ path: String) throws(CommandFailure) -> StressTally {
    var chunk = try begin(seed, seeds: seeds, Int(getpid()), done: 0)
    let end = chunk.process.wait()
    chunk.seeds = seeds
    guard case .exited = end else {
      throw CommandFailure(.internalError, "seed \(seed) ends its process, but not always")
    }
    return try finish(chunk, end).tally
  }

  private func lastWords(_ path: String) -> String {
    let bytes = (try? InputFile.bytes(at: path + ".err")) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let telling = lines.first { $0.contains("Fatal error") || $0.contains("*** ") || $0.contains("scrollmark:") }
    return String(telling ?? lines.first ?? "without a word")
  }
}
