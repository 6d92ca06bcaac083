extension NSDiffableDataSourceSectionSnapshot {
  // MARK: Adding

  /// Adds items at the end below an item, or at the end of the roots; they are collapsed (E33, E36). O(k).
  ///
  /// Raises if the parent is not there, or if an item is there already or twice among `items`.
  @inlinable public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    var number: Int?
    if let parent {
      number = existing(parent, "Parent item")
      if number == nil { return }
    }
    guard add(items) else { return }
    tree.append(items.count, to: number)
  }

  /// Adds items directly before an item, at its level (E34). O(k).
  ///
  /// Raises if that item is not there, or if an item is there already or twice among `items`.
  @inlinable public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let number = existing(item), add(items) else { return }
    tree.insert(items.count, before: number)
  }

  /// Adds items at the level of an item, after it and all that is below it (E34). O(k).
  ///
  /// Raises if that item is not there, or if an item is there already or twice among `items`.
  @inlinable public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let number = existing(item), add(items) else { return }
    tree.insert(items.count, after: number)
  }

  /// Gives items the next numbers; raises if they are not new (E33), and adds none.
  @inlinable mutating func add(_ items: [ItemIdentifierType]) -> Bool {
    let first = table.count
    guard let numbers = table.add(items) else { return true }
    refuse(numbers, items, from: first)
    return false
  }

  @usableFromInline mutating func refuse(
    _ numbers: ContiguousArray<Int32>, _ items: [ItemIdentifierType], from first: Int
  ) {
    table.drop(from: first)
    var seen: Set<Int32> = []
    let repeated = numbers.indices.filter { !seen.insert(numbers[$0]).inserted || numbers[$0] < first }
    SnapshotFailure.raise(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + SnapshotFailure.set(repeated.map { items[$0] })
    )
  }

  // MARK: Adding trees

  /// Adds a tree directly before an item, at its level, with what is expanded in it (E40). O(k).
  ///
  /// Raises if that item is not there, or if an item of the tree is there already.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    guard let number = existing(item) else { return }
    adopt(snapshot.tree.roots(), from: snapshot) { $0.insert($1, before: number) }
  }

  /// Adds a tree at the level of an item, after it and all that is below it, with what is expanded in it (E40). O(k).
  ///
  /// Raises if that item is not there, or if an item of the tree is there already.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    guard let number = existing(item) else { return }
    adopt(snapshot.tree.roots(), from: snapshot) { $0.insert($1, after: number) }
  }

  /// Puts a tree in the place of all that is below an item, with what is expanded in it (E40). O(k).
  ///
  /// Raises if the item is not there, or if an item of the tree is elsewhere in this one.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let number = existing(parent, "Parent item") else { return }
    var changed = self
    changed.drop(tree.children(of: number))
    guard let place = changed.table.number(of: parent),
      changed.adopt(snapshot.tree.roots(), from: snapshot, { $0.append($1, to: place) })
    else { return }
    self = changed
  }

  /// Adds items of another snapshot with all that is below them; `place` puts as many new items where the topmost belong.
  @discardableResult mutating func adopt(
    _ tops: [Int], from other: Self, _ place: (inout OutlineTree, Int) -> Void
  ) -> Bool {
    let all = tops + tops.flatMap { other.tree.subtree(of: $0).dropFirst() }
    let first = table.count
    guard add(all.map { other.table.identifiers[$0] }) else { return false }
    var numbers: [Int: Int] = [:]
    for (offset, number) in all.enumerated() { numbers[number] = first + offset }
    place(&tree, tops.count)
    for number in all.dropFirst(tops.count) {
      tree.append(1, to: other.tree.parent(of: number).flatMap { numbers[$0] })
    }
    for (offset, number) in all.enumerated() where other.tree.isExpanded(number) {
      tree.setExpanded(true, first + offset)
    }
    return true
  }

  // MARK: Deleting

  /// Deletes items with all that is below them (E35). O(k). Raises if one is not there, and deletes none.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var numbers: [Int] = []
    for item in items {
      guard let number = table.number(of: item) else {
        return SnapshotFailure.raise("Failed to find index of item \(item)")
      }
      numbers.append(number)
    }
    drop(numbers)
  }

  /// Deletes all items. O(1), beyond freeing them.
  @inlinable public mutating func deleteAll() {
    self = Self()
  }

  private mutating func drop(_ numbers: [Int]) {
    var gone: Set<Int> = []
    for number in numbers where !gone.contains(number) { gone.formUnion(tree.subtree(of: number)) }
    let descending = gone.sorted(by: >)
    tree.drop(descending)
    for number in descending { table.drop(number) }
  }
}
