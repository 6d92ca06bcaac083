extension CommandCatalog {
  private static let smoke = OptionSpec(name: "--smoke", help: "run at the small size of each workload")
  private static let count = OptionSpec(
    name: "--count", value: .integer(name: "N", range: countRange),
    help: "run with N items, whatever sizes the workload names")

  static let ab = CommandSpec(
    name: "ab",
    summary: "compare the times of two builds, run alternately on this machine",
    operands: .any(name: "WORKLOAD"),
    options: [
      OptionSpec(
        name: "--base", value: .text(name: "BIN|REF"), help: "what to compare with: a binary, or a git reference"),
      OptionSpec(
        name: "--head", value: .text(name: "BIN|REF"),
        help: "what is judged: a binary, or a git reference (default: this build)"),
      OptionSpec(
        name: "--seconds", value: .integer(name: "N", range: 1...3_600),
        help: "the most that a round of one workload may take (default: 30)"),
      OptionSpec(
        name: "--tolerance", value: .integer(name: "PERMILLE", range: 1...1_000),
        help: "what counts as a difference, in thousandths (default: as calibrated, else 25)"),
      OptionSpec(name: "--seed", value: .seed(name: "N"), help: "of the lot which of a pair runs first (default: 1)"),
      OptionSpec(
        name: "--passes", value: .integer(name: "N", range: 1...99),
        help: "how often each run measures a frame; its time is the median (default: 3, or 1 where that takes long)"),
      smoke, count, workloads,
    ] + CheckOptions.all,
    discussion: [
      "A word with a slash that names a file is a binary. Anything else is a git reference: it is checked out into a work tree of its "
        + "own, built in release mode and kept in SCROLLMARK_CACHE (default: scrollmark in the user's cache folder), "
        + "by commit and toolchain. The folder may be deleted at any time.",
      "Both run as many short processes, in pairs whose order is drawn by lot, until the interval of their quotient is narrow enough or "
        + "the time is up. A difference is told only if the whole interval of 99 % is beyond the tolerance and beyond "
        + "100 ns a frame, and a second round agrees. Where the interval is too wide to say, that is what is said.",
      "The workload files are those of this checkout for both. A crash, other work, or a clock that cannot be believed is an invalid "
        + "measurement, never a verdict.",
    ],
    examples: [
      ("scrollmark ab --base main", "this build against that of main, on all workloads"),
      ("scrollmark ab --base v1.0 --head HEAD photos", "two commits, on one workload"),
      ("scrollmark ab --base ./old --head ./new photos", "two binaries"),
    ])

  static let calibrate = CommandSpec(
    name: "calibrate",
    summary: "propose tolerances of times from the noise of this machine",
    operands: .any(name: "WORKLOAD"),
    options: [
      OptionSpec(
        name: "--rounds", value: .integer(name: "N", range: 2...99),
        help: "how often this build is compared with itself (default: 5)"),
      OptionSpec(
        name: "--seconds", value: .integer(name: "N", range: 1...3_600),
        help: "the most that a round of one workload may take (default: 10)"),
      OptionSpec(name: "--write", help: "write them to Reports/tolerances.json, where `scrollmark gate` reads them"),
      smoke, count, workloads,
    ],
    discussion: [
      "This build is compared with itself, as `scrollmark ab` compares builds. The tolerance that is proposed is the smallest at which every "
        + "round would have said that both are the same, and a quarter more, in steps of half a percent and at least 2 %.",
      "`--write` changes the entries of the workloads that were calibrated and leaves the others.",
    ],
    examples: [
      ("scrollmark calibrate", "all workloads; nothing is written"),
      ("scrollmark calibrate --write photos", "one of them, for the gate"),
    ])
}
