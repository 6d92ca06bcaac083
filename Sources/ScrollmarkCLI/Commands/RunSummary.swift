import Measurement
import Reporting

/// What is printed at the end of a run.
enum RunSummary {
  /// The verdict and the table, what recording costs, and where the files are if they were written.
  static func text(_ record: RunRecord, folder: String?, isColored: Bool) -> String {
    let table = table(record, isColored: isColored)
    let files = folder.map { " Files: \($0)/report.html, run.json, results.csv, frames.csv" } ?? ""
    return table + "\n" + instructions(record) + "\(recorder(record)).\(files)\n"
  }

  /// The table with its first line, the verdict or what comparing the run came to, in colour where that is asked for.
  static func table(_ record: RunRecord, check: CheckReport? = nil, isColored: Bool) -> String {
    let table = SummaryTable.render(record, check: check)
    guard isColored, let end = table.firstIndex(of: "\n") else { return table }
    return "\u{1B}[1;\(color(record, check))m\(table[..<end])\u{1B}[0m\(table[end...])"
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

  private static func color(_ record: RunRecord, _ check: CheckReport?) -> String {
    let (green, red, yellow) = ("32", "31", "33")
    guard let check else {
      switch Verdict(record).outcome {
      case .inTime: return green
      case .late: return red
      case .unknown: return yellow
      }
    }
    switch check.outcome {
    case .pass, .improvement: return green
    case .regression: return red
    case .missingBaseline, .notComparable, .nothingRan, .invalidMeasurement: return yellow
    }
  }
}
