/// Finds which runs of a sequence can keep their order so that as few elements as possible have to move.
///
/// A run is a number of consecutive values, and no other run has a value among them, so a longest increasing subsequence has
/// all of a run or none of it.
struct LongestIncreasingRuns {
  /// A run of values: its first value, how many they are, and what the caller knows it by.
  struct Run {
    var value: Int32
    var count: Int32
    var name: Int32
  }

  /// The least last value of an increasing subsequence of each length.
  private var tails: [Int32] = []
  /// For each run, how many elements come before it in the longest increasing subsequence that ends with it.
  private var depths: [Int32] = []

  /// Calls `leave` for each run that is not in the longest increasing subsequence. O(n log n); O(n) for a sequence that is
  /// nearly in order.
  mutating func forEachOutside(_ runs: [Run], leave: (Run) -> Void) {
    tails.removeAll(keepingCapacity: true)
    depths.removeAll(keepingCapacity: true)
    for run in runs { add(run) }
    var open = Int32(tails.count)
    var limit = Int32.max
    for (run, depth) in zip(runs, depths).reversed() {
      if depth + run.count == open, run.value < limit {
        open = depth
        limit = run.value
      } else {
        leave(run)
      }
    }
  }

  private mutating func add(_ run: Run) {
    let depth = depth(of: run.value)
    depths.append(Int32(depth))
    for offset in 0..<Int(run.count) {
      let value = run.value + Int32(offset)
      if depth + offset < tails.count { tails[depth + offset] = value } else { tails.append(value) }
    }
  }

  /// How many tails are below `value`. The search starts at the top, where the answer lies in a sequence nearly in order.
  private func depth(of value: Int32) -> Int {
    var high = tails.count
    var step = 1
    while high > 0, tails[high - 1] > value {
      let low = max(0, high - step)
      if low == 0 || tails[low - 1] < value { return low + tails[low..<high].firstPosition { $0 > value } }
      high = low
      step *= 2
    }
    return high
  }
}
