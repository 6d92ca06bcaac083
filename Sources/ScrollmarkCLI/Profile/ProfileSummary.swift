import Reporting

/// What is printed at the end of `scrollmark profile`.
enum ProfileSummary {
  private static let rows = 12

  /// What was profiled, where most is spent, and where the files are.
  static func text(_ outcome: ProfileOutcome, folder: String) -> String {
    var parts = [head(outcome)]
    let stacks = ProfileFiles.hasStacks(outcome) ? ", *.collapsed (speedscope)" : ""
    if let cpu = outcome.cpu, outcome.showsTime { parts.append("Time, by the line that runs\n" + table(cpu)) }
    if let allocations = outcome.allocations {
      parts.append(
        allocations.total == 0
          ? "Nothing is allocated in these frames.\n"
          : "Allocations, by the line that asks for memory\n" + table(allocations))
    }
    return parts.joined(separator: "\n")
      + "\nFiles: \(folder)/report.html, trace.json (Perfetto)\(stacks)\n"
  }

  private static func head(_ outcome: ProfileOutcome) -> String {
    let workload = "\(outcome.result.name) (\(outcome.result.size)), \(outcome.scope)"
    guard let cpu = outcome.cpu, let sampler = outcome.sampler else { return workload + "\n" }
    let times = outcome.plan.playbacks == 1 ? "once" : "\(Readable.count(outcome.plan.playbacks)) times"
    let lost = outcome.lost > 0 ? ", \(Readable.count(outcome.lost)) lost" : ""
    return "\(workload), played \(times): \(cpu.unit.readable(cpu.total)) by \(sampler.rawValue)\(lost)\n"
      + [outcome.fewSamples, outcome.heldUp].compactMap { $0.map { "!  \($0)\n" } }.joined()
  }

  private static func table(_ profile: StackProfile) -> String {
    let total = Double(max(profile.total, 1))
    let rows = profile.bySource().costliest(rows).map { row in
      [
        share(row.own, of: total), share(row.withCalls, of: total), Readable.count(row.own),
        String(row.function.name.prefix(64)), row.function.place ?? row.function.module,
      ]
    }
    return TextTable.render(
      header: ["own", "with calls", profile.unit.rawValue, "function", "where"], rows: rows, numbers: 0...2)
  }

  private static func share(_ part: Int64, of total: Double) -> String {
    Readable.percent(Double(part) / total)
  }
}
