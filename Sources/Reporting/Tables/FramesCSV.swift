import Measurement

/// Every frame of a run as CSV, one frame a line: `workload,size,frame,step,offset`, then a column a metric in the order of
/// `FrameMetric`.
///
/// Frames and steps count from zero, as in the run record; the first frame of all, the opening, is not among them. A metric that
/// was not measured has its column, and its fields are empty.
public enum FramesCSV {
  /// The frames of `record` as CSV in UTF-8. O(n).
  public static func render(_ record: RunRecord) -> [UInt8] {
    var csv = CSVWriter(
      columns: ["workload", "size", "frame", "step", "offset"] + FrameMetric.allCases.map(\.rawValue))
    for workload in record.workloads {
      let columns = FrameMetric.allCases.map { workload.frames[$0].value }
      for frame in 0..<workload.frames.count {
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
}
