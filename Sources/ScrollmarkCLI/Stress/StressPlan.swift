import Scrollmark

/// What `stress` was asked for.
@MainActor struct StressPlan {
  let runner: StressRunner
  let firstSeed: UInt64
  /// How many operations; nil for as many as the time allows.
  let operations: Int?
  /// How many seeds at most.
  let seeds: Int
  /// For how many seconds; nil for no limit.
  let seconds: Double?
  let failures: Int
  let jobs: Int
  /// How many seconds one operation may take before it counts as hung.
  let patience: Double

  /// The seeds and operations, to be dealt out.
  var dealer: SeedDealer {
    SeedDealer(first: firstSeed, seeds: seeds, operations: operations, length: runner.length(ofSeed:))
  }

  init(_ arguments: ParsedArguments, registry: Registry) throws(CommandFailure) {
    let catalog = StressCatalog(registry: registry)
    let layout = arguments.text("--layout")
    if let layout, !catalog.names.contains(layout) {
      throw CommandFailure(
        .usage,
        "no layout '\(layout)' to stress" + Suggestion.phrase(for: layout, among: catalog.names)
          + "; there are \(catalog.names.joined(separator: ", "))")
    }
    let name = arguments.text("--profile") ?? StressProfile.everything.name
    guard let profile = StressProfile.named(name) else {
      let names = StressProfile.all.map(\.name)
      throw CommandFailure(
        .usage,
        "no profile '\(name)'" + Suggestion.phrase(for: name, among: names)
          + "; there are \(names.joined(separator: ", "))")
    }
    runner = StressRunner(catalog: catalog, profile: profile, layout: layout)
    firstSeed = arguments.seed("--seed") ?? 1
    seconds = arguments.integer("--minutes").map { Double($0) * 60 }
    let isOpen = seconds != nil || arguments.has("--seeds")
    operations = arguments.integer("--ops") ?? (isOpen ? nil : 20_000)
    seeds = arguments.integer("--seeds") ?? .max
    failures = arguments.integer("--failures") ?? 1
    jobs = arguments.integer("--jobs") ?? 1
    patience = Double(arguments.integer("--patience") ?? Self.usualPatience)
  }

  /// The seconds that one operation may take: far more than the slowest needs under a sanitizer.
  static let usualPatience = 120
}
