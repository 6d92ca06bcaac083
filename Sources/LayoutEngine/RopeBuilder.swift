/// Builds the leaves of a rope from items, runs and leaves that come in order.
struct RopeBuilder<Rule: LineRule> {
  typealias Item = Rule.Item

  let rule: Rule
  private(set) var leaves: ContiguousArray<Leaf> = []
  private(set) var nodes: ContiguousArray<Rule.Node> = []
  /// The items of the leaves that are new. Whoever takes them over gives the leaves their slots.
  private(set) var fresh: ContiguousArray<(leaf: Int, items: ContiguousArray<Item>)> = []
  /// Items of the leaf under way. They start a line.
  private(set) var pending: ContiguousArray<Item> = []
  /// How much of the last line under way is taken.
  private var used = 0.0
  /// The first line start at which the leaf under way is long enough to end; 0 if there is none yet.
  private var split = 0

  init(rule: Rule) {
    self.rule = rule
    pending.reserveCapacity(2 * Rule.leafTarget)
  }

  /// Makes room for as many leaves.
  mutating func reserve(leaves count: Int) {
    leaves.reserveCapacity(count)
    nodes.reserveCapacity(count)
  }

  /// Whether an item would join the line under way.
  func fits(_ item: Item) -> Bool { !pending.isEmpty && rule.used(joining: item, to: used) != nil }

  /// Whether the leaf under way is so short that the next should join it.
  var isSmall: Bool { !pending.isEmpty && pending.count < Rule.leafTarget / 4 }

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
      add(.run(slot: 0), rule.summary(of: item, count: full), [item])
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
      items.slice(index..<end).append(to: &pending)
      index = end
    }
  }

  /// Appends the items of a leaf of `rope`, broken again from the first to the last.
  mutating func append(_ leaf: Int, of rope: LineRope<Rule>) {
    rope.withItems(ofLeaf: leaf) { append($0, isRun: rope.leaves[leaf].isRun) }
  }

  /// Appends items of a leaf.
  @inline(__always)
  mutating func append(_ items: ItemView<Item>, isRun: Bool) {
    if isRun { append(items[0], count: items.count) } else { append(contentsOf: items) }
  }

  /// Appends leaves of which the first does not fit the line under way, and after which a line is known to start.
  mutating func appendWhole(_ range: Range<Int>, of rope: LineRope<Rule>) {
    flush()
    leaves.append(contentsOf: rope.leaves[range])
    nodes.append(contentsOf: rope.tree.leaves[range])
  }

  /// Ends the leaf under way.
  mutating func flush() {
    foldIntoRun(pending.count)
    if !pending.isEmpty { endLeaf(at: pending.count) }
    split = 0
  }

  /// Ends a leaf where a line has started halfway, once the leaf under way is twice as long as it has to be: so a leaf that an edit
  /// makes a little longer stays one leaf.
  private mutating func startLine() {
    if split == 0, pending.count >= Rule.leafTarget { split = Rule.isOneALine ? Rule.leafTarget : pending.count }
    guard split > 0, pending.count >= 2 * Rule.leafTarget else { return }
    if !foldIntoRun(pending.count) { endLeaf(at: split) }
    split = pending.count >= Rule.leafTarget ? pending.count : 0
  }

  /// Makes whole lines of the same item as the run before them a part of it, so that a run does not leave behind, each time that its
  /// lines begin elsewhere, a few items that have to be broken again the next time. `end` is where a line starts. Answers whether there
  /// were any.
  @discardableResult
  private mutating func foldIntoRun(_ end: Int) -> Bool {
    guard let last = fresh.last, last.leaf == leaves.count - 1, leaves[last.leaf].isRun, let item = last.items.first
    else { return false }
    var equal = 0
    while equal < end, pending[equal] == item { equal += 1 }
    let columns = rule.columns(of: item)
    // Another item may have joined the last of the lines.
    let whole = (equal < end ? max(0, equal - 1) : equal) / columns * columns
    guard whole > 0 else { return false }
    nodes[last.leaf] = rule.summary(of: item, count: nodes[last.leaf].items + whole)
    pending.removeSubrange(..<whole)
    return true
  }

  /// Makes a leaf of the first items under way.
  private mutating func endLeaf(at end: Int) {
    // Copied from a pointer: a slice would share the array, and emptying it would copy it once more.
    let items = pending.withUnsafeBufferPointer { ContiguousArray($0[..<end]) }
    add(.own(slot: 0), items.withItems { rule.summary(of: $0) }, items)
    pending.removeSubrange(..<end)
  }

  /// Hands over the items of the new leaves, in order.
  mutating func takeFresh(_ body: (_ leaf: Int, _ items: consuming ContiguousArray<Item>) -> Void) {
    for index in fresh.indices {
      var items: ContiguousArray<Item> = []
      swap(&items, &fresh[index].items)
      body(fresh[index].leaf, items)
    }
    fresh = []
  }

  private mutating func add(_ leaf: Leaf, _ node: Rule.Node, _ items: ContiguousArray<Item>) {
    fresh.append((leaves.count, items))
    leaves.append(leaf)
    nodes.append(node)
  }
}
