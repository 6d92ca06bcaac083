/// Runs seeds: each a collection of its own and a list of operations, checked after every one.
@MainActor public struct StressRunner {
  /// The layouts that seeds choose from.
  public let catalog: StressCatalog
  /// What the operations are.
  public let profile: StressProfile
  /// The only layout, or nil for all.
  public let layout: String?

  /// Makes a runner of all layouts in `catalog`, or of one of them.
  public init(catalog: StressCatalog, profile: StressProfile = .everything, layout: String? = nil) {
    self.catalog = catalog
    self.profile = profile
    self.layout = layout
  }

  /// What came of a seed.
  public struct Result: Sendable {
    /// The seed.
    public var seed: UInt64
    /// The name of the layout that it began with.
    public var layout: String
    /// How many operations were done and checked.
    public var operations: Int
    /// How many checks were made.
    public var checks: Int
    /// How often each fault was put in, by name.
    public var faults: [String: Int]
    /// The run, if it came upon a divergence.
    public var failure: Replay?
  }

  /// Runs a seed with at most `limit` operations. `announce` is told the number of each operation before it begins, -1 for
  /// the first layout.
  public func run(seed: UInt64, limit: Int = .max, announce: (Int) -> Void = { _ in }) -> Result {
    var source = source(seed)
    let setup = source.setup
    var operations: [Operation] = []
    let outcome = Execution(catalog: catalog).run(
      setup, count: min(limit, source.usefulLength), announce: announce,
      next: {
        operations.append(source.next())
        return operations[operations.count - 1]
      })
    let failure = outcome.divergence.map {
      Replay(seed: seed, setup: setup, operations: operations, check: $0.check, message: $0.message)
    }
    return Result(
      seed: seed, layout: setup.layout.name, operations: outcome.operations, checks: outcome.checks,
      faults: outcome.faults, failure: failure)
  }

  /// How many operations a run of `seed` has, unless something fails. O(1) beside the setup of the seed.
  public func length(ofSeed seed: UInt64) -> Int { source(seed).usefulLength }

  /// The run of a seed up to and with an operation, as a replay: for one that ended its process there, or did not end, as `check` says.
  public func replay(
    seed: UInt64, through operation: Int, check: String = Replay.trap, message: String
  ) -> Replay {
    var source = source(seed)
    let operations = (0..<max(0, operation + 1)).map { _ in source.next() }
    return Replay(seed: seed, setup: source.setup, operations: operations, check: check, message: message)
  }

  private func source(_ seed: UInt64) -> StressSeed {
    StressSeed(
      seed, profile: profile, layouts: layout.map { [$0] } ?? (profile.isWide ? catalog.names : StressCatalog.common))
  }
}
