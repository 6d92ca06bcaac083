/// What it takes to turn one ordered collection of identifiers into another: deletions and the origins of moves at their places
/// before, insertions and the destinations of moves at their places after.
///
/// Deletions and insertions are as many as they have to be, and the moves are the fewest: all survivors but a longest increasing
/// subsequence move.
///
/// Identifiers may occur more than once. Then as many of an identifier survive as the side with fewer of it has. Which they are:
/// first the equal start, then the equal end; of what lies between, if there are at most 256 combinations, those that keep the
/// most in order; else those that a walk in step finds that looks ahead a little. Of the rest the first on one side survives as
/// the first on the other, and so on.
public struct OrderedDifference: Sendable {
  /// The places before of what is gone, ascending.
  public let deletes: [Int]
  /// The places after of what is new, ascending.
  public let inserts: [Int]
  /// The survivors that have to move, in ascending order of their places before.
  public let moves: [Move<Int>]
  /// How many comparisons of identifiers it took because their hashes, or the parts of them that are kept, were equal.
  public let comparisons: Int
  let pairing: Pairing
  let counts: (old: Int, new: Int)

  /// The difference between two collections. O(n) where they are nearly equal and O(n log n) at worst, given a sound hash;
  /// identifiers are hashed only where walking both sides in step does not find their partners, and each at most once.
  @inlinable
  public init<ID: Hashable>(from old: some Collection<ID>, to new: some Collection<ID>) {
    self = withContiguousStorage(of: old) { old in
      withContiguousStorage(of: new) { new in
        var sections = SectionPairing(oldCount: old.count, newCount: new.count)
        let pairing = Pairing(from: old, to: new, &sections)
        return OrderedDifference(pairing, sections)
      }
    }
  }

  @usableFromInline
  init(_ pairing: Pairing, _ sections: SectionPairing) {
    self.pairing = pairing
    counts = (sections.oldItems(0).count, sections.newItems(0).count)
    comparisons = pairing.comparisons
    deletes = pairing.deleted
    inserts = pairing.inserted
    moves = pairing.moves(Travellers(pairing, sections))
  }
}

extension OrderedDifference {
  /// Whether nothing changes.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// The place before of what is at a place after; nil if it is new. O(log d), where d is the size of the difference.
  public func oldIndex(ofNew index: Int) -> Int? {
    precondition(0..<counts.new ~= index, "no such place after")
    return pairing.oldPlace(ofNew: index)
  }

  /// The place after of what was at a place before; nil if it is gone. O(log d), where d is the size of the difference.
  public func newIndex(ofOld index: Int) -> Int? {
    precondition(0..<counts.old ~= index, "no such place before")
    return pairing.newPlace(ofOld: index, runs: pairing.runs.indices)
  }
}

extension OrderedDifference: Equatable {
  /// Whether both consist of the same operations.
  public static func == (first: OrderedDifference, second: OrderedDifference) -> Bool {
    first.deletes == second.deletes && first.inserts == second.inserts && first.moves == second.moves
  }
}

extension Pairing {
  /// The old leftovers without a partner.
  fileprivate var deleted: [Int] { Self.lonely(oldLeft, newPartners) }

  /// The new leftovers without a partner.
  fileprivate var inserted: [Int] { Self.lonely(newLeft, oldPartners) }

  private static func lonely(_ left: [Int32], _ partners: [Int32]) -> [Int] {
    let count = partners.count { $0 < 0 }
    guard count > 0 else { return [] }
    var places: [Int] = []
    places.reserveCapacity(count)
    for (place, partner) in zip(left, partners) where partner < 0 { places.append(Int(place)) }
    return places
  }

  /// The moves of a collection that is not in sections.
  fileprivate func moves(_ travellers: Travellers) -> [Move<Int>] {
    guard travellers.count > 0 else { return [] }
    var moves: [Move<Int>] = []
    moves.reserveCapacity(travellers.count)
    travellers.forEach(self) { old, new, _ in moves.append(Move(from: Int(old), to: Int(new))) }
    return moves
  }
}

/// Calls `body` with the elements in one block of memory, which is the collection's own if it has one.
@inlinable
func withContiguousStorage<ID, Result>(
  of collection: some Collection<ID>, _ body: (UnsafeBufferPointer<ID>) -> Result
) -> Result {
  collection.withContiguousStorageIfAvailable(body)
    ?? ContiguousArray(collection).withUnsafeBufferPointer(body)
}
