import Glibc
import Measurement
import Trace

/// Records what happens in every frame, into memory that is reserved beforehand: nothing is allocated between `beginFrame` and
/// `endFrame`, and nothing but this file reads the clock.
///
/// The time of a frame is split without remainder: each moment belongs to the innermost phase that runs, or to `other` when none
/// does.
@MainActor final class Sampler: TraceListener {
  /// Where a number stands in the row of a frame: the phases, `other`, the time, the counters, and what the driver adds.
  private enum Column {
    static let other = TracePhase.allCases.count
    static let time = other + 1
    static let counters = time + 1
    static let visible = counters + TraceCounter.allCases.count
    static let allocations = visible + 1
    static let allocatedBytes = allocations + 1
    static let netBytes = allocatedBytes + 1
    static let count = netBytes + 1
  }

  private let capacity: Int
  private let readsClock: Bool
  private let rows: UnsafeMutablePointer<Int64>
  private let steps: UnsafeMutablePointer<Int>
  private let offsets: UnsafeMutablePointer<Double>
  private let stack: UnsafeMutablePointer<Int>
  private static let stackCapacity = 256

  /// How many frames are recorded.
  private(set) var count = 0
  private var row: UnsafeMutablePointer<Int64>
  private var isInFrame = false
  private var depth = 0
  private var start: Int64 = 0
  private var last: Int64 = 0
  private var before = AllocationReading()

  /// What counts allocations in this pass; nil in a pass that takes times.
  private let allocations: AllocationSampler?

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
    if let allocations { before = allocations.read() }
    if readsClock {
      start = Self.now()
      last = start
    }
  }

  /// The frame ends.
  func endFrame() {
    if readsClock {
      let end = Self.now()
      row[stack[depth]] += end - last
      row[Column.time] = end - start
    }
    if let allocations {
      let after = allocations.read()
      row[Column.allocations] = after.allocations - before.allocations
      row[Column.allocatedBytes] = after.allocatedBytes - before.allocatedBytes
      row[Column.netBytes] = row[Column.allocatedBytes] - (after.freedBytes - before.freedBytes)
    }
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
    let now = Self.now()
    row[stack[depth]] += now - last
    last = now
    precondition(depth + 1 < Self.stackCapacity, "phases nest deeper than \(Self.stackCapacity)")
    depth += 1
    stack[depth] = phase.rawValue
  }

  func end(_ phase: TracePhase) {
    guard readsClock, isInFrame else { return }
    precondition(depth > 0 && stack[depth] == phase.rawValue, "a phase ends that is not the innermost one")
    let now = Self.now()
    row[phase.rawValue] += now - last
    last = now
    depth -= 1
  }

  func count(_ counter: TraceCounter, _ amount: Int) {
    guard isInFrame else { return }
    row[Column.counters + counter.rawValue] += Int64(amount)
  }

  /// Nanoseconds of the monotonic clock.
  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension Sampler {
  /// The numbers of frames `range` as a table; `absence` is the reason for which allocations are absent where they were not counted.
  func table(_ range: Range<Int>, absence: String) -> FrameTable {
    var table = FrameTable(
      count: range.count, step: range.map { steps[$0] }, offset: range.map { offsets[$0] }, columns: [:], absent: [:])
    for metric in FrameMetric.allCases {
      let column = Self.column(of: metric)
      if metric.tier == .time, !readsClock {
        table.absent[metric] = "times are taken in another pass"
      } else if column >= Column.allocations, allocations == nil {
        table.absent[metric] = absence
      } else {
        table.columns[metric] = range.map { rows[$0 * Column.count + column] }
      }
    }
    return table
  }

  private static func column(of metric: FrameMetric) -> Int {
    switch metric {
    case .time: Column.time
    case .other: Column.other
    case .invalidation: TracePhase.invalidation.rawValue
    case .prepare: TracePhase.prepare.rawValue
    case .query: TracePhase.query.rawValue
    case .cells: TracePhase.cells.rawValue
    case .selfSizing: TracePhase.selfSizing.rawValue
    case .updates: TracePhase.updates.rawValue
    case .allocations: Column.allocations
    case .allocatedBytes: Column.allocatedBytes
    case .netBytes: Column.netBytes
    case .visibleItems: Column.visible
    case .layoutPasses: Column.counters + TraceCounter.layoutPasses.rawValue
    case .attributesMade: Column.counters + TraceCounter.attributesMade.rawValue
    case .cellsMade: Column.counters + TraceCounter.cellsMade.rawValue
    case .cellsReused: Column.counters + TraceCounter.cellsReused.rawValue
    case .sizesAsked: Column.counters + TraceCounter.sizesAsked.rawValue
    case .itemsMeasured: Column.counters + TraceCounter.itemsMeasured.rawValue
    case .delegateCalls: Column.counters + TraceCounter.delegateCalls.rawValue
    }
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
      let start = now()
      for _ in 0..<frames { sampler.recordTypicalFrame() }
      costs.append(Double(now() - start) / Double(frames))
    }
    return costs.sorted()[batches / 2]
  }

  private func recordTypicalFrame() {
    beginFrame()
    Trace.within(.query) { Trace.count(.attributesMade, 1) }
    Trace.within(.cells) {
      Trace.count(.cellsReused, 1)
      Trace.count(.delegateCalls, 3)
    }
    endFrame()
    describeFrame(step: 0, offset: 0, visibleItems: 10)
  }
}
