import Measurement

/// The workloads of a run as a table for a terminal, in ASCII but for names.
///
/// The first line is the verdict; where the run was compared with another, what changed comes before it. A number that was not measured
/// is a dash, and the notes below the table say why.
public enum SummaryTable {
  /// The table of `record`, with a line feed at its end; what changed by `check`, first the changes and then the run. O(n log n) in its
  /// frames.
  public static func render(_ record: RunRecord, check: CheckReport? = nil) -> String {
    var lines = check.map { [ColumnText.visible(ComparisonHeadline.text($0))] } ?? []
    lines.append(Verdict(record).headline)
    if !record.workloads.isEmpty, let busy = record.environment.busyInWords { lines.append("!  \(busy)") }
    if let check { lines += changes(check) }
    if !record.workloads.isEmpty { lines += [""] + table(record.workloads) }
    var notes = notes(record.workloads)
    notes += record.leftOutInWords.map { "!  \(ColumnText.visible($0))" }
    if let reason = record.environment.simpleTextReason {
      notes.append("!  text is measured by a simple metric and not by fonts: \(ColumnText.visible(reason))")
    }
    if !notes.isEmpty { lines += [""] + notes }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let mostChanges = 20

  /// The changes that `check` found, the worst first, and what there is to say where no number does.
  private static func changes(_ check: CheckReport) -> [String] {
    let shown = check.changes.prefix(mostChanges)
    guard !shown.isEmpty else { return [] }
    let rows = shown.map { [$0.outcome.label] + $0.cells.map(ColumnText.visible) }
    var lines = [""] + ColumnText.lines([["outcome"] + Finding.columns] + rows) { $0 > Finding.firstNumber }
    let reasons = shown.filter(\.isAboutAllNumbers).map { "!  \(ColumnText.visible($0.message))" }
    if !reasons.isEmpty { lines += [""] + reasons }
    let rest = check.changes.count - shown.count
    if rest > 0 { lines += ["", "\(Readable.count(rest)) more changes are in report.html."] }
    return lines
  }

  private static let columns = [
    "workload", "size", "frames", "median", "p90", "p99", "max", "late", "hitch ms/s", "allocs/frame", "peak",
  ]

  private static func table(_ workloads: [WorkloadResult]) -> [String] {
    ColumnText.lines([columns] + workloads.map(row)) { $0 >= 2 }
  }

  private static func row(_ workload: WorkloadResult) -> [String] {
    let summary = WorkloadSummary(workload)
    let time = { (nanoseconds: Double) in Readable.time(nanoseconds: nanoseconds, ascii: true) }
    return [
      ColumnText.visible(workload.name), ColumnText.visible(workload.size), Readable.count(summary.frames),
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

  /// Why numbers are missing, each reason once, the warnings, and which passes were left out.
  private static func notes(_ workloads: [WorkloadResult]) -> [String] {
    var lines: [String] = []
    for workload in workloads {
      let name = ColumnText.visible(workload.name)
      var reasons: [String] = []
      for reason in WorkloadSummary(workload).reasons where !reasons.contains(reason) {
        reasons.append(reason)
      }
      lines += reasons.map { "-  \(name): \(ColumnText.visible($0))" }
      lines += workload.warnings.map { "!  \(name): \(ColumnText.visible($0))" }
    }
    lines += WorkloadResult.discardedInWords(workloads).map { "-  \(ColumnText.visible($0))" }
    return lines
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
