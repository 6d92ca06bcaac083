import Measurement

/// Makes one table of several passes over the same frames.
enum PassMerge {
  /// The times of each frame from the pass whose time is the median, the work as the first pass counted it, and memory from
  /// `allocationPass`. With an even number of passes the lower of the two middle times is taken, so that phases add up. Without a time
  /// pass the allocation pass is all there is; there must be one of the two. O(frames).
  static func merge(timePasses: [FrameTable], allocationPass: FrameTable?, absence: String) -> FrameTable {
    guard var table = timePasses.first else {
      guard let allocationPass else { preconditionFailure("a workload ran in no pass") }
      return allocationPass
    }
    let times = timePasses.map { $0.columns[.time] ?? [] }
    for frame in 0..<table.count {
      let order = times.indices.sorted { times[$0][frame] < times[$1][frame] }
      let chosen = timePasses[order[(order.count - 1) / 2]]
      for metric in FrameMetric.allCases where metric.tier == .time {
        if let column = chosen.columns[metric] { table.columns[metric]?[frame] = column[frame] }
      }
    }
    for metric in [FrameMetric.allocations, .allocatedBytes, .netBytes] {
      if let column = allocationPass?.columns[metric] {
        table.columns[metric] = column
        table.absent[metric] = nil
      } else {
        table.absent[metric] = absence
      }
    }
    return table
  }

  /// Where passes counted other work than the first one, a line a metric: that should not happen. O(frames × passes).
  static func disagreements(_ passes: [FrameTable]) -> [String] {
    let metrics = FrameMetric.allCases.filter { $0.unit == .count && $0 != .allocations }
    return metrics.compactMap { metric in
      guard let first = passes.first?.columns[metric] else { return nil }
      for pass in passes.dropFirst() {
        guard let column = pass.columns[metric], column != first else { continue }
        let frame = zip(first, column).prefix { $0 == $1 }.count
        return "\(metric.rawValue) differs between passes of the same seed, first in frame \(frame)"
      }
      return nil
    }
  }
}
