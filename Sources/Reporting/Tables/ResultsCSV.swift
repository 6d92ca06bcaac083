import Measurement

/// The statistics of a run as tidy CSV: one value a line, in the columns `workload,size,metric,statistic,unit,value`.
///
/// A value that was not measured has its line, and its last field is empty. Times are in nanoseconds, memory is in bytes.
public enum ResultsCSV {
  /// The statistics of `record` as CSV in UTF-8. O(n log n) in its frames.
  public static func render(_ record: RunRecord) -> [UInt8] {
    var csv = CSVWriter(columns: ["workload", "size", "metric", "statistic", "unit", "value"])
    for row in ResultRow.rows(of: record) {
      for field in [row.workload, row.size, row.metric, row.statistic, row.unit] { csv.field(field) }
      if let value = row.value.value { csv.field(value) } else { csv.emptyField() }
      csv.endLine()
    }
    return csv.bytes
  }
}
