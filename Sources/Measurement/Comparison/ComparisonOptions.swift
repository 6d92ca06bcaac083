/// How two runs are compared.
public struct ComparisonOptions: Equatable, Sendable {
  /// Which numbers are compared.
  public enum Tier: String, CaseIterable, Sendable {
    /// Counts and bytes, by their difference.
    case exact
    /// Times, by an interval.
    case times
    /// Both.
    case all
  }

  /// What may differ although numbers are then hard to compare.
  public enum Allowance: String, CaseIterable, Sendable {
    /// The machine, its processor, cores, quota or governor. It matters to times.
    case machine
    /// The compiler. It matters to counts and bytes.
    case toolchain
    /// The allocator or its version. It matters to counts and bytes.
    case allocator
    /// Whether hashing is the same in every run. It matters to counts and bytes.
    case hashing
    /// Debug or release. It matters to everything.
    case build
    /// The items, the seed, the layout or the script. It matters to everything.
    case input
  }

  /// Which numbers are compared.
  public var tier: Tier
  /// What may differ.
  public var allowed: Set<Allowance>
  /// What a difference in time has to exceed.
  public var policy: TimePolicy

  /// What holds unless something else is asked for: 5 % and 100 ns a frame, with intervals of 95 %.
  public static let standardPolicy = TimePolicy(tolerance: 0.05, floorNanoseconds: 100, level: 0.95)

  /// Makes options.
  public init(
    tier: Tier = .all, allowed: Set<Allowance> = [], policy: TimePolicy = ComparisonOptions.standardPolicy
  ) {
    self.tier = tier
    self.allowed = allowed
    self.policy = policy
  }
}
