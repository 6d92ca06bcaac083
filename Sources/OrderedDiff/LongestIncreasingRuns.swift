/// Finds which runs of a sequence can keep their order so that as few elements as possible have to move.
///
/// A run is a number of consecutive values, and no other run has a value among them, so a longest increasing subsequence has
/// all of a run or none of it.
struct LongestIncreasingRuns {
  /// A run of values: its first value, and what the caller knows it by.
  private struct Run {
    var value: Int32
    /// The position of a run of pairs, or the complement of that of a leftover, which is one value.
    var name: Int32
    /// How many elements come before the run in the longest increasing subsequence that ends with it.
    var depth: Int32 = 0

    func count(_ paired: [PairedRun]) -> Int { name < 0 ? 1 : Int(paired[Int(name)].count) }
  }

  private var runs: [Run] = []
  /// How many values the runs have together.
  private var total = 0

  /// Forgets the sequence.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    total = 0
  }

  /// Makes room for so many runs.
  mutating func reserveCapacity(_ count: Int) { runs.reserveCapacity(count) }

  /// Adds a run of pairs at the end.
  mutating func append(run: Int, of paired: [PairedRun]) {
    runs.append(Run(value: paired[run].old, name: Int32(truncatingIfNeeded: run)))
    total += Int(paired[run].count)
  }

  /// Adds a leftover at the end.
  mutating func append(leftover: Int, value: Int32) {
    runs.append(Run(value: value, name: ~Int32(truncatingIfNeeded: leftover)))
    total += 1
  }

  /// Calls `leave` for each run that is not in the longest increasing subsequence, from the last to the first: with the position
  /// of a run of pairs, or the complement of that of a leftover. O(n log n); O(n) for a sequence that is nearly in order.
  mutating func forEachOutside(_ paired: [PairedRun], leave: (Int) -> Void) {
    // The last run before another that ends at the depth where that one begins is the one that it was put behind.
    var open = findDepths(paired)
    for run in runs.reversed() as ReversedCollection {
      if Int(run.depth) + run.count(paired) == open {
        open = Int(run.depth)
      } else {
        leave(Int(run.name))
      }
    }
  }

  /// Finds all depths, and the length of the longest increasing subsequence.
  private mutating func findDepths(_ paired: [PairedRun]) -> Int {
    let tails = UnsafeMutablePointer<Int32>.allocate(capacity: total)
    defer { tails.deallocate() }
    return runs.withUnsafeMutableBufferPointer { runs in
      var length = 0
      for index in runs.indices {
        let run = runs[index]
        let count = run.count(paired)
        let depth = Self.depth(of: run.value, tails, length)
        runs[index].depth = Int32(truncatingIfNeeded: depth)
        for offset in 0..<count { tails[depth + offset] = run.value &+ Int32(truncatingIfNeeded: offset) }
        length = max(length, depth + count)
      }
      return length
    }
  }

  /// How many of the least last values, one for each length of an increasing subsequence, are below `value`. The search starts
  /// at the top, where the answer lies in a sequence nearly in order, and has no branches that depend on what it finds below.
  private static func depth(of value: Int32, _ tails: UnsafeMutablePointer<Int32>, _ length: Int) -> Int {
    var high = length
    var step = 1
    while high > 0, tails[high - 1] > value {
      let low = max(0, high - step)
      if low == 0 || tails[low - 1] < value { return low + rank(of: value, tails + low, high - low) }
      high = low
      step *= 8
    }
    return high
  }

  /// How many of some ascending numbers are below `value`. Three of them are compared at a time and the outcomes added up, so
  /// that nothing has to be guessed.
  private static func rank(of value: Int32, _ numbers: UnsafeMutablePointer<Int32>, _ count: Int) -> Int {
    var start = numbers
    var rest = count
    while rest > 4 {
      let part = rest &>> 2
      let below =
        isBelow(value, start[part &- 1]) &+ isBelow(value, start[2 &* part &- 1])
        &+ isBelow(value, start[3 &* part &- 1])
      start += part &* below
      rest &-= 3 &* part
    }
    var below = start - numbers
    for offset in 0..<rest { below &+= isBelow(value, start[offset]) }
    return below
  }

  /// 1 if a number is below `value`, else 0. Neither is negative, so that the sign of the difference tells.
  @inline(__always)
  private static func isBelow(_ value: Int32, _ number: Int32) -> Int {
    Int(truncatingIfNeeded: UInt32(bitPattern: number &- value) &>> 31)
  }
}
