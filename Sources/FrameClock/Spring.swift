import Foundation

/// How content that is beyond its edge comes back to it: a spring that is damped just enough not to swing.
public struct Spring: Equatable, Sendable {
  /// How quickly it comes back, a second. UIKit's figure is not public.
  public static let frequency = 10.0

  /// How far beyond the edge it begins, in points.
  public var displacement: Double
  /// How fast it moves when it begins, in points a second.
  public var velocity: Double

  /// Describes a spring that begins `displacement` points beyond the edge at `velocity` points a second.
  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }

  /// How far beyond the edge it is after `time` seconds, in points.
  public func displacement(at time: Double) -> Double {
    exp(-Self.frequency * time) * (displacement + (velocity + Self.frequency * displacement) * time)
  }

  /// How fast it moves after `time` seconds, in points a second.
  public func velocity(at time: Double) -> Double {
    let pull = velocity + Self.frequency * displacement
    return exp(-Self.frequency * time) * (velocity - Self.frequency * pull * time)
  }

  /// Whether what is left of the motion after `time` seconds cannot be seen: less than a quarter of a point and slow.
  public func isAtRest(at time: Double) -> Bool {
    abs(displacement(at: time)) < 0.25 && abs(velocity(at: time)) < 5
  }
}
