/// A range that covers the true value in at least a share `level` of all repetitions of the measurement.
public struct ConfidenceInterval: Codable, Equatable, Sendable {
  /// The lower bound.
  public var lower: Double
  /// The upper bound.
  public var upper: Double
  /// How often such an interval covers the true value, from 0 to 1: 0.95.
  public var level: Double

  /// Makes an interval.
  public init(lower: Double, upper: Double, level: Double) {
    self.lower = lower
    self.upper = upper
    self.level = level
  }

  /// The distance of the bounds.
  public var width: Double { upper - lower }

  /// Whether `value` lies in the interval, its bounds included.
  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// Whether all of the interval lies above `value`.
  public func isAbove(_ value: Double) -> Bool { lower > value }

  /// Whether all of the interval lies below `value`.
  public func isBelow(_ value: Double) -> Bool { upper < value }

  /// The interval with both bounds changed by `transform`, which does not fall.
  public func map(_ transform: (Double) -> Double) -> ConfidenceInterval {
    ConfidenceInterval(lower: transform(lower), upper: transform(upper), level: level)
  }
}
