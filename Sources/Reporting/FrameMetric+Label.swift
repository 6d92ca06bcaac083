import Measurement

extension FrameMetric {
  /// What people call it.
  var label: String {
    switch self {
    case .time: "Whole frame"
    case .invalidation: "Bounds and invalidation"
    case .prepare: "Layout prepares"
    case .query: "Visible query"
    case .cells: "Cells and views"
    case .selfSizing: "Self-sizing"
    case .diff: "Snapshots compared"
    case .updates: "Batch updates"
    case .other: "Everything else"
    case .allocations: "Allocations"
    case .allocatedBytes: "Memory allocated"
    case .netBytes: "Memory kept"
    case .visibleItems: "Items in view"
    case .layoutPasses: "Layout passes"
    case .attributesMade: "Attributes made"
    case .cellsMade: "Cells made"
    case .cellsReused: "Cells reused"
    case .sizesAsked: "Sizes asked of the delegate"
    case .itemsMeasured: "Items measured"
    case .delegateCalls: "Delegate calls"
    case .diffOperations: "Diff operations"
    case .nodesVisited: "Layout nodes visited"
    }
  }

  /// `amount` of it, with its unit.
  func readable(_ amount: Double) -> String {
    switch unit {
    case .nanoseconds: Readable.time(nanoseconds: amount)
    case .bytes: Readable.bytes(amount)
    case .count: Readable.number(amount)
    }
  }
}
