import Measurement
import Scrollmark

/// Compares the times of this build with those of the base, alternately on this machine.
@MainActor struct TimeTier {
  /// What is run.
  let parts: [RunPlan.Part]
  /// The binary to compare with.
  let base: Executable
  /// How.
  let policy: ABPolicy
  /// The variables of the environment.
  let environment: [String: String]

  /// The branch that changes are made for, unless the user names another.
  static let usualBase = "origin/main"

  /// The binary to compare with: the one at the path `name`, or a build of the commit at which the head left the reference `name`. Nil, with the
  /// reason, if the head is that commit itself.
  static func base(
    _ name: String?, head: RunEnvironment, home: Home, environment: [String: String], progress: (String) -> Void
  ) throws(CommandFailure) -> Reading<Executable> {
    let name = name ?? usualBase
    if name.contains("/"), InputFile.exists(name) {
      return .value(
        try ABExecutable.resolve(name, role: .base, home: home, environment: environment, progress: progress))
    }
    let repository = GitRepository(folder: home.folder, environment: environment)
    let fork = try repository.mergeBase(of: "HEAD", and: name)
    if let commit = head.commit.value, !commit.hasSuffix("+dirty"), fork.hasPrefix(commit) {
      return .absent(reason: "this build is that of \(name) at \(commit): there are no changes to time")
    }
    return .value(
      try ABExecutable.resolve(fork, role: .base, home: home, environment: environment, progress: progress))
  }

  /// What the comparison comes to, and what the reader ought to know besides.
  func run() throws(CommandFailure) -> (findings: [Finding], notes: [String]) {
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    var session = ABSession(
      base: base, head: try Executable.own(), workloads: parts, policy: policy, environment: environment)
    let findings = try session.run(showing: &line)
    let unclear = session.comparisons.filter { $0.failure == nil && $0.metrics.allSatisfy { $0.verdict == .unclear } }
    guard !unclear.isEmpty else { return (findings, session.notes) }
    let note =
      "not enough evidence about the times of \(unclear.count) of \(session.comparisons.count) workloads: give it more "
      + "--seconds, or a machine with less to do"
    return (findings, [note] + session.notes)
  }
}
