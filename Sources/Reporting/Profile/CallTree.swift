/// A profile as a tree: under each function those that it calls, with what was spent in and below each.
struct CallTree: Equatable {
  /// A function at one place of the tree.
  struct Node: Equatable {
    /// Its place in the profile's functions.
    var function: Int
    /// What was spent in it and in what it calls.
    var total: Int64
    /// What was spent in it alone.
    var own: Int64
    /// Those that it calls, by name, so that trees of two runs look alike.
    var calls: [Node] = []
  }

  /// The outermost functions.
  var roots: [Node]
  /// What was spent in all.
  var total: Int64

  /// The tree of `profile` without what has less than `least` of the whole. O(n log n).
  init(_ profile: StackProfile, least: Double = 0) {
    total = profile.total
    let cut = max(1, Int64((Double(total) * least).rounded(.up)))
    roots = Self.nodes(profile, profile.stacks.map { ($0.calls[...], $0.weight) }, cut: cut)
  }

  /// The nodes for the first calls of `stacks`; recursion is bounded by the depth of the stacks.
  private static func nodes(
    _ profile: StackProfile, _ stacks: [(calls: ArraySlice<Int>, weight: Int64)], cut: Int64
  ) -> [Node] {
    var groups: [String: [(calls: ArraySlice<Int>, weight: Int64)]] = [:]
    for stack in stacks {
      if let first = stack.calls.first { groups[profile.functions[first].name, default: []].append(stack) }
    }
    return groups.sorted { $0.key < $1.key }.compactMap { _, group in
      let total = group.reduce(0) { $0 + $1.weight }
      guard total >= cut, let function = group[0].calls.first else { return nil }
      let own = group.reduce(0) { $0 + ($1.calls.count == 1 ? $1.weight : 0) }
      let inner = group.filter { $0.calls.count > 1 }.map { (calls: $0.calls.dropFirst(), weight: $0.weight) }
      return Node(function: function, total: total, own: own, calls: nodes(profile, inner, cut: cut))
    }
  }

  /// How many levels there are.
  var depth: Int { Self.depth(roots) }

  private static func depth(_ nodes: [Node]) -> Int { nodes.reduce(0) { max($0, 1 + depth($1.calls)) } }
}
