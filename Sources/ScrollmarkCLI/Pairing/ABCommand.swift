import Measurement
import Scrollmark

/// `scrollmark ab`: compares the times of two builds.
@MainActor struct ABCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// Where things are.
  let home: Home

  /// Finds or builds both, compares them, and prints what came out; answers the code of the most severe finding.
  func run() throws(CommandFailure) -> ExitCode {
    guard let baseName = arguments.text("--base") else {
      throw CommandFailure(.usage, "ab needs --base BIN|REF: what to compare with")
    }
    let plan = try RunPlan(arguments, catalog: home.catalog(arguments))
    let output = try CheckOutput(arguments)
    do throws(CommandFailure) {
      let (report, table) = try compare(plan, with: baseName)
      try Terminal.write(table + "\n")
      return try output.write(report)
    } catch {
      output.abandon()
      throw error
    }
  }

  private func compare(
    _ plan: RunPlan, with baseName: String
  ) throws(CommandFailure) -> (report: CheckReport, table: String) {
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    let base = try resolve(baseName, .base, &line)
    var head = try Executable.own()
    if let name = arguments.text("--head") { head = try resolve(name, .head, &line) }
    var session = ABSession(
      base: base, head: head, workloads: plan.parts, policy: try policy(), environment: environment)
    let findings = try session.run(showing: &line)
    let sentences = session.comparisons.flatMap(ABWords.sentences)
    return (
      CheckReport(title: "Times", base: base.label, head: head.label, findings: findings, notes: session.notes),
      ABWords.table(session.comparisons) + (sentences.isEmpty ? "" : "\n" + sentences.joined(separator: "\n") + "\n")
    )
  }

  private func resolve(
    _ name: String, _ role: PairRole, _ line: inout ProgressLine
  ) throws(CommandFailure) -> Executable {
    defer { line.clear() }
    return try ABExecutable.resolve(name, role: role, home: home, environment: environment) {
      line.show($0, now: WallClock.seconds())
    }
  }

  private func policy() throws(CommandFailure) -> ABPolicy {
    var policy = ABPolicy()
    if let permille = arguments.integer("--tolerance") {
      policy.standard.tolerance = Double(permille) / 1000
    } else {
      policy.tolerances = try ToleranceFile.read(home.tolerances)
    }
    if let seconds = arguments.integer("--seconds") { policy.seconds = Double(seconds) }
    policy.seed = arguments.seed("--seed") ?? policy.seed
    policy.passes = arguments.integer("--passes")
    return policy
  }
}

/// The file with the tolerances that were calibrated.
enum ToleranceFile {
  /// What is in the file at `path`; an empty table where there is no such file.
  static func read(_ path: String) throws(CommandFailure) -> ToleranceTable {
    do {
      return try ToleranceTable(json: try InputFile.bytes(at: path))
    } catch let error as SystemError where error.isNoSuchFile {
      return ToleranceTable()
    } catch let error as SystemError {
      throw CommandFailure(.baselineUnreadable, "cannot read \(path): \(error.text)")
    } catch {
      throw CommandFailure(.baselineUnreadable, "cannot read \(path): \(error)")
    }
  }
}
