extension UICollectionViewDiffableDataSource {
  /// What decides about items that are moved by a finger, and is told of it.
  public struct ReorderingHandlers {
    /// Whether an item can be moved. Nil, as at first: none can (E47).
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told of a move once it has ended, while the data source still holds the old order (E48).
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told of a move once the data source holds the new order (E48).
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers.
    public init() {}
  }

  /// What decides about items that are expanded and collapsed by a finger, and is told of it (E45).
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be expanded. Nil, as at first: it may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Told that an item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed. Nil, as at first: it may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Told that an item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Answers what is to be below an item that is about to be expanded, given what is.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// No handlers.
    public init() {}
  }
}
