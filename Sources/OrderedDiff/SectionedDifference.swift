/// What it takes to turn one sectioned collection of identifiers into another, as one batch that a collection view accepts:
/// deletions and the origins of moves name places before the batch, insertions and the destinations of moves places after it.
///
/// - Deletions and insertions are as many as they have to be. What is in a deleted section and does not survive has no deletion
///   of its own, and what is new in an inserted section no insertion.
/// - Sections move as little as can be: all that survive but a longest increasing subsequence. The items of a section that
///   moves do not move.
/// - In a section that survives, all items that stay in it move but a longest increasing subsequence. An item that changes its
///   section moves, also out of a deleted section and into an inserted one.
///
/// Identifiers may occur more than once. Then as many of one survive as the side with fewer of it has: first within a section
/// that survives, by the rule of `OrderedDifference`, then the first that is left over on one side as the first on the other.
public struct SectionedDifference: Sendable {
  /// All operations, as one batch.
  public let batch: SectionedBatch
  /// How many comparisons of identifiers it took because their hashes, or the parts of them that are kept, were equal.
  public let comparisons: Int
  let pairing: Pairing
  let sections: SectionPairing

  /// The difference between two sectioned collections. O(n) where they are nearly equal and O(n log n) at worst, given a sound
  /// hash; identifiers are hashed only where walking both sides in step does not find their partners, and each at most once.
  @inlinable
  public init<Section: Hashable, Item: Hashable>(
    from old: SectionedIdentifiers<Section, Item>, to new: SectionedIdentifiers<Section, Item>
  ) {
    let outer = OrderedDifference(from: old.sections, to: new.sections)
    var sections = SectionPairing(outer, oldCounts: old.counts, newCounts: new.counts)
    let pairing = old.items.withUnsafeBufferPointer { old in
      new.items.withUnsafeBufferPointer { Pairing(from: old, to: $0, &sections) }
    }
    self.init(pairing, sections, outer)
  }

  @usableFromInline
  init(_ pairing: Pairing, _ sections: SectionPairing, _ outer: OrderedDifference) {
    self.pairing = pairing
    self.sections = sections
    comparisons = outer.comparisons + pairing.comparisons
    var batch = SectionedBatch()
    batch.deletedSections = outer.deletes
    batch.insertedSections = outer.inserts
    batch.movedSections = outer.moves
    batch.deletedItems = pairing.deletedItems(sections)
    batch.insertedItems = pairing.insertedItems(sections)
    batch.movedItems = pairing.movedItems(Travellers(pairing, sections), sections)
    self.batch = batch
  }
}

extension SectionedDifference {
  /// The sections before that are gone, ascending.
  public var deletedSections: [Int] { batch.deletedSections }

  /// The sections after that are new, ascending.
  public var insertedSections: [Int] { batch.insertedSections }

  /// The sections that move, in ascending order of their places before.
  public var movedSections: [Move<Int>] { batch.movedSections }

  /// The places before of the items that are gone from sections that survive, ascending.
  public var deletedItems: [ItemPlace] { batch.deletedItems }

  /// The places after of the items that are new in sections that survive, ascending.
  public var insertedItems: [ItemPlace] { batch.insertedItems }

  /// The items that move, in ascending order of their places before.
  public var movedItems: [Move<ItemPlace>] { batch.movedItems }

  /// Whether nothing changes.
  public var isEmpty: Bool { batch.isEmpty }

  /// The section before that is a section after; nil if it is new. O(1).
  public func oldSection(ofNew section: Int) -> Int? {
    sections.oldSections[section] < 0 ? nil : Int(sections.oldSections[section])
  }

  /// The section after that was a section before; nil if it is gone. O(1).
  public func newSection(ofOld section: Int) -> Int? {
    sections.newSections[section] < 0 ? nil : Int(sections.newSections[section])
  }

  /// The place before of the item at a place after; nil if it is new. O(log d + log sections) in the size of the difference.
  public func oldPlace(ofNew place: ItemPlace) -> ItemPlace? {
    precondition(place.item < sections.newItems(place.section).count, "no such place after")
    return pairing.oldPlace(ofNew: sections.newItems(place.section).lowerBound + place.item).map(sections.oldPlace)
  }

  /// The place after of the item at a place before; nil if it is gone. O(log d + log sections) in the size of the difference.
  public func newPlace(ofOld place: ItemPlace) -> ItemPlace? {
    precondition(place.item < sections.oldItems(place.section).count, "no such place before")
    let section = newSection(ofOld: place.section)
    let item = sections.oldItems(place.section).lowerBound + place.item
    return pairing.newPlace(ofOld: item, runs: section.map(sections.runs) ?? 0..<0).map(sections.newPlace)
  }
}

extension SectionedDifference: Equatable {
  /// Whether both consist of the same operations.
  public static func == (first: SectionedDifference, second: SectionedDifference) -> Bool {
    first.batch == second.batch
  }
}
