import LayoutModel

/// Positions along one axis, computed from lengths: item after item, with equal space between them.
///
/// Lengths stand in leaves of about 128, or in runs of equal lengths whatever their number, with sums above them. Looking up or changing
/// one is O(log n). Every sum is recomputed from its parts, so nothing drifts. All lengths are points. The space between items may be
/// negative, as long as no item starts before the one in front of it.
public struct ExtentIndex: Sendable {
  /// The lengths.
  var rope: LineRope<OneALine>
  /// The space between two items, in points. Changing it is O(1).
  public var spacing: Double

  /// Makes an index of `count` items of one length. O(1).
  public init(count: Int, each length: Double, spacing: Double = 0) {
    rope = LineRope(rule: OneALine(), repeating: length, count: count)
    self.spacing = spacing
  }

  /// Makes an index of items with the given lengths. O(n).
  public init(lengths: some Sequence<Double>, spacing: Double = 0) {
    rope = LineRope(lengths)
    self.spacing = spacing
  }

  /// Makes an index of the main lengths of `sizes` without copying them; nil unless all are equally long across. O(n).
  init?(mainLengthsOf sizes: [AxisSize], spacing: Double) {
    guard let rope = LineRope<OneALine>(mainLengthsOf: sizes) else { return nil }
    self.rope = rope
    self.spacing = spacing
  }

  /// The number of items.
  public var count: Int { rope.count }

  /// The lengths of all items and the spaces between them. O(1).
  public var total: Double { rope.tree.total.length + spacing * Double(max(0, count - 1)) }

  /// The length of an item. O(log n).
  public func length(at index: Int) -> Double { rope[index] }

  /// Where an item starts. O(log n).
  public func offset(of index: Int) -> Double { span(of: index).start }

  /// Where an item starts, and its length. O(log n).
  public func span(of index: Int) -> (start: Double, length: Double) {
    let (leaf, before) = rope.leaf(ofItem: index)
    let local = index - before.items
    return rope.withItems(ofLeaf: leaf) { items in
      let lengths = rope.leaves[leaf].isRun ? items[0] * Double(local) : items.sum(before: local)
      return (start(before, local, lengths), items[local])
    }
  }

  /// The item whose length and the space after it hold `offset`; the first or the last if `offset` lies outside; nil if there are no items.
  /// O(log n).
  public func index(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    let (leaf, before) = leaf(at: offset)
    return rope.withItems(ofLeaf: leaf) { items in
      before.items + place(of: offset, in: items, isRun: rope.leaves[leaf].isRun, before).local
    }
  }

  /// Replaces the length of an item. O(log n).
  public mutating func setLength(_ length: Double, at index: Int) { rope.replace(index, with: length) }

  /// Puts items before the one at `index`. O(m + log n), and O(n / 128) where leaves are added.
  public mutating func insert(_ lengths: some Sequence<Double>, at index: Int) {
    var edit = RopeEdit<Double>()
    for length in lengths { edit.insertions.append(RopeEdit.Insertion(gap: index, item: length)) }
    rope.apply(edit)
  }

  /// Removes items. O(m + log n), and O(n / 128) where leaves go.
  public mutating func remove(_ range: Range<Int>) {
    var edit = RopeEdit<Double>()
    edit.deletions = ContiguousArray(range)
    rope.apply(edit)
  }

  /// Removes the items at the old places `deletions` and inserts lengths at new places, both ascending and distinct, in one merge.
  public mutating func apply(deletions: [Int], insertions: [(index: Int, length: Double)]) {
    rope.apply(RopeEdit(deletions: deletions, insertions: insertions.map { ($0.index, $0.length) }))
  }

  /// What is wrong with the index; empty if nothing is. O(n).
  public func invariantViolations() -> [String] { rope.invariantViolations() }
}

extension ExtentIndex {
  /// Finds the leaf that holds `offset`.
  @inline(__always)
  fileprivate func leaf(at offset: Double) -> (leaf: Int, before: ExtentSummary) {
    rope.tree.locate { $0.length + spacing * Double($0.items) <= offset }
  }

  /// Where the item at `local` in a leaf starts, given the lengths before it in the leaf.
  @inline(__always)
  private func start(_ before: ExtentSummary, _ local: Int, _ lengths: Double) -> Double {
    before.length + lengths + spacing * Double(before.items + local)
  }

  /// A place in a leaf: an item, the lengths before it in the leaf, and those of them in whole blocks.
  private struct Place {
    var local = 0
    var sum = 0.0
    var blockSum = 0.0

    /// Steps over one item and adds it up as `ItemView.sum(before:)` does, or as a product in a run.
    @inline(__always) mutating func advance(over items: ItemView<Double>, isRun: Bool) {
      let length = items[local]
      local += 1
      guard !isRun else {
        sum = length * Double(local)
        return
      }
      sum += length
      guard local & (ItemView<Double>.block - 1) == 0 else { return }
      blockSum += items.blockSum(at: local - ItemView<Double>.block)
      sum = blockSum
    }
  }

  /// Finds the item in a leaf that holds `offset`, or the nearest.
  @inline(__always)
  private func place(of offset: Double, in items: ItemView<Double>, isRun: Bool, _ before: ExtentSummary) -> Place {
    let last = items.count - 1
    if isRun { return placeInRun(of: offset, of: items[0], last: last, before) }
    var place = Place()
    while place.local + ItemView<Double>.block <= last {
      let next = place.sum + items.blockSum(at: place.local)
      guard start(before, place.local + ItemView<Double>.block, next) <= offset else { break }
      place.sum = next
      place.local += ItemView<Double>.block
    }
    place.blockSum = place.sum
    while place.local < last {
      let next = place.sum + items[place.local]
      guard start(before, place.local + 1, next) <= offset else { break }
      place.sum = next
      place.local += 1
    }
    return place
  }

  /// The same where all items have one length: computed, not searched.
  private func placeInRun(of offset: Double, of length: Double, last: Int, _ before: ExtentSummary) -> Place {
    let step = length + spacing
    let passed = offset - start(before, 0, 0)
    guard passed >= 0 else { return Place() }
    let local = step > 0 ? Int(min(Double(last), (passed / step).rounded(.down))) : last
    return Place(local: local, sum: length * Double(local))
  }

  /// Calls `body` with the place, start and length of each item from the one that holds `offset` on, until it answers false.
  @inline(__always)
  func forEach(from offset: Double, _ body: (_ index: Int, _ start: Double, _ length: Double) -> Bool) {
    guard count > 0 else { return }
    var (leaf, before) = leaf(at: offset)
    var isFirst = true
    var goes = true
    while true {
      let isRun = rope.leaves[leaf].isRun
      rope.withItems(ofLeaf: leaf) { items in
        var place = isFirst ? place(of: offset, in: items, isRun: isRun, before) : Place()
        while goes, place.local < items.count {
          goes = body(before.items + place.local, start(before, place.local, place.sum), items[place.local])
          place.advance(over: items, isRun: isRun)
        }
      }
      guard goes, leaf + 1 < rope.leaves.count else { return }
      rope.tree.advance(&before, over: leaf)
      leaf += 1
      isFirst = false
    }
  }
}
