import Scrollmark

/// `scrollmark list`: the workloads, a line each.
struct ListCommand {
  /// Where the workloads are.
  let catalog: WorkloadCatalog

  /// Prints name and summary of each workload. Those that cannot be read are told apart; the first of them decides how this ends.
  func run() throws(CommandFailure) -> ExitCode {
    var rows: [(name: String, summary: String)] = []
    var failures: [CommandFailure] = []
    for name in try CommandFailure.catching({ try catalog.names() }) {
      do {
        let workload = try CommandFailure.catching { try catalog.load(name) }
        rows.append((workload.name, workload.summary))
      } catch {
        failures.append(error)
      }
    }
    try Terminal.write(Self.table(rows))
    for failure in failures { Terminal.complain("scrollmark: \(failure.message)\n") }
    return failures.first?.code ?? .success
  }

  /// Two columns.
  static func table(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      row.name + String(repeating: " ", count: width - row.name.count + 2) + row.summary + "\n"
    }.joined()
  }
}
