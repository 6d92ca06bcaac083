/// What one run of a workload took, summed up so that it can be compared with another.
public struct RunTimes: Equatable, Sendable {
  /// The mean time of a frame, in nanoseconds; greater than zero.
  public var mean: Double
  /// The time that 99 frames in a hundred stay below, in nanoseconds, where there are enough frames.
  public var p99: Reading<Double>
  /// The mean time of a frame in each phase, in nanoseconds.
  public var phases: [FrameMetric: Double]

  /// Sums up `frames`. Throws `RunTimesError` where their times say nothing. O(n log n).
  public init(_ frames: FrameTable) throws(RunTimesError) {
    guard frames.count > 0 else { throw .noFrames }
    switch frames[.time] {
    case .absent(let reason): throw .noTimes(reason: reason)
    case .value(let times):
      if let frame = times.firstIndex(where: { $0 < 0 }) { throw .clockWentBack(frame: frame) }
      let total = times.reduce(0, +)
      guard total > 0 else { throw .clockStoodStill }
      mean = Double(total) / Double(frames.count)
      p99 = SortedSamples(times)[.p99]
    }
    phases = [:]
    for phase in FrameMetric.phases { phases[phase] = frames.mean(phase).value }
  }
}

/// Why the times of a run cannot be compared with anything.
public enum RunTimesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The run is empty.
  case noFrames
  /// Times were not taken, because of `reason`.
  case noTimes(reason: String)
  /// A frame took less than no time.
  case clockWentBack(frame: Int)
  /// All frames together took no time.
  case clockStoodStill

  /// What is wrong.
  public var description: String {
    switch self {
    case .noFrames: "the run is empty: it has no frames"
    case .noTimes(let reason): "the run has no times: \(reason)"
    case .clockWentBack(let frame): "the clock went backwards in frame \(frame)"
    case .clockStoodStill: "the clock stood still: no frame took any time"
    }
  }
}
