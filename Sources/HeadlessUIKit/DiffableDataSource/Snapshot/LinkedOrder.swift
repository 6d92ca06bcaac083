/// The order of items by number when it may be any: numbers in leaves of limited size, and the leaves of each section in a row.
///
/// Adding, removing and finding one item is O(log n) and the length of a leaf, whatever the number of items.
struct LinkedOrder: Sendable {
  private struct Leaf: Sendable {
    var items: ContiguousArray<Int32>
    /// The number of the section that it belongs to.
    var section: Int32
    /// Its place among the leaves of the section.
    var index: Int32
  }

  private struct Body: Sendable {
    /// Numbers of leaves, in order.
    var leaves: ContiguousArray<Int32> = []
    var sums = PrefixSums()
    var count = 0
  }

  private var leaves: ContiguousArray<Leaf> = []
  private var freeLeaves: ContiguousArray<Int32> = []
  /// The leaf of each item, by the item's number; -1 if it is in none.
  private var leafOfItem: ContiguousArray<Int32> = []
  /// The items of each section, by the section's number.
  private var bodies: ContiguousArray<Body> = []

  /// The most items in a leaf.
  private static let capacity = 256
  /// How many items a leaf gets when many are put in order at once.
  private static let fill = 192

  /// No items in as many sections. O(sections).
  init(sections: Int) {
    bodies = ContiguousArray(repeating: Body(), count: sections)
  }

  // MARK: Looking up

  func count(inSection section: Int) -> Int { bodies[section].count }

  /// The number of the section that holds an item. O(1).
  func section(of item: Int) -> Int { Int(leaves[Int(leafOfItem[item])].section) }

  /// The place of an item in its section. O(log n).
  func place(of item: Int) -> Int {
    let leaf = Int(leafOfItem[item])
    let before = bodies[Int(leaves[leaf].section)].sums.total(before: Int(leaves[leaf].index))
    return before + Self.find(item, in: leaves[leaf].items)
  }

  /// The item at a place of a section. O(log n).
  func item(at place: Int, inSection section: Int) -> Int {
    let (index, offset) = bodies[section].sums.locate(place)
    return Int(leaves[Int(bodies[section].leaves[index])].items[offset])
  }

  /// Adds the items of a section to `list`, in order. O(k).
  func appendItems(ofSection section: Int, to list: inout ContiguousArray<Int32>) {
    for leaf in bodies[section].leaves { list.append(contentsOf: leaves[Int(leaf)].items) }
  }

  /// The place of an item that is among `items`. Sixteen at a time, since this is most of a look-up.
  private static func find(_ item: Int, in items: ContiguousArray<Int32>) -> Int {
    let wanted = Int32(truncatingIfNeeded: item)
    return items.withUnsafeBytes { bytes in
      let pattern = SIMD16<Int32>(repeating: wanted)
      let count = bytes.count / 4
      var place = 0
      while place + 16 <= count {
        let difference = bytes.loadUnaligned(fromByteOffset: place * 4, as: SIMD16<Int32>.self) .== pattern
        if any(difference) { break }
        place += 16
      }
      while bytes.loadUnaligned(fromByteOffset: place * 4, as: Int32.self) != wanted { place += 1 }
      return place
    }
  }

  // MARK: Items

  /// Adds items at the end of a section. O(k log n).
  mutating func append(_ items: ContiguousArray<Int32>, toSection section: Int) {
    guard !items.isEmpty else { return }
    makeRoom(for: items)
    if let last = bodies[section].leaves.last, leaves[Int(last)].items.count + items.count <= Self.capacity {
      let leaf = Int(last)
      leaves[leaf].items.append(contentsOf: items)
      for item in items { leafOfItem[Int(item)] = last }
      bodies[section].sums.add(items.count, at: Int(leaves[leaf].index))
      bodies[section].count += items.count
      return
    }
    var start = 0
    while start < items.count {
      let end = min(start + Self.fill, items.count)
      let index = bodies[section].leaves.count
      let leaf = newLeaf(ContiguousArray(items[start..<end]), section: section, index: index)
      bodies[section].leaves.append(leaf)
      bodies[section].sums.append(end - start)
      start = end
    }
    bodies[section].count += items.count
  }

  /// Adds items directly before or after another one. O(k + log n) amortised.
  mutating func insert(_ items: ContiguousArray<Int32>, beside item: Int, after: Bool) {
    guard !items.isEmpty else { return }
    makeRoom(for: items)
    let number = leafOfItem[item]
    let leaf = Int(number)
    let section = Int(leaves[leaf].section)
    let offset = Self.find(item, in: leaves[leaf].items) + (after ? 1 : 0)
    leaves[leaf].items.insert(contentsOf: items, at: offset)
    bodies[section].count += items.count
    if leaves[leaf].items.count <= Self.capacity {
      for item in items { leafOfItem[Int(item)] = number }
      bodies[section].sums.add(items.count, at: Int(leaves[leaf].index))
    } else {
      split(leaf, ofSection: section)
    }
  }

  /// Takes an item out. O(log n).
  mutating func remove(_ item: Int) {
    let leaf = Int(leafOfItem[item])
    let section = Int(leaves[leaf].section)
    leaves[leaf].items.remove(at: Self.find(item, in: leaves[leaf].items))
    leafOfItem[item] = -1
    bodies[section].sums.add(-1, at: Int(leaves[leaf].index))
    bodies[section].count -= 1
  }

  /// Gives the item with the highest number another, that is not in use. O(log n).
  mutating func renameLast(to item: Int) {
    let last = leafOfItem.count - 1
    let number = leafOfItem.removeLast()
    guard last != item, number >= 0 else { return }
    let leaf = Int(number)
    leaves[leaf].items[Self.find(last, in: leaves[leaf].items)] = Int32(truncatingIfNeeded: item)
    leafOfItem[item] = number
  }

  private mutating func makeRoom(for items: ContiguousArray<Int32>) {
    guard let most = items.max(), Int(most) >= leafOfItem.count else { return }
    leafOfItem.append(contentsOf: repeatElement(-1, count: Int(most) + 1 - leafOfItem.count))
  }

  // MARK: Sections

  /// Adds empty sections with the next numbers.
  mutating func addSections(_ count: Int) {
    bodies.append(contentsOf: repeatElement(Body(), count: count))
  }

  /// Drops a section without items and gives its number to the section with the highest. O(leaves of that).
  mutating func removeSection(_ section: Int) {
    let last = bodies.count - 1
    freeLeaves += bodies[section].leaves
    bodies[section] = bodies[last]
    bodies.removeLast()
    guard last != section else { return }
    for leaf in bodies[section].leaves { leaves[Int(leaf)].section = Int32(truncatingIfNeeded: section) }
  }

  // MARK: Leaves

  private mutating func newLeaf(_ items: ContiguousArray<Int32>, section: Int, index: Int) -> Int32 {
    let leaf = Leaf(
      items: items, section: Int32(truncatingIfNeeded: section), index: Int32(truncatingIfNeeded: index))
    let number = freeLeaves.popLast() ?? Int32(truncatingIfNeeded: leaves.count)
    if Int(number) == leaves.count { leaves.append(leaf) } else { leaves[Int(number)] = leaf }
    for item in items { leafOfItem[Int(item)] = number }
    return number
  }

  /// Makes several leaves of one that is too long, and drops the empty ones of its section. O(items + leaves of the section).
  private mutating func split(_ leaf: Int, ofSection section: Int) {
    let items = leaves[leaf].items
    let pieces = (items.count + Self.fill - 1) / Self.fill
    var made: ContiguousArray<Int32> = []
    for piece in 0..<pieces {
      let part = ContiguousArray(items[items.count * piece / pieces..<items.count * (piece + 1) / pieces])
      if piece == 0 {
        leaves[leaf].items = part
        for item in part { leafOfItem[Int(item)] = Int32(truncatingIfNeeded: leaf) }
      } else {
        made.append(newLeaf(part, section: section, index: 0))
      }
    }
    bodies[section].leaves.insert(contentsOf: made, at: Int(leaves[leaf].index) + 1)
    renumberLeaves(ofSection: section)
  }

  private mutating func renumberLeaves(ofSection section: Int) {
    var kept: ContiguousArray<Int32> = []
    kept.reserveCapacity(bodies[section].leaves.count)
    for leaf in bodies[section].leaves {
      if leaves[Int(leaf)].items.isEmpty {
        freeLeaves.append(leaf)
      } else {
        leaves[Int(leaf)].index = Int32(truncatingIfNeeded: kept.count)
        kept.append(leaf)
      }
    }
    bodies[section].leaves = kept
    bodies[section].sums = PrefixSums(kept.map { leaves[Int($0)].items.count })
  }

  /// What is wrong; empty if nothing is. O(n).
  func invariantViolations() -> [String] {
    var violations: [String] = []
    var inUse = freeLeaves.count
    for (section, body) in bodies.enumerated() {
      inUse += body.leaves.count
      var count = 0
      for (index, number) in body.leaves.enumerated() {
        let leaf = leaves[Int(number)]
        if Int(leaf.section) != section || Int(leaf.index) != index { violations.append("leaf \(number) is astray") }
        if body.sums.total(before: index) != count { violations.append("the sum before leaf \(number) is stale") }
        if leaf.items.contains(where: { leafOfItem[Int($0)] != number }) { violations.append("an item is astray") }
        if leaf.items.count > Self.capacity { violations.append("leaf \(number) is too long") }
        count += leaf.items.count
      }
      if body.count != count { violations.append("section \(section) counts \(body.count) items, not \(count)") }
      if body.sums.count != body.leaves.count { violations.append("section \(section) has too many sums") }
    }
    if inUse != leaves.count { violations.append("\(leaves.count) leaves, but \(inUse) are in use or free") }
    return violations
  }
}
