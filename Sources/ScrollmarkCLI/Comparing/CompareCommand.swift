import Measurement

/// `scrollmark compare`: two saved runs, side by side.
struct CompareCommand {
  /// What the user typed.
  let arguments: ParsedArguments

  /// Reads both runs, compares them, and writes what came out.
  func run() throws(CommandFailure) -> ExitCode {
    let options = try comparisonOptions()
    let (basePath, headPath) = (arguments.operands[0], arguments.operands[1])
    let (base, head) = (try ReportCommand.record(at: basePath), try ReportCommand.record(at: headPath))
    let output = try CheckOutput(arguments, inputs: arguments.operands)
    let comparison = RunComparison(base: base, head: head, options: options)
    return try output.write(comparison.report(names: (base: basePath, head: headPath)))
  }

  private func comparisonOptions() throws(CommandFailure) -> ComparisonOptions {
    var options = ComparisonOptions(allowed: try Allowances.parse(arguments))
    options.tier = arguments.text("--only").flatMap(ComparisonOptions.Tier.init) ?? .all
    if let percent = arguments.integer("--tolerance") { options.policy.tolerance = Double(percent) / 100 }
    return options
  }
}
