/// A number that is recorded for every frame.
public enum FrameMetric: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  // Time, from the time pass. The phases and `other` add up to `time`.
  case time
  case invalidation
  case prepare
  case query
  case cells
  case selfSizing
  case diff
  case updates
  case other

  // Memory, from the allocation pass.
  case allocations
  case allocatedBytes
  case netBytes

  // Work, the same in every pass.
  case visibleItems
  case layoutPasses
  case attributesMade
  case cellsMade
  case cellsReused
  case sizesAsked
  case itemsMeasured
  case delegateCalls
  case diffOperations
  case nodesVisited

  /// What the number counts.
  public var unit: Unit {
    switch self {
    case .time, .invalidation, .prepare, .query, .cells, .selfSizing, .diff, .updates, .other: .nanoseconds
    case .allocatedBytes, .netBytes: .bytes
    default: .count
    }
  }

  /// How far the number can be trusted.
  public var tier: Tier { unit == .nanoseconds ? .time : .exact }

  /// The phases of a frame in the order in which they are shown; together they are `time`.
  public static let phases: [FrameMetric] = [
    .invalidation, .prepare, .query, .cells, .selfSizing, .diff, .updates, .other,
  ]

  /// The unit of a metric.
  public enum Unit: String, Codable, Sendable {
    case nanoseconds = "ns"
    case bytes = "bytes"
    case count = "count"
  }

  /// How repeatable a metric is.
  public enum Tier: String, Codable, Sendable {
    /// The same to the unit in every run with the same seed, toolchain and allocator.
    case exact
    /// Varies from run to run; only ever compared side by side on one machine.
    case time
  }
}
