/// What a finger changed in the order of items.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The order before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The order after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What leads from the items before to the items after, over all sections; a removal and the insertion of the same item name each
  /// other. A client's own array of all items follows by `applying` it (E50).
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What changed in each section, for those in which something did, the last section first (E49).
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a finger changed in the order of the items of one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What leads from the visible items before to those after (E49).
  public let difference: CollectionDifference<ItemIdentifierType>
}
