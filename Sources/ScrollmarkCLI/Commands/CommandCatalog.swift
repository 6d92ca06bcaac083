/// The commands as they are declared. Parser, help and dispatch read from here.
enum CommandCatalog {
  /// All commands in the order of the help.
  static let all = [
    run, list, show, report, compare, merge, profile, view, bench, stress, replay, ab, calibrate, gate, baseline,
    selftest, initialize, completion, manual, help,
  ]

  /// The command of that name.
  static func command(named name: String) throws(CommandFailure) -> CommandSpec {
    if let command = all.first(where: { $0.name == name }) { return command }
    throw CommandFailure(
      .usage,
      "no command '\(name)'" + Suggestion.phrase(for: name, among: all.map(\.name))
        + "\n`scrollmark help` lists the commands")
  }

  static let workloads = OptionSpec(
    name: "--workloads", value: .text(name: "DIR"),
    help: "where the workload files are (default: Workloads/ in SCROLLMARK_HOME)")

  static let countRange = 1...100_000_000

  static let run = CommandSpec(
    name: "run",
    summary: "run workloads and report what their frames cost",
    operands: .any(name: "WORKLOAD"),
    options: [
      OptionSpec(name: "--smoke", help: "run at the small size of each workload, in seconds"),
      OptionSpec(
        name: "--count", value: .integer(name: "N", range: countRange),
        help: "run with N items, whatever sizes the workload names"
      ),
      OptionSpec(name: "--seed", value: .seed(name: "N"), help: "replace the seed of the workload files"),
      OptionSpec(
        name: "--passes", value: .integer(name: "N", range: 0...99),
        help: "how often time is measured; a frame's time is the median (default: 3, smoke 1); 0: counts alone"),
      OptionSpec(
        name: "--warm-up", value: .integer(name: "N", range: 0...99),
        help: "how many passes come first, to warm up, and are left out (default: 0)"),
      OptionSpec(
        name: "--out", value: .text(name: "DIR"),
        help: "where the files go (default: Reports/latest/ in SCROLLMARK_HOME)"),
      shard,
      workloads,
      OutputFormat.option,
      OptionSpec(
        name: "--instructions",
        help: "also count the instructions of the frames, five times, with valgrind; that takes a hundred times as long"
      ),
      OptionSpec(
        name: "--times-only", help: "take times alone: allocations are not counted, and run.json is the only file"),
      OptionSpec(name: "--no-color", help: "colour nothing"),
    ],
    discussion: [
      "A WORKLOAD is the name of a file in Workloads/ without its extension, or the path of a JSON file. With none named, "
        + "all of Workloads/ are run.",
      "A table goes to standard output. run.json (everything that was measured), results.csv (one statistic a row), "
        + "frames.csv (one frame a row, counted from 0) and report.html (for people; needs no network) go to the output folder. Each file "
        + "is replaced whole or not at all.",
    ],
    examples: [
      ("scrollmark run", "all workloads at full size"),
      ("scrollmark run photos feed", "two of them"),
      ("scrollmark run photos --count 1000", "one of them with 1,000 items"),
      ("scrollmark run --smoke --out DIR", "all of them, small, into DIR"),
    ])

  static let list = CommandSpec(
    name: "list",
    summary: "list the workloads, a line each",
    options: [workloads, OutputFormat.option],
    examples: [("scrollmark list", "the workloads of this checkout")])

  static let show = CommandSpec(
    name: "show",
    summary: "show a workload with all that its file leaves to defaults",
    operands: .one(name: "WORKLOAD"),
    options: [workloads, OutputFormat.option],
    discussion: ["Prints counts, seed, layout, viewport and script as `run` would use them."],
    examples: [("scrollmark show chat", "what chat does, step by step")])

  static let report = CommandSpec(
    name: "report",
    summary: "write the reports of a saved run again",
    operands: .one(name: "RUN.json"),
    options: [
      OptionSpec(
        name: "--out", value: .text(name: "DIR"), help: "where the files go (default: the folder of RUN.json)"),
      OptionSpec(
        name: "--base", value: .text(name: "BASE.json"), help: "another saved run, to show what changed since"),
      Allowances.option,
      OptionSpec(
        name: "--history", value: .text(name: "DIR"),
        help:
          "a folder of earlier runs (*.json, and run.json in the folders below), to show trends and where they changed"),
      OutputFormat.option,
      OptionSpec(name: "--no-color", help: "colour nothing"),
    ],
    discussion: [
      "Prints the table and writes results.csv, frames.csv and report.html. RUN.json itself is only read.",
      "With --base, what changed comes first, as `compare` finds it. The exit code says nothing of it: that of `compare` does.",
    ],
    examples: [
      ("scrollmark report Reports/latest/run.json", "render the last run again"),
      ("scrollmark report run.json --base before.json --history runs", "with what changed, and with trends"),
    ])

  static let bench = CommandSpec(
    name: "bench",
    summary: "measure the layout core and the collection view against floors",
    options: [
      OptionSpec(
        name: "--count", value: .integer(name: "N", range: 1_000...10_000_000),
        help: "measure with N items only (default: 10,000, 100,000 and 1,000,000)"),
      OptionSpec(
        name: "--rounds", value: .integer(name: "N", range: 7...999),
        help: "how many turns operation and floor take (default: 7)"),
      OutputFormat.option,
    ],
    discussion: [
      "A floor is a loop that does the least that any implementation would have to do. It takes turns with the operation, so "
        + "that the ratio of their medians holds on any machine; the times do not.",
      "Two tables are printed: the layout core, then a whole collection view with its cells and its delegate. Where the floor of "
        + "an operation is the same one with a hundredth of the items, the ratio says how much its cost grows.",
      "The budget is what the design allows at 1,000,000 items.",
    ],
    examples: [("scrollmark bench", "each row of the budget, with its ratio to the floor")])
}
