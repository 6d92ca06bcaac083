import Reporting
import Scrollmark

/// `scrollmark bench`: the layout engine, the difference of identifiers, the constraint solver, the measuring of text, then the
/// collection view, beside their floors.
@MainActor struct BenchCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]

  /// Measures every row and prints a table for each of the five as soon as it is there.
  func run() throws(CommandFailure) -> ExitCode {
    var progress = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    let sizes = arguments.integer("--count").map { [$0] } ?? [10_000, 100_000, 1_000_000]
    let rounds = arguments.integer("--rounds") ?? 7
    let core = LayoutBenchmarks.run(sizes: sizes, rounds: rounds, now: WallClock.nanoseconds) {
      progress.show($0, now: WallClock.seconds())
    }
    progress.clear()
    try show(core, after: "\n")
    let differences = DiffBenchmarks.run(sizes: sizes, rounds: rounds, now: WallClock.nanoseconds) {
      progress.show($0, now: WallClock.seconds())
    }
    progress.clear()
    try show(differences, after: "\n")
    let solver = SolverBenchmarks.run(rounds: rounds, now: WallClock.nanoseconds) {
      progress.show($0, now: WallClock.seconds())
    }
    progress.clear()
    try show(solver, after: "\n")
    let text = TextBenchmarks.run(rounds: rounds, now: WallClock.nanoseconds) {
      progress.show($0, now: WallClock.seconds())
    }
    progress.clear()
    try show(text, after: "\n")
    let view = CollectionViewBenchmarks.run(sizes: sizes, rounds: rounds, now: WallClock.nanoseconds) {
      progress.show($0, now: WallClock.seconds())
    }
    progress.clear()
    try show(view, after: "")
    if OutputFormat(arguments) == .json {
      try Terminal.write(OutputFormat.json(core + differences + solver + text + view))
    }
    return .success
  }

  /// Prints a table as soon as it is there; as JSON, all rows come at the end.
  private func show(_ rows: [BenchmarkRow], after rest: String) throws(CommandFailure) {
    if OutputFormat(arguments) == .text { try Terminal.write(Self.text(rows) + rest) }
  }

  /// The table, and below it how much a query's cost grows with the items.
  static func text(_ rows: [BenchmarkRow]) -> String {
    let table = TextTable.render(
      header: ["operation", "items", "median", "p99", "floor", "ratio", "budget", "p99 budget", "the floor"],
      rows: rows.map(cells), numbers: 1...7)
    let growth = growth(rows)
    return growth.isEmpty ? table : table + "\n" + growth.joined(separator: "\n") + "\n"
  }

  /// For each query, its cost at the largest size over that at the smallest.
  private static func growth(_ rows: [BenchmarkRow]) -> [String] {
    guard let small = rows.map(\.size).min(), let large = rows.map(\.size).max(), small < large else { return [] }
    return rows.filter { $0.size == large && $0.name.hasPrefix("visible") }.compactMap { row in
      guard let base = rows.first(where: { $0.size == small && $0.name == row.name }) else { return nil }
      let ratio = Readable.number(row.median / base.median)
      return "\(row.name): \(Readable.count(large)) items cost \(ratio) times what \(Readable.count(small)) do"
    }
  }

  private static func cells(_ row: BenchmarkRow) -> [String] {
    let isBudgeted = row.size == budgetSize
    return [
      row.name, Readable.count(row.size), value(row.median, of: row), value(row.p99, of: row),
      value(row.floor, of: row),
      Readable.number(row.ratio), isBudgeted ? value(row.budget, of: row) : "",
      isBudgeted ? value(row.p99Budget, of: row) : "",
      row.floorName,
    ]
  }

  /// The number of items that the budget is about.
  private static let budgetSize = 1_000_000

  private static func value(_ value: Double?, of row: BenchmarkRow) -> String {
    guard let value else { return "" }
    return row.unit == "ns" ? Readable.time(nanoseconds: value, ascii: true) : "\(Readable.number(value)) \(row.unit)"
  }
}
