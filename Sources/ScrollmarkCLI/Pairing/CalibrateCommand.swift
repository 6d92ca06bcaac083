import Foundation
import Measurement
import Reporting
import Scrollmark

/// `scrollmark calibrate`: compares this build with itself and proposes tolerances.
@MainActor struct CalibrateCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// Where things are.
  let home: Home

  /// Measures, prints a table, and writes it if that is asked for.
  func run() throws(CommandFailure) -> ExitCode {
    let plan = try RunPlan(arguments, catalog: home.catalog(arguments))
    var table = try ToleranceFile.read(home.tolerances)
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    let rounds = arguments.integer("--rounds") ?? 5
    var rows: [[String]] = []
    for part in plan.parts {
      var comparisons: [ABComparison] = []
      for round in 1...rounds { comparisons.append(try compare(part, round: round, showing: &line)) }
      let proposal = try Self.proposal(comparisons, part: part)
      table.set(proposal.entry)
      rows.append(proposal.row)
    }
    line.clear()
    try Terminal.write(Self.text(rows))
    if arguments.has("--write") { try write(table) }
    return .success
  }

  private func compare(
    _ part: RunPlan.Part, round: Int, showing line: inout ProgressLine
  ) throws(CommandFailure) -> ABComparison {
    var policy = ABPolicy(secondRound: false)
    policy.seconds = Double(arguments.integer("--seconds") ?? 10)
    policy.seed = UInt64(round)
    var session = ABSession(
      base: try .own(), head: try .own(), workloads: [part], policy: policy, environment: environment)
    let findings = try session.run(showing: &line)
    if let failure = session.comparisons[0].failure {
      throw CommandFailure(ExitCode(findings[0].outcome), failure.message)
    }
    return session.comparisons[0]
  }

  /// What is proposed for a workload and size, and its row in the table.
  private static func proposal(
    _ comparisons: [ABComparison], part: RunPlan.Part
  ) throws(CommandFailure) -> (entry: ToleranceTable.Entry, row: [String]) {
    let intervals = comparisons.compactMap { $0.metrics.first?.shown?.interval.value }
    guard intervals.count == comparisons.count else {
      throw CommandFailure(.invalidMeasurement, "\(part.label): too few pairs in a round; give it more --seconds")
    }
    let tolerance = ToleranceTable.proposal(from: intervals)
    let base = comparisons[0].metrics[0].base
    let entry = ToleranceTable.Entry(
      workload: part.workload.name, size: part.size.label, tolerance: tolerance,
      floorNanoseconds: TimePolicy.standard.floorNanoseconds)
    let widest = intervals.max { $0.width < $1.width }
    let pairs = comparisons.reduce(0) { $0 + $1.pairs } / comparisons.count
    return (
      entry,
      [
        entry.workload, entry.size, Readable.time(nanoseconds: base, ascii: true), "\(pairs)",
        widest.map { "\(ABWords.change($0.lower)) to \(ABWords.change($0.upper))" } ?? "",
        ABWords.change(1 + tolerance),
      ]
    )
  }

  private static func text(_ rows: [[String]]) -> String {
    TextTable.render(
      header: ["workload", "size", "frame", "pairs a round", "widest interval", "tolerance"], rows: rows, numbers: 2...5
    )
  }

  private func write(_ table: ToleranceTable) throws(CommandFailure) {
    let json = try CommandFailure.catching { try table.json() }
    let path = home.tolerances
    let folder = try OutputFolder(preparing: URL(filePath: path).deletingLastPathComponent().path)
    try folder.replace([OutputFile(name: URL(filePath: path).lastPathComponent, bytes: json)])
    try Terminal.write("Written: \(path)\n")
  }
}
