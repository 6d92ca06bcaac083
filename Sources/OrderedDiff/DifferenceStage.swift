/// One of the steps of a difference, for a collection view that refuses operations of several kinds in one batch.
public struct DifferenceStage: Sendable {
  /// The operations, which are all of one kind, from the state of the stage before to that of this one. An inserted section comes
  /// with the items that it has in the state of this stage.
  public let batch: SectionedBatch
  /// What is there after the operations; to be set before they are performed.
  public let state: StagedCollection
}

/// What a collection consists of between two stages.
public struct StagedCollection: Equatable, Sendable {
  /// Where an identifier is to be taken from.
  public enum Origin: Hashable, Sendable {
    /// From this place of the collection before.
    case old(Int)
    /// From this place of the collection after.
    case new(Int)
  }

  /// Where the sections come from.
  public internal(set) var sections: [Origin] = []
  /// Where the items come from, section after section; places are counted over all sections.
  public internal(set) var items: [Origin] = []
  /// How many items each section has.
  public internal(set) var counts: [Int] = []

  /// The identifiers, taken from the two collections that were compared. O(n).
  public func identifiers<Section, Item>(
    old: SectionedIdentifiers<Section, Item>, new: SectionedIdentifiers<Section, Item>
  ) -> SectionedIdentifiers<Section, Item> {
    SectionedIdentifiers(
      sections: sections.map { $0.identifier(old.sections, new.sections) },
      items: items.map { $0.identifier(old.items, new.items) }, counts: counts)
  }

  /// Adds a section at the end.
  mutating func append(_ section: Origin, items sectionItems: some Collection<Origin>) {
    sections.append(section)
    items += sectionItems
    counts.append(sectionItems.count)
  }
}

extension StagedCollection.Origin {
  fileprivate func identifier<ID>(_ old: [ID], _ new: [ID]) -> ID {
    switch self {
    case .old(let place): old[place]
    case .new(let place): new[place]
    }
  }
}
