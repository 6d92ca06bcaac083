extension CommandCatalog {
  static let shard = OptionSpec(
    name: "--shard", value: .text(name: "I/N"),
    help: "only the I-th of N parts of the workloads: each workload is in one of them, and all take about as long")

  private static let baselines = OptionSpec(
    name: "--baselines", value: .text(name: "DIR"),
    help: "where the baselines are (default: Reports/baselines/ in SCROLLMARK_HOME)")

  private static let small = OptionSpec(name: "--smoke", help: "only the small size of each workload")

  static let gate = CommandSpec(
    name: "gate",
    summary: "say if a change may go in: exact counts, budgets, growth and times",
    operands: .any(name: "WORKLOAD"),
    options: [
      OptionSpec(
        name: "--base", value: .text(name: "BIN|REF"),
        help:
          "compare times with this binary, or with a build of where HEAD left this git reference (default: origin/main)"
      ),
      OptionSpec(name: "--time", help: "compare times (the default)"),
      OptionSpec(name: "--no-time", help: "compare no times and check no budgets of times; needs no git"),
      OptionSpec(
        name: "--seconds", value: .integer(name: "N", range: 1...3_600),
        help: "the most that a round of comparing times may take for a workload (default: 10)"),
      small, shard, baselines, workloads,
    ] + CheckOptions.all,
    discussion: [
      "Everything that is exact (work, allocations, bytes) is held against the baseline, to the unit: more is a regression, less an "
        + "improvement that `baseline update` takes over. Workloads over data of the system are outside; the report names them.",
      "Budgets of the workload files are held on every machine, those of growth over a sweep of counts among them: an O(n) step fails "
        + "even where it is fast.",
      "Times are never held against a stored number. Both builds run alternately here; a regression is told only if the whole interval is "
        + "beyond the tolerance and an absolute floor, and a second round agrees.",
      "A gate that measured nothing does not pass.",
    ],
    examples: [
      ("scrollmark gate --no-time", "the exact tier and the budgets of everything, in seconds"),
      ("scrollmark gate --base main", "and times against where this branch left main"),
      ("scrollmark gate feed --base ./old", "one workload, against a binary"),
      ("scrollmark gate --shard 2/5 --json v2.json", "a fifth of it, for `scrollmark merge`"),
    ])

  static let baseline = CommandSpec(
    name: "baseline",
    summary: "store what is counted with the sources, or check that it is still so",
    operands: .action(names: ["update", "check"], rest: "WORKLOAD"),
    options: [baselines, workloads] + CheckOptions.all,
    discussion: [
      "`update` counts the workloads at all their sizes and writes a file for each; with none named, it also takes away the files of "
        + "workloads that are gone. Commit what it changes together with what changed it.",
      "`check` counts the same and fails where a number differs, where a baseline is missing, and where one is left over. The other "
        + "options are those of `check`.",
    ],
    examples: [
      ("scrollmark baseline check", "all workloads against their baselines"),
      ("scrollmark baseline update", "take over what all of them count now"),
      ("scrollmark baseline update feed", "take over one of them"),
    ])
}
