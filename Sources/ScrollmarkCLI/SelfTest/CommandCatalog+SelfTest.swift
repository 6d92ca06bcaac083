extension CommandCatalog {
  static let selftest = CommandSpec(
    name: "selftest",
    summary: "prove that the gate finds planted faults and nothing else",
    operands: .one(name: "gate"),
    options: [
      OptionSpec(
        name: "--runs", value: .integer(name: "N", range: 2...10_000),
        help:
          "how often a build is compared with itself (default: 200); a slowdown is tried half as often, the other faults a tenth"
      ),
      OptionSpec(
        name: "--seconds", value: .integer(name: "N", range: 1...60),
        help: "the most that a round of comparing times may take (default: 20); it ends as soon as it is clear"),
      OptionSpec(
        name: "--out", value: .text(name: "DIR"),
        help: "where the table goes (default: Reports/selftest/ in SCROLLMARK_HOME)"),
      OptionSpec(name: "--seed", value: .seed(name: "N"), help: "of the order of the tries (default: 1)"),
      OptionSpec(name: "--build-only", help: "build what will be tried, and end"),
    ],
    discussion: [
      "Builds the commit of this checkout as it is and with each of the faults in Tests/Plants: a frame that takes 5 % longer, one allocation "
        + "a frame, an O(n) step. Then it runs `scrollmark gate` many times, in an order drawn by lot, on one short workload: builds "
        + "against themselves, half of them with the other core loaded, and builds with a fault.",
      "gate.md (the table) and gate.csv (a try a row) are written as it goes. Started again for the same commit, it goes on where it was. "
        + "It takes under an hour; builds come on top, once.",
    ],
    examples: [
      ("scrollmark selftest gate", "the whole proof"),
      ("scrollmark selftest gate --runs 10", "a look at it, in minutes"),
    ])
}
