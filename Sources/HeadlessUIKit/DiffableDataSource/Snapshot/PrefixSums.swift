/// Sums over the beginnings of a row of counts that change one at a time: a binary indexed tree.
struct PrefixSums: Sendable {
  /// Node `i` holds the sum of the counts from `i + 1 - lowestBit(i + 1)` to `i`.
  private var nodes: ContiguousArray<Int> = []

  init() {}

  /// The sums of `counts`. O(n).
  init(_ counts: some Collection<Int>) {
    nodes = ContiguousArray(counts)
    for index in nodes.indices {
      let parent = index | (index + 1)
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  /// How many counts there are.
  var count: Int { nodes.count }

  /// The sum of the first `end` counts. O(log n).
  func total(before end: Int) -> Int {
    var sum = 0
    var index = end
    while index > 0 {
      sum += nodes[index - 1]
      index &= index - 1
    }
    return sum
  }

  /// Adds `amount` to a count. O(log n).
  mutating func add(_ amount: Int, at place: Int) {
    var index = place
    while index < nodes.count {
      nodes[index] += amount
      index |= index + 1
    }
  }

  /// Adds a count at the end. O(log n).
  mutating func append(_ value: Int) {
    let end = nodes.count + 1
    var sum = value
    var index = end - 1
    let first = end & (end - 1)
    while index > first {
      sum += nodes[index - 1]
      index &= index - 1
    }
    nodes.append(sum)
  }

  /// The count that holds the unit at `position` of all units in a row, and its place in that count. `position` must be less than
  /// the sum of all. O(log n).
  func locate(_ position: Int) -> (index: Int, offset: Int) {
    var index = 0
    var rest = position
    var step = nodes.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - nodes.count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= nodes.count, nodes[next - 1] <= rest {
        rest -= nodes[next - 1]
        index = next
      }
      step >>= 1
    }
    return (index, rest)
  }
}
