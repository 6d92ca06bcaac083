/// Sums over a sequence of leaves, in levels of 16 children a node.
///
/// Every sum is recomputed from its children whenever one of them changes, so sums do not drift. Looking up a position or changing a
/// leaf is O(log leaves); changing the number of leaves is O(leaves).
struct SumTree<Node: Summary>: Sendable {
  /// The summaries of the leaves in order.
  private(set) var leaves: ContiguousArray<Node>
  /// The levels above the leaves, the lowest first, one after another.
  private var upper: ContiguousArray<Node> = []
  /// Where each of the levels above starts in `upper`.
  private var starts: ContiguousArray<Int> = []
  /// The sum of everything.
  private(set) var total: Node = .zero

  private static var shift: Int { 4 }
  private static var fanout: Int { 1 << shift }

  init(_ leaves: ContiguousArray<Node> = []) {
    self.leaves = leaves
    rebuild()
  }

  var count: Int { leaves.count }

  /// Finds the first leaf for which `isPast`, asked with the sum up to its end, does not hold; the last leaf if there is none.
  /// `before` is the sum of all leaves before it. The tree must not be empty. O(log leaves).
  @inline(__always)
  func locate(_ isPast: (Node) -> Bool) -> (leaf: Int, before: Node) {
    var before = Node.zero
    var index = 0
    var visits = starts.count + 1
    upper.withUnsafeBufferPointer { nodes in
      var level = starts.count - 1
      while level >= 0 {
        let start = starts[level]
        let end = level + 1 < starts.count ? starts[level + 1] : nodes.count
        let found = Self.skip(nodes, from: start + index, end: end, &before, isPast) - start
        visits += found - index
        index = found << Self.shift
        level -= 1
      }
    }
    leaves.withUnsafeBufferPointer { nodes in
      let found = Self.skip(nodes, from: index, end: nodes.count, &before, isPast)
      visits += found - index
      index = found
    }
    LayoutWork.visit(visits)
    return (index, before)
  }

  /// Walks one family of children, adding those that are past to `before`; answers the first that is not, or the last.
  @inline(__always)
  private static func skip(
    _ nodes: UnsafeBufferPointer<Node>, from first: Int, end: Int, _ before: inout Node, _ isPast: (Node) -> Bool
  ) -> Int {
    let last = min(first + fanout, end) - 1
    var index = first
    while index < last {
      var next = before
      next.advance(over: nodes[index])
      guard isPast(next) else { break }
      before = next
      index += 1
    }
    return index
  }

  /// The sum of all leaves before `leaf`, added in the order in which `locate` adds. O(log leaves).
  func sum(before leaf: Int) -> Node {
    var result = Node.zero
    var level = starts.count - 1
    while level >= 0 {
      let index = leaf >> (Self.shift * (level + 1))
      let family = index & ~(Self.fanout - 1)
      for child in family..<index { result.advance(over: upper[starts[level] + child]) }
      level -= 1
    }
    let family = leaf & ~(Self.fanout - 1)
    for child in family..<leaf { result.advance(over: leaves[child]) }
    LayoutWork.visit(starts.count + 1 + leaf - family)
    return result
  }

  /// Makes `before`, the sum of all leaves before `leaf`, that before the next. O(1), and O(log leaves) once in 16 times.
  @inline(__always)
  func advance(_ before: inout Node, over leaf: Int) {
    if (leaf + 1) & (Self.fanout - 1) == 0 {
      before = sum(before: leaf + 1)
    } else {
      before.advance(over: leaves[leaf])
      LayoutWork.visit(1)
    }
  }

  /// Replaces the summary of one leaf and recomputes the sums above it. Answers how many nodes it read or wrote: O(log leaves).
  @discardableResult
  mutating func update(_ leaf: Int, to node: Node) -> Int {
    let touched = set(leaf, to: node)
    LayoutWork.visit(touched)
    return touched
  }

  private mutating func set(_ leaf: Int, to node: Node) -> Int {
    leaves[leaf] = node
    guard !starts.isEmpty else {
      total = Self.sum(leaves, 0, leaves.count)
      return leaves.count + 1
    }
    var touched = 1
    var index = leaf >> Self.shift
    upper[index] = Self.sum(leaves, index << Self.shift, leaves.count)
    touched += Self.fanout
    for level in 1..<max(1, starts.count) {
      index >>= Self.shift
      let below = starts[level - 1]
      upper[starts[level] + index] = Self.sum(upper, below + index << Self.shift, starts[level])
      touched += Self.fanout
    }
    total = Self.sum(upper, starts[starts.count - 1], upper.count)
    return touched + Self.fanout
  }

  /// Puts `nodes` in the place of the leaves in `range`. O(log leaves) a node if their number stays the same, else O(leaves).
  mutating func replace(_ range: Range<Int>, with nodes: some Collection<Node>) {
    if nodes.count == range.count, nodes.count <= Self.fanout {
      for (offset, node) in nodes.enumerated() { update(range.lowerBound + offset, to: node) }
    } else {
      leaves.replaceSubrange(range, with: nodes)
      rebuild()
    }
  }

  /// Sums up one family of children that starts at `first` in a level that ends at `end`.
  @inline(__always)
  private static func sum(_ nodes: ContiguousArray<Node>, _ first: Int, _ end: Int) -> Node {
    nodes.withUnsafeBufferPointer { nodes in
      var result = Node.zero
      for index in first..<min(first + fanout, end) { result.combine(with: nodes[index]) }
      return result
    }
  }

  private mutating func rebuild() {
    LayoutWork.rebuild(leaves.count)
    starts.removeAll(keepingCapacity: true)
    upper.removeAll(keepingCapacity: true)
    if leaves.count > Self.fanout {
      starts.append(0)
      for first in stride(from: 0, to: leaves.count, by: Self.fanout) {
        upper.append(Self.sum(leaves, first, leaves.count))
      }
      while upper.count - starts[starts.count - 1] > Self.fanout {
        let below = starts[starts.count - 1]
        let end = upper.count
        starts.append(end)
        for first in stride(from: below, to: end, by: Self.fanout) { upper.append(Self.sum(upper, first, end)) }
      }
      total = Self.sum(upper, starts[starts.count - 1], upper.count)
    } else {
      total = Self.sum(leaves, 0, leaves.count)
    }
  }
}

extension SumTree {
  /// What is wrong with the sums; empty if nothing is. O(leaves).
  func invariantViolations() -> [String] {
    let fresh = SumTree(leaves)
    var violations: [String] = []
    if fresh.starts != starts { violations.append("levels start at \(starts), not at \(fresh.starts)") }
    if fresh.upper != upper { violations.append("a sum above the leaves is stale") }
    if fresh.total != total { violations.append("the total is \(total), not \(fresh.total)") }
    return violations
  }
}
