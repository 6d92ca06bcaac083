/// What the passes over one workload came to, a number a pass: what intervals of a time are made from.
///
/// The time of a frame in the tables is the median over the passes; how much the passes differ can only be seen here.
public struct PassTotals: Codable, Equatable, Sendable {
  /// How many passes ran before the ones that count, to warm up, and how that was decided.
  public var warmUp: WarmUp
  /// For each metric of time, the sum over the frames of the script, in nanoseconds, of each pass that was left out.
  public var discarded: [FrameMetric: [Int64]]
  /// For each metric of time, the sum over the frames of the script, in nanoseconds, of each pass that counts, in their order.
  public var frames: [FrameMetric: [Int64]]
  /// For each metric of time, what the opening frame took, in nanoseconds, in each pass that counts.
  public var opening: [FrameMetric: [Int64]]

  /// Makes totals.
  public init(
    warmUp: WarmUp, discarded: [FrameMetric: [Int64]], frames: [FrameMetric: [Int64]], opening: [FrameMetric: [Int64]]
  ) {
    self.warmUp = warmUp
    self.discarded = discarded
    self.frames = frames
    self.opening = opening
  }

  /// The totals of the metrics of time in `tables`, a number a table. O(frames).
  public static func totals(of tables: [FrameTable]) -> [FrameMetric: [Int64]] {
    let metrics = FrameMetric.allCases.filter { $0.tier == .time }
    return metrics.reduce(into: [:]) { totals, metric in
      let sums = tables.compactMap { $0.total(metric).value }
      if sums.count == tables.count, !sums.isEmpty { totals[metric] = sums }
    }
  }
}
