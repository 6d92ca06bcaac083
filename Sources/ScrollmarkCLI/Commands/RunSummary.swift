import Measurement
import Reporting

/// What is printed at the end of a run.
enum RunSummary {
  /// The verdict and the table, what recording costs, and where the files are if they were written.
  static func text(_ record: RunRecord, folder: String?, isColored: Bool) -> String {
    let table = SummaryTable.render(record)
    let files = folder.map { " Files: \($0)/report.html, run.json, results.csv, frames.csv" } ?? ""
    return (isColored ? colored(table, Verdict(record).outcome) : table) + "\n" + instructions(record)
      + "\(recorder(record)).\(files)\n"
  }

  /// A line for each workload whose instructions were asked for; empty where nobody did.
  private static func instructions(_ record: RunRecord) -> String {
    let lines = record.workloads.compactMap { workload -> String? in
      let label = "\(workload.name) (\(workload.size)): "
      switch workload.instructions {
      case .value(let counts):
        let frame = counts.median / Int64(max(1, workload.frames.count))
        return label + "\(Readable.count(counts.median)) instructions, \(Readable.count(frame)) a frame, spread "
          + "\(Readable.count(counts.spread)) over \(counts.runs.count) runs\n"
      case .absent(InstructionCounts.notAskedFor), nil: return nil
      case .absent(let reason): return label + "no instructions: \(reason)\n"
      }
    }
    return lines.isEmpty ? "" : lines.joined() + "\n"
  }

  private static func recorder(_ record: RunRecord) -> String {
    switch record.recorderNanosecondsPerFrame {
    case .value(let nanoseconds): "Recording adds \(Readable.time(nanoseconds: nanoseconds, ascii: true)) to a frame"
    case .absent(let reason): "What recording adds to a frame is not known: \(reason)"
    }
  }

  /// The table with its first line, the verdict, in colour.
  private static func colored(_ table: String, _ outcome: Verdict.Outcome) -> String {
    guard let end = table.firstIndex(of: "\n") else { return table }
    let color =
      switch outcome {
      case .inTime: "32"
      case .late: "31"
      case .unknown: "33"
      }
    return "\u{1B}[1;\(color)m\(table[..<end])\u{1B}[0m\(table[end...])"
  }
}
