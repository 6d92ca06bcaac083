extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  /// Adds items at the end of a section, or of the last one. Items that are there already are moved (E5). O(k) at the end of all,
  /// O(k log n) elsewhere, and O(n) the first time.
  ///
  /// Raises if there is no section, if the section is unknown (E3), or if `identifiers` names an item twice (E4).
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = destination(sectionIdentifier), !identifiers.isEmpty else { return }
    let first = items.count
    guard let numbers = items.add(identifiers) else {
      order.appendNew(first..<items.count, toSection: section)
      return
    }
    guard prepare(numbers, identifiers, from: first) else { return }
    order.append(numbers, toSection: section)
  }

  /// Adds items directly before another one, in their order; those that are there already are moved (E5). O(k + log n) amortised,
  /// and O(n) the first time.
  ///
  /// Raises if the other item is not there or is among `identifiers` (E6), or if those name an item twice (E4).
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insertItems(identifiers, beside: beforeIdentifier, after: false)
  }

  /// Adds items directly after another one, in their order; those that are there already are moved (E5). O(k + log n) amortised,
  /// and O(n) the first time.
  ///
  /// Raises if the other item is not there or is among `identifiers` (E6), or if those name an item twice (E4).
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insertItems(identifiers, beside: afterIdentifier, after: true)
  }

  @inlinable mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
  ) {
    guard let destination = items.number(of: other) else {
      return SnapshotFailure.raiseUnsatisfied("section != NSNotFound")
    }
    guard !identifiers.contains(other) else {
      return SnapshotFailure.raiseDestination(other, in: identifiers)
    }
    guard !identifiers.isEmpty else { return }
    let first = items.count
    let numbers = items.add(identifiers)
    if let numbers, !prepare(numbers, identifiers, from: first) { return }
    let inserted =
      numbers ?? ContiguousArray((first..<items.count).lazy.map { Int32(truncatingIfNeeded: $0) })
    order.insert(inserted, beside: destination, after: after)
  }

  /// The section that items are to be appended to; raises if there is none (E3).
  @inlinable func destination(_ identifier: SectionIdentifierType?) -> Int? {
    if let identifier {
      if let section = sections.number(of: identifier) { return section }
      SnapshotFailure.raiseUnsatisfied("section != NSNotFound")
      return nil
    }
    if sections.count > 0 { return order.section(at: sections.count - 1) }
    SnapshotFailure.raise("There are currently no sections in the data source. Please add a section first.")
    return nil
  }

  /// Takes those of some items out of the order that were there before, so that all of them can be placed (E5). Raises if one is
  /// among them twice (E4), and forgets those that are new.
  @usableFromInline mutating func prepare(
    _ numbers: ContiguousArray<Int32>, _ identifiers: [ItemIdentifierType], from first: Int
  ) -> Bool {
    var seen: Set<Int32> = []
    let twice = numbers.indices.filter { !seen.insert(numbers[$0]).inserted }
    guard twice.isEmpty else {
      items.drop(from: first)
      SnapshotFailure.raiseDuplicates("item", twice.map { identifiers[$0] })
      return false
    }
    let existing = numbers.filter { $0 < first }
    if UIKitWarnings.handler != nil {
      SnapshotFailure.warnOfMovedItems(existing.map { items.identifiers[Int($0)] })
    }
    for number in existing { order.takeOut(Int(number)) }
    return true
  }

  // MARK: Moving

  /// Moves an item directly before another one, in whatever section that is. O(log n), and O(n) the first time.
  ///
  /// Raises if one of them is not there, or if both are the same (E10).
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    moveItem(identifier, beside: toIdentifier, after: false)
  }

  /// Moves an item directly after another one, in whatever section that is. O(log n), and O(n) the first time.
  ///
  /// Raises if one of them is not there, or if both are the same (E10).
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    moveItem(identifier, beside: toIdentifier, after: true)
  }

  @inlinable mutating func moveItem(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
    guard let item = items.number(of: identifier) else {
      return SnapshotFailure.raiseUnsatisfied("fromIndex != NSNotFound")
    }
    guard let destination = items.number(of: other) else {
      return SnapshotFailure.raiseUnsatisfied("toIndex != NSNotFound")
    }
    guard item != destination else { return SnapshotFailure.raiseMoveBesideItself("item", identifier) }
    order.takeOut(item)
    order.insert([Int32(truncatingIfNeeded: item)], beside: destination, after: after)
  }

  // MARK: Deleting

  /// Deletes items; what is not there is ignored (E8). O(k log n) for few items, O(n) for many or the first time.
  @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
    dropItems(identifiers.compactMap { items.number(of: $0) })
  }

  /// Deletes all items and all sections (E9). O(1), beyond freeing them.
  @inlinable public mutating func deleteAllItems() {
    self = Self()
  }

  /// Drops items, of which some may be there twice.
  @usableFromInline mutating func dropItems(_ numbers: [Int]) {
    guard numbers.count * 8 >= items.count else {
      // From the highest number down, so that what gets the number of a dropped item stays.
      let descending = numbers.sorted(by: >)
      for (place, number) in descending.enumerated() where place == 0 || descending[place - 1] != number {
        order.drop(number)
        items.drop(number)
      }
      return
    }
    guard !numbers.isEmpty else { return }
    var isKept = ContiguousArray(repeating: true, count: items.count)
    for number in numbers { isKept[number] = false }
    var kept: ContiguousArray<Int32> = []
    var counts: [Int] = []
    for index in 0..<order.sectionCount {
      let start = kept.count
      kept += order.items(ofSection: order.section(at: index)).lazy.filter { isKept[Int($0)] }
      counts.append(kept.count - start)
    }
    order.renumberItems(counts: counts)
    items.keep(kept)
  }
}
