import Measurement
import Scrollmark

/// Records allocation sites in a process of its own: jemalloc has to be told before it starts that it will be asked.
@MainActor struct AllocationChild {
  /// The variables of the environment.
  let environment: [String: String]
  /// Where files pass between programs.
  let folder: ScratchFolder

  private nonisolated static let pathVariable = "SCROLLMARK_ALLOCATION_SITES"
  private nonisolated static let periodVariable = "SCROLLMARK_ALLOCATION_PERIOD"

  /// What a process is asked to do by the variables of its environment.
  struct Request {
    /// Where the profile goes.
    var path: String
    /// The logarithm to base 2 of the bytes of which one is looked at.
    var lgPeriod: Int

    /// The request in `environment`, if there is one.
    init?(_ environment: [String: String]) {
      guard let path = environment[pathVariable] else { return nil }
      self.path = path
      lgPeriod = environment[periodVariable].flatMap { Int($0) } ?? 0
    }
  }

  /// Plays the workload in a new process that records; answers what it recorded.
  func run(
    _ one: OneWorkload, arguments: ParsedArguments, region: ProfileRegion, of table: FrameTable
  ) throws -> HeapProfile {
    var words = ["profile", arguments.operands[0]]
    for name in ["--count", "--seed", "--workloads"] {
      switch arguments.options[name] {
      case .text(let text): words += [name, text]
      case .integer(let number): words += [name, "\(number)"]
      case .seed(let seed): words += [name, "\(seed)"]
      default: break
      }
    }
    if arguments.has("--smoke") { words.append("--smoke") }
    if case .frames(let frames) = region { words += ["--frames", FrameList.text(frames)] }
    let lgPeriod = Self.lgPeriod(allocations: Self.allocations(region, of: table))
    let path = folder("sites.heap")
    var environment = environment.merging(AllocationSites.environment) { _, new in new }
    environment[Self.pathVariable] = path
    environment[Self.periodVariable] = "\(lgPeriod)"
    let run = try ChildProcess.run("/proc/self/exe", words, environment: environment)
    guard run.end == .exited(0), let bytes = try? InputFile.bytes(at: path) else {
      throw AllocationSites.Refusal(description: Self.reason(run))
    }
    return HeapProfile(String(decoding: bytes, as: UTF8.self), period: lgPeriod == 0 ? 1 : Int64(1) << Int64(lgPeriod))
  }

  /// Does what the parent asked for.
  static func record(
    _ one: OneWorkload, _ request: Request, frames: String?
  ) throws(CommandFailure) -> ExitCode {
    let region: ProfileRegion =
      if let frames { .frames(try FrameList.parse(frames, count: one.workload.frameCount)) } else { .script }
    try CommandFailure.catching {
      let sites = try AllocationSites(lgBytes: request.lgPeriod)
      let profiler = try WorkloadProfiler(one.workload, size: one.size)
      // What is made once in the life of a process is made in a playback that nobody looks at.
      _ = try profiler.play(region, sampler: Unlooked()) { Interruption.isRequested }
      _ = try profiler.play(region, sampler: sites) { Interruption.isRequested }
      try sites.dump(to: request.path)
    }
    return .success
  }

  /// Each allocation is looked at unless there are so many that it would take gigabytes, since jemalloc gives each a page of its own: then
  /// one in about so many bytes, as a power of two.
  static func lgPeriod(allocations: Int64) -> Int { allocations <= 200_000 ? 0 : 12 }

  private static func allocations(_ region: ProfileRegion, of table: FrameTable) -> Int64 {
    guard let column = table[.allocations].value else { return 0 }
    switch region {
    case .script: return column.reduce(0, +)
    case .frames(let frames): return frames.reduce(0) { $0 + (column.indices.contains($1) ? column[$1] : 0) }
    }
  }

  private static func reason(_ run: ChildProcess.Outcome) -> String {
    let line = run.lastLines(1)
    let last = line.isEmpty ? "it ended early" : line
    let start = "scrollmark: "
    return last.hasPrefix(start) ? String(last.dropFirst(start.count)) : last
  }
}

/// A sampler that does not look.
@MainActor private final class Unlooked: RegionSampler {
  let isLight = true
  func open() {}
  func close() {}
}
