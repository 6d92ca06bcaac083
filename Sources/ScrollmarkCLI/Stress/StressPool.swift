import Foundation
import Glibc
import Scrollmark

/// Shares seeds among processes, so that one that dies takes nothing with it but its seed.
///
/// Whatever the number of processes, the same seeds are run with the same operations, and what counts is the same: everything up to
/// the slice of seeds in which there were enough failures.
@MainActor final class StressPool {
  private let plan: StressPlan
  /// What every process is told, besides its seeds.
  private let arguments: ParsedArguments
  /// A folder for what processes leave.
  private let scratch: ScratchFolder
  private let end: Double?
  private let start = WallClock.seconds()

  private var dealer: SeedDealer
  /// What dead processes left undone.
  private var undone: [StressSlice] = []
  private var running: [StressPart] = []
  private var done: [(first: UInt64, tally: StressTally)] = []
  /// Seeds at which somebody else ended the process, once each.
  private var disturbed: Set<UInt64> = []
  private var number = 0
  /// What there is to say beside the tally.
  private(set) var notes: [String] = []

  /// How many seeds a process runs before another takes over: memory that is lost is lost for a moment only.
  private static let seedsAProcess = 50

  init(plan: StressPlan, arguments: ParsedArguments, scratch: ScratchFolder) {
    self.plan = plan
    self.arguments = arguments
    self.scratch = scratch
    end = plan.seconds.map { WallClock.seconds() + $0 }
    dealer = plan.dealer
  }

  /// Runs all of the plan; answers what came of it. Interrupted, it ends with what was done until then.
  func run(_ line: inout ProgressLine) throws(CommandFailure) -> StressTally {
    defer { for part in running { part.process.end() } }
    var isInterrupting = false
    while true {
      try begin()
      guard !running.isEmpty else { return tally }
      if Interruption.isRequested, !isInterrupting {
        isInterrupting = true
        for part in running { part.process.interrupt() }
      }
      if try !takeEnded() { usleep(2_000) }
      show(&line)
    }
  }

  /// What counts, in the order of seeds.
  private var tally: StressTally {
    var sum = StressTally(from: plan.firstSeed)
    for part in done.sorted(by: { distance($0.first) < distance($1.first) }) where sum.failures.count < plan.failures {
      sum.add(part.tally)
    }
    return sum
  }

  private func distance(_ seed: UInt64) -> UInt64 { seed &- plan.firstSeed }

  private var isOver: Bool { Interruption.isRequested || end.map { WallClock.seconds() >= $0 } ?? false }

  /// Whether there are enough failures before `seed`, so that what happens from there on does not count.
  private func isSettled(before seed: UInt64) -> Bool {
    done.reduce(0) { $0 + (distance($1.first) < distance(seed) ? $1.tally.failures.count : 0) } >= plan.failures
  }

  // MARK: Processes

  private func begin() throws(CommandFailure) {
    while running.count < plan.jobs, !isOver, let slice = next() {
      number += 1
      let path = scratch("part-\(number)")
      var words = ["stress", "--in-process", "--seed", "\(slice.first)", "--seeds", "\(slice.seeds)"]
      words += ["--failures", "\(plan.failures)"]
      if let operations = slice.operations { words += ["--ops", "\(operations)"] }
      for name in ["--layout", "--profile"] {
        if let value = arguments.text(name) { words += [name, value] }
      }
      var variables = [StressWorker.reportVariable: path]
      if let end { variables[StressWorker.endVariable] = "\(end)" }
      running.append(try StressPart(slice, words, variables, path, now: WallClock.seconds()))
    }
  }

  private func next() -> StressSlice? {
    while let slice = undone.popLast() {
      if !isSettled(before: slice.first) { return slice }
    }
    let failures = done.reduce(0) { $0 + $1.tally.failures.count }
    return failures < plan.failures ? dealer.deal(Self.seedsAProcess) : nil
  }

  /// Takes in what came of processes that ended, and ends those that hang; answers whether there were any.
  private func takeEnded() throws(CommandFailure) -> Bool {
    var tookAny = false
    for index in running.indices.reversed() {
      let part = running[index]
      if let end = part.process.poll() {
        tookAny = true
        running.remove(at: index)
        try finish(part, end)
      } else if part.hangs(now: WallClock.seconds(), patience: plan.patience) {
        part.process.end()
      }
    }
    return tookAny
  }

  private func finish(_ part: StressPart, _ end: SharingProcess.End) throws(CommandFailure) {
    defer { part.removeFiles() }
    if let tally = part.tally { return done.append((part.slice.first, tally)) }
    guard case .killed(let signal) = end, let mark = part.mark else {
      if Interruption.isRequested { return }
      throw CommandFailure(.internalError, "a process ended without a result: \(part.lastWords)")
    }
    if Interruption.isRequested { return }
    let seed = mark.seed
    // The seeds before the one that died were lost with the process; they are run again.
    var rest = SeedDealer(part.slice, length: plan.runner.length(ofSeed:))
    let before = rest.deal(Int(seed &- part.slice.first))
    if SharingProcess.isFromOutside(signal), !part.didHang, disturbed.insert(seed).inserted {
      notes.append("somebody ended a process with signal \(signal) at seed \(seed); the seed is run again")
    } else {
      _ = rest.deal(1)
      let check = part.didHang ? Replay.hang : Replay.trap
      let words = part.didHang ? "for \(Int(plan.patience)) seconds" : part.lastWords
      var tally = StressTally(from: seed)
      tally.addEnd(plan.runner.replay(seed: seed, through: mark.operation, check: check, message: words))
      done.append((seed, tally))
    }
    if let after = rest.deal(.max) { undone.append(after) }
    if let before { undone.append(before) }
  }

  private func show(_ line: inout ProgressLine) {
    guard line.isShown else { return }
    let now = WallClock.seconds()
    let operations = done.reduce(0) { $0 + $1.tally.operations }
    let label = "\(operations) operations, \(done.reduce(0) { $0 + $1.tally.failures.count }) divergences"
    if let wanted = plan.operations {
      line.show(label, done: Double(operations), total: Double(wanted), now: now)
    } else if let seconds = plan.seconds {
      line.show(label, done: min(now - start, seconds), total: seconds, now: now)
    } else {
      line.show(label, done: Double(distance(tally.nextSeed)), total: Double(plan.seeds), now: now)
    }
  }
}
