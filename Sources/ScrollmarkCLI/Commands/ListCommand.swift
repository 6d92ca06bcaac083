import Scrollmark

/// `scrollmark list`: the workloads, a line each.
struct ListCommand {
  /// Where the workloads are.
  let catalog: WorkloadCatalog

  /// Prints name and summary of each workload.
  func run() throws(CommandFailure) -> ExitCode {
    let workloads = try CommandFailure.catching { try catalog.names().map { try catalog.load($0) } }
    try Terminal.write(Self.table(workloads.map { ($0.name, $0.summary) }))
    return .success
  }

  /// Two columns.
  static func table(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      row.name + String(repeating: " ", count: width - row.name.count + 2) + row.summary + "\n"
    }.joined()
  }
}
