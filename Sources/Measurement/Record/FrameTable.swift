/// The numbers of a run of frames, a column a metric, so that a million frames stay small and quick to read.
public struct FrameTable: Codable, Equatable, Sendable {
  /// How many frames there are.
  public var count: Int
  /// For each frame, which step of the script it belongs to.
  public var step: [Int]
  /// For each frame, where the viewport stood along the scroll axis, in points.
  public var offset: [Double]
  /// What was measured: a column of `count` numbers a metric.
  public var columns: [FrameMetric: [Int64]]
  /// What was not measured, and why. A metric is in `columns` or in here.
  public var absent: [FrameMetric: String]

  /// Makes a table.
  public init(
    count: Int, step: [Int], offset: [Double], columns: [FrameMetric: [Int64]], absent: [FrameMetric: String]
  ) {
    self.count = count
    self.step = step
    self.offset = offset
    self.columns = columns
    self.absent = absent
  }

  /// The numbers of `metric`, or why there are none. O(1).
  public subscript(metric: FrameMetric) -> Reading<[Int64]> {
    if let column = columns[metric] { return .value(column) }
    return .absent(reason: absent[metric] ?? "not recorded by this version")
  }
}
