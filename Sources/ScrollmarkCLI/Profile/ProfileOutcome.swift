import Measurement
import Reporting

/// All that `scrollmark profile` found out.
struct ProfileOutcome {
  /// The measurement that came first.
  var record: RunRecord
  /// What was profiled, and how often it was played.
  var plan: ProfilePlan
  /// The command line that does the same again.
  var command: String
  /// Which sampler looked.
  var sampler: CPUSampling.Kind?
  /// How many samples were lost.
  var lost = 0
  /// The median time of the playbacks for each frame that was played, counted from 0, in nanoseconds.
  var replayed: [Int: Int64] = [:]
  /// Where time is spent.
  var cpu: StackProfile?
  /// Of how many bytes about one was looked at by the recorder of allocations; 1 where each allocation was.
  var allocationPeriod: Int64 = 1
  /// Who allocates, counted in blocks.
  var allocations: StackProfile?
  /// Who allocates, counted in bytes.
  var bytes: StackProfile?
  /// What happens when.
  var timeline: FrameTimeline?
  /// What is missing.
  var missing: [MissingTool] = []

  /// The workload.
  var result: WorkloadResult { record.workloads[0] }

  init(record: RunRecord, plan: ProfilePlan, command: String) {
    self.record = record
    self.plan = plan
    self.command = command
  }

  /// Which frames were profiled, for people.
  var scope: String {
    switch plan.region {
    case .script: "all \(Readable.count(result.frames.count)) frames"
    case .frames(let frames):
      "frame\(frames.count == 1 ? "" : "s") \(FrameList.text(frames).replacing(",", with: ", "))"
    }
  }

  /// What to know of the samples before believing shares of them: that they are few. Nil where they are not.
  var fewSamples: String? {
    guard let cpu, cpu.total < Self.manySamples else { return nil }
    if cpu.total == 0 { return "no sample fell into these frames: ask for more with --seconds" }
    guard showsTime else {
      return "\(cpu.unit.readable(cpu.total)) are not enough to show where time goes: ask for more with --seconds"
    }
    // Twice the standard error of a share of one half.
    let doubt = min(1, 1 / Double(cpu.total).squareRoot())
    return
      "\(cpu.unit.readable(cpu.total)) are few: a share may be off by \(Readable.percent(doubt)) of the whole; --seconds asks for more"
  }

  /// Whether there are enough samples to say where time goes.
  var showsTime: Bool { (cpu?.total ?? 0) >= Self.fewestSamples }

  /// What to know of frames that took far longer when they were measured than when they were played again: then it was the machine. Nil
  /// where all that was profiled is the whole script, or where the times agree.
  var heldUp: String? {
    guard case .frames(let frames) = plan.region, let times = result.frames[.time].value else { return nil }
    let known = frames.filter { times.indices.contains($0) && replayed[$0] != nil }
    let recorded = known.reduce(0) { $0 + times[$1] }
    let again = known.reduce(0) { $0 + (replayed[$1] ?? 0) }
    guard again > 0, recorded > 2 * again else { return nil }
    let text = { (nanoseconds: Int64) in Readable.time(nanoseconds: Double(nanoseconds), ascii: true) }
    return
      "measured \(text(recorded)), played again \(text(again)): most of the recorded time was the machine's, not the code's"
  }

  /// Fewer samples show nothing: a share may be off by more than 14 in a hundred.
  private static let fewestSamples: Int64 = 50

  /// From so many samples on, shares are good to three in a hundred.
  private static let manySamples = 1_000

  /// What a report shows of it.
  var section: ProfileSection {
    let profiles: [(String, StackProfile?)] = [
      ("Time", cpu), ("Allocations", allocations), ("Bytes allocated", allocations?.total == 0 ? nil : bytes),
    ]
    let sampled =
      sampler.map {
        ", played \(Readable.count(plan.playbacks)) time\(plan.playbacks == 1 ? "" : "s") and sampled by \($0.rawValue)"
      } ?? ""
    let estimate =
      allocationPeriod == 1
      ? "" : "; allocations are estimated from one in about \(Readable.bytes(Double(allocationPeriod)))"
    return ProfileSection(
      workload: result.name, size: result.size,
      scope: scope.prefix(1).uppercased() + scope.dropFirst() + sampled + estimate
        + [fewSamples, heldUp].compactMap { $0.map { "; \($0)" } }.joined(),
      command: command, profiles: profiles.compactMap { title, profile in profile.map { (title: title, profile: $0) } })
  }

  /// Names what the samplers saw.
  mutating func name(_ sampled: CPUSampling.Outcome, sites: HeapProfile?, symbolizer: Symbolizer) {
    let stacks = sampled.stacks + (sites?.stacks ?? [])
    let named = symbolizer.resolve(Set(stacks.flatMap(\.locations)))
    missing += named.missing
    let assembly = StackAssembly(functions: named.functions)
    sampler = sampled.kind
    lost = sampled.lost
    if sampled.kind != nil { cpu = assembly.profile(.samples, sampled.stacks) { $0.weight } }
    guard let sites else { return }
    allocationPeriod = sites.period
    allocations = assembly.profile(.allocations, sites.stacks) { $0.weight }
    bytes = assembly.profile(.bytes, sites.stacks) { $0.bytes }
  }
}
