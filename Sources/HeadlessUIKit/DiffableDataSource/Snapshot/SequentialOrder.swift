/// The order of items that were only ever appended: an item's number is its position, so that only the beginnings of sections
/// are kept.
struct SequentialOrder: Sendable {
  /// Where each section begins, by its index; what lies behind `lastFilled` is not kept up to date.
  private var starts: ContiguousArray<Int> = []
  /// The last section that has items; -1 if there is none.
  private var lastFilled = -1
  private(set) var itemCount = 0

  init() {}

  /// As many items in a row as `counts` says for each section. O(sections).
  init(counts: some Collection<Int>) {
    for count in counts {
      starts.append(itemCount)
      if count > 0 { lastFilled = starts.count - 1 }
      itemCount += count
    }
  }

  var sectionCount: Int { starts.count }

  func start(ofSection index: Int) -> Int { index <= lastFilled ? starts[index] : itemCount }

  func positions(inSection index: Int) -> Range<Int> { start(ofSection: index)..<start(ofSection: index + 1) }

  /// The section that holds an item. O(log sections).
  func section(ofItem position: Int) -> Int {
    var low = 0
    var high = lastFilled
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether items at the end of a section are at the end of all.
  func canAppend(toSection index: Int) -> Bool { index >= lastFilled }

  /// Adds items at the end of a section, which must be at the end of all. O(1) amortised.
  mutating func append(_ count: Int, toSection index: Int) {
    guard count > 0 else { return }
    while lastFilled < index {
      lastFilled += 1
      starts[lastFilled] = itemCount
    }
    itemCount += count
  }

  /// Adds empty sections. O(sections) if there are some behind.
  mutating func insertSections(_ count: Int, at index: Int) {
    starts.insert(contentsOf: repeatElement(start(ofSection: index), count: count), at: index)
    if index <= lastFilled { lastFilled += count }
  }

  /// Drops all items.
  mutating func removeAllItems() {
    itemCount = 0
    lastFilled = -1
  }

  /// What is wrong; empty if nothing is.
  func invariantViolations() -> [String] {
    var violations: [String] = []
    if lastFilled >= starts.count { violations.append("section \(lastFilled) has items but does not exist") }
    for index in starts.indices where start(ofSection: index + 1) < start(ofSection: index) {
      violations.append("section \(index) ends before it begins")
    }
    return violations
  }
}
