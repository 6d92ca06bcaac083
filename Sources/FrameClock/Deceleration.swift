import Foundation

/// How a scroll view comes to rest after a fling: its speed falls by the same factor every millisecond (rule I9).
public struct Deceleration: Equatable, Sendable {
  /// The factor a millisecond of a scroll view's normal deceleration.
  public static let normalRate = 0.998
  /// The factor a millisecond of a scroll view's fast deceleration.
  public static let fastRate = 0.99

  /// Where the finger let go, in points.
  public var origin: Double
  /// The velocity at that moment, in points a second.
  public var initialVelocity: Double
  /// The factor by which the velocity falls every millisecond, between 0 and 1, both excluded.
  public var rate: Double

  /// Describes a deceleration from `origin` points at `initialVelocity` points a second.
  public init(origin: Double, initialVelocity: Double, rate: Double = Deceleration.normalRate) {
    precondition(rate > 0 && rate < 1, "a deceleration rate lies between 0 and 1")
    self.origin = origin
    self.initialVelocity = initialVelocity
    self.rate = rate
  }

  /// The velocity `time` seconds after the finger let go, in points a second (I9).
  public func velocity(at time: Double) -> Double {
    initialVelocity * decay(after: time)
  }

  /// The position `time` seconds after the finger let go, in points: the integral of the velocity (I9).
  public func position(at time: Double) -> Double {
    origin + (decay(after: time) - 1) * initialVelocity / (1_000 * log(rate))
  }

  /// Where the motion would end if it never stopped early, in points: the exact integral of I9.
  public var restingPosition: Double {
    origin - initialVelocity / (1_000 * log(rate))
  }

  /// Where the motion is said to end at the moment the finger lets go, in points: I9 summed over whole milliseconds, which is
  /// what a target content offset is proposed from.
  public var projectedPosition: Double {
    origin + (initialVelocity / 1_000) * rate / (1 - rate)
  }

  /// How many seconds pass until the speed falls to `speed` points a second; 0 if it is no faster to begin with (I10).
  public func duration(untilSpeed speed: Double) -> Double {
    precondition(speed > 0, "the speed never falls to 0")
    guard abs(initialVelocity) > speed else { return 0 }
    return log(speed / abs(initialVelocity)) / (1_000 * log(rate))
  }

  private func decay(after time: Double) -> Double {
    exp(1_000 * time * log(rate))
  }
}
