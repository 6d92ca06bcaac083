/// Builds the leaves of a rope from items, runs and leaves that come in order.
struct RopeBuilder<Rule: LineRule> {
  typealias Item = Rule.Item
  typealias Leaf = LineRope<Rule>.Leaf

  private let rule: Rule
  private(set) var leaves: ContiguousArray<Leaf> = []
  private(set) var nodes: ContiguousArray<Rule.Node> = []
  /// Items of the leaf under way. They start a line.
  private(set) var pending: ContiguousArray<Item> = []
  /// How much of the last line under way is taken.
  private var used = 0.0
  /// The first line start at which the leaf under way is long enough to end; 0 if there is none yet.
  private var split = 0

  init(rule: Rule) { self.rule = rule }

  /// Whether an item would join the line under way.
  func fits(_ item: Item) -> Bool { !pending.isEmpty && rule.used(joining: item, to: used) != nil }

  mutating func append(_ item: Item) {
    if !pending.isEmpty, let joined = rule.used(joining: item, to: used) {
      used = joined
    } else {
      startLine()
      used = rule.used(by: item)
    }
    pending.append(item)
  }

  /// Appends equal items: the lines that they fill become a run of their own if they are many. O(1) for the whole run.
  mutating func append(_ item: Item, count: Int) {
    var rest = count
    while rest > 0, fits(item) {
      append(item)
      rest -= 1
    }
    let columns = rule.columns(of: item)
    // The last line is held back: a narrower item that comes next may fit it.
    let full = Rule.isOneALine ? rest : max(0, rest - 1) / columns * columns
    if full >= Rule.leafTarget {
      flush()
      leaves.append(.run(item))
      nodes.append(rule.summary(of: item, count: full))
      rest -= full
    }
    for _ in 0..<rest { append(item) }
  }

  mutating func append(contentsOf items: ItemView<Item>) {
    guard Rule.isOneALine else {
      for index in 0..<items.count { append(items[index]) }
      return
    }
    var index = 0
    while index < items.count {
      startLine()
      let end = min(items.count, index + 2 * Rule.leafTarget - pending.count)
      for item in index..<end { pending.append(items[item]) }
      index = end
    }
  }

  /// Appends the items of a leaf of `rope`, broken again from the first to the last.
  mutating func append(_ leaf: Int, of rope: LineRope<Rule>) {
    if case .run(let item) = rope.leaves[leaf] {
      append(item, count: rope.tree.leaves[leaf].items)
    } else {
      rope.withItems(ofLeaf: leaf) { append(contentsOf: $0) }
    }
  }

  /// Appends a leaf whose first item does not fit the line under way, and after which a line is known to start.
  mutating func appendWhole(_ leaf: Int, of rope: LineRope<Rule>) {
    flush()
    leaves.append(rope.leaves[leaf])
    nodes.append(rope.tree.leaves[leaf])
  }

  /// Ends the leaf under way.
  mutating func flush() {
    guard !pending.isEmpty else { return }
    append(leafOf: ContiguousArray(pending[...]))
    pending.removeAll(keepingCapacity: true)
    split = 0
  }

  /// Ends a leaf where a line has started halfway, once the leaf under way is twice as long as it has to be: so a leaf that an edit
  /// makes a little longer stays one leaf.
  private mutating func startLine() {
    if pending.capacity == 0 { pending.reserveCapacity(2 * Rule.leafTarget) }
    if split == 0, pending.count >= Rule.leafTarget { split = Rule.isOneALine ? Rule.leafTarget : pending.count }
    guard split > 0, pending.count >= 2 * Rule.leafTarget else { return }
    append(leafOf: ContiguousArray(pending[..<split]))
    pending.removeSubrange(..<split)
    split = pending.count >= Rule.leafTarget ? pending.count : 0
  }

  private mutating func append(leafOf items: ContiguousArray<Item>) {
    let node = items.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { preconditionFailure("a leaf without items") }
      return rule.summary(of: ItemView(base: base, stride: MemoryLayout<Item>.stride, count: items.count))
    }
    leaves.append(.own(items))
    nodes.append(node)
  }
}
