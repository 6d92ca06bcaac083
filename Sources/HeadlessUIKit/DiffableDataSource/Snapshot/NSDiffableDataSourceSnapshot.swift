/// What sections and items a collection view shows, in which order, by their identifiers.
///
/// A snapshot is a value: a copy costs O(1), and a change after it copies the parts that it touches, O(n) at most and once. Item
/// identifiers are unique among all items, section identifiers among sections (E1). What UIKit raises an exception for is raised
/// through `UIKitExceptions` and changes nothing.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var sections = IdentifierTable<SectionIdentifierType>()
  @usableFromInline var items = IdentifierTable<ItemIdentifierType>()
  @usableFromInline var order = SnapshotOrder()
  @usableFromInline var reloadedSections = IdentifierMarks<SectionIdentifierType>()
  @usableFromInline var reloadedItems = IdentifierMarks<ItemIdentifierType>()
  @usableFromInline var reconfiguredItems = IdentifierMarks<ItemIdentifierType>()

  /// An empty snapshot.
  @inlinable public init() {}

  // MARK: Counting and listing

  /// How many items there are, in all sections. O(1).
  @inlinable public var numberOfItems: Int { items.count }

  /// How many sections there are. O(1).
  @inlinable public var numberOfSections: Int { sections.count }

  /// The sections, in order. O(sections).
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] {
    (0..<sections.count).map { sections.identifiers[order.section(at: $0)] }
  }

  /// The items of all sections, in order. O(n); O(1) as long as items were only appended.
  @inlinable public var itemIdentifiers: [ItemIdentifierType] {
    if order.isSequential { return items.identifiers }
    return order.items().map { items.identifiers[Int($0)] }
  }

  /// How many items a section has. O(1). Raises if there is no such section, and answers 0 (E14).
  @inlinable public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    guard let section = existingSection(identifier) else { return 0 }
    return order.itemCount(inSection: section)
  }

  /// The items of a section, in order. O(k). Raises if there is no such section, and answers none (E14).
  @inlinable public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = existingSection(identifier) else { return [] }
    if order.isSequential { return Array(items.identifiers[order.sequentialItems(ofSection: section)]) }
    return order.items(ofSection: section).map { items.identifiers[Int($0)] }
  }

  // MARK: Finding

  /// The section that holds an item; nil if there is no such item (E15). O(log sections).
  @inlinable public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    items.number(of: identifier).map { sections.identifiers[order.section(ofItem: $0)] }
  }

  /// The position of an item among those of all sections; nil if there is no such item (E15). O(log n).
  @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    items.number(of: identifier).map { order.position(ofItem: $0) }
  }

  /// The position of a section; nil if there is no such section (E15). O(1).
  @inlinable public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.number(of: identifier).map { order.index(ofSection: $0) }
  }

  /// The number of a section; raises if it is not there (E14).
  @inlinable func existingSection(_ identifier: SectionIdentifierType) -> Int? {
    if let number = sections.number(of: identifier) { return number }
    SnapshotFailure.raise("Section identifier was not found. \(identifier)")
    return nil
  }

  // MARK: Marks

  /// The sections that are to be shown anew, each once, in the order in which they were named (E13). O(m log m).
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

  /// The items that are to be shown anew, each once, in the order in which they were named (E13). O(m log m).
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items whose cells are to be configured anew, each once, in the order in which they were named (E13). O(m log m).
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  /// Asks for new views of items (C4). O(k). Raises if an item is not there, and marks none (E12).
  @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard containsAll(identifiers, "reload") else { return }
    reloadedItems.add(identifiers)
  }

  /// Asks for items to be configured anew in the cells that they have (C31). O(k). Raises if an item is not there, and marks none.
  @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard containsAll(identifiers, "reconfigure") else { return }
    reconfiguredItems.add(identifiers)
  }

  /// Asks for new views of everything in sections (C14). O(k). Raises if a section is not there, and marks none (E12).
  @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where !sections.contains(identifier) {
      SnapshotFailure.raise("Invalid section identifier for reload specified: \(identifier)")
      return
    }
    reloadedSections.add(identifiers)
  }

  @inlinable func containsAll(_ identifiers: [ItemIdentifierType], _ verb: String) -> Bool {
    for identifier in identifiers where !items.contains(identifier) {
      SnapshotFailure.raise(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
      return false
    }
    return true
  }

  /// The same sections and items without marks (E19). O(1).
  @inlinable var withoutMarks: Self {
    var copy = self
    copy.reloadedSections = IdentifierMarks()
    copy.reloadedItems = IdentifierMarks()
    copy.reconfiguredItems = IdentifierMarks()
    return copy
  }
}
