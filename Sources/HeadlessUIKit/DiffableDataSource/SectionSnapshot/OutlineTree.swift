/// A tree of numbered items with an order among siblings, and which of them are expanded.
///
/// Numbers run from 0 without gaps; when an item is dropped, the one with the highest number gets the number that became free.
@usableFromInline struct OutlineTree: Sendable, Equatable {
  private struct Node: Sendable, Equatable {
    var parent: Int32 = -1
    var first: Int32 = -1
    var last: Int32 = -1
    var previous: Int32 = -1
    var next: Int32 = -1
    var isExpanded = false
  }

  private var nodes: ContiguousArray<Node> = []
  /// The first and the last item without a parent; -1 if there is none.
  private var firstRoot: Int32 = -1
  private var lastRoot: Int32 = -1

  @usableFromInline init() {}

  // MARK: Looking up

  /// How many items there are.
  var count: Int { nodes.count }

  /// The item above an item; nil for a root. O(1).
  @usableFromInline func parent(of item: Int) -> Int? { Self.optional(nodes[item].parent) }

  /// How many items are above an item. O(depth).
  @usableFromInline func level(of item: Int) -> Int {
    sequence(first: item) { parent(of: $0) }.dropFirst().count { _ in true }
  }

  /// Whether the items below an item are to be shown. O(1).
  @usableFromInline func isExpanded(_ item: Int) -> Bool { nodes[item].isExpanded }

  /// Whether everything above an item is expanded. O(depth).
  @usableFromInline func isVisible(_ item: Int) -> Bool {
    sequence(first: item) { parent(of: $0) }.dropFirst().allSatisfy { nodes[$0].isExpanded }
  }

  /// All items, each before those below it (E37). O(n).
  @usableFromInline func items() -> [Int] { list { _ in true } }

  /// The items above which everything is expanded (E37). O(n).
  @usableFromInline func visibleItems() -> [Int] { list { nodes[$0].isExpanded } }

  /// The items without a parent. O(k).
  @usableFromInline func roots() -> [Int] { siblings(from: firstRoot) }

  /// The items directly below an item. O(k).
  @usableFromInline func children(of item: Int) -> [Int] { siblings(from: nodes[item].first) }

  /// An item and all items below it, each before those below it. O(k).
  @usableFromInline func subtree(of item: Int) -> [Int] {
    var result = [item]
    var pending: [Int] = children(of: item).reversed()
    while let next = pending.popLast() {
      result.append(next)
      pending += children(of: next).reversed()
    }
    return result
  }

  /// Items in order, without those below items that `descend` answers false for.
  private func list(_ descend: (Int) -> Bool) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(nodes.count)
    var item = firstRoot
    while item >= 0 {
      result.append(Int(item))
      if nodes[Int(item)].first >= 0, descend(Int(item)) {
        item = nodes[Int(item)].first
        continue
      }
      while item >= 0, nodes[Int(item)].next < 0 { item = nodes[Int(item)].parent }
      if item >= 0 { item = nodes[Int(item)].next }
    }
    return result
  }

  private func siblings(from first: Int32) -> [Int] {
    sequence(first: first) { nodes[Int($0)].next }.prefix { $0 >= 0 }.map { Int($0) }
  }

  private static func optional(_ link: Int32) -> Int? { link < 0 ? nil : Int(link) }

  // MARK: Adding

  /// Adds as many items, with the next numbers, at the end below `parent`, or of the roots. O(count).
  @usableFromInline mutating func append(_ count: Int, to parent: Int?) {
    let parent = Int32(truncatingIfNeeded: parent ?? -1)
    add(count, below: parent, after: parent < 0 ? lastRoot : nodes[Int(parent)].last)
  }

  /// Adds as many items, with the next numbers, directly before an item and below the same parent (E34). O(count).
  @usableFromInline mutating func insert(_ count: Int, before item: Int) {
    add(count, below: nodes[item].parent, after: nodes[item].previous)
  }

  /// Adds as many items, with the next numbers, after an item and what is below it, and below the same parent (E34). O(count).
  @usableFromInline mutating func insert(_ count: Int, after item: Int) {
    add(count, below: nodes[item].parent, after: Int32(truncatingIfNeeded: item))
  }

  private mutating func add(_ count: Int, below parent: Int32, after sibling: Int32) {
    var previous = sibling
    for _ in 0..<count {
      let number = Int32(truncatingIfNeeded: nodes.count)
      nodes.append(Node(parent: parent, previous: previous, next: next(after: previous, below: parent)))
      link(number)
      previous = number
    }
  }

  private func next(after sibling: Int32, below parent: Int32) -> Int32 {
    if sibling >= 0 { return nodes[Int(sibling)].next }
    return parent < 0 ? firstRoot : nodes[Int(parent)].first
  }

  /// Makes an item's neighbours and its parent point at it.
  private mutating func link(_ item: Int32) {
    let node = nodes[Int(item)]
    if node.previous >= 0 { nodes[Int(node.previous)].next = item } else { setFirst(item, of: node.parent) }
    if node.next >= 0 { nodes[Int(node.next)].previous = item } else { setLast(item, of: node.parent) }
  }

  private mutating func setFirst(_ item: Int32, of parent: Int32) {
    if parent < 0 { firstRoot = item } else { nodes[Int(parent)].first = item }
  }

  private mutating func setLast(_ item: Int32, of parent: Int32) {
    if parent < 0 { lastRoot = item } else { nodes[Int(parent)].last = item }
  }

  // MARK: Changing

  @usableFromInline mutating func setExpanded(_ isExpanded: Bool, _ item: Int) {
    nodes[item].isExpanded = isExpanded
  }

  /// Drops items together with all items below them. Their numbers come in descending order; each time the item with the highest
  /// number gets the one that became free. O(k) amortised.
  @usableFromInline mutating func drop(_ descending: [Int]) {
    for item in descending { unlink(item) }
    for item in descending { giveLastNumber(to: Int32(truncatingIfNeeded: item)) }
  }

  private mutating func unlink(_ item: Int) {
    let node = nodes[item]
    if node.previous >= 0 { nodes[Int(node.previous)].next = node.next } else { setFirst(node.next, of: node.parent) }
    if node.next >= 0 {
      nodes[Int(node.next)].previous = node.previous
    } else {
      setLast(node.previous, of: node.parent)
    }
  }

  private mutating func giveLastNumber(to item: Int32) {
    let moved = nodes.removeLast()
    guard Int(item) < nodes.count else { return }
    nodes[Int(item)] = moved
    link(item)
    for child in children(of: Int(item)) { nodes[child].parent = item }
  }

  /// What is wrong; empty if nothing is. O(n).
  func invariantViolations() -> [String] {
    var violations: [String] = []
    if items().count != nodes.count {
      violations.append("\(nodes.count) items, of which \(items().count) are in the tree")
    }
    for number in nodes.indices {
      let item = Int32(truncatingIfNeeded: number)
      let node = nodes[number]
      let (first, last) =
        node.parent < 0 ? (firstRoot, lastRoot) : (nodes[Int(node.parent)].first, nodes[Int(node.parent)].last)
      let before = node.previous < 0 ? first : nodes[Int(node.previous)].next
      let behind = node.next < 0 ? last : nodes[Int(node.next)].previous
      if before != item || behind != item { violations.append("item \(number) and its neighbours disagree") }
    }
    return violations
  }
}
