import Measurement
import Reporting
import Scrollmark

/// `scrollmark profile`: measures a workload, samples its frames, records its allocations, and writes where both come from.
@MainActor struct ProfileCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]
  /// Where things are.
  let home: Home

  /// Does all that can be done; answers `toolMissing` where something was left out.
  func run() throws(CommandFailure) -> ExitCode {
    let one = try OneWorkload(arguments, catalog: home.catalog(arguments))
    if let request = AllocationChild.Request(environment) {
      return try AllocationChild.record(one, request, frames: arguments.text("--frames"))
    }
    let path = arguments.text("--out") ?? home.profiles + "/" + one.workload.name
    let folder = try OutputFolder(preparing: path)
    var line = ProgressLine(
      isShown: Terminal.canRedraw(environment: environment), width: Terminal.width(), now: WallClock.seconds())
    do {
      let outcome = try profile(one, samplers: samplers, showing: &line)
      line.clear()
      for tool in outcome.missing { Terminal.complain("scrollmark: \(tool.text)\n") }
      try folder.replace(ProfileFiles.make(outcome), clearing: ProfileFiles.names)
      try Terminal.write(ProfileSummary.text(outcome, folder: path))
      return outcome.missing.contains(where: \.isLoss) ? .toolMissing : .success
    } catch {
      line.clear()
      folder.removeIfEmpty()
      throw error
    }
  }

  /// The samplers to try, the best first.
  private var samplers: [CPUSampling.Kind] {
    arguments.text("--sampler").flatMap(CPUSampling.Kind.init).map { [$0] } ?? CPUSampling.Kind.allCases
  }

  private func profile(
    _ one: OneWorkload, samplers: [CPUSampling.Kind], showing line: inout ProgressLine
  ) throws(CommandFailure) -> ProfileOutcome {
    let (start, processorStart) = (WallClock.seconds(), WallClock.processorSeconds())
    line.show("measuring \(one.workload.name)", now: start)
    let record = try measure(one)
    let result = record.workloads[0]
    let region = try ProfilePlan.region(arguments, of: result.frames)
    // Under load the clock on the wall says little of how long a playback takes.
    let elapsed = WallClock.processorSeconds() - processorStart
    let share = min(1, max(0.01, elapsed / max(WallClock.seconds() - start, 1e-6)))
    let plan = ProfilePlan(
      region: region,
      playbacks: ProfilePlan.playbacks(
        region, of: result.frames, seconds: Double(arguments.integer("--seconds") ?? 2),
        playbackSeconds: elapsed / Double(result.timePasses + 1), share: share))
    let folder = try ScratchFolder()
    let profiler = try CommandFailure.catching { try WorkloadProfiler(one.workload, size: one.size) }
    var outcome = ProfileOutcome(
      record: record, plan: plan, command: Self.command(home.file(of: one.workload) ?? one.workload.name, arguments))

    let sampling = CPUSampling(profiler: profiler, plan: plan, environment: environment, folder: folder)
    let cpu = try sampling.run(samplers) { done in
      line.show("sampling", done: Double(done), total: Double(plan.playbacks), now: WallClock.seconds())
    }
    outcome.missing += cpu.missing
    outcome.replayed = cpu.replayed
    line.show("recording allocations", now: WallClock.seconds())
    let sites = try allocationSites(one, region: region, of: result.frames, folder: folder, missing: &outcome.missing)
    line.show("recording the timeline", now: WallClock.seconds())
    outcome.timeline = try CommandFailure.catching {
      try profiler.timeline(detailed: Set(result.frames.slowest(20))) { Interruption.isRequested }
    }
    line.show("naming functions", now: WallClock.seconds())
    outcome.name(cpu, sites: sites, symbolizer: Symbolizer(environment: environment, folder: folder))
    return outcome
  }

  /// Over how many passes at the small size the median of a frame is taken before the slowest are chosen.
  static let passesToChoose = 5

  private func measure(_ one: OneWorkload) throws(CommandFailure) -> RunRecord {
    var record = RunRecord(
      startedAt: WallClock.timestamp(), environment: .current(),
      recorderNanosecondsPerFrame: .value(WorkloadRunner.recorderCostPerFrame()), workloads: [])
    // Of one pass the slowest frames are those that the machine held up.
    let passes = arguments.has("--worst") && one.size == .smoke ? Self.passesToChoose : nil
    let runner = WorkloadRunner(options: RunOptions(timePasses: passes, pictures: 3))
    record.workloads = try CommandFailure.catching {
      var result = try runner.run(one.workload, size: one.size, isCancelled: { Interruption.isRequested })
      result.file = home.file(of: one.workload)
      return [result]
    }
    record.environment.loadAtEnd = RunEnvironment.loadAverage()
    return record
  }

  private func allocationSites(
    _ one: OneWorkload, region: ProfileRegion, of table: FrameTable, folder: ScratchFolder,
    missing: inout [MissingTool]
  ) throws(CommandFailure) -> HeapProfile? {
    guard !arguments.has("--no-allocations") else { return nil }
    let child = AllocationChild(environment: environment, folder: folder)
    do {
      return try child.run(one, arguments: arguments, region: region, of: table)
    } catch let refusal as AllocationSites.Refusal {
      missing.append(.allocationSites(refusal.description))
      return nil
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The command line that does the same again with the workload of that name or path.
  static func command(_ workload: String, _ arguments: ParsedArguments) -> String {
    var words = ["scrollmark profile", ShellWord.quoted(workload)]
    if let worst = arguments.integer("--worst") { words.append("--worst \(worst)") }
    if let frames = arguments.text("--frames") { words.append("--frames \(frames)") }
    return (words + sizeWords(arguments)).joined(separator: " ")
  }

  /// The options that say how large a workload is.
  static func sizeWords(_ arguments: ParsedArguments) -> [String] {
    var words: [String] = []
    if arguments.has("--smoke") { words.append("--smoke") }
    if let count = arguments.integer("--count") { words.append("--count \(count)") }
    if let seed = arguments.seed("--seed") { words.append("--seed \(seed)") }
    return words
  }
}
