/// The items of one section as a tree, of which the parts below collapsed items are not shown.
///
/// A section snapshot is a value: a copy costs O(1), and a change after it O(n) at most and once. Identifiers are unique in the tree
/// (E33). What UIKit raises an exception for is raised through `UIKitExceptions` and changes nothing.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  @usableFromInline var table = IdentifierTable<ItemIdentifierType>()
  @usableFromInline var tree = OutlineTree()

  /// An empty section snapshot.
  @inlinable public init() {}

  /// A copy of a section snapshot. O(1).
  @inlinable public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Listing

  /// All items, each before those below it (E37). O(n).
  @inlinable public var items: [ItemIdentifierType] { tree.items().map { table.identifiers[$0] } }

  /// The items without a parent. O(k).
  @inlinable public var rootItems: [ItemIdentifierType] { tree.roots().map { table.identifiers[$0] } }

  /// The items above which everything is expanded: the roots at least (E37). O(n).
  @inlinable public var visibleItems: [ItemIdentifierType] { tree.visibleItems().map { table.identifiers[$0] } }

  // MARK: Looking up

  /// Whether there is such an item. O(1).
  @inlinable public func contains(_ item: ItemIdentifierType) -> Bool { table.contains(item) }

  /// The place of an item in `items`; nil if there is no such item (E38). O(n).
  @inlinable public func index(of item: ItemIdentifierType) -> Int? {
    table.number(of: item).flatMap { tree.items().firstIndex(of: $0) }
  }

  /// Whether the items below an item are to be shown; remembered while the item itself is hidden (E37). O(1). Raises if there is no
  /// such item, and answers false (E38).
  @inlinable public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    existing(item).map { tree.isExpanded($0) } ?? false
  }

  /// Whether everything above an item is expanded. O(depth). Raises if there is no such item, and answers false (E38).
  @inlinable public func isVisible(_ item: ItemIdentifierType) -> Bool {
    existing(item).map { tree.isVisible($0) } ?? false
  }

  /// How many items are above an item: 0 for a root (E38). O(depth). Raises if there is no such item, and answers 0.
  @inlinable public func level(of item: ItemIdentifierType) -> Int {
    existing(item).map { tree.level(of: $0) } ?? 0
  }

  /// The item above an item; nil for a root (E38). O(1). Raises if there is no such item, and answers nil.
  @inlinable public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    existing(child, "Child item").flatMap { tree.parent(of: $0) }.map { table.identifiers[$0] }
  }

  /// The tree below an item, whose children become roots, or that with the item as its only root; what is expanded stays so (E39).
  /// O(k). Raises if there is no such item, and answers an empty tree.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard let number = existing(parent) else { return result }
    result.adopt(includingParent ? [number] : tree.children(of: number), from: self) { $0.append($1, to: nil) }
    return result
  }

  /// The number of an item; raises if it is not there (E38).
  @inlinable func existing(_ item: ItemIdentifierType, _ sort: String = "Item") -> Int? {
    if let number = table.number(of: item) { return number }
    SnapshotFailure.raise("\(sort) identifier does not exist in section snapshot: \(item)")
    return nil
  }

  // MARK: Expanding

  /// Shows what is below items. What is not there is ignored, with a warning (E36). O(k).
  @inlinable public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(true, items)
  }

  /// Hides what is below items. What is not there is ignored, with a warning (E36). O(k).
  @inlinable public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(false, items)
  }

  @inlinable mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for item in items {
      if let number = table.number(of: item) {
        tree.setExpanded(isExpanded, number)
      } else {
        SnapshotFailure.warnOfUnknownItem(item, isExpanding: isExpanded)
      }
    }
  }

  // MARK: Describing

  /// The tree as text: a line for each item, indented by its level, with `-` before what is expanded, `+` before what is collapsed
  /// and has items below it, and `*` before the others.
  public func visualDescription() -> String {
    tree.items().map { number in
      let mark = tree.children(of: number).isEmpty ? "*" : tree.isExpanded(number) ? "-" : "+"
      return String(repeating: "  ", count: tree.level(of: number)) + "\(mark) \(table.identifiers[number])\n"
    }.joined()
  }

  /// Whether another section snapshot holds the same tree with the same items expanded (E41). O(n).
  func isEqual(to other: Self) -> Bool {
    let (mine, others) = (tree.items(), other.tree.items())
    guard mine.count == others.count else { return false }
    return zip(mine, others).allSatisfy { number, otherNumber in
      table.identifiers[number] == other.table.identifiers[otherNumber]
        && tree.isExpanded(number) == other.tree.isExpanded(otherNumber)
        && tree.parent(of: number).map { table.identifiers[$0] }
          == other.tree.parent(of: otherNumber).map { other.table.identifiers[$0] }
    }
  }
}
