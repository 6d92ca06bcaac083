import Measurement
import Trace

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
      } else if metric != .time {
        table.columns[metric] = range.map { value(at: $0, column, isTime: metric.tier == .time) }
      }
    }
    if readsClock {
      let phases = FrameMetric.phases.map { table.columns[$0] ?? [] }
      table.columns[.time] = (0..<range.count).map { frame in phases.reduce(0) { $0 + $1[frame] } }
    }
    return table
  }

  private func value(at frame: Int, _ column: Int, isTime: Bool) -> Int64 {
    let value = rows[frame * Column.count + column]
    return isTime ? Int64((Double(value) * Self.nanosecondsPerTick).rounded()) : value
  }

  private static func column(of metric: FrameMetric) -> Int {
    switch metric {
    case .time, .other: Column.other
    case .invalidation: TracePhase.invalidation.rawValue
    case .prepare: TracePhase.prepare.rawValue
    case .query: TracePhase.query.rawValue
    case .cells: TracePhase.cells.rawValue
    case .selfSizing: TracePhase.selfSizing.rawValue
    case .diff: TracePhase.diff.rawValue
    case .updates: TracePhase.updates.rawValue
    case .allocations: Column.allocations
    case .allocatedBytes: Column.allocatedBytes
    case .netBytes: Column.netBytes
    case .visibleItems: Column.visible
    case .nodesVisited: Column.nodes
    case .layoutPasses: Column.counters + TraceCounter.layoutPasses.rawValue
    case .attributesMade: Column.counters + TraceCounter.attributesMade.rawValue
    case .cellsMade: Column.counters + TraceCounter.cellsMade.rawValue
    case .cellsReused: Column.counters + TraceCounter.cellsReused.rawValue
    case .sizesAsked: Column.counters + TraceCounter.sizesAsked.rawValue
    case .itemsMeasured: Column.counters + TraceCounter.itemsMeasured.rawValue
    case .delegateCalls: Column.counters + TraceCounter.delegateCalls.rawValue
    case .diffOperations: Column.counters + TraceCounter.diffOperations.rawValue
    }
  }
}
