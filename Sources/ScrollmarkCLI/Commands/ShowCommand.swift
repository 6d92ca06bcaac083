import Scrollmark

/// `scrollmark show`: one workload with everything that its file leaves to defaults.
struct ShowCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// Where the workloads are.
  let catalog: WorkloadCatalog

  /// Prints the workload.
  func run() throws(CommandFailure) -> ExitCode {
    let workload = try CommandFailure.catching { try catalog.load(arguments.operands[0]) }
    try Terminal.write(workload.describe())
    return .success
  }
}
