/// A programmatic scroll along one axis: it starts and ends at rest, on a cubic curve. UIKit's curve is not public, so that only
/// the ends and the callbacks are to be relied on (I14).
public struct ScrollAnimation: Equatable, Sendable {
  /// How long an animated change of the content offset takes, in seconds.
  public static let defaultDuration = 0.3

  /// Where it begins, in points.
  public var start: Double
  /// Where it ends, in points.
  public var end: Double
  /// How long it takes, in seconds.
  public var duration: Double

  /// Describes a scroll from `start` to `end`.
  public init(from start: Double, to end: Double, duration: Double = ScrollAnimation.defaultDuration) {
    self.start = start
    self.end = end
    self.duration = duration
  }

  /// The position `time` seconds after the beginning, in points; exactly `end` once the time is over.
  public func position(at time: Double) -> Double {
    if isFinished(at: time) { return end }
    let progress = max(0, time / duration)
    return start + (end - start) * progress * progress * (3 - 2 * progress)
  }

  /// Whether it has come to its end `time` seconds after the beginning. The last nanosecond counts as the end, so that a whole
  /// number of frames is never a rounding error short.
  public func isFinished(at time: Double) -> Bool {
    time >= duration - 1e-9
  }
}
