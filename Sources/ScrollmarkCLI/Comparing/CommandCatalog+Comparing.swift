extension CommandCatalog {
  static let compare = CommandSpec(
    name: "compare",
    summary: "compare two saved runs",
    operands: .each(names: ["BASE.json", "HEAD.json"]),
    options: [
      OptionSpec(
        name: "--only", value: .choice(of: ["exact", "times"]),
        help: "compare counts and bytes alone, or times alone (default: both)"),
      Allowances.option,
      OptionSpec(
        name: "--tolerance", value: .integer(name: "PERCENT", range: 1...1000),
        help: "how much longer the head may take (default: 5)"),
    ] + CheckOptions.all,
    discussion: [
      "Counts and bytes are exact: every difference is a finding. More is a regression, less an improvement. Times are compared "
        + "by the interval of their quotient over the passes of each run, which takes at least 4 passes on either side "
        + "(`run --passes 5`); a regression is an interval that lies beyond the tolerance as a whole.",
      "What cannot be compared is not: times of another machine, counts of another toolchain, allocator or input, and nothing "
        + "of another build mode. `--allow` compares it all the same.",
      "The runs were not made side by side, so that a difference in time may be one of the machine. `scrollmark ab` runs two "
        + "builds alternately.",
    ],
    examples: [
      ("scrollmark compare main.json pr.json", "what changed"),
      ("scrollmark compare main.json pr.json --only exact", "counts and bytes alone"),
      ("scrollmark compare a.json b.json --allow toolchain", "two compilers"),
    ])

  static let merge = CommandSpec(
    name: "merge",
    summary: "put the results of shards together",
    operands: .some(name: "FILE.json"),
    options: [
      OptionSpec(
        name: "--out", value: .text(name: "DIR"),
        help: "where the files of the merged run go (default: the current folder)"),
      OptionSpec(name: "--no-color", help: "colour nothing"),
    ] + CheckOptions.all,
    discussion: [
      "Merges run.json files of `run --shard`, or verdicts of `gate --shard --json`; not both at once. Runs give run.json and the "
        + "reports, and say how their environments differ. Verdicts give one verdict, whose exit code is that of the whole.",
      "A workload that is in two of the files is an error, and so is a merge of nothing.",
    ],
    examples: [
      ("scrollmark merge shard-*/run.json --out DIR", "one run of all shards"),
      ("scrollmark merge shard-*.json --markdown summary.md", "one verdict of all gates"),
    ])
}
