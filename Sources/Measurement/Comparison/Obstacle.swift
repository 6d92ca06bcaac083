/// Something that differs between two runs and keeps numbers from being compared.
struct Obstacle: Equatable {
  /// What allows to compare all the same.
  var allowance: ComparisonOptions.Allowance
  /// What is not compared: `exact`, `times`, or both.
  var tier: ComparisonOptions.Tier
  /// What it is: `the toolchain`.
  var what: String
  /// What it is in the base.
  var base: String
  /// What it is in the head.
  var head: String

  /// Whether it keeps numbers of `other` from being compared.
  func concerns(_ other: ComparisonOptions.Tier) -> Bool { tier == .all || tier == other }

  /// What differs, in words: `the toolchain is Swift 6.2 in the base and Swift 6.3 in the head`.
  var difference: String { "\(what) is \(base) in the base and \(head) in the head" }

  /// Why nothing was compared, and what to do about it.
  var refusal: String {
    let numbers =
      switch tier {
      case .exact: "counts and bytes are"
      case .times: "times are"
      case .all: "nothing is"
      }
    return "\(numbers)\(tier == .all ? "" : " not") compared, since \(difference). Run both in the same way, or say "
      + "`--allow \(allowance.rawValue)`"
  }
}

extension Obstacle {
  /// What differs between the environments of two runs.
  static func between(_ base: RunEnvironment, _ head: RunEnvironment) -> [Obstacle] {
    let facts: [Obstacle] = [
      Obstacle(
        allowance: .build, tier: .all, what: "the build mode", base: base.buildMode, head: head.buildMode),
      Obstacle(
        allowance: .toolchain, tier: .exact, what: "the toolchain", base: base.toolchain, head: head.toolchain),
      Obstacle(
        allowance: .allocator, tier: .exact, what: "the allocator", base: text(base.allocator),
        head: text(head.allocator)),
      Obstacle(
        allowance: .hashing, tier: .exact, what: "deterministic hashing",
        base: base.deterministicHashing ? "on" : "off", head: head.deterministicHashing ? "on" : "off"),
      machine("the processor", text(base.cpu), text(head.cpu)),
      machine("the number of cores", "\(base.cores)", "\(head.cores)"),
      machine("the quota of the control group", number(base.cpuQuota), number(head.cpuQuota)),
      machine("the frequency governor", text(base.governor), text(head.governor)),
    ]
    var obstacles = facts.filter { $0.base != $0.head }
    // A machine without a name, or a record from before there were names, is judged by the rest. Of another machine whose processor is
    // another too, the name says nothing more.
    if let before = base.machine.value, let after = head.machine.value, before != after,
      !obstacles.contains(where: { $0.allowance == .machine })
    {
      obstacles.append(machine("the machine", before, after))
    }
    return obstacles
  }

  /// What differs between the work of two results of one workload. What only follows from another difference is left out: another seed
  /// or another number of items gives another digest, another script another number of frames.
  static func between(_ base: WorkloadResult, _ head: WorkloadResult) -> [Obstacle] {
    let items = differing([
      ("the number of items", "\(base.items)", "\(head.items)"),
      ("the number of sections", "\(base.sections)", "\(head.sections)"), ("the seed", "\(base.seed)", "\(head.seed)"),
    ])
    let script = differing([
      ("the script", "'\(base.steps.joined(separator: "; "))'", "'\(head.steps.joined(separator: "; "))'")
    ])
    let digest = differing([("the digest of the items", base.inputDigest, head.inputDigest)])
    let frames = differing([("the number of frames", "\(base.frames.count)", "\(head.frames.count)")])
    let others = differing([
      ("the layout", base.layout, head.layout),
      ("the frame rate", "\(base.framesPerSecond)", "\(head.framesPerSecond)"),
    ])
    return (items.isEmpty ? digest : items) + others + differing(parameters(base, head))
      + (script.isEmpty ? frames : script)
  }

  /// What the workload files say of the layout of one kind; a record from before that was kept is judged by the kind alone.
  private static func parameters(
    _ base: WorkloadResult, _ head: WorkloadResult
  ) -> [(what: String, base: String, head: String)] {
    guard base.layout == head.layout, let before = base.layoutParameters, let after = head.layoutParameters else {
      return []
    }
    return Set(before.keys).union(after.keys).sorted().map { name in
      ("the layout of this workload differs: \(name)", before[name] ?? "not set", after[name] ?? "not set")
    }
  }

  private static func differing(_ facts: [(what: String, base: String, head: String)]) -> [Obstacle] {
    facts.filter { $0.base != $0.head }.map {
      Obstacle(allowance: .input, tier: .all, what: $0.what, base: $0.base, head: $0.head)
    }
  }

  private static func machine(_ what: String, _ base: String, _ head: String) -> Obstacle {
    Obstacle(allowance: .machine, tier: .times, what: what, base: base, head: head)
  }

  private static func text(_ reading: Reading<String>) -> String { reading.value ?? "not known" }

  private static func number(_ reading: Reading<Double>) -> String { reading.value.map { "\($0)" } ?? "not set" }
}
