/// How fast a finger moves, from where it was seen within the last tenth of a second. Allocates once, when it is made.
public struct VelocityTracker: Sendable {
  /// How long a movement counts, in seconds: a finger that has rested for longer has no velocity.
  public static let memory = 0.1

  private struct Sample {
    var x: Double
    var y: Double
    var time: Double
  }

  private var samples: [Sample] = []
  private static let limit = 32
  private static let tolerance = 1e-9

  /// A tracker that has seen nothing yet.
  public init() {
    samples.reserveCapacity(Self.limit)
  }

  /// Forgets what it has seen.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Takes in that the finger is at (`x`, `y`), in points, at `time`, in seconds. Of several places at one time the last counts.
  /// O(what is remembered), which is at most 32 places.
  public mutating func add(x: Double, y: Double, at time: Double) {
    let count = samples.count
    if count > 0, samples[count - 1].time >= time { samples.removeLast() }
    if samples.count == Self.limit { samples.remove(at: 0) }
    samples.append(Sample(x: x, y: y, time: time))
  }

  /// The velocity at `time`, in points a second along each axis: the way between the first and the last place that are
  /// remembered, over the time between them. Zero if fewer than two are.
  public func velocity(at time: Double) -> (x: Double, y: Double) {
    guard !samples.isEmpty else { return (0, 0) }
    var first = samples.count - 1
    let last = samples[first]
    guard time - last.time <= Self.memory + Self.tolerance else { return (0, 0) }
    while first > 0, time - samples[first - 1].time <= Self.memory + Self.tolerance { first -= 1 }
    let elapsed = last.time - samples[first].time
    guard elapsed > 0 else { return (0, 0) }
    return ((last.x - samples[first].x) / elapsed, (last.y - samples[first].y) / elapsed)
  }
}
