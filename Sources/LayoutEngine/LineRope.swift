import LayoutModel

/// A sequence of items in leaves of whole lines, with sums above them.
///
/// A leaf is a run of equal items of any length, a slice of the buffer that the client gave, or items of its own. Where lines break inside
/// a leaf is not stored: the rule finds it again from the leaf's first item. Every leaf starts a line.
struct LineRope<Rule: LineRule>: Sendable {
  typealias Item = Rule.Item

  /// The items of a leaf. Their number stands in the sums.
  enum Leaf: Sendable {
    case run(Item)
    case slice(start: Int)
    case own(ContiguousArray<Item>)
  }

  private(set) var rule: Rule
  private(set) var leaves: ContiguousArray<Leaf> = []
  private(set) var tree: SumTree<Rule.Node>
  /// The buffer that `slice` leaves point into.
  private let source: [AxisSize]

  /// Makes a rope of `count` equal items. O(1).
  init(rule: Rule, repeating item: Item, count: Int) {
    self.rule = rule
    source = []
    if count > 0 {
      leaves = [.run(item)]
      tree = SumTree([rule.summary(of: item, count: count)])
    } else {
      tree = SumTree()
    }
  }

  /// Makes a rope from leaves that slice `source`, or that own their items.
  init(rule: Rule, leaves: ContiguousArray<Leaf>, nodes: ContiguousArray<Rule.Node>, source: [AxisSize] = []) {
    self.rule = rule
    self.leaves = leaves
    self.source = source
    tree = SumTree(nodes)
  }

  var count: Int { tree.total.items }

  /// Finds the leaf that holds `item`. O(log n).
  @inline(__always) func leaf(ofItem item: Int) -> (leaf: Int, before: Rule.Node) {
    tree.locate { $0.items <= item }
  }

  /// The item at `index`. O(log n).
  subscript(index: Int) -> Item {
    let (leaf, before) = leaf(ofItem: index)
    if case .run(let item) = leaves[leaf] { return item }
    return withItems(ofLeaf: leaf) { $0[index - before.items] }
  }

  /// Calls `body` with the items of a leaf that is not a run.
  @inline(__always)
  func withItems<Result>(ofLeaf leaf: Int, _ body: (ItemView<Item>) -> Result) -> Result {
    let count = tree.leaves[leaf].items
    switch leaves[leaf] {
    case .run:
      preconditionFailure("a run has no items in memory")
    case .slice(let start):
      return source.withUnsafeBytes { bytes in
        let stride = MemoryLayout<AxisSize>.stride
        guard let base = bytes.baseAddress else { preconditionFailure("a slice of no buffer") }
        return body(ItemView(base: base + start * stride, stride: stride, count: count))
      }
    case .own(let items):
      return items.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { preconditionFailure("a leaf without items") }
        return body(ItemView(base: base, stride: MemoryLayout<Item>.stride, count: count))
      }
    }
  }

  /// How much of the last line of a leaf is taken.
  func usedByLastLine(ofLeaf leaf: Int) -> Double {
    if case .run(let item) = leaves[leaf] { return rule.usedByLastLine(of: item, count: tree.leaves[leaf].items) }
    return withItems(ofLeaf: leaf) { rule.usedByLastLine(of: $0) }
  }

  /// The first item of a leaf.
  private func firstItem(ofLeaf leaf: Int) -> Item {
    if case .run(let item) = leaves[leaf] { return item }
    return withItems(ofLeaf: leaf) { $0[0] }
  }
}

// MARK: - Change

extension LineRope {
  /// Replaces the item at `index` and breaks lines again from there until they meet the old breaks.
  /// Answers how many leaves it read or wrote: O(log n + leaves broken again).
  @discardableResult
  mutating func replace(_ index: Int, with item: Item) -> Int {
    let (leaf, before) = leaf(ofItem: index)
    let local = index - before.items
    if case .run(let old) = leaves[leaf] {
      guard old != item else { return 1 }
      return carve(leaf, around: local) + replace(index, with: item)
    }
    let startsLine = local > 0 || leaf == 0 || rule.used(joining: item, to: usedByLastLine(ofLeaf: leaf - 1)) == nil
    if startsLine, replaceInPlace(leaf, local, with: item) { return 1 }
    var edit = RopeEdit<Item>()
    edit.deletions = [index]
    edit.insertions = [RopeEdit.Insertion(gap: index, item: item)]
    return apply(edit)
  }

  /// Replaces an item in its leaf, provided that the leaf still ends where a line ends. Puts nothing back: a leaf of its own stays.
  private mutating func replaceInPlace(_ leaf: Int, _ local: Int, with item: Item) -> Bool {
    let old: Item
    var items: ContiguousArray<Item>
    switch leaves[leaf] {
    case .run:
      return false
    case .slice:
      items = withItems(ofLeaf: leaf) { view in
        var copy = ContiguousArray<Item>()
        copy.reserveCapacity(view.count)
        for index in 0..<view.count { copy.append(view[index]) }
        return copy
      }
    case .own(let own):
      items = own
    }
    leaves[leaf] = .slice(start: 0)
    old = items[local]
    items[local] = item
    let (node, endsLine) = items.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { preconditionFailure("a leaf without items") }
      let view = ItemView<Item>(
        base: base, stride: MemoryLayout<Item>.stride, count: bytes.count / MemoryLayout<Item>.stride)
      let node = rule.summary(of: view)
      guard leaf + 1 < leaves.count else { return (node, true) }
      let used = rule.usedByLastLine(of: view)
      return (node, rule.used(joining: firstItem(ofLeaf: leaf + 1), to: used) == nil)
    }
    if endsLine {
      leaves[leaf] = .own(items)
      tree.update(leaf, to: node)
    } else {
      items[local] = old
      leaves[leaf] = .own(items)
    }
    return endsLine
  }

  /// Gives the items of a run around `local` a leaf of their own, so that they can change one by one.
  private mutating func carve(_ leaf: Int, around local: Int) -> Int {
    guard case .run(let item) = leaves[leaf] else { return 0 }
    let count = tree.leaves[leaf].items
    let columns = rule.columns(of: item)
    let step = columns < Rule.leafTarget ? Rule.leafTarget / columns * columns : columns
    let start = local / step * step
    let end = min(start + step, count)
    var fresh: ContiguousArray<Leaf> = []
    var nodes: ContiguousArray<Rule.Node> = []
    if start > 0 {
      fresh.append(.run(item))
      nodes.append(rule.summary(of: item, count: start))
    }
    fresh.append(.own(ContiguousArray(repeating: item, count: end - start)))
    nodes.append(rule.summary(of: item, count: end - start))
    if end < count {
      fresh.append(.run(item))
      nodes.append(rule.summary(of: item, count: count - end))
    }
    leaves.replaceSubrange(leaf...leaf, with: fresh)
    tree.replace(leaf..<leaf + 1, with: nodes)
    return fresh.count
  }

  /// Applies scattered deletions and insertions in one merge, from the first leaf that changes to the first that does not.
  /// Answers how many leaves it read: O(edits + leaves in between + leaves broken again).
  @discardableResult
  mutating func apply(_ edit: RopeEdit<Item>) -> Int {
    guard let first = edit.first else { return 0 }
    let merged = merged(edit, from: first)
    if merged.range.count == merged.leaves.count {
      for (offset, leaf) in merged.leaves.enumerated() { leaves[merged.range.lowerBound + offset] = leaf }
    } else if merged.range == leaves.indices {
      leaves = merged.leaves
    } else {
      leaves.replaceSubrange(merged.range, with: merged.leaves)
    }
    tree.replace(merged.range, with: merged.nodes)
    return merged.range.count
  }

  /// The leaves that an edit leads to, and those that they replace. The merge reads a copy of the rope, which is gone when this returns:
  /// so the change that follows finds its storage unshared.
  private func merged(
    _ edit: RopeEdit<Item>, from first: Int
  ) -> (range: Range<Int>, leaves: ContiguousArray<Leaf>, nodes: ContiguousArray<Rule.Node>) {
    var merge = RopeMerge(rope: self, edit: edit, from: first)
    merge.run()
    return (merge.range, merge.builder.leaves, merge.builder.nodes)
  }

  /// Breaks all lines again by another rule. O(n).
  mutating func setRule(_ rule: Rule) {
    guard rule != self.rule else { return }
    var builder = RopeBuilder(rule: rule)
    for leaf in 0..<leaves.count { builder.append(leaf, of: self) }
    builder.flush()
    self = LineRope(rule: rule, leaves: builder.leaves, nodes: builder.nodes)
  }

  /// Whether the line before `leaf` is open to its first item.
  func opens(_ leaf: Int, after builder: RopeBuilder<Rule>) -> Bool {
    builder.fits(firstItem(ofLeaf: leaf))
  }
}
