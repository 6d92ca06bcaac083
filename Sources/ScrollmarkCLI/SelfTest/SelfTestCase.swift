/// What a gate is tried with: a change that is none, or a planted fault.
enum SelfTestCase: String, CaseIterable {
  case same
  case sameLoaded = "same-loaded"
  case slowdown
  case allocation
  case linearSearch = "linear-search"

  /// The case in a line of the table.
  var title: String {
    switch self {
    case .same: "a build against itself"
    case .sameLoaded: "a build against itself, the other core loaded"
    case .slowdown: "a frame about 5 % slower"
    case .allocation: "one allocation a frame more"
    case .linearSearch: "an O(n) step in an O(log n) path"
    }
  }

  /// The name of the patch in Tests/Plants; nil where nothing is planted.
  var patch: String? {
    switch self {
    case .same, .sameLoaded: nil
    default: "\(rawValue).patch"
    }
  }

  /// Whether a process keeps the other core busy.
  var isLoaded: Bool { self == .sameLoaded }

  /// Whether times are compared; the exact tier alone is what finds the others.
  var comparesTimes: Bool { self != .allocation && self != .linearSearch }

  /// The name of the workload that it is tried on, whose file is beside the patches.
  var workload: String { self == .linearSearch ? "reach" : "pulse" }

  /// How often the case is tried where builds are compared with themselves `runs` times.
  func trials(of runs: Int) -> Int {
    switch self {
    case .same: runs - runs / 2
    case .sameLoaded: runs / 2
    case .slowdown: max(1, runs / 2)
    case .allocation, .linearSearch: max(1, runs / 10)
    }
  }
}

/// One try of a gate, and how it ended.
struct SelfTestTrial: Equatable {
  /// What was tried.
  var kind: SelfTestCase
  /// The exit code of the gate; negative for the signal that ended it.
  var status: Int32
  /// How long it took, in seconds.
  var seconds: Double
  /// The one-minute load average before it.
  var load: Double

  /// Whether the gate failed the build as it does for a regression.
  var isCaught: Bool { status == ExitCode.regression.rawValue }
}
