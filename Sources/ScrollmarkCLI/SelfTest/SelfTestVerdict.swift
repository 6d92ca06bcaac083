import Foundation

/// What the tries of a gate come to: how often it failed a build that was the same, and how often it caught a fault.
struct SelfTestVerdict {
  /// What was tried.
  let log: SelfTestLog

  /// Builds that are the same may fail once in 200 tries; both halves count together.
  static let falseFailureRate = 1.0 / 200
  /// A slowdown of 5 % has to be caught in 95 of 100 tries, the other faults in every one.
  static let detectionRate = 0.95

  /// A row of the table.
  struct Row {
    var title: String
    var trials: Int
    var caught: Int
    /// How often the gate ended otherwise than by passing or by a regression.
    var strange: Int
    var wanted: String
    var holds: Bool
    var medianSeconds: Double
    var medianLoad: Double
  }

  /// A row for each case, one for both halves of the builds that are the same, in order. Cases that were not tried yet are left out.
  var rows: [Row] {
    let same = row("a build against itself, all", [.same, .sameLoaded])
    return SelfTestCase.allCases.map { row($0.title, [$0]) }.filter { $0.trials > 0 } + (same.trials > 0 ? [same] : [])
  }

  /// Whether every case was tried and came out as it should.
  var holds: Bool {
    SelfTestCase.allCases.allSatisfy { !log.trials($0).isEmpty } && row("", [.same, .sameLoaded]).holds
      && [.slowdown, .allocation, .linearSearch].allSatisfy { row("", [$0]).holds }
  }

  private func row(_ title: String, _ kinds: [SelfTestCase]) -> Row {
    let trials = kinds.flatMap { log.trials($0) }
    let caught = trials.count(where: \.isCaught)
    let strange = trials.count { !$0.isCaught && $0.status != ExitCode.success.rawValue }
    let (wanted, holds) = Self.judge(kinds[0], trials: trials.count, caught: caught, strange: strange)
    return Row(
      title: title, trials: trials.count, caught: caught, strange: strange, wanted: wanted, holds: holds,
      medianSeconds: Self.median(trials.map(\.seconds)), medianLoad: Self.median(trials.map(\.load)))
  }

  private static func judge(
    _ kind: SelfTestCase, trials: Int, caught: Int, strange: Int
  ) -> (wanted: String, holds: Bool) {
    switch kind {
    case .same, .sameLoaded:
      let allowed = Int((falseFailureRate * Double(trials)).rounded(.up))
      return ("at most \(allowed)", caught + strange <= allowed)
    case .slowdown:
      let needed = Int((detectionRate * Double(trials)).rounded(.up))
      return ("at least \(needed)", caught >= needed)
    case .allocation, .linearSearch: return ("all", caught == trials)
    }
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }

  /// The table as Markdown, below what it is about.
  func markdown(_ facts: [String]) -> String {
    var lines = ["# Self-test of the gate", ""] + facts.map { "- \($0)" } + [""]
    lines += [
      "| what was tried | tries | failed by the gate | wanted | ended otherwise | holds | median time | median load |",
      "| --- | ---: | ---: | --- | ---: | --- | ---: | ---: |",
    ]
    lines += rows.map { row in
      let numbers = [row.trials, row.caught].map(String.init).joined(separator: " | ")
      let (seconds, load) = (String(format: "%.1f s", row.medianSeconds), String(format: "%.1f", row.medianLoad))
      return "| \(row.title) | \(numbers) | \(row.wanted) | \(row.strange) | \(row.holds ? "yes" : "no") "
        + "| \(seconds) | \(load) |"
    }
    lines += ["", holds ? "The gate holds." : "The gate does not hold, or has not been tried to the end."]
    return lines.joined(separator: "\n") + "\n"
  }
}
