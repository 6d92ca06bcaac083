extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  /// Adds sections at the end. O(k).
  ///
  /// Raises if `identifiers` names a section twice or one that is there already (E2).
  @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  /// Adds sections directly before another one, in their order. O(k + sections).
  ///
  /// Raises if the other section is not there (E7), or if `identifiers` names a section twice or one that is there (E2).
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return SnapshotFailure.raiseUnsatisfied("insertIndex != NSNotFound")
    }
    insertSections(identifiers, at: index)
  }

  /// Adds sections directly after another one, in their order. O(k + sections).
  ///
  /// Raises if the other section is not there (E7), or if `identifiers` names a section twice or one that is there (E2).
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return SnapshotFailure.raiseUnsatisfied("insertIndex != NSNotFound")
    }
    insertSections(identifiers, at: index + 1)
  }

  @inlinable mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard !identifiers.isEmpty else { return }
    let first = sections.count
    if let numbers = sections.add(identifiers) { return refuse(identifiers, numbers, from: first) }
    order.insertSections(identifiers.count, at: index)
  }

  /// Forgets sections that were added beside others that cannot be, and raises (E2).
  @usableFromInline mutating func refuse(
    _ identifiers: [SectionIdentifierType], _ numbers: ContiguousArray<Int32>, from first: Int
  ) {
    sections.drop(from: first)
    var seen: Set<Int32> = []
    let twice = numbers.indices.filter { !seen.insert(numbers[$0]).inserted }
    if twice.isEmpty {
      let existing = numbers.filter { $0 < first }
      SnapshotFailure.raiseExistingSections(existing.map { sections.identifiers[Int($0)] })
    } else {
      SnapshotFailure.raiseDuplicates("section", twice.map { identifiers[$0] })
    }
  }

  // MARK: Moving

  /// Moves a section with its items directly before another one. O(sections), and O(n) the first time.
  ///
  /// Raises if one of them is not there, or if both are the same (E11).
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, beside: toIdentifier, after: false)
  }

  /// Moves a section with its items directly after another one. O(sections), and O(n) the first time.
  ///
  /// Raises if one of them is not there, or if both are the same (E11).
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, beside: toIdentifier, after: true)
  }

  @inlinable mutating func moveSection(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool
  ) {
    guard let section = sections.number(of: identifier) else {
      return SnapshotFailure.raiseUnsatisfied("fromSection != NSNotFound")
    }
    guard let destination = sections.number(of: other) else {
      return SnapshotFailure.raiseUnsatisfied("toSection != NSNotFound")
    }
    guard section != destination else { return SnapshotFailure.raiseMoveBesideItself("section", identifier) }
    order.moveSection(section, beside: destination, after: after)
  }

  // MARK: Deleting

  /// Deletes sections with their items; what is not there is ignored (E8). O(k + sections + items of those sections), or O(n).
  @inlinable public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.remove(identifiers)
    dropSections(identifiers.compactMap { sections.number(of: $0) })
  }

  /// Drops sections, of which some may be there twice.
  @usableFromInline mutating func dropSections(_ numbers: [Int]) {
    let descending = Set(numbers).sorted(by: >)
    guard !descending.isEmpty else { return }
    let gone = descending.flatMap { order.items(ofSection: $0).map { Int($0) } }
    if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty {
      let identifiers = gone.map { items.identifiers[$0] }
      reloadedItems.remove(identifiers)
      reconfiguredItems.remove(identifiers)
    }
    dropItems(gone)
    order.removeEmptySections(descending)
    for number in descending { sections.drop(number) }
  }
}
