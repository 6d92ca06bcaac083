import Foundation

/// A section snapshot as an object, with identifiers of any hashable type, or objects. For Swift, `NSDiffableDataSourceSectionSnapshot`
/// is the better choice: it is a value, and faster.
///
/// Each member does, costs and raises what that of `NSDiffableDataSourceSectionSnapshot` does. An identifier that is neither hashable nor
/// an object is an `NSInvalidArgumentException`, and changes nothing.
@preconcurrency open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  final var value: NSDiffableDataSourceSectionSnapshot<AnyIdentifier>

  /// An empty section snapshot.
  public override init() {
    value = NSDiffableDataSourceSectionSnapshot()
  }

  init(_ value: NSDiffableDataSourceSectionSnapshot<AnyIdentifier>) {
    self.value = value
  }

  /// A copy that is independent of the original. O(1).
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(value) }

  /// Whether `object` is a section snapshot with the same tree and the same items expanded (E41). O(n).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSDiffableDataSourceSectionSnapshotReference else { return false }
    return value.isEqual(to: other.value)
  }

  /// The same for equal section snapshots.
  open override var hash: Int { value.table.count }

  // MARK: Listing and finding

  /// All items, each before those below it (E37).
  open var items: [Any] { value.items.map(\.value) }
  /// The items without a parent.
  open var rootItems: [Any] { value.rootItems.map(\.value) }
  /// The items above which everything is expanded (E37).
  open var visibleItems: [Any] { value.visibleItems.map(\.value) }
  /// The items that are expanded, in the order of `items`.
  open var expandedItems: [Any] {
    value.tree.items().filter { value.tree.isExpanded($0) }.map { value.table.identifiers[$0].value }
  }

  /// Whether there is such an item (E38).
  open func containsItem(_ item: Any) -> Bool { AnyIdentifier(item).map { value.contains($0) } ?? false }

  /// Whether the items below an item are to be shown (E38).
  open func isExpanded(_ item: Any) -> Bool { AnyIdentifier.one(item).map { value.isExpanded($0) } ?? false }

  /// Whether everything above an item is expanded (E38).
  open func isVisible(_ item: Any) -> Bool { AnyIdentifier.one(item).map { value.isVisible($0) } ?? false }

  /// How many items are above an item (E38).
  open func level(ofItem item: Any) -> Int { AnyIdentifier.one(item).map { value.level(of: $0) } ?? 0 }

  /// The place of an item in `items`; `NSNotFound` if there is no such item (E38).
  open func index(ofItem item: Any) -> Int { AnyIdentifier(item).flatMap { value.index(of: $0) } ?? NSNotFound }

  /// The item above an item; nil for a root (E38).
  open func parent(ofChildItem childItem: Any) -> Any? {
    AnyIdentifier.one(childItem).flatMap { value.parent(of: $0)?.value }
  }

  /// The tree below an item (E39).
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  /// The tree below an item, or that with the item as its only root (E39).
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    let part = AnyIdentifier.one(parentItem).map { value.snapshot(of: $0, includingParent: includingParentItem) }
    return NSDiffableDataSourceSectionSnapshotReference(part ?? NSDiffableDataSourceSectionSnapshot())
  }

  /// The tree as text.
  open func visualDescription() -> String { value.visualDescription() }

  // MARK: Changing

  /// Adds items at the end of the roots (E33).
  open func appendItems(_ items: [Any]) {
    appendItems(items, intoParentItem: nil)
  }

  /// Adds items at the end below an item, or of the roots (E33).
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    guard let items = AnyIdentifier.all(items) else { return }
    guard let parentItem else { return value.append(items) }
    guard let parent = AnyIdentifier.one(parentItem) else { return }
    value.append(items, to: parent)
  }

  /// Adds items directly before an item, at its level (E34).
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    guard let items = AnyIdentifier.all(items), let other = AnyIdentifier.one(beforeIdentifier) else { return }
    value.insert(items, before: other)
  }

  /// Adds items at the level of an item, after it and all that is below it (E34).
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    guard let items = AnyIdentifier.all(items), let other = AnyIdentifier.one(afterIdentifier) else { return }
    value.insert(items, after: other)
  }

  /// Deletes items with all that is below them (E35).
  open func deleteItems(_ items: [Any]) {
    guard let items = AnyIdentifier.all(items) else { return }
    value.delete(items)
  }

  /// Deletes all items.
  open func deleteAllItems() {
    value.deleteAll()
  }

  /// Shows what is below items (E36).
  open func expandItems(_ items: [Any]) {
    guard let items = AnyIdentifier.all(items) else { return }
    value.expand(items)
  }

  /// Hides what is below items (E36).
  open func collapseItems(_ items: [Any]) {
    guard let items = AnyIdentifier.all(items) else { return }
    value.collapse(items)
  }

  /// Puts a tree in the place of all that is below an item (E40).
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    guard let parent = AnyIdentifier.one(parentItem) else { return }
    value.replace(childrenOf: parent, using: snapshot.value)
  }

  /// Adds a tree directly before an item, at its level (E40).
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    guard let other = AnyIdentifier.one(item) else { return }
    value.insert(snapshot.value, before: other)
  }

  /// Adds a tree at the level of an item, after it and all that is below it (E40); answers `item`.
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    if let other = AnyIdentifier.one(item) { value.insert(snapshot.value, after: other) }
    return item
  }
}
