import OrderedDiff

/// What takes time in an apply and depends on the types of the identifiers.
///
/// It is made where a data source is made, which is where the types are known, so that the compiler makes code for them. Code for
/// unknown types is an order of magnitude slower.
@usableFromInline
struct SnapshotOperations<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline typealias Identifiers = SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The sections and items of a snapshot in rows.
  @usableFromInline let list: @Sendable (Snapshot) -> Identifiers
  /// What leads from the first to the second.
  @usableFromInline let difference: @Sendable (Identifiers, Identifiers) -> SectionedDifference
  /// Gives a section exactly these items.
  @usableFromInline let setItems: @Sendable (inout Snapshot, SectionIdentifierType, [ItemIdentifierType]) -> Void
  /// Whether a section has exactly the items that are visible in a tree.
  @usableFromInline let shows: @Sendable (Snapshot, SectionIdentifierType, SectionSnapshot) -> Bool

  @inlinable init() {
    list = { $0.sectionedIdentifiers }
    difference = { SectionedDifference(from: $0, to: $1) }
    setItems = { $0.setItems($2, inSection: $1) }
    shows = { $0.sections.contains($1) && $0.itemIdentifiers(inSection: $1) == $2.visibleItems }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The sections and items as `OrderedDiff` compares them. O(n); O(sections) as long as items were only appended.
  @inlinable var sectionedIdentifiers: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType> {
    SectionedIdentifiers(sections: sectionIdentifiers, items: itemIdentifiers, counts: order.itemCounts())
  }

  /// Gives a section exactly these items, which are distinct; those that are in other sections are moved (E42). O(items of the
  /// section), and O(log n) for each that changes.
  @inlinable mutating func setItems(_ new: [ItemIdentifierType], inSection section: SectionIdentifierType) {
    let old = itemIdentifiers(inSection: section)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while start + end < min(old.count, new.count), old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let arriving = Array(new[start..<new.count - end])
    let staying = Set(arriving)
    deleteItems(old[start..<old.count - end].filter { !staying.contains($0) })
    guard !arriving.isEmpty else { return }
    let first = items.count
    let numbers =
      items.add(arriving) ?? ContiguousArray((first..<items.count).lazy.map { Int32(truncatingIfNeeded: $0) })
    for number in numbers where number < first { order.takeOut(Int(number)) }
    if start > 0, let other = items.number(of: old[start - 1]) {
      order.insert(numbers, beside: other, after: true)
    } else if end > 0, let other = items.number(of: old[old.count - end]) {
      order.insert(numbers, beside: other, after: false)
    } else if let section = sections.number(of: section) {
      order.append(numbers, toSection: section)
    }
  }
}
