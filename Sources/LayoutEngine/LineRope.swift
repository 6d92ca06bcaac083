import LayoutModel

/// A sequence of items in leaves of whole lines, with sums above them.
///
/// A leaf is a run of equal items of any length, a slice of the buffer that the client gave, or items of its own. Where lines break inside
/// a leaf is not stored: the rule finds it again from the leaf's first item. Every leaf starts a line.
struct LineRope<Rule: LineRule>: Sendable {
  typealias Item = Rule.Item

  private(set) var rule: Rule
  private(set) var leaves: ContiguousArray<Leaf>
  private(set) var tree: SumTree<Rule.Node>
  private(set) var store: LeafStore<Item>

  /// Makes a rope of `count` equal items. O(1).
  init(rule: Rule, repeating item: Item, count: Int) {
    self.rule = rule
    store = LeafStore()
    leaves = []
    tree = SumTree()
    guard count > 0 else { return }
    leaves = [.run(slot: store.add([item]))]
    tree = SumTree([rule.summary(of: item, count: count)])
  }

  /// Makes a rope from leaves that slice `source`.
  init(rule: Rule, slices: ContiguousArray<Leaf>, nodes: ContiguousArray<Rule.Node>, source: [AxisSize]) {
    self.rule = rule
    leaves = slices
    tree = SumTree(nodes)
    store = LeafStore(source: source)
  }

  /// Makes a rope from all that was built.
  init(_ builder: consuming RopeBuilder<Rule>) {
    rule = builder.rule
    leaves = []
    tree = SumTree(builder.nodes)
    store = LeafStore()
    leaves = adopt(&builder)
  }

  var count: Int { tree.total.items }

  /// Finds the leaf that holds `item`. O(log n).
  @inline(__always) func leaf(ofItem item: Int) -> (leaf: Int, before: Rule.Node) {
    tree.locate { $0.items <= item }
  }

  /// The item at `index`. O(log n).
  subscript(index: Int) -> Item {
    let (leaf, before) = leaf(ofItem: index)
    return withItems(ofLeaf: leaf) { $0[index - before.items] }
  }

  /// Calls `body` with the items of a leaf.
  @inline(__always)
  func withItems<Result>(ofLeaf leaf: Int, _ body: (ItemView<Item>) -> Result) -> Result {
    LayoutWork.visit(1)
    return store.withItems(of: leaves[leaf], count: tree.leaves[leaf].items, body)
  }

  /// How much of the last line of a leaf is taken.
  @inline(__always) func usedByLastLine(ofLeaf leaf: Int) -> Double {
    withItems(ofLeaf: leaf) { items in
      leaves[leaf].isRun ? rule.usedByLastLine(of: items[0], count: items.count) : rule.usedByLastLine(of: items)
    }
  }

  /// The first item of a leaf.
  @inline(__always) func firstItem(ofLeaf leaf: Int) -> Item { withItems(ofLeaf: leaf) { $0[0] } }
}

// MARK: - Change

extension LineRope {
  /// Replaces the item at `index` and breaks lines again from there until they meet the old breaks.
  /// Answers how many leaves it read or wrote: O(log n + leaves broken again).
  @discardableResult
  mutating func replace(_ index: Int, with item: Item) -> Int {
    let (leaf, before) = leaf(ofItem: index)
    let local = index - before.items
    if leaves[leaf].isRun {
      guard firstItem(ofLeaf: leaf) != item else { return 1 }
      return carve(leaf, around: local) + replace(index, with: item)
    }
    let startsLine =
      Rule.isOneALine || local > 0 || leaf == 0
      || rule.used(joining: item, to: usedByLastLine(ofLeaf: leaf - 1)) == nil
    if startsLine, replaceInPlace(leaf, local, with: item) { return 1 }
    var edit = RopeEdit<Item>()
    edit.deletions = [index]
    edit.insertions = [RopeEdit.Insertion(gap: index, item: item)]
    return apply(edit)
  }

  /// Replaces an item in its leaf, provided that the leaf still ends where a line ends.
  private mutating func replaceInPlace(_ leaf: Int, _ local: Int, with item: Item) -> Bool {
    let next = !Rule.isOneALine && leaf + 1 < leaves.count ? firstItem(ofLeaf: leaf + 1) : nil
    let slot: UInt32
    switch leaves[leaf] {
    case .run: return false
    case .own(let own): slot = own
    case .slice:
      slot = store.add(withItems(ofLeaf: leaf) { ContiguousArray($0) })
      leaves[leaf] = .own(slot: slot)
    }
    let node: Rule.Node? = store.change(slot: slot) { [rule] items in
      let old = items[local]
      items[local] = item
      let node: Rule.Node? = items.withItems { view in
        if let next, rule.used(joining: next, to: rule.usedByLastLine(of: view)) != nil { return nil }
        return rule.summary(of: view)
      }
      if node == nil { items[local] = old }
      return node
    }
    guard let node else { return false }
    tree.update(leaf, to: node)
    return true
  }

  /// Gives the items of a run around `local` a leaf of their own, so that they can change one by one.
  private mutating func carve(_ leaf: Int, around local: Int) -> Int {
    let item = firstItem(ofLeaf: leaf)
    let count = tree.leaves[leaf].items
    let columns = rule.columns(of: item)
    let step = columns < Rule.leafTarget ? Rule.leafTarget / columns * columns : columns
    let start = local / step * step
    let end = min(start + step, count)
    let run = leaves[leaf]
    let own = Leaf.own(slot: store.add(ContiguousArray(repeating: item, count: end - start)))
    // The run before it keeps the slot, and the run after it does where there is none before it.
    var rest: Leaf?
    if end < count {
      rest = start > 0 ? .run(slot: store.addItems(of: run)) : run
    } else if start == 0 {
      store.remove(run)
    }
    let parts = Parts(start > 0 ? run : nil, own, rest)
    leaves.replaceSubrange(leaf...leaf, with: parts)
    tree.replace(
      leaf..<leaf + 1,
      with: Parts(
        start > 0 ? rule.summary(of: item, count: start) : nil, rule.summary(of: item, count: end - start),
        end < count ? rule.summary(of: item, count: count - end) : nil))
    return parts.count
  }

  /// Applies scattered deletions and insertions in one merge, from the first leaf that changes to the first that does not.
  /// Answers how many leaves it read: O(edits + leaves in between + leaves broken again).
  @discardableResult
  mutating func apply(_ edit: RopeEdit<Item>) -> Int {
    guard let first = edit.first else { return 0 }
    // Moved, not copied: so the merge can let go of a leaf as soon as it has read it.
    var merge = RopeMerge(rope: consume self, edit: edit, from: first)
    merge.run()
    self = merge.rope
    return merge.range.count
  }

  /// Puts what was built in the place of the leaves in `range`, whose items have been taken out.
  mutating func replace(_ range: Range<Int>, with builder: inout RopeBuilder<Rule>) {
    let fresh = adopt(&builder)
    if range.count == fresh.count {
      for (offset, leaf) in fresh.enumerated() { leaves[range.lowerBound + offset] = leaf }
    } else {
      leaves.replaceSubrange(range, with: fresh)
    }
    tree.replace(range, with: builder.nodes)
  }

  /// Takes the items of a leaf out of the rope.
  mutating func take(_ leaf: Int) -> TakenLeaf<Item> {
    LayoutWork.visit(1)
    return store.take(leaves[leaf], count: tree.leaves[leaf].items)
  }

  /// Takes over the items that were built; answers the leaves that were built.
  private mutating func adopt(_ builder: inout RopeBuilder<Rule>) -> ContiguousArray<Leaf> {
    var leaves = builder.leaves
    builder.takeFresh { leaf, items in
      let slot = store.add(items)
      leaves[leaf] = leaves[leaf].isRun ? .run(slot: slot) : .own(slot: slot)
    }
    return leaves
  }

  /// Breaks all lines again by another rule. O(n).
  mutating func setRule(_ rule: Rule) {
    guard rule != self.rule else { return }
    var builder = RopeBuilder(rule: rule)
    for leaf in 0..<leaves.count { builder.append(leaf, of: self) }
    builder.flush()
    self = LineRope(builder)
  }
}

/// What a run falls into when some of its items get a leaf of their own. Needs no memory, unlike an array.
private struct Parts<Part>: RandomAccessCollection {
  private let before: Part?
  private let middle: Part
  private let after: Part?

  init(_ before: Part?, _ middle: Part, _ after: Part?) {
    (self.before, self.middle, self.after) = (before, middle, after)
  }

  var startIndex: Int { before == nil ? 0 : -1 }
  var endIndex: Int { after == nil ? 1 : 2 }

  subscript(index: Int) -> Part { (index < 0 ? before : index > 0 ? after : nil) ?? middle }
}
