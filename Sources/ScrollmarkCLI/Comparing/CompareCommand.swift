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
    let output = try CheckOutput(arguments)
    let comparison = RunComparison(base: base, head: head, options: options)
    return try output.write(comparison.report(names: (base: basePath, head: headPath)))
  }

  private func comparisonOptions() throws(CommandFailure) -> ComparisonOptions {
    var options = ComparisonOptions(allowed: try allowed())
    if let name = arguments.text("--only") {
      guard let tier = ComparisonOptions.Tier(rawValue: name), tier != .all else {
        throw CommandFailure(.usage, "--only takes exact or times, not '\(name)'")
      }
      options.tier = tier
    }
    if let percent = arguments.integer("--tolerance") { options.policy.tolerance = Double(percent) / 100 }
    return options
  }

  private func allowed() throws(CommandFailure) -> Set<ComparisonOptions.Allowance> {
    var allowed: Set<ComparisonOptions.Allowance> = []
    let names = ComparisonOptions.Allowance.allCases.map(\.rawValue)
    for word in (arguments.text("--allow") ?? "").split(separator: ",").map(String.init) {
      if word == "all" {
        allowed.formUnion(ComparisonOptions.Allowance.allCases)
      } else if let allowance = ComparisonOptions.Allowance(rawValue: word) {
        allowed.insert(allowance)
      } else {
        throw CommandFailure(
          .usage,
          "--allow takes \(names.joined(separator: ", ")) or all, not '\(word)'"
            + Suggestion.phrase(for: word, among: names))
      }
    }
    return allowed
  }
}
