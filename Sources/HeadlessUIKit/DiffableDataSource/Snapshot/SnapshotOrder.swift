/// The order of the sections and items of a snapshot, by numbers that say nothing about the order.
///
/// Numbers run from 0 without gaps: what is added gets the next ones, and when something is dropped, what had the highest number
/// gets the one that became free. As long as items are only appended to the last section in use, their order is that of their
/// numbers and costs nothing to keep; the first other change puts the items in leaves, O(n) once.
@usableFromInline struct SnapshotOrder: Sendable {
  private var sections = SectionOrder()
  /// The items as long as they were only appended.
  private var sequence = SequentialOrder()
  /// The items after any other change.
  private var linked = LinkedOrder(sections: 0)
  private var isLinked = false
  /// How many items the sections have, by index; kept if the items are linked.
  private var sums = PrefixSums()
  /// How many items there are, if they are linked.
  private var linkedCount = 0

  @usableFromInline init() {}

  // MARK: Sections

  @usableFromInline var sectionCount: Int { sections.count }

  /// The number of the section at an index. O(1).
  @usableFromInline func section(at index: Int) -> Int { sections.number(at: index) }

  /// The index of a section. O(1).
  @usableFromInline func index(ofSection section: Int) -> Int { sections.index(of: section) }

  /// Adds empty sections with the next numbers. O(count), and O(sections) if there are some behind.
  @usableFromInline mutating func insertSections(_ count: Int, at index: Int) {
    let isAtEnd = index == sections.count
    sections.insert(count, at: index)
    guard isLinked else { return sequence.insertSections(count, at: index) }
    linked.addSections(count)
    if isAtEnd {
      for _ in 0..<count { sums.append(0) }
    } else {
      sumUp()
    }
  }

  /// Moves a section, with its items, directly before or after another one. O(sections).
  @usableFromInline mutating func moveSection(_ section: Int, beside other: Int, after: Bool) {
    link()
    let from = sections.index(of: section)
    var to = sections.index(of: other) + (after ? 1 : 0)
    if from < to { to -= 1 }
    guard from != to else { return }
    sections.move(from: from, to: to)
    sumUp()
  }

  /// Drops sections that have no items. Their numbers come in descending order, and each time the section with the highest number
  /// gets the one that became free. O(sections).
  @usableFromInline mutating func removeEmptySections(_ descending: [Int]) {
    if !isLinked {
      let counts = sections.numbers.indices.map { sequence.positions(inSection: $0).count }
      let gone = Set(descending)
      let kept = counts.indices.filter { !gone.contains(sections.number(at: $0)) }
      sequence = SequentialOrder(counts: kept.map { counts[$0] })
    }
    sections.remove(descending)
    guard isLinked else { return }
    for section in descending { linked.removeSection(section) }
    sumUp()
  }

  private mutating func sumUp() {
    sums = PrefixSums(sections.numbers.map { linked.count(inSection: Int($0)) })
  }

  // MARK: Looking up items

  @usableFromInline var itemCount: Int { isLinked ? linkedCount : sequence.itemCount }

  /// Whether the position of each item is its number.
  @usableFromInline var isSequential: Bool { !isLinked }

  /// How many items a section has, by its number. O(1).
  @usableFromInline func itemCount(inSection section: Int) -> Int {
    isLinked
      ? linked.count(inSection: section) : sequence.positions(inSection: sections.index(of: section)).count
  }

  /// The number of the section that holds an item. O(log sections).
  @usableFromInline func section(ofItem item: Int) -> Int {
    isLinked ? linked.section(of: item) : sections.number(at: sequence.section(ofItem: item))
  }

  /// The position of an item among all. O(log n).
  @usableFromInline func position(ofItem item: Int) -> Int {
    guard isLinked else { return item }
    return sums.total(before: sections.index(of: linked.section(of: item))) + linked.place(of: item)
  }

  /// The index of an item's section and the item's place in it. O(log n).
  @usableFromInline func path(ofItem item: Int) -> (section: Int, item: Int) {
    if isLinked { return (sections.index(of: linked.section(of: item)), linked.place(of: item)) }
    let section = sequence.section(ofItem: item)
    return (section, item - sequence.start(ofSection: section))
  }

  /// The item at a place of the section with an index; nil if there is none. O(log n).
  @usableFromInline func item(atSection index: Int, item place: Int) -> Int? {
    guard index >= 0, index < sections.count, place >= 0 else { return nil }
    guard isLinked else {
      let positions = sequence.positions(inSection: index)
      return place < positions.count ? positions.lowerBound + place : nil
    }
    let section = sections.number(at: index)
    return place < linked.count(inSection: section) ? linked.item(at: place, inSection: section) : nil
  }

  /// The positions of a section's items, which are their numbers, if the items are sequential. O(1).
  @usableFromInline func sequentialItems(ofSection section: Int) -> Range<Int> {
    sequence.positions(inSection: sections.index(of: section))
  }

  /// The items of a section, in order. O(k).
  @usableFromInline func items(ofSection section: Int) -> ContiguousArray<Int32> {
    var items: ContiguousArray<Int32> = []
    appendItems(ofSection: section, to: &items)
    return items
  }

  /// All items, in order. O(n).
  @usableFromInline func items() -> ContiguousArray<Int32> {
    var items: ContiguousArray<Int32> = []
    items.reserveCapacity(itemCount)
    for section in sections.numbers { appendItems(ofSection: Int(section), to: &items) }
    return items
  }

  /// How many items each section has, by index. O(sections).
  @usableFromInline func itemCounts() -> [Int] {
    sections.numbers.map { itemCount(inSection: Int($0)) }
  }

  private func appendItems(ofSection section: Int, to items: inout ContiguousArray<Int32>) {
    if isLinked {
      linked.appendItems(ofSection: section, to: &items)
    } else {
      items.append(contentsOf: sequentialItems(ofSection: section).lazy.map { Int32(truncatingIfNeeded: $0) })
    }
  }

  // MARK: Adding and moving items

  /// Adds items with the next numbers at the end of a section. O(1) if that is the end of all and always was, else
  /// O(count + log n), and O(n) the first time.
  @usableFromInline mutating func appendNew(_ items: Range<Int>, toSection section: Int) {
    let index = sections.index(of: section)
    if !isLinked, sequence.canAppend(toSection: index) {
      sequence.append(items.count, toSection: index)
    } else {
      append(ContiguousArray(items.lazy.map { Int32(truncatingIfNeeded: $0) }), toSection: section)
    }
  }

  /// Adds items, which are nowhere, at the end of a section. O(k log n), and O(n) the first time.
  @usableFromInline mutating func append(_ items: ContiguousArray<Int32>, toSection section: Int) {
    link()
    linked.append(items, toSection: section)
    linkedCount += items.count
    sums.add(items.count, at: sections.index(of: section))
  }

  /// Adds items, which are nowhere, directly before or after another one. O(k + log n) amortised, and O(n) the first time.
  @usableFromInline mutating func insert(_ items: ContiguousArray<Int32>, beside item: Int, after: Bool) {
    link()
    let section = linked.section(of: item)
    linked.insert(items, beside: item, after: after)
    linkedCount += items.count
    sums.add(items.count, at: sections.index(of: section))
  }

  /// Takes an item out of the order; its number stays its own. O(log n), and O(n) the first time.
  @usableFromInline mutating func takeOut(_ item: Int) {
    link()
    let section = linked.section(of: item)
    linked.remove(item)
    linkedCount -= 1
    sums.add(-1, at: sections.index(of: section))
  }

  // MARK: Dropping items

  /// Drops an item, and gives its number to the item with the highest. O(log n), and O(n) the first time.
  @usableFromInline mutating func drop(_ item: Int) {
    takeOut(item)
    linked.renameLast(to: item)
  }

  /// Drops all items and keeps the sections. O(sections).
  @usableFromInline mutating func dropAllItems() {
    renumberItems(counts: [Int](repeating: 0, count: sections.count))
  }

  /// Takes in that the items were given their positions as numbers, with so many in each section. O(sections).
  @usableFromInline mutating func renumberItems(counts: [Int]) {
    linked = LinkedOrder(sections: 0)
    isLinked = false
    sums = PrefixSums()
    linkedCount = 0
    sequence = SequentialOrder(counts: counts)
  }

  /// Puts the items in leaves if they are not. O(n).
  private mutating func link() {
    guard !isLinked else { return }
    var order = LinkedOrder(sections: sections.count)
    for section in sections.numbers { order.append(items(ofSection: Int(section)), toSection: Int(section)) }
    linked = order
    isLinked = true
    linkedCount = sequence.itemCount
    sumUp()
    sequence = SequentialOrder()
  }

  /// What is wrong; empty if nothing is. O(n).
  func invariantViolations() -> [String] {
    var violations = isLinked ? linked.invariantViolations() : sequence.invariantViolations()
    if !isLinked, sequence.sectionCount != sections.count { violations.append("sections are missing") }
    for index in 0..<sections.count where sections.index(of: sections.number(at: index)) != index {
      violations.append("section \(index) does not know its index")
    }
    if isLinked {
      let counts = itemCounts()
      if counts.reduce(0, +) != linkedCount { violations.append("the number of items is stale") }
      for index in 0..<sections.count where sums.total(before: index + 1) != counts[...index].reduce(0, +) {
        violations.append("the sum up to section \(index) is stale")
      }
    }
    if Set(items()).count != itemCount { violations.append("an item is there twice") }
    return violations
  }
}
