import Measurement

/// The frames of a run as CSV, one frame a line: `workload,size,frame,step,offset`, then a column a metric in the order of
/// `FrameMetric`.
///
/// Frames and steps count from zero, as in the run record; the first frame of all, the opening, is not among them. A metric that
/// was not measured has its column, and its fields are empty. Of a workload with more than 50,000 frames so many are written: of each
/// stretch the quickest and the slowest.
public enum FramesCSV {
  /// How many frames of a workload are written at most.
  static let mostFrames = 50_000

  /// The frames of `record` as CSV in UTF-8. O(n).
  public static func render(_ record: RunRecord) -> [UInt8] {
    var csv = CSVWriter(
      columns: ["workload", "size", "frame", "step", "offset"] + FrameMetric.allCases.map(\.rawValue))
    for workload in record.workloads {
      let columns = FrameMetric.allCases.map { workload.frames[$0].value }
      for frame in places(workload.frames) {
        csv.field(workload.name)
        csv.field(workload.size)
        csv.field(frame)
        csv.field(workload.frames.step[frame])
        csv.field(workload.frames.offset[frame])
        for column in columns {
          if let column { csv.field(column[frame]) } else { csv.emptyField() }
        }
        csv.endLine()
      }
    }
    return csv.bytes
  }

  private static func places(_ table: FrameTable) -> [Int] {
    guard table.count > mostFrames else { return Array(0..<table.count) }
    guard let times = table[.time].value else { return (0..<mostFrames).map { $0 * table.count / mostFrames } }
    return Thinning.extremes(of: times, limit: mostFrames)
  }
}
