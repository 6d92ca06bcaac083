/// How long the frames of a run took, and how often they came too late.
///
/// A frame that takes longer than the deadline is a hitch: it is shown at the first refresh of the display after it is done. How
/// many whole refreshes later than it should is its hitch time.
public struct FrameStatistics: Equatable, Sendable {
  /// How many frames there are; at least one.
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
  public var max: Int64
  /// How many frames took longer than the deadline. Each of them is a hitch.
  public var framesOverDeadline: Int
  /// How much later than they should the frames were shown, all together, in nanoseconds.
  public var hitchNanoseconds: Int64

  /// By how much the slowest frame exceeded the deadline, in nanoseconds; negative if every frame met it.
  public var longestOverrun: Int64 { max - deadline }

  /// How long the run of frames takes on a display: a refresh a frame and the hitch time, in nanoseconds.
  public var shownNanoseconds: Int64 { Int64(frames) * deadline + hitchNanoseconds }

  /// Hitch time in a second of scrolling as it is shown, in milliseconds: from 0 to less than 1,000. `HitchScale` judges it.
  public var hitchMillisecondsPerSecond: Double {
    1000 * Double(hitchNanoseconds) / Double(shownNanoseconds)
  }

  /// The statistics of `times`, in nanoseconds, against `deadline`, which is positive; or that there are no frames. O(n log n).
  public static func of(_ times: [Int64], deadline: Int64) -> Reading<FrameStatistics> {
    of(SortedSamples(times), deadline: deadline)
  }

  /// The statistics of the times in `sorted`, in nanoseconds, against `deadline`, which is positive; or that there are no frames.
  /// O(log n) and the late frames.
  public static func of(_ sorted: SortedSamples, deadline: Int64) -> Reading<FrameStatistics> {
    precondition(deadline > 0, "A deadline is positive, not \(deadline) ns")
    guard let slowest = sorted.values.last else { return .absent(reason: "there are no frames") }
    let late = sorted.count(above: deadline)
    let hitch = sorted.values.suffix(late).reduce(0) { $0 + ($1 - 1) / deadline * deadline }
    return .value(
      FrameStatistics(
        frames: sorted.values.count, deadline: deadline, median: sorted[.median], p90: sorted[.p90], p99: sorted[.p99],
        max: slowest, framesOverDeadline: late, hitchNanoseconds: hitch))
  }
}
