import Measurement
import Reporting

/// `scrollmark report`: renders a saved run again.
struct ReportCommand {
  /// What the user typed.
  let arguments: ParsedArguments

  /// Reads the record, writes the files beside it or where `--out` says, and prints the table.
  func run() throws(CommandFailure) -> ExitCode {
    let path = arguments.operands[0]
    let record = try Self.record(at: path)
    let files = ReportFiles.make(from: record, charts: ReportFiles.charts())
    let folder = try OutputFolder(preparing: arguments.text("--out") ?? Self.folder(of: path))
    try folder.replace(files)
    switch OutputFormat(arguments) {
    case .text: try Terminal.write(SummaryTable.render(record))
    case .json: try Terminal.write(OutputFormat.json(ResultRow.rows(of: record)))
    }
    return .success
  }

  /// The run record in the file at `path`.
  static func record(at path: String) throws(CommandFailure) -> RunRecord {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(at: path)
    } catch {
      throw CommandFailure(.recordUnreadable, "cannot read \(path): \(error.text)")
    }
    do {
      return try RunRecord(json: bytes)
    } catch let error as RunRecordError {
      throw CommandFailure(ExitCode(error), "cannot read \(path): \(error)")
    } catch {
      throw CommandFailure(.recordUnreadable, "cannot read \(path): \(error)")
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
