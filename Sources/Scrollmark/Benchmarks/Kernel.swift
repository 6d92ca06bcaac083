/// The clock that a benchmark is given, in nanoseconds from any start.
typealias Nanoseconds = () -> UInt64

/// An operation and its floor, ready to be measured in turns.
struct Kernel {
  var name: String
  var budget: Double?
  var p99Budget: Double?
  var floorName: String
  /// Whether a round yields the times of many single operations, enough for a 99th percentile.
  var hasSingleOperations = false
  /// Runs one round and answers the nanoseconds of each operation in it.
  var operation: (Nanoseconds) -> [Double]
  /// Runs one round of the floor.
  var floor: (Nanoseconds) -> [Double]
}

extension Kernel {
  /// Measures operation and floor in turns, so that a change of the machine's speed meets both.
  func measure(size: Int, rounds: Int, now: Nanoseconds) -> BenchmarkRow {
    var times: [Double] = []
    var floorTimes: [Double] = []
    _ = operation(now)
    _ = floor(now)
    for _ in 0..<max(1, rounds) {
      floorTimes += floor(now)
      times += operation(now)
    }
    times.sort()
    floorTimes.sort()
    return BenchmarkRow(
      name: name, size: size, unit: "ns", median: times.middle,
      p99: hasSingleOperations ? times[(times.count - 1) * 99 / 100] : nil, budget: budget, p99Budget: p99Budget,
      floorName: floorName, floor: floorTimes.middle)
  }
}

extension [Double] {
  /// The middle of sorted values.
  var middle: Double { (self[(count - 1) / 2] + self[count / 2]) / 2 }
}

/// The time that `work` takes.
func elapsed(_ now: Nanoseconds, _ work: () -> Void) -> Double {
  let start = now()
  work()
  return Double(now() &- start)
}

/// The time of each of `count` calls, less what reading the clock takes.
func singleTimes(_ count: Int, _ now: Nanoseconds, _ work: (Int) -> Void) -> [Double] {
  let clock = clockCost(now)
  var times: [Double] = []
  times.reserveCapacity(count)
  for index in 0..<count { times.append(max(0, elapsed(now) { work(index) } - clock)) }
  return times
}

/// What reading the clock adds to a time.
private func clockCost(_ now: Nanoseconds) -> Double {
  var costs: [Double] = []
  costs.reserveCapacity(1_001)
  for _ in 0..<1_001 { costs.append(elapsed(now) {}) }
  costs.sort()
  return costs.middle
}

/// Takes a value out of the optimiser's sight, so that the work behind it has to be done.
@inline(never) @_optimize(none) func consume<Value>(_ value: borrowing Value) {}
