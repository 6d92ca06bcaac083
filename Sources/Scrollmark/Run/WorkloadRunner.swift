import LayoutEngine
import Measurement
import TextMeasure
import Trace
import UIKit

/// Runs workloads: passes that warm up, some that take times, then one that counts allocations, all of the same seed.
@MainActor public struct WorkloadRunner {
  private let options: RunOptions
  private let limit: MemoryLimit
  private let allocations: Reading<AllocationSampler>

  /// Makes a runner, and finds out whether allocations can be counted.
  public init(options: RunOptions = RunOptions()) {
    self.init(options: options, limit: .current())
  }

  init(options: RunOptions, limit: MemoryLimit) {
    self.options = options
    self.limit = limit
    allocations = options.countsAllocations ? AllocationSampler.make() : .absent(reason: "only times were taken")
  }

  /// What recording itself adds to a frame, in nanoseconds, measured now.
  public static func recorderCostPerFrame() -> Double { Sampler.costPerFrame() }

  /// Runs `workload` at `size`.
  ///
  /// `progress` is told after every frame, outside the frame. Where `isCancelled` answers true, the run ends with `CancellationError`.
  /// What is wrong with the items is a `WorkloadError`.
  public func run(
    _ workload: Workload, size: WorkloadSize, progress: (RunProgress) -> Void = { _ in },
    isCancelled: () -> Bool = { false }
  ) throws -> WorkloadResult {
    var workload = workload
    workload.seed = options.seed ?? workload.seed
    try limit.check(workload, size: size)
    let items = try workload.items.load(count: workload.count(at: size), seed: workload.seed)
    guard items.count > 0 else {
      throw WorkloadError(kind: .itemsEmpty, file: workload.file, place: "items", problem: "there are no items")
    }
    // Without times and without allocations there is still the work to be counted.
    let fewest = allocations.value == nil ? 1 : 0
    let timePasses = max(fewest, options.timePasses ?? (size == .smoke ? 1 : 3))
    let timed = options.warmUpPasses + timePasses
    let passCount = timed + (allocations.value == nil ? 0 : 1)
    // The first pass in a process fills caches of the runtime, whose allocations depend on addresses: counts repeat only after it.
    if timed == 0 { _ = try runPass(workload, items, counting: nil, isCancelled: isCancelled) { _ in } }
    let warned = FrameworkWarnings()
    let passes = try (0..<passCount).map { index in
      let counter = index < timed ? nil : allocations.value
      return try warned.noting {
        try runPass(workload, items, counting: counter, isCancelled: isCancelled) { frames in
          progress(
            RunProgress(
              pass: index + 1, passes: passCount, framesDone: index * workload.frameCount + frames,
              framesTotal: passCount * workload.frameCount))
        }
      }
    }
    let plan = Passes(
      warmUp: Array(passes[..<options.warmUpPasses]), timed: Array(passes[options.warmUpPasses..<timed]),
      counted: passes.count > timed ? passes[timed] : nil)
    var result = result(of: workload, size: size, items: items, passes: plan)
    result.warnings += warned.lines
    result.pictures = try pictures(of: result, workload, items, isCancelled: isCancelled)
    return result
  }

  /// What one pass recorded.
  struct Pass {
    var opening: FrameTable
    var frames: FrameTable
    var peakBytes: Reading<Int64>
  }

  /// What all passes recorded.
  private struct Passes {
    var warmUp: [Pass]
    var timed: [Pass]
    var counted: Pass?

    var all: [Pass] { warmUp + timed + (counted.map { [$0] } ?? []) }

    var totals: PassTotals {
      PassTotals(
        warmUp: WarmUp(rule: .fixed, discarded: warmUp.count), discarded: PassTotals.totals(of: warmUp.map(\.frames)),
        frames: PassTotals.totals(of: timed.map(\.frames)), opening: PassTotals.totals(of: timed.map(\.opening)))
    }
  }

  private var absence: String { allocations.reason ?? "allocations are counted in another pass" }

  private func runPass(
    _ workload: Workload, _ items: ItemTable, counting counter: AllocationSampler?, isCancelled: () -> Bool,
    progress: (Int) -> Void
  ) throws -> Pass {
    // Every pass measures its texts anew, as a program does that has just been started.
    TextMeasurer.shared.forget()
    // The sampler's own memory is taken before counting starts, so that it is not part of the peak.
    let sampler = Sampler(capacity: workload.frameCount + 1, allocations: counter)
    func play() throws {
      let (listener, isCounted) = (Trace.listener, LayoutWork.isCounted)
      Trace.listener = sampler
      LayoutWork.isCounted = true
      defer {
        Trace.listener = listener
        LayoutWork.isCounted = isCounted
      }
      try Playback(workload: workload, items: items).play(sampler, isCancelled: isCancelled, progress: progress)
    }
    let peak = try counter.map { try $0.counting(play).peakBytes }
    if peak == nil { try play() }
    return Pass(
      opening: sampler.table(0..<1, absence: absence), frames: sampler.table(1..<sampler.count, absence: absence),
      peakBytes: peak ?? .absent(reason: absence))
  }
}

extension Sampler: FrameRecorder {
  func describeFrame(_ stage: Stage, step: Int) {
    describeFrame(step: step, offset: stage.offset, visibleItems: stage.view.indexPathsForVisibleItems.count)
  }
}

extension WorkloadRunner {
  /// What the slowest frames showed, taken in a playback after all times and counts.
  private func pictures(
    of result: WorkloadResult, _ workload: Workload, _ items: ItemTable, isCancelled: () -> Bool
  ) throws -> [LayoutPicture] {
    let slowest = result.frames.slowest(options.pictures)
    guard let last = slowest.max() else { return [] }
    let taker = PictureTaker(of: Set(slowest))
    try Playback(workload: workload, items: items, frames: last + 1).play(taker, isCancelled: isCancelled)
    return slowest.compactMap { taker.pictures[$0] }
  }

  private func result(
    of workload: Workload, size: WorkloadSize, items: ItemTable, passes: Passes
  ) -> WorkloadResult {
    func merge(_ table: (Pass) -> FrameTable) -> FrameTable {
      PassMerge.merge(
        timePasses: passes.timed.map(table), allocationPass: passes.counted.map(table), absence: absence)
    }
    var warnings = items.warnings + PassMerge.disagreements(passes.all.map(\.frames))
    if !items.hasOwnHeights, workload.changesSizes {
      warnings.append("the items have no heights of their own, so that none changes its size")
    }
    return WorkloadResult(
      name: workload.name, summary: workload.summary, size: size.label, layout: workload.layoutName, items: items.count,
      sections: items.sectionCounts.count, seed: workload.seed, framesPerSecond: workload.framesPerSecond,
      inputDigest: items.digest, timePasses: passes.timed.count, steps: workload.script.map(\.description),
      opening: merge(\.opening), frames: merge(\.frames),
      peakBytes: passes.counted?.peakBytes ?? .absent(reason: absence), warnings: warnings,
      notExact: workload.items.whyNotExact, passes: .value(passes.totals),
      instructions: .absent(reason: InstructionCounts.notAskedFor), layoutParameters: workload.layoutParameters)
  }
}

extension ItemTable {
  fileprivate var hasOwnHeights: Bool { !heights.isEmpty || !textLengths.isEmpty }
}

extension Workload {
  fileprivate var changesSizes: Bool {
    script.contains {
      if case .remeasure = $0.action { true } else { false }
    }
  }
}
