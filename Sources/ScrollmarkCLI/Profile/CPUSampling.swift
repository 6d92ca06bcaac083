import Scrollmark

/// Plays a workload again and again while a sampler looks at its frames.
@MainActor struct CPUSampling {
  /// Plays the workload.
  let profiler: WorkloadProfiler
  /// What is played, and how often.
  let plan: ProfilePlan
  /// The variables of the environment.
  let environment: [String: String]
  /// Where files pass between programs.
  let folder: ScratchFolder

  /// Samples a second: a prime, so that nothing keeps step with them.
  static let frequency = 9_973

  /// The samplers there are, the better one first.
  enum Kind: String, CaseIterable {
    case perf
    case inProcess = "in-process"
  }

  /// What was seen.
  struct Outcome {
    /// The samples within frames.
    var stacks: [RawStack] = []
    /// The sampler; nil where none works.
    var kind: Kind?
    /// How often the workload was played.
    var playbacks = 0
    /// How many samples were lost.
    var lost = 0
    /// The median time of the playbacks for each frame that was played, counted from 0, in nanoseconds.
    var replayed: [Int: Int64] = [:]
    /// What is missing.
    var missing: [MissingTool] = []
  }

  /// Tries `kinds` in order until one works. `progress` is told how many playbacks are done.
  func run(_ kinds: [Kind], progress: (Int) -> Void) throws(CommandFailure) -> Outcome {
    var outcome = Outcome()
    for kind in kinds {
      do {
        switch kind {
        case .perf: try sample(with: PerfSampler(self), into: &outcome, progress: progress)
        case .inProcess:
          try sample(with: InProcessSampler(period: UInt64(1e9) / UInt64(Self.frequency)), into: &outcome, progress)
        }
        outcome.kind = kind
        return outcome
      } catch let refusal as PerfSampler.Refusal {
        outcome.missing.append(.perf(refusal, isLast: kind == kinds.last))
      } catch let refusal as InProcessSampler.Refusal {
        outcome.missing.append(.timer(SystemError(number: refusal.number).text))
      } catch is CancellationError {
        throw CommandFailure(.interrupted, "interrupted")
      } catch {
        throw CommandFailure(error)
      }
    }
    return outcome
  }

  private func sample(with sampler: PerfSampler, into outcome: inout Outcome, progress: (Int) -> Void) throws {
    let intervals: [FrameInterval]
    do {
      intervals = try play(sampler, progress)
    } catch {
      _ = try? sampler.finish()
      throw error
    }
    outcome.stacks = StackAssembly.within(intervals, try sampler.finish())
    outcome.playbacks = plan.playbacks
    outcome.replayed = Self.medians(intervals)
  }

  private func sample(with sampler: InProcessSampler, into outcome: inout Outcome, _ progress: (Int) -> Void) throws {
    let intervals: [FrameInterval]
    do {
      intervals = try play(sampler, progress)
    } catch {
      _ = sampler.finish()
      throw error
    }
    let seen = sampler.finish()
    let map = MemoryMap(String(decoding: try InputFile.bytes(at: "/proc/self/maps"), as: UTF8.self))
    let stacks = seen.samples.map { RawStack(locations: $0.addresses.map(map.location), time: $0.time) }
    outcome.stacks = StackAssembly.within(intervals, stacks)
    outcome.lost = seen.lost
    outcome.playbacks = plan.playbacks
    outcome.replayed = Self.medians(intervals)
  }

  /// The median time of each frame of `intervals`. O(n log n).
  static func medians(_ intervals: [FrameInterval]) -> [Int: Int64] {
    Dictionary(grouping: intervals, by: \.frame).mapValues { played in
      let times = played.map { $0.end - $0.start }.sorted()
      return times[times.count / 2]
    }
  }

  private func play(_ sampler: any RegionSampler, _ progress: (Int) -> Void) throws -> [FrameInterval] {
    var intervals: [FrameInterval] = []
    for playback in 0..<plan.playbacks {
      intervals += try profiler.play(plan.region, sampler: sampler) { Interruption.isRequested }
      progress(playback + 1)
    }
    return intervals
  }
}

extension PerfSampler {
  /// Starts perf for `sampling`, if it is there.
  fileprivate convenience init(_ sampling: CPUSampling) throws {
    guard let path = Helper.path(of: "perf", environment: sampling.environment) else {
      throw Refusal(reason: "there is no perf on the PATH", isMissing: true)
    }
    try self.init(
      path: path, frequency: CPUSampling.frequency, environment: sampling.environment, folder: sampling.folder)
  }
}
