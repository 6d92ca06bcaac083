/// Merges an edit into the leaves of a rope, from the first that changes to the first whose breaks are met again.
struct RopeMerge<Rule: LineRule> {
  private let rope: LineRope<Rule>
  private let edit: RopeEdit<Rule.Item>
  private var deletion = 0
  private var insertion = 0
  private var leaf: Int
  /// The place of the first item of `leaf`.
  private var position: Int
  private let firstLeaf: Int

  /// The old leaves whose items have been copied, so that nobody needs them any more.
  private(set) var gone: ContiguousArray<Leaf> = []
  /// The new leaves.
  private(set) var builder: RopeBuilder<Rule>
  /// The leaves that the new ones replace.
  var range: Range<Int> { firstLeaf..<leaf }

  init(rope: LineRope<Rule>, edit: RopeEdit<Rule.Item>, from first: Int) {
    self.rope = rope
    self.edit = edit
    builder = RopeBuilder(rule: rope.rule)
    guard rope.count > 0 else {
      (leaf, position, firstLeaf) = (0, 0, 0)
      return
    }
    var (start, before) = rope.leaf(ofItem: first)
    if start > 0, before.items == first {
      // The first item of a leaf may come to fit the line before it.
      start -= 1
      before = rope.tree.sum(before: start)
    }
    (leaf, position, firstLeaf) = (start, before.items, start)
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
  }

  /// Whether the line under way is open to the first item of a leaf.
  private func opensLine(_ leaf: Int) -> Bool { !Rule.isOneALine && builder.fits(rope.firstItem(ofLeaf: leaf)) }

  /// Takes over the leaves that no edit touches, from this one on.
  private mutating func keepLeaves() {
    let first = leaf
    rope.tree.leaves.withUnsafeBufferPointer { nodes in
      while leaf < nodes.count, position + nodes[leaf].items < nextEdit {
        position += nodes[leaf].items
        leaf += 1
      }
    }
    builder.appendWhole(first..<leaf, of: rope)
  }

  /// Takes over the items of a leaf that no edit touches.
  private mutating func joinLeaf() {
    builder.append(leaf, of: rope)
    leave()
  }

  /// Takes over the items of the leaf with the edits among them.
  private mutating func mergeLeaf() {
    let end = position + rope.tree.leaves[leaf].items
    var place = position
    while place < end {
      insertBefore(place)
      if nextDeletion == place {
        deletion += 1
        place += 1
      } else {
        let stop = min(end, nextEdit)
        builder.append(leaf, of: rope, place - position..<stop - position)
        place = stop
      }
    }
    leave()
  }

  /// Goes on behind a leaf whose items have been taken over.
  private mutating func leave() {
    gone.append(rope.leaves[leaf])
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
