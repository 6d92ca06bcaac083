/// How far two lists of samples are apart, without a unit: how much more often a sample of the head is larger than one of the base
/// than the other way round (Cliff 1993), from -1 to 1.
public struct CliffsDelta: Equatable, Sendable {
  /// Words for its size, with the bounds of Romano and others (2006).
  public enum Magnitude: String, CaseIterable, Codable, Sendable {
    /// Below 0.147.
    case negligible
    /// Below 0.33.
    case small
    /// Below 0.474.
    case medium
    /// From 0.474 on.
    case large
  }

  /// The difference of the shares of pairs: 1 if every sample of the head is larger than every one of the base.
  public var value: Double

  /// Makes a delta from -1 to 1.
  public init(value: Double) {
    self.value = value
  }

  /// How large that is.
  public var magnitude: Magnitude {
    switch value.magnitude {
    case ..<0.147: .negligible
    case ..<0.33: .small
    case ..<0.474: .medium
    default: .large
    }
  }

  /// Compares `base` and `head`, which have at least one sample each. Throws `StatisticsError`. O(n log n).
  public static func of(base: [Double], head: [Double]) throws(StatisticsError) -> CliffsDelta {
    let u = try MannWhitney.statistic(base: base, head: head)
    return CliffsDelta(value: 2 * u / Double(base.count * head.count) - 1)
  }
}
