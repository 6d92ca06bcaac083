/// Operations that a collection view performs together: deletions and the origins of moves name places before them, insertions
/// and the destinations of moves places after them (C1, C10, C11).
public struct SectionedBatch: Hashable, Sendable {
  /// The sections before that are gone, ascending.
  public var deletedSections: [Int] = []
  /// The sections after that are new, ascending.
  public var insertedSections: [Int] = []
  /// The sections that move, in ascending order of their places before.
  public var movedSections: [Move<Int>] = []
  /// The places before of the items that are gone from sections that survive, ascending.
  public var deletedItems: [ItemPlace] = []
  /// The places after of the items that are new in sections that survive, ascending.
  public var insertedItems: [ItemPlace] = []
  /// The items that move, in ascending order of their places before.
  public var movedItems: [Move<ItemPlace>] = []

  /// Makes a batch without operations.
  public init() {}

  /// Whether there are no operations.
  public var isEmpty: Bool { operationCount == 0 }

  /// How many operations there are.
  public var operationCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count + deletedItems.count + insertedItems.count
      + movedItems.count
  }
}
