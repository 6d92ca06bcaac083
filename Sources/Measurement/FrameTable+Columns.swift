extension FrameTable {
  /// The sum of `metric` over the frames, or why there is none. O(n).
  public func total(_ metric: FrameMetric) -> Reading<Int64> {
    self[metric].map { $0.reduce(0, +) }
  }

  /// The mean of `metric` over the frames, or why there is none. O(n).
  public func mean(_ metric: FrameMetric) -> Reading<Double> {
    guard count > 0 else { return .absent(reason: "there are no frames") }
    return total(metric).map { Double($0) / Double(count) }
  }

  /// Which frame has the most of `metric`, the first of them if there are several, or why there is none. O(n).
  public func largest(_ metric: FrameMetric) -> Reading<Int> {
    self[metric].flatMap { column in
      guard let place = column.indices.max(by: { column[$0] < column[$1] }) else {
        return .absent(reason: "there are no frames")
      }
      return .value(place)
    }
  }

  /// The places of the `count` slowest frames, the slowest first; of frames that took as long the first. Fewer where there are fewer,
  /// and none where times are absent. O(n × count).
  public func slowest(_ count: Int) -> [Int] {
    guard let times = columns[.time], count > 0 else { return [] }
    var slowest: [Int] = []
    for frame in times.indices {
      guard slowest.count < count || times[frame] > times[slowest[slowest.count - 1]] else { continue }
      slowest.insert(frame, at: slowest.firstIndex { times[$0] < times[frame] } ?? slowest.count)
      if slowest.count > count { slowest.removeLast() }
    }
    return slowest
  }
}
