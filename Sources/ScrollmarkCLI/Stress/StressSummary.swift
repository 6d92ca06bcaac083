import Measurement
import Scrollmark

/// What a run of stress came to, for people and for programs. The same seeds make the same bytes: nothing in it is timed.
struct StressSummary: Encodable, Equatable {
  /// What a soak left behind.
  struct Soak: Encodable, Equatable {
    /// The growth in bytes for 1,000 operations, with its interval; nil where there is none.
    var growth: TheilSenSlope?
    /// The pages in use beyond the blocks in them, as a share of the blocks; nil where nothing was seen.
    var fragmentation: Double?
    /// How many objects outlived their runs, by type.
    var leaks: [String: Int]
    var isLeak: Bool

    init(_ report: SoakReport) {
      growth = report.growth.value
      fragmentation = report.fragmentation
      leaks = Dictionary(uniqueKeysWithValues: report.leaks.map { ($0.name, $0.count) })
      isLeak = report.isLeak
    }
  }

  /// A run that failed.
  struct Failure: Encodable, Equatable {
    var seed: UInt64
    var check: String
    var message: String
    /// How many operations are left of it.
    var operations: Int
    /// The replay file.
    var file: String
  }

  var profile: String
  var firstSeed: UInt64
  var lastSeed: UInt64
  var layouts: [StressTally.Row]
  var failures: [Failure]
  /// How often each fault was put in, by name.
  var faults: [String: Int]
  /// What a soak left behind; nil where nobody asked for one.
  var soak: Soak?

  /// Sums up what came of `plan`, whose replays are in `folder`.
  @MainActor init(_ tally: StressTally, _ plan: StressPlan, folder: String) {
    profile = plan.runner.profile.name
    firstSeed = plan.firstSeed
    lastSeed = tally.nextSeed &- 1
    layouts = tally.rows
    faults = tally.faults
    failures = tally.failures.map {
      Failure(
        seed: $0.seed, check: $0.check, message: $0.message, operations: $0.operations.count,
        file: Self.file($0, in: folder))
    }
  }

  /// The text for people: the table, and each failure in a few lines.
  static func text(_ tally: StressTally, folder: String) -> String {
    var text = tally.table()
    if let faults = tally.faultsInWords { text += faults + "\n" }
    for failure in tally.failures {
      text += "\nseed \(failure.seed): \(failure)\n  scrollmark replay \(file(failure, in: folder))\n"
    }
    return text
  }

  private static func file(_ replay: Replay, in folder: String) -> String { "\(folder)/replay-\(replay.seed).json" }
}
