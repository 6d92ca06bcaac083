import Foundation

/// When a difference in time counts: it has to be large enough to matter, and certain enough to be believed.
///
/// A regression is told only if the whole interval of the ratio is beyond the tolerance, its near end is beyond the floor too, and an
/// independent second round says the same.
public struct TimePolicy: Codable, Equatable, Sendable {
  /// By how much the head may be slower than the base, as a share of the base: 0.03 is 3 %.
  public var tolerance: Double
  /// By how much longer the head may take whatever its share, in the unit of the samples: nanoseconds a frame.
  public var floorNanoseconds: Double
  /// How often the interval has to cover the truth, from 0 to 1.
  public var level: Double

  /// What holds where nobody calibrated: 2.5 %, 100 ns a frame, intervals of 99 %.
  public static let standard = TimePolicy(tolerance: 0.025, floorNanoseconds: 100, level: 0.99)

  /// Makes a policy. `tolerance` is greater than 0, `floorNanoseconds` is not negative, and `level` lies between 0 and 1.
  public init(tolerance: Double, floorNanoseconds: Double, level: Double) {
    self.tolerance = tolerance
    self.floorNanoseconds = floorNanoseconds
    self.level = level
  }

  /// What `interval`, that of the quotient of head to base, says of a base that took `base` nanoseconds.
  public func verdict(_ interval: ConfidenceInterval, base: Double) -> TimeVerdict {
    let slower = 1 + tolerance
    if interval.isAbove(slower), (interval.lower - 1) * base > floorNanoseconds { return .worse }
    if interval.isBelow(1 / slower), (1 - interval.upper) * base > floorNanoseconds { return .better }
    let allowed = max(slower, 1 + floorNanoseconds / base)
    if interval.upper <= allowed, interval.lower >= 1 / allowed { return .same }
    return .unclear
  }

  /// Whether more pairs would not change much: the interval is no wider than the tolerance, or it already says that both are the same.
  public func isSettled(_ interval: ConfidenceInterval, base: Double) -> Bool {
    log(interval.upper / interval.lower) <= log(1 + tolerance) || verdict(interval, base: base) == .same
  }

  /// The same policy with twice the tolerance, for statistics that few frames decide.
  public var doubled: TimePolicy {
    TimePolicy(tolerance: 2 * tolerance, floorNanoseconds: 2 * floorNanoseconds, level: level)
  }
}

/// What a comparison of times comes to.
public enum TimeVerdict: String, CaseIterable, Codable, Sendable {
  /// The head is slower, by more than the tolerance.
  case worse
  /// The head is faster, by more than the tolerance.
  case better
  /// Head and base differ by no more than the tolerance.
  case same
  /// The interval is too wide to say.
  case unclear

  /// What two independent rounds say together: a difference only where both say so.
  public static func both(_ first: TimeVerdict, _ second: TimeVerdict) -> TimeVerdict {
    first == second ? first : .unclear
  }
}
