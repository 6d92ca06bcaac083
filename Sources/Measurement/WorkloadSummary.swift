/// The numbers of one workload that a table of workloads shows.
public struct WorkloadSummary: Equatable, Sendable {
  /// How many frames the script has.
  public var frames: Int
  /// The time a frame may take, in nanoseconds.
  public var deadline: Int64
  /// The median time of a frame, in nanoseconds.
  public var median: Reading<Double>
  /// The time that nine frames in ten stay below, in nanoseconds.
  public var p90: Reading<Double>
  /// The time that 99 frames in a hundred stay below, in nanoseconds.
  public var p99: Reading<Double>
  /// The time of the slowest frame, in nanoseconds.
  public var max: Reading<Int64>
  /// How many frames took longer than the deadline.
  public var framesOverDeadline: Reading<Int>
  /// Hitch time in a second of scrolling, in milliseconds.
  public var hitchMillisecondsPerSecond: Reading<Double>
  /// Allocations a frame, the mean over the frames.
  public var allocationsPerFrame: Reading<Double>
  /// The most memory allocated at once, in bytes.
  public var peakBytes: Reading<Int64>
  /// What it took until the first frame was there, in nanoseconds.
  public var opening: Reading<Int64>

  /// Sums up `result`. O(n log n) in its frames.
  public init(_ result: WorkloadResult) {
    self.init(result, times: result.frames[.time].map(SortedSamples.init))
  }

  /// Sums up `result`, whose frames took `times`. O(n).
  public init(_ result: WorkloadResult, times: Reading<SortedSamples>) {
    let statistics = times.flatMap { FrameStatistics.of($0, deadline: result.deadlineNanoseconds) }
    frames = result.frames.count
    deadline = result.deadlineNanoseconds
    median = statistics.flatMap(\.median)
    p90 = statistics.flatMap(\.p90)
    p99 = statistics.flatMap(\.p99)
    max = statistics.map(\.max)
    framesOverDeadline = statistics.map(\.framesOverDeadline)
    hitchMillisecondsPerSecond = statistics.map(\.hitchMillisecondsPerSecond)
    allocationsPerFrame = result.frames.mean(.allocations)
    peakBytes = result.peakBytes
    opening = result.opening.total(.time)
  }
}
