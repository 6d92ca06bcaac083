/// Merges an edit into the leaves of a rope, from the first that changes to the first whose breaks are met again.
struct RopeMerge<Rule: LineRule> {
  /// The rope: the old one, out of which leaves are taken, and after the run the new one.
  private(set) var rope: LineRope<Rule>
  private let edit: RopeEdit<Rule.Item>
  private var deletion = 0
  private var insertion = 0
  private var leaf: Int
  /// The place of the first item of `leaf`.
  private var position: Int
  private let firstLeaf: Int

  /// The new leaves.
  private var builder: RopeBuilder<Rule>
  /// The leaves that the new ones replace.
  var range: Range<Int> { firstLeaf..<leaf }

  init(rope: consuming LineRope<Rule>, edit: RopeEdit<Rule.Item>, from first: Int) {
    var start = 0
    var before = Rule.Node.zero
    if rope.count > 0 {
      (start, before) = rope.leaf(ofItem: first)
      if start > 0, before.items == first {
        // The first item of a leaf may come to fit the line before it.
        start -= 1
        before = rope.tree.sum(before: start)
      }
    }
    (leaf, position, firstLeaf) = (start, before.items, start)
    builder = RopeBuilder(rule: rope.rule)
    self.rope = rope
    self.edit = edit
  }

  private var nextDeletion: Int { deletion < edit.deletions.count ? edit.deletions[deletion] : .max }
  private var nextInsertion: Int { insertion < edit.insertions.count ? edit.insertions[insertion].gap : .max }
  private var nextEdit: Int { min(nextDeletion, nextInsertion) }

  /// Merges all edits and goes on until an old line start is met.
  mutating func run() {
    if edit.deletions.count + edit.insertions.count > Rule.leafTarget { builder.reserve(leaves: rope.leaves.count) }
    while leaf < rope.leaves.count {
      if nextEdit > position + rope.tree.leaves[leaf].items, !opensLine(leaf) {
        let isSmall = builder.isSmall && !rope.leaves[leaf].isRun
        if nextEdit == .max, !isSmall { break }
        if isSmall { joinLeaf() } else { keepLeaves() }
      } else {
        mergeLeaf()
      }
    }
    insertBefore(position)
    builder.flush()
    rope.replace(range, with: &builder)
  }

  /// Whether the line under way is open to the first item of a leaf.
  private func opensLine(_ leaf: Int) -> Bool { !Rule.isOneALine && builder.fits(rope.firstItem(ofLeaf: leaf)) }

  /// Takes over the leaves that no edit touches, from this one on.
  private mutating func keepLeaves() {
    let first = leaf
    let next = nextEdit
    rope.tree.leaves.withUnsafeBufferPointer { nodes in
      while leaf < nodes.count, position + nodes[leaf].items < next {
        position += nodes[leaf].items
        leaf += 1
      }
    }
    builder.appendWhole(first..<leaf, of: rope)
  }

  /// Takes over the items of a leaf that no edit touches.
  private mutating func joinLeaf() {
    let taken = rope.take(leaf)
    taken.withItems { builder.append($0, isRun: taken.leaf.isRun) }
    leave()
  }

  /// Takes over the items of the leaf with the edits among them.
  private mutating func mergeLeaf() {
    let taken = rope.take(leaf)
    taken.withItems { items in
      let end = position + items.count
      var place = position
      while place < end {
        insertBefore(place)
        if nextDeletion == place {
          deletion += 1
          place += 1
        } else {
          let stop = min(end, nextEdit)
          builder.append(items.slice(place - position..<stop - position), isRun: taken.leaf.isRun)
          place = stop
        }
      }
    }
    leave()
  }

  /// Goes on behind a leaf whose items have been taken over.
  private mutating func leave() {
    position += rope.tree.leaves[leaf].items
    leaf += 1
  }

  private mutating func insertBefore(_ place: Int) {
    while nextInsertion <= place {
      builder.append(edit.insertions[insertion].item)
      insertion += 1
    }
  }
}
