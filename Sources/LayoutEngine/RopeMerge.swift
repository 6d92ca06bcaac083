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
    while leaf < rope.leaves.count {
      let end = position + rope.tree.leaves[leaf].items
      if nextEdit > end, !rope.opens(leaf, after: builder) {
        if nextEdit == .max, builder.pending.isEmpty || builder.pending.count >= Rule.leafTarget / 4 { break }
        keep(leaf)
      } else {
        mergeLeaf(to: end)
      }
      leaf += 1
      position = end
    }
    insertBefore(position)
    builder.flush()
  }

  /// Takes over a leaf that no edit touches; a small one joins the leaf under way.
  private mutating func keep(_ leaf: Int) {
    if builder.pending.count + rope.tree.leaves[leaf].items <= 2 * Rule.leafTarget, !builder.pending.isEmpty {
      builder.append(leaf, of: rope)
    } else {
      builder.appendWhole(leaf, of: rope)
    }
  }

  /// Takes over the items of the leaf under way up to the place `end`, with the edits among them.
  private mutating func mergeLeaf(to end: Int) {
    var place = position
    while place < end {
      insertBefore(place)
      if nextDeletion == place {
        deletion += 1
        place += 1
      } else {
        let stop = min(end, nextEdit)
        append(place - position..<stop - position)
        place = stop
      }
    }
  }

  private mutating func insertBefore(_ place: Int) {
    while nextInsertion <= place {
      builder.append(edit.insertions[insertion].item)
      insertion += 1
    }
  }

  /// Appends some items of the leaf under way.
  private mutating func append(_ range: Range<Int>) {
    if case .run(let item) = rope.leaves[leaf] {
      builder.append(item, count: range.count)
    } else {
      rope.withItems(ofLeaf: leaf) { builder.append(contentsOf: $0.slice(range)) }
    }
  }
}
