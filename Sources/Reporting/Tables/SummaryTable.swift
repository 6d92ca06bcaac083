import Measurement

/// The workloads of a run as a table for a terminal, in ASCII but for names.
///
/// The first line is the verdict. A number that was not measured is a dash, and the notes below the table say why.
public enum SummaryTable {
  /// The table of `record`, with a line feed at its end. O(n log n) in its frames.
  public static func render(_ record: RunRecord) -> String {
    var lines = [Verdict(record).headline]
    if !record.workloads.isEmpty { lines += [""] + table(record.workloads) }
    let notes = notes(record.workloads)
    if !notes.isEmpty { lines += [""] + notes }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let columns = [
    "workload", "size", "frames", "median", "p90", "p99", "max", "late", "hitch ms/s", "allocs/frame", "peak",
  ]

  private static func table(_ workloads: [WorkloadResult]) -> [String] {
    let rows = [columns] + workloads.map(row)
    let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = row.indices.map { column in pad(row[column], to: widths[column], left: column >= 2) }
      return trimmed(cells.joined(separator: "  "))
    }
    lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return lines
  }

  private static func row(_ workload: WorkloadResult) -> [String] {
    let summary = WorkloadSummary(workload)
    let time = { (nanoseconds: Double) in Readable.time(nanoseconds: nanoseconds, ascii: true) }
    return [
      visible(workload.name), visible(workload.size), Readable.count(summary.frames),
      cell(summary.median.map(time)), cell(summary.p90.map(time)), cell(summary.p99.map(time)),
      cell(summary.max.map { time(Double($0)) }),
      cell(summary.framesOverDeadline.map { Readable.count($0) }),
      cell(summary.hitchMillisecondsPerSecond.map { Readable.fixed($0, decimals: 1) }),
      cell(summary.allocationsPerFrame.map(Readable.number)),
      cell(summary.peakBytes.map { Readable.bytes(Double($0)) }),
    ]
  }

  private static func cell(_ text: Reading<String>) -> String {
    text.value ?? "-"
  }

  /// Why numbers are missing, each reason once, and the warnings.
  private static func notes(_ workloads: [WorkloadResult]) -> [String] {
    var lines: [String] = []
    for workload in workloads {
      let name = visible(workload.name)
      var reasons: [String] = []
      for reason in WorkloadSummary(workload).reasons where !reasons.contains(reason) {
        reasons.append(reason)
      }
      lines += reasons.map { "-  \(name): \(visible($0))" }
      lines += workload.warnings.map { "!  \(name): \(visible($0))" }
    }
    return lines
  }

  /// `text` without control characters, which would upset a terminal.
  private static func visible(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  }

  private static func pad(_ text: String, to width: Int, left: Bool) -> String {
    let space = String(repeating: " ", count: width - text.count)
    return left ? space + text : text + space
  }

  private static func trimmed(_ line: String) -> String {
    String(line[..<(line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex)])
  }
}

extension WorkloadSummary {
  /// Why the numbers that are missing are missing.
  fileprivate var reasons: [String] {
    [
      median.reason, p90.reason, p99.reason, max.reason, allocationsPerFrame.reason, peakBytes.reason,
    ].compactMap { $0 }
  }
}
