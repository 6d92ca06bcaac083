import Measurement
import Reporting

/// `scrollmark merge`: the results of shards, put together.
struct MergeCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]

  /// Reads all files, which are either runs or verdicts, and writes what they come to together.
  func run() throws(CommandFailure) -> ExitCode {
    let inputs = try readInputs()
    switch (inputs.runs.isEmpty, inputs.verdicts.isEmpty) {
    case (false, false):
      throw CommandFailure(
        .usage, "\(inputs.runs[0].name) is a run and \(inputs.verdicts[0].name) is a verdict: merge one kind at a time")
    case (true, _):
      let output = try CheckOutput(arguments, inputs: arguments.operands)
      return try output.write(merge { try CheckReport(merging: inputs.verdicts) })
    case (_, true):
      return try write(merge { try RunMerge(inputs.runs) })
    }
  }

  private func readInputs() throws(CommandFailure) -> (
    runs: [(name: String, record: RunRecord)], verdicts: [(name: String, report: CheckReport)]
  ) {
    var runs: [(name: String, record: RunRecord)] = []
    var verdicts: [(name: String, report: CheckReport)] = []
    for path in arguments.operands {
      if let report = try verdict(at: path) {
        verdicts.append((path, report))
      } else {
        runs.append((path, try ReportCommand.record(at: path)))
      }
    }
    return (runs, verdicts)
  }

  /// The report of the verdict in the file at `path`, or nil if there is something else in it.
  private func verdict(at path: String) throws(CommandFailure) -> CheckReport? {
    guard let bytes = try? InputFile.bytes(at: path), let version = VerdictJSON.version(in: bytes) else { return nil }
    if let report = VerdictJSON.report(from: bytes) { return report }
    throw CommandFailure(
      .recordUnreadable,
      version > VerdictJSON.currentVersion
        ? "cannot read \(path): it is a verdict of version \(version), and this build reads versions up to "
          + "\(VerdictJSON.currentVersion). Update scrollmark, or use the build that wrote the file"
        : "cannot read \(path): it is a damaged verdict. Run the gate of that shard again")
  }

  private func merge<Result>(_ body: () throws -> Result) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch let error as MergeError {
      if case .differentBuilds = error { throw CommandFailure(.notComparable, "cannot merge: \(error)") }
      throw CommandFailure(.recordUnreadable, "cannot merge: \(error)")
    } catch {
      throw CommandFailure(.recordUnreadable, "cannot merge: \(error)")
    }
  }

  private func write(_ merge: RunMerge) throws(CommandFailure) -> ExitCode {
    guard !merge.record.workloads.isEmpty else {
      throw CommandFailure(.nothingRan, "cannot merge: none of the files has a workload, so that nothing ran")
    }
    for option in CheckOptions.all.map(\.name) where arguments.has(option) {
      throw CommandFailure(.usage, "\(option) is for verdicts, and these files are runs")
    }
    let out = arguments.text("--out") ?? "."
    try FilePlace("\(out)/run.json").check(isNoneOf: arguments.operands, option: "--out \(out)")
    for note in merge.notes { Terminal.complain("scrollmark: \(note)\n") }
    let folder = try OutputFolder(preparing: out)
    let json = try CommandFailure.catching { try merge.record.json() }
    try folder.replace(
      [OutputFile(name: "run.json", bytes: json)] + ReportFiles.make(from: merge.record))
    let isColored = !arguments.has("--no-color") && Terminal.canColor(environment: environment)
    try Terminal.write(RunSummary.text(merge.record, folder: folder.path, isColored: isColored))
    return .success
  }
}
