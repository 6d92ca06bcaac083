import Reporting

/// The files of a profile.
enum ProfileFiles {
  /// The names of all files that a profile may have, so that none of an earlier profile stays beside those of a new one.
  static let names = [
    "cpu.collapsed", "cpu.svg", "allocations.collapsed", "allocations.svg", "bytes.collapsed", "trace.json",
    "report.html",
  ]

  /// Whether there are stacks of any kind to write.
  static func hasStacks(_ outcome: ProfileOutcome) -> Bool {
    outcome.cpu != nil || [outcome.allocations, outcome.bytes].contains { ($0?.total ?? 0) > 0 }
  }

  /// The report, the stacks, the flame graphs and the timeline of `outcome`. Where nothing is allocated there are no files of allocations.
  static func make(_ outcome: ProfileOutcome) -> [OutputFile] {
    let name = outcome.result.name
    var files: [OutputFile] = []
    if let cpu = outcome.cpu {
      files.append(OutputFile(name: "cpu.collapsed", bytes: CollapsedStacks.render(cpu)))
      files.append(OutputFile(name: "cpu.svg", bytes: FlameGraph.svg(cpu, title: "\(name): time, \(outcome.scope)")))
    }
    if let allocations = outcome.allocations, allocations.total > 0 {
      files.append(OutputFile(name: "allocations.collapsed", bytes: CollapsedStacks.render(allocations)))
      files.append(
        OutputFile(
          name: "allocations.svg", bytes: FlameGraph.svg(allocations, title: "\(name): allocations, \(outcome.scope)")))
    }
    if let bytes = outcome.bytes, bytes.total > 0 {
      files.append(OutputFile(name: "bytes.collapsed", bytes: CollapsedStacks.render(bytes)))
    }
    if let timeline = outcome.timeline {
      let trace = ChromeTrace.render(
        timeline, name: name, steps: outcome.result.steps, deadline: outcome.result.deadlineNanoseconds)
      files.append(OutputFile(name: "trace.json", bytes: trace))
    }
    let report = HTMLReport.render(outcome.record, context: ReportContext(profiles: [outcome.section]))
    return files + [OutputFile(name: "report.html", bytes: report)]
  }
}
