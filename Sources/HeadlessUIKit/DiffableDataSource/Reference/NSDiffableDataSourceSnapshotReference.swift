import Foundation

/// A snapshot as an object, with identifiers of any hashable type, or objects. For Swift, `NSDiffableDataSourceSnapshot` is the better
/// choice: it is a value, and faster.
///
/// Each member does, costs and raises what that of `NSDiffableDataSourceSnapshot` does. An identifier that is neither hashable nor an
/// object is an `NSInvalidArgumentException`, and changes nothing.
@preconcurrency open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  final var value: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>

  /// An empty snapshot.
  public override init() {
    value = NSDiffableDataSourceSnapshot()
  }

  init(_ value: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>) {
    self.value = value
  }

  /// A copy that is independent of the original. O(1).
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }

  /// Whether `object` is a snapshot with the same sections and items in the same order; marks do not count (E16). O(n).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSDiffableDataSourceSnapshotReference else { return false }
    return value.sectionedIdentifiers == other.value.sectionedIdentifiers
  }

  /// The same for equal snapshots.
  open override var hash: Int { value.numberOfItems ^ value.numberOfSections << 32 }

  // MARK: Listing and finding

  /// How many items there are.
  open var numberOfItems: Int { value.numberOfItems }
  /// How many sections there are.
  open var numberOfSections: Int { value.numberOfSections }
  /// The sections, in order.
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.value) }
  /// The items of all sections, in order.
  open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.value) }
  /// The sections that are to be shown anew (E13).
  open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.map(\.value) }
  /// The items that are to be shown anew (E13).
  open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.map(\.value) }
  /// The items whose cells are to be configured anew (E13).
  open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.map(\.value) }

  /// How many items a section has (E14).
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    AnyIdentifier.one(sectionIdentifier).map { value.numberOfItems(inSection: $0) } ?? 0
  }

  /// The items of a section, in order (E14).
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    AnyIdentifier.one(sectionIdentifier).map { value.itemIdentifiers(inSection: $0).map(\.value) } ?? []
  }

  /// The section that holds an item; nil if there is no such item (E15).
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    AnyIdentifier(itemIdentifier).flatMap { value.sectionIdentifier(containingItem: $0)?.value }
  }

  /// The position of an item among those of all sections; `NSNotFound` if there is no such item (E15).
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    AnyIdentifier(itemIdentifier).flatMap { value.indexOfItem($0) } ?? NSNotFound
  }

  /// The position of a section; `NSNotFound` if there is no such section (E15).
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    AnyIdentifier(sectionIdentifier).flatMap { value.indexOfSection($0) } ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section (E3 to E5).
  open func appendItems(withIdentifiers identifiers: [Any]) {
    guard let identifiers = AnyIdentifier.all(identifiers) else { return }
    value.appendItems(identifiers)
  }

  /// Adds items at the end of a section (E3 to E5).
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    guard let identifiers = AnyIdentifier.all(identifiers), let section = AnyIdentifier.one(sectionIdentifier)
    else { return }
    value.appendItems(identifiers, toSection: section)
  }

  /// Adds items directly before another one (E5, E6).
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier other: Any) {
    guard let identifiers = AnyIdentifier.all(identifiers), let other = AnyIdentifier.one(other) else { return }
    value.insertItems(identifiers, beforeItem: other)
  }

  /// Adds items directly after another one (E5, E6).
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier other: Any) {
    guard let identifiers = AnyIdentifier.all(identifiers), let other = AnyIdentifier.one(other) else { return }
    value.insertItems(identifiers, afterItem: other)
  }

  /// Moves an item directly before another one (E10).
  open func moveItem(withIdentifier identifier: Any, beforeItemWithIdentifier other: Any) {
    guard let identifier = AnyIdentifier.one(identifier), let other = AnyIdentifier.one(other) else { return }
    value.moveItem(identifier, beforeItem: other)
  }

  /// Moves an item directly after another one (E10).
  open func moveItem(withIdentifier identifier: Any, afterItemWithIdentifier other: Any) {
    guard let identifier = AnyIdentifier.one(identifier), let other = AnyIdentifier.one(other) else { return }
    value.moveItem(identifier, afterItem: other)
  }

  /// Deletes items; what is not there is ignored (E8).
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    guard let identifiers = AnyIdentifier.all(identifiers) else { return }
    value.deleteItems(identifiers)
  }

  /// Asks for new views of items (E12).
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    guard let identifiers = AnyIdentifier.all(identifiers) else { return }
    value.reloadItems(identifiers)
  }

  /// Asks for items to be configured anew in the cells that they have (C31).
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    guard let identifiers = AnyIdentifier.all(identifiers) else { return }
    value.reconfigureItems(identifiers)
  }

  /// Deletes all items and all sections (E9).
  open func deleteAllItems() {
    value.deleteAllItems()
  }

  // MARK: Sections

  /// Adds sections at the end (E2).
  open func appendSections(withIdentifiers identifiers: [Any]) {
    guard let identifiers = AnyIdentifier.all(identifiers) else { return }
    value.appendSections(identifiers)
  }

  /// Adds sections directly before another one (E7).
  open func insertSections(withIdentifiers identifiers: [Any], beforeSectionWithIdentifier other: Any) {
    guard let identifiers = AnyIdentifier.all(identifiers), let other = AnyIdentifier.one(other) else { return }
    value.insertSections(identifiers, beforeSection: other)
  }

  /// Adds sections directly after another one (E7).
  open func insertSections(withIdentifiers identifiers: [Any], afterSectionWithIdentifier other: Any) {
    guard let identifiers = AnyIdentifier.all(identifiers), let other = AnyIdentifier.one(other) else { return }
    value.insertSections(identifiers, afterSection: other)
  }

  /// Moves a section with its items directly before another one (E11).
  open func moveSection(withIdentifier identifier: Any, beforeSectionWithIdentifier other: Any) {
    guard let identifier = AnyIdentifier.one(identifier), let other = AnyIdentifier.one(other) else { return }
    value.moveSection(identifier, beforeSection: other)
  }

  /// Moves a section with its items directly after another one (E11).
  open func moveSection(withIdentifier identifier: Any, afterSectionWithIdentifier other: Any) {
    guard let identifier = AnyIdentifier.one(identifier), let other = AnyIdentifier.one(other) else { return }
    value.moveSection(identifier, afterSection: other)
  }

  /// Deletes sections with their items (E8).
  open func deleteSections(withIdentifiers identifiers: [Any]) {
    guard let identifiers = AnyIdentifier.all(identifiers) else { return }
    value.deleteSections(identifiers)
  }

  /// Asks for new views of everything in sections (E12).
  open func reloadSections(withIdentifiers identifiers: [Any]) {
    guard let identifiers = AnyIdentifier.all(identifiers) else { return }
    value.reloadSections(identifiers)
  }
}
