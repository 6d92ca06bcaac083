import Foundation
import Measurement
import Reporting

/// `scrollmark report`: renders a saved run again, beside another one and earlier ones where they are named.
struct ReportCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]

  /// Reads the record, writes the files beside it or where `--out` says, and prints the table.
  func run() throws(CommandFailure) -> ExitCode {
    let path = arguments.operands[0]
    let record = try Self.record(at: path)
    let context = try context(of: record, at: path)
    let files = ReportFiles.make(from: record, context: context)
    let folder = try OutputFolder(preparing: arguments.text("--out") ?? Self.folder(of: path))
    try folder.replace(files)
    switch OutputFormat(arguments) {
    case .text:
      let isColored = !arguments.has("--no-color") && Terminal.canColor(environment: environment)
      try Terminal.write(RunSummary.table(record, check: context.check, isColored: isColored))
    case .json: try Terminal.write(OutputFormat.json(ResultRow.rows(of: record)))
    }
    return .success
  }

  private func context(of record: RunRecord, at path: String) throws(CommandFailure) -> ReportContext {
    var context = ReportContext()
    let allowed = try Allowances.parse(arguments)
    if let name = arguments.text("--base") {
      let base = try Self.record(at: name)
      context.base = base
      context.check = RunComparison(base: base, head: record, options: ComparisonOptions(allowed: allowed))
        .report(names: (name, path))
    } else if !allowed.isEmpty {
      throw CommandFailure(.usage, "--allow is about what --base names, and there is no --base")
    }
    if let folder = arguments.text("--history") {
      context.history = try HistoryFolder(path: folder).read()
      context.history.add(record)
    }
    return context
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

/// A folder of saved runs.
struct HistoryFolder {
  /// The path of the folder.
  let path: String

  /// The runs in it: each `*.json` in the folder, and each `run.json` in the folders below. What is no run is passed over with a word on
  /// standard error.
  func read() throws(CommandFailure) -> RunHistory {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let walker = FileManager.default.enumerator(atPath: path)
    else { throw CommandFailure(.recordUnreadable, "cannot read \(path): it is not a folder with saved runs") }
    let files = walker.compactMap { $0 as? String }.filter(Self.isRun).sorted()
    var history = RunHistory()
    for file in files {
      do {
        history.add(try ReportCommand.record(at: "\(path)/\(file)"))
      } catch {
        Terminal.complain("scrollmark: passed over: \(error.message)\n")
      }
    }
    guard history.count > 0 else { throw CommandFailure(.recordUnreadable, "there are no saved runs in \(path)") }
    return history
  }

  private static func isRun(_ file: String) -> Bool {
    file.hasSuffix("/run.json") || (file.hasSuffix(".json") && !file.contains("/"))
  }
}
