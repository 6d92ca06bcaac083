import Foundation

/// How content comes to rest along one axis after a finger has lifted: it slows down towards a target, and swings back where it
/// runs into an edge on the way.
public struct Glide: Sendable {
  /// The speed at which content is said to rest, in points a second (I10).
  public static let restSpeed = 1.0

  private enum Phase: Sendable {
    case slowing
    case bouncing(spring: Spring, edge: Double, since: Double)
    case atRest
  }

  private var phase: Phase
  private var origin: Double
  private var target: Double
  /// The natural logarithm of what is left of the speed after a second.
  private let decay: Double
  private let duration: Double
  private var lastPosition: Double
  private var lastTime = 0.0

  /// Whether the motion has come to its end.
  public var isAtRest: Bool {
    if case .atRest = phase { true } else { false }
  }

  /// From `origin` to `target`, in points, in the time in which a free motion of that length falls to `restSpeed` (I9, I10): the
  /// speed falls by `rate` every millisecond, and the end is met exactly.
  public init(from origin: Double, to target: Double, rate: Double) {
    let decay = 1_000 * log(rate)
    let speed = abs((target - origin) * decay)
    self.origin = origin
    self.target = target
    self.decay = decay
    duration = speed > Self.restSpeed ? log(Self.restSpeed / speed) / decay : 0
    phase = origin == target ? .atRest : .slowing
    lastPosition = origin
  }

  /// Back to `edge` from `origin` beyond it, beginning at `velocity` points a second.
  public init(from origin: Double, backTo edge: Double, velocity: Double) {
    self.init(from: origin, to: edge, rate: Deceleration.normalRate)
    phase = .bouncing(spring: Spring(displacement: origin - edge, velocity: velocity), edge: edge, since: 0)
  }

  /// Moves on to `time` seconds after the finger lifted and answers the position there, in points. Content that moves out of
  /// `range` comes back to its edge if it `bounces`, and else stops there. O(1), without an allocation.
  public mutating func position(at time: Double, in range: ClosedRange<Double>, bounces: Bool) -> Double {
    if case .slowing = phase { slowDown(at: time, range, bounces) }
    if case .bouncing(let spring, let edge, let start) = phase {
      lastPosition = edge + spring.displacement(at: time - start)
      if spring.isAtRest(at: time - start) { rest(at: edge) }
    }
    lastTime = time
    return lastPosition
  }

  /// Moves the whole motion by `delta` points, because the content was moved.
  public mutating func shift(by delta: Double) {
    origin += delta
    target += delta
    lastPosition += delta
    guard case .bouncing(let spring, let edge, let start) = phase else { return }
    phase = .bouncing(spring: spring, edge: edge + delta, since: start)
  }

  private mutating func rest(at position: Double) {
    lastPosition = position
    phase = .atRest
  }

  private mutating func slowDown(at time: Double, _ range: ClosedRange<Double>, _ bounces: Bool) {
    let isOver = time >= duration - 1e-9
    let position = isOver ? target : origin + (target - origin) * part(at: time)
    let edge = target > origin ? range.upperBound : range.lowerBound
    guard target > origin ? position > edge : position < edge else {
      if isOver { rest(at: target) } else { lastPosition = position }
      return
    }
    guard bounces else { return rest(at: edge) }
    let start = timeOfMeeting(edge)
    // An edge that came nearer than the content already was is not run into.
    let isBehind = start.map { $0 < lastTime } ?? true
    phase =
      isBehind
      ? .bouncing(spring: Spring(displacement: lastPosition - edge, velocity: 0), edge: edge, since: lastTime)
      : .bouncing(
        spring: Spring(displacement: 0, velocity: velocity(at: start ?? 0)), edge: edge, since: start ?? 0)
  }

  /// The part of the way that is behind after `time` seconds.
  private func part(at time: Double) -> Double {
    (1 - exp(decay * time)) / (1 - exp(decay * duration))
  }

  private func velocity(at time: Double) -> Double {
    (target - origin) * -decay * exp(decay * time) / (1 - exp(decay * duration))
  }

  /// When the motion meets `edge`, in seconds; nil if that is not on its way.
  private func timeOfMeeting(_ edge: Double) -> Double? {
    let part = (edge - origin) / (target - origin)
    guard part >= 0, part < 1, duration > 0 else { return nil }
    return log(1 - part * (1 - exp(decay * duration))) / decay
  }
}
