import Scrollmark

extension CommandCatalog {
  static let stress = CommandSpec(
    name: "stress",
    summary: "do random operations and check the collection view after each",
    options: [
      OptionSpec(name: "--layout", value: .text(name: "L"), help: "stress this layout only (default: all, by seed)"),
      OptionSpec(name: "--seed", value: .seed(name: "S"), help: "the first seed (default: 1)"),
      OptionSpec(
        name: "--ops", value: .integer(name: "N", range: 1...1_000_000_000_000),
        help: "how many operations to do, to the unit as long as none fails (default: 20,000)"),
      OptionSpec(
        name: "--minutes", value: .integer(name: "M", range: 1...100_000), help: "go on for M minutes instead"),
      OptionSpec(name: "--seeds", value: .integer(name: "N", range: 1...1_000_000_000), help: "run at most N seeds"),
      OptionSpec(
        name: "--profile", value: .text(name: "P"), help: "which operations come (default: everything)",
        offers: StressProfile.all.map(\.name)),
      OptionSpec(
        name: "--jobs", value: .integer(name: "N", range: 1...256),
        help: "how many processes share the work (default: 1)"),
      OptionSpec(
        name: "--failures", value: .integer(name: "N", range: 1...10_000),
        help: "stop once N runs came upon a divergence (default: 1)"),
      OptionSpec(
        name: "--out", value: .text(name: "DIR"),
        help: "where the files go (default: Reports/latest/ in SCROLLMARK_HOME)"),
      OptionSpec(
        name: "--patience", value: .integer(name: "SECONDS", range: 1...86_400),
        help: "how long an operation may take before it counts as hung (default: 120)"),
      OptionSpec(name: "--in-process", help: "run in this process, for debuggers and sanitizers"),
      OutputFormat.option,
      OptionSpec(name: "--soak", help: "run in this process and watch what it leaves behind: objects and memory"),
    ],
    discussion: [
      "A seed is a run of its own: a collection of 0 to 100,000 items, a layout, and up to 120 operations, of which a random subset "
        + "is switched off. The same seed gives the same run on every machine. After every operation, parts that share no code "
        + "with what they check hold the collection view to a plain model, to a slow reference layout, and to the order of calls.",
      "The work is done in processes of its own, so that a trap or an operation that does not end is reported with its seed. However "
        + "many share it, the same seeds are run and the same is printed. Ctrl-C keeps what was done. What fails is "
        + "shrunk to the fewest operations and smallest numbers that fail in the same way, printed, and written to "
        + "replay-SEED.json for `scrollmark replay`. stress.csv has a line a layout. Files are replaced whole or not at all.",
      "Exits with 30 if there is a divergence, and with 33 if all are of layouts that were registered and contradict themselves: an "
        + "item that does not exist, or twice, one frame for a rectangle and another for the item, or no answer for what is there.",
      "Layouts, profiles and faults: see `scrollmark stress --layout help`.",
    ],
    examples: [
      ("scrollmark stress", "20,000 operations over all layouts"),
      ("scrollmark stress --ops 10000000 --jobs 2", "ten million, in two processes"),
      ("scrollmark stress --layout flow --seed 7 --seeds 1", "the run of one seed"),
      ("scrollmark stress --soak --minutes 30", "half an hour, with memory watched; soak.csv has what was seen"),
      ("scrollmark stress --profile faults --minutes 5", "clients that do wrong, for five minutes"),
    ])

  static let replay = CommandSpec(
    name: "replay",
    summary: "do the run in a replay file again",
    operands: .one(name: "FILE"),
    options: [
      OptionSpec(
        name: "--patience", value: .integer(name: "SECONDS", range: 1...86_400),
        help: "how long it may take before it counts as hung (default: 120)"),
      OptionSpec(name: "--in-process", help: "run in this process, for debuggers and sanitizers"),
      OutputFormat.option,
    ],
    discussion: [
      "Prints the operations and the first divergence, and exits with 30 if there is one, 33 if a layout broke the contract of layouts: 0 "
        + "says that what once failed holds now."
    ],
    examples: [("scrollmark replay Reports/latest/replay-7.json", "see it fail again")])
}
