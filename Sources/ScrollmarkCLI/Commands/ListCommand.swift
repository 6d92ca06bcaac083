import Scrollmark

/// `scrollmark list`: the workloads, a line each.
struct ListCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// Where the workloads are.
  let catalog: WorkloadCatalog

  /// A workload as it is listed.
  struct Row: Encodable, Equatable {
    var name: String
    var summary: String
    var file: String
  }

  /// Prints name and summary of each workload. Those that cannot be read are told apart; the first of them decides how this ends.
  func run() throws(CommandFailure) -> ExitCode {
    var rows: [Row] = []
    var failures: [CommandFailure] = []
    for name in try CommandFailure.catching({ try catalog.names() }) {
      do {
        let workload = try CommandFailure.catching { try catalog.load(name) }
        rows.append(Row(name: workload.name, summary: workload.summary, file: workload.file))
      } catch {
        failures.append(error)
      }
    }
    switch OutputFormat(arguments) {
    case .text: try Terminal.write(Self.table(rows))
    case .json: try Terminal.write(OutputFormat.json(rows))
    }
    for failure in failures { Terminal.complain("scrollmark: \(failure.message)\n") }
    return failures.first?.code ?? .success
  }

  /// Two columns.
  static func table(_ rows: [Row]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      row.name + String(repeating: " ", count: width - row.name.count + 2) + row.summary + "\n"
    }.joined()
  }
}
