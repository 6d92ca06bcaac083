import Foundation
import Scrollmark

/// What came of a number of seeds.
struct StressTally: Codable, Equatable {
  /// What came of one layout.
  struct Row: Codable, Equatable {
    var layout: String
    var seeds = 0
    var operations = 0
    var checks = 0
    var divergences = 0
  }

  /// A row for each layout, by name.
  var rows: [Row] = []
  /// The runs that came upon a divergence.
  var failures: [Replay] = []
  /// How often each fault was put in, by name.
  var faults: [String: Int] = [:]
  /// The seed after the last.
  var nextSeed: UInt64

  /// A tally of nothing, before `seed`.
  init(from seed: UInt64) { nextSeed = seed }

  /// How many operations were done.
  var operations: Int { rows.reduce(0) { $0 + $1.operations } }

  /// What the runs come to: whose fault the divergences are.
  var exitCode: ExitCode {
    if failures.isEmpty { return .success }
    return failures.allSatisfy { $0.check == Replay.contract } ? .contractBroken : .divergence
  }

  /// Takes in the result of a seed.
  mutating func add(_ result: StressRunner.Result) {
    var row = Row(layout: result.layout, seeds: 1, operations: result.operations, checks: result.checks)
    if let failure = result.failure {
      failures.append(failure)
      row.divergences = 1
    }
    add(row)
    faults.merge(result.faults, uniquingKeysWith: +)
    nextSeed = result.seed &+ 1
  }

  /// Takes in what came of the seeds after those.
  mutating func add(_ other: StressTally) {
    for row in other.rows { add(row) }
    failures += other.failures
    faults.merge(other.faults, uniquingKeysWith: +)
    nextSeed = other.nextSeed
  }

  /// Takes in a run that ended its process, or that did not end.
  mutating func addEnd(_ replay: Replay) {
    add(Row(layout: replay.setup.layout.name, seeds: 1, operations: replay.operations.count, divergences: 1))
    failures.append(replay)
    nextSeed = replay.seed &+ 1
  }

  private mutating func add(_ row: Row) {
    let index = rows.firstIndex { $0.layout >= row.layout } ?? rows.count
    guard index < rows.count, rows[index].layout == row.layout else {
      rows.insert(row, at: index)
      return
    }
    rows[index].seeds += row.seeds
    rows[index].operations += row.operations
    rows[index].checks += row.checks
    rows[index].divergences += row.divergences
  }

  /// The rows as a table of comma-separated values.
  func csv(profile: String, firstSeed: UInt64) -> String {
    let lines = rows.map { row in
      "\(profile),\(row.layout),\(firstSeed),\(nextSeed &- 1),\(row.seeds),\(row.operations),\(row.checks),\(row.divergences)"
    }
    return "profile,layout,first seed,last seed,seeds,operations,checks,divergences\n"
      + lines.map { $0 + "\n" }.joined()
  }

  /// The rows for people.
  func table() -> String {
    TextTable.render(
      header: ["layout", "seeds", "operations", "checks", "divergences"],
      rows: rows.map { ["\($0.layout)", "\($0.seeds)", "\($0.operations)", "\($0.checks)", "\($0.divergences)"] }
        + [total], numbers: 1...4)
  }

  /// The faults that were put in as a table of comma-separated values, by name.
  func faultsCSV() -> String {
    "fault,times\n" + faults.sorted { $0.key < $1.key }.map { "\($0.key),\($0.value)\n" }.joined()
  }

  /// The faults that were put in, in a line; nil if there were none.
  var faultsInWords: String? {
    faults.isEmpty ? nil : "\(faults.values.reduce(0, +)) faults of \(faults.count) kinds were put in"
  }

  private var total: [String] {
    let sums = [\Row.seeds, \.operations, \.checks, \.divergences].map { key in rows.reduce(0) { $0 + $1[keyPath: key] }
    }
    return ["all"] + sums.map(String.init)
  }
}
