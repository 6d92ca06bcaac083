/// A run as its seed means it: the collection, and as many operations as anybody asks for.
struct StressSeed {
  let seed: UInt64
  let profile: StressProfile
  let setup: StressSetup
  private var random: StressRandom
  private let kinds: [Operation.Kind]
  private let weights: [Int]

  /// The run of `seed`. `layouts` are the names that it chooses its layouts from.
  init(_ seed: UInt64, profile: StressProfile, layouts: [String]) {
    self.seed = seed
    self.profile = profile
    var random = StressRandom(seed: seed, stream: 1)
    let setup = Self.setup(&random, profile, layouts)
    self.setup = setup
    self.random = StressRandom(seed: seed, stream: 2)
    // A random subset is switched off, so that what usually hides something is missing now and then.
    let possible = profile.weights.filter { setup.usesSnapshots || !$0.kind.needsSnapshots }
    var chosen = possible.filter { _ in !random.chance(35) }
    if chosen.count < 3 { chosen = possible }
    kinds = chosen.map(\.kind)
    weights = chosen.map { $0.weight * (random.chance(15) ? 6 : 1) }
  }

  /// How many operations a run of a collection of this size is worth: looking at many items takes its time.
  var usefulLength: Int {
    switch setup.counts.reduce(0, +) {
    case ...64: 120
    case ...2_000: 60
    default: 30
    }
  }

  // MARK: The collection

  private static func setup(
    _ random: inout StressRandom, _ profile: StressProfile, _ layouts: [String]
  ) -> StressSetup {
    StressSetup(
      counts: counts(&random, isLarge: random.chance(profile.largePercent)),
      width: random.pick([320, 320, 100, 375, 568, 1, 41]), height: random.pick([480, 200, 480, 120, 667, 1, 60]),
      scale: random.among(1...3), isRightToLeft: random.chance(15), isAnchored: random.chance(25),
      usesSnapshots: random.chance(20) && profile.isWide, selectsSeveral: random.chance(50), sizes: random.choice(),
      layout: StressSetup.LayoutChoice(
        name: random.pick(layouts), numbers: (0..<72).map { _ in random.below(64) }),
      onlyLayout: layouts.count == 1)
  }

  private static func counts(_ random: inout StressRandom, isLarge: Bool) -> [Int] {
    if isLarge {
      let bits = random.among(6...16)
      let total = min(100_000, (1 << bits) + random.below(1 << bits))
      let sections = random.pick([1, 1, 2, 5, 40])
      return (0..<sections).map { _ in total / sections }
    }
    let sections = random.pick([0, 1, 1, 1, 2, 2, 3, 4, 6])
    guard sections > 0 else { return [] }
    return (0..<sections).map { _ in random.below(min(64 / sections, random.pick([1, 3, 8, 20, 64])) + 1) }
  }

  // MARK: Operations

  /// The next operation.
  mutating func next() -> Operation {
    operation(kinds[random.place(by: weights)], depth: 0)
  }

  private mutating func operation(_ kind: Operation.Kind, depth: Int) -> Operation {
    switch kind {
    case .scroll:
      return Operation(
        kind, [random.pick([1, 1, 1, -1]) * (random.below(random.pick([8, 400, 4_000])) - 100), random.below(4)])
    case .insert:
      return Operation(kind, [random.choice(), place(), random.pick([1, 1, 1, 2, 5, 20]), 0, 0, random.below(2)])
    case .insertSection:
      return Operation(kind, [place(), random.below(7), 0, 0, 0, random.below(2)])
    case .reloadSection:
      return Operation(kind, [random.choice(), random.choice(), random.below(4), 0, 0, random.below(2)])
    case .move, .moveSection:
      return Operation(kind, [random.choice(), place(), place(), 0, 0, random.below(2)])
    case .batch: return Operation(kind, parts: edits(depth))
    case .reloadData: return Operation(kind, parts: random.chance(50) ? edits(1) : [])
    case .fling, .swipe:
      return Operation(kind, [random.below(1_200) - 600] + (0..<5).map { _ in random.choice() })
    case .outline, .editSnapshot: return Operation(kind, (0..<21).map { _ in random.choice() })
    case .drag: return Operation(kind, (0..<9).map { _ in random.choice() }, parts: random.chance(30) ? edits(1) : [])
    case .applyElsewhere: return Operation(kind, (0..<5).map { _ in random.choice() }, parts: edits(1))
    case .fault: return Operation(kind, (0..<12).map { _ in random.choice() }, parts: edits(1))
    case .carry: return Operation(kind, (0..<6).map { _ in random.choice() }, parts: edits(1))
    case .interrupt:
      let inner = random.pick(Self.innerKinds)
      return Operation(kind, (0..<2).map { _ in random.choice() }, parts: [operation(inner, depth: 1)])
    case .transition:
      return Operation(kind, (0..<74).map { _ in random.below(64) }, parts: random.chance(40) ? edits(1) : [])
    case .changeLayout, .changeSettings:
      return Operation(kind, (0..<74).map { _ in random.below(64) })
    default:
      return Operation(kind, (0..<6).map { _ in random.choice() })
    }
  }

  /// A place among others: often at an end.
  private mutating func place() -> Int { random.chance(40) ? random.pick([0, 0, -1]) : random.choice() }

  private mutating func edits(_ depth: Int) -> [Operation] {
    let wanted = random.pick([0, 1, 2, 3, 5, 8, 14])
    return (0..<wanted).map { _ in
      if depth == 0, random.chance(4) { return Operation(.batch, parts: edits(1)) }
      return operation(random.pick(Self.editKinds), depth: depth + 1)
    }
  }

  /// What clients do inside calls that they get.
  private static let innerKinds: [Operation.Kind] = [
    .insert, .delete, .reload, .batch, .reloadData, .invalidate, .scroll, .select,
  ]

  /// The kinds in batches, those of items more often.
  private static let editKinds: [Operation.Kind] =
    Operation.Kind.edits + [.insert, .insert, .delete, .delete, .move, .move, .reload, .reconfigure]
}
