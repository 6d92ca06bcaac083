import Measurement
import Trace

/// Plays one workload again and again for tools that look at it: profilers, timelines, pictures. Each playback is the same.
@MainActor public struct WorkloadProfiler {
  private let workload: Workload
  private let items: ItemTable

  /// Loads the items of `workload` at `size`. What is wrong with them is a `WorkloadError`.
  public init(_ workload: Workload, size: WorkloadSize, seed: UInt64? = nil) throws {
    var workload = workload
    workload.seed = seed ?? workload.seed
    try MemoryLimit.current().check(workload, size: size)
    items = try workload.items.load(count: workload.count(at: size), seed: workload.seed)
    guard items.count > 0 else {
      throw WorkloadError(kind: .itemsEmpty, file: workload.file, place: "items", problem: "there are no items")
    }
    self.workload = workload
  }

  /// How many frames the script has.
  public var frameCount: Int { workload.frameCount }

  /// Plays once, and no further than `region` reaches; `sampler` is open in its frames. Nobody listens to the trace meanwhile, so that
  /// the program is as it is. Answers when the frames ran. Where `isCancelled` answers true, it ends with `CancellationError`.
  public func play(
    _ region: ProfileRegion, sampler: any RegionSampler, isCancelled: () -> Bool = { false }
  ) throws -> [FrameInterval] {
    let recorder = RegionRecorder(region, sampler: sampler, capacity: workload.frameCount)
    let listener = Trace.listener
    Trace.listener = nil
    defer {
      recorder.finish()
      Trace.listener = listener
    }
    try Playback(workload: workload, items: items, frames: region.length).play(recorder, isCancelled: isCancelled)
    return recorder.intervals
  }

  /// Plays once and notes what happens when, in at most about `limit` events. The frames in `detailed`, counted from 0, are noted
  /// even if there is no room for all that come before.
  public func timeline(
    detailed: Set<Int> = [], limit: Int = 100_000, isCancelled: () -> Bool = { false }
  ) throws -> FrameTimeline {
    let recorder = TimelineRecorder(limit: limit, detailed: detailed)
    let listener = Trace.listener
    Trace.listener = recorder
    defer { Trace.listener = listener }
    try Playback(workload: workload, items: items).play(recorder, isCancelled: isCancelled)
    return recorder.timeline()
  }

  /// Plays up to `frame`, counted from 0, and answers what it showed; nil is the opening. O(frames).
  public func picture(ofFrame frame: Int?, isCancelled: () -> Bool = { false }) throws -> LayoutPicture? {
    let place = frame ?? -1
    let taker = PictureTaker(of: [place])
    try Playback(workload: workload, items: items, frames: place + 1).play(taker, isCancelled: isCancelled)
    return taker.pictures[place]
  }
}
