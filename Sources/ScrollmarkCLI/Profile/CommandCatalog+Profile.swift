extension CommandCatalog {
  private static let oneWorkload: [OptionSpec] = [
    OptionSpec(name: "--smoke", help: "at the small size of the workload"),
    OptionSpec(
      name: "--count", value: .integer(name: "N", range: 1...100_000_000),
      help: "with N items, whatever sizes the workload names"),
    OptionSpec(name: "--seed", value: .seed(name: "N"), help: "replace the seed of the workload file"),
    OptionSpec(
      name: "--workloads", value: .text(name: "DIR"),
      help: "where the workload files are (default: Workloads/ in SCROLLMARK_HOME)"),
  ]

  static let profile = CommandSpec(
    name: "profile",
    summary: "find the code that frames of a workload spend time and memory in",
    operands: .one(name: "WORKLOAD"),
    options: [
      OptionSpec(
        name: "--worst", value: .integer(name: "N", range: 1...100),
        help: "profile only the N slowest frames by the median of several passes, replayed many times"),
      OptionSpec(
        name: "--frames", value: .text(name: "LIST"),
        help: "profile only these frames, such as 12,40-45, replayed many times"),
      OptionSpec(
        name: "--seconds", value: .integer(name: "N", range: 1...600),
        help:
          "how much time within frames to sample (default: 2); replaying takes at most 15 times as much of a processor"),
      OptionSpec(
        name: "--sampler", value: .choice(of: CPUSampling.Kind.allCases.map(\.rawValue)),
        help: "in-process is a timer of the tool's own (default: perf where it works, which the package linux-perf has)"
      ),
      OptionSpec(name: "--no-allocations", help: "leave the allocation sites out"),
      OptionSpec(
        name: "--out", value: .text(name: "DIR"),
        help: "where the files go (default: Reports/profile/WORKLOAD in SCROLLMARK_HOME)"),
    ] + oneWorkload + [OptionSpec(name: "--no-color", help: "colour nothing")],
    discussion: [
      "Measures the workload once, as `run` does. Then it plays it again and again, and a timer looks at where the frames are; "
        + "what happens between frames is not part of it. In a playback of its own each allocation within frames is recorded "
        + "with its callers, each phase and each delegate call with its time.",
      "report.html shows all of it. cpu.collapsed, allocations.collapsed and bytes.collapsed hold the stacks for speedscope and "
        + "flame graph tools, cpu.svg and allocations.svg the flame graphs as pictures; trace.json opens in Perfetto "
        + "and chrome://tracing: frames, their phases, calls to the data source and the delegate by name with the time they took (of snapshots: how many a frame), and counters.",
      "What is missing is said on standard error with the package to install; the rest is done all the same, and the exit "
        + "code is 35.",
    ],
    examples: [
      ("scrollmark profile feed", "where the frames of feed spend their time"),
      ("scrollmark profile feed --worst 3", "why its three slowest frames are slow"),
      ("scrollmark profile feed --frames 120-129 --count 1000", "ten frames, with 1,000 items"),
    ])

  static let view = CommandSpec(
    name: "view",
    summary: "draw what a frame of a workload shows, as SVG",
    operands: .one(name: "WORKLOAD"),
    options: [
      OptionSpec(
        name: "--frame", value: .integer(name: "N", range: 0...1_000_000),
        help: "the frame as reports count it, from 1; 0 is the opening (default: 0)"),
      OptionSpec(
        name: "--out", value: .text(name: "FILE"), help: "where the picture goes (default: standard output)"),
    ] + oneWorkload,
    discussion: [
      "Plays the workload up to the frame and draws the attributes that its layout answers for the viewport: cells, headers, "
        + "footers and decorations with their index paths, the content's edges, and the place of the viewport in it."
    ],
    examples: [
      ("scrollmark view photos --out photos.svg", "what photos shows first"),
      ("scrollmark view feed --frame 120 --count 1000 > feed.svg", "its 120th frame, with 1,000 items"),
    ])
}
