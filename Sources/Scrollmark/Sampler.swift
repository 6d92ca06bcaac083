import Foundation
import Glibc
import LayoutEngine
import TickCounter
import Trace

/// Records what happens in every frame, into memory that is reserved beforehand: nothing is allocated between `beginFrame` and
/// `endFrame`, and nothing but this file reads a clock.
///
/// The time of a frame is split without remainder: each moment belongs to the innermost phase that runs, or to `other` when none
/// does.
@MainActor final class Sampler: TraceListener {
  /// Where a number stands in the row of a frame: the phases and `other`, in ticks; the counters; what the driver adds.
  enum Column {
    static let other = TracePhase.allCases.count
    static let counters = other + 1
    static let visible = counters + TraceCounter.allCases.count
    static let nodes = visible + 1
    static let allocations = nodes + 1
    static let allocatedBytes = allocations + 1
    static let netBytes = allocatedBytes + 1
    static let count = netBytes + 1
  }

  private let capacity: Int
  let readsClock: Bool
  let rows: UnsafeMutablePointer<Int64>
  let steps: UnsafeMutablePointer<Int>
  let offsets: UnsafeMutablePointer<Double>
  private let stack: UnsafeMutablePointer<Int>
  private static let stackCapacity = 256

  /// How many frames are recorded.
  private(set) var count = 0
  private var row: UnsafeMutablePointer<Int64>
  private var isInFrame = false
  private var depth = 0
  private var last: Int64 = 0
  private let usesCounter = Sampler.canUseCounter
  private var before = AllocationReading()

  /// What counts allocations in this pass; nil in a pass that takes times.
  let allocations: AllocationSampler?

  /// Reserves memory for `capacity` frames. A sampler either takes times or counts allocations, since counting slows allocation down.
  init(capacity: Int, allocations: AllocationSampler? = nil) {
    self.capacity = capacity
    self.allocations = allocations
    self.readsClock = allocations == nil
    // One row more than there are frames takes in what is reported between frames.
    rows = .allocate(capacity: (capacity + 1) * Column.count)
    rows.initialize(repeating: 0, count: (capacity + 1) * Column.count)
    steps = .allocate(capacity: capacity)
    steps.initialize(repeating: 0, count: capacity)
    offsets = .allocate(capacity: capacity)
    offsets.initialize(repeating: 0, count: capacity)
    stack = .allocate(capacity: Self.stackCapacity)
    stack.initialize(repeating: Column.other, count: Self.stackCapacity)
    row = rows
  }

  isolated deinit {
    rows.deallocate()
    steps.deallocate()
    offsets.deallocate()
    stack.deallocate()
  }

  /// A frame begins.
  func beginFrame() {
    precondition(count < capacity, "more frames than were reserved")
    row = rows + count * Column.count
    depth = 0
    isInFrame = true
    _ = LayoutWork.takeNodesVisited()
    if let allocations { before = allocations.read() }
    if readsClock { last = ticks() }
  }

  /// The frame ends.
  func endFrame() {
    if readsClock { row[stack[depth]] += ticks() - last }
    if let allocations {
      let after = allocations.read()
      row[Column.allocations] = after.allocations - before.allocations
      row[Column.allocatedBytes] = after.allocatedBytes - before.allocatedBytes
      row[Column.netBytes] = row[Column.allocatedBytes] - (after.freedBytes - before.freedBytes)
    }
    row[Column.nodes] = Int64(LayoutWork.takeNodesVisited())
    isInFrame = false
    count += 1
  }

  /// Says of the frame that ended last which step it belongs to, where the viewport stands, and how many items are in view.
  func describeFrame(step: Int, offset: Double, visibleItems: Int) {
    steps[count - 1] = step
    offsets[count - 1] = offset
    row[Column.visible] = Int64(visibleItems)
  }

  func begin(_ phase: TracePhase) {
    guard readsClock, isInFrame else { return }
    let now = ticks()
    row[stack[depth]] += now - last
    last = now
    precondition(depth + 1 < Self.stackCapacity, "phases nest deeper than \(Self.stackCapacity)")
    depth += 1
    stack[depth] = phase.rawValue
  }

  func end(_ phase: TracePhase) {
    guard readsClock, isInFrame else { return }
    precondition(depth > 0 && stack[depth] == phase.rawValue, "a phase ends that is not the innermost one")
    let now = ticks()
    row[phase.rawValue] += now - last
    last = now
    depth -= 1
  }

  func count(_ counter: TraceCounter, _ amount: Int) {
    guard isInFrame else { return }
    row[Column.counters + counter.rawValue] += Int64(amount)
  }
}

extension Sampler {
  /// The processor's counter, or nanoseconds where it cannot be used.
  private func ticks() -> Int64 { usesCounter ? Self.counter() : Self.nanoseconds() }

  private static func counter() -> Int64 { Int64(bitPattern: tick_counter_read()) }

  /// The kernel's own clock runs on the counter only where it ticks evenly and alike on all processors.
  private static let canUseCounter: Bool = {
    #if arch(arm64)
      return tick_counter_exists()
    #else
      let source = "/sys/devices/system/clocksource/clocksource0/current_clocksource"
      let name = FileManager.default.contents(atPath: source).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return tick_counter_exists() && name.hasPrefix("tsc")
    #endif
  }()

  /// How many nanoseconds a tick is, compared with the monotonic clock over 2 ms: right to about one part in ten thousand.
  static let nanosecondsPerTick: Double = {
    guard canUseCounter else { return 1 }
    let (start, firstTick) = (nanoseconds(), counter())
    while nanoseconds() - start < 2_000_000 {}
    let (end, lastTick) = (nanoseconds(), counter())
    return Double(end - start) / Double(lastTick - firstTick)
  }()

  /// The monotonic clock, in nanoseconds.
  private static func nanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// What recording itself adds to a frame, in nanoseconds: the median over batches of empty frames with the reports of a frame that
  /// scrolls. About 10 ms.
  static func costPerFrame() -> Double {
    let (batches, frames) = (25, 1_000)
    let sampler = Sampler(capacity: batches * frames)
    let listener = Trace.listener
    Trace.listener = sampler
    defer { Trace.listener = listener }
    var costs: [Double] = []
    for _ in 0..<batches {
      let start = nanoseconds()
      for _ in 0..<frames { sampler.recordTypicalFrame() }
      costs.append(Double(nanoseconds() - start) / Double(frames))
    }
    return costs.sorted()[batches / 2]
  }

  private func recordTypicalFrame() {
    beginFrame()
    Trace.within(.invalidation) {}
    Trace.within(.query) { Trace.count(.attributesMade, 1) }
    Trace.within(.cells) {
      Trace.count(.cellsReused, 1)
      Trace.count(.delegateCalls, 3)
    }
    endFrame()
    describeFrame(step: 0, offset: 0, visibleItems: 10)
  }
}
