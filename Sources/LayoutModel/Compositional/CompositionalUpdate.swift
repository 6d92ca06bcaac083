/// One batch of structural changes to a compositional layout, already validated (rules C1, C2).
///
/// Sections are described anew with every solve (B9), so the batch carries all of them as they are after it; the changes say which
/// measured lengths stay with which item. In a section none of whose cells has an estimated axis nothing is remembered. Deletions and
/// the origins of moves name places before the batch; insertions and the destinations of moves name places after it.
public struct CompositionalUpdate: Equatable, Sendable {
  /// Sections that go, by their old numbers, ascending and distinct.
  public var deletedSections: [Int] = []
  /// Sections that come, by their new numbers, ascending and distinct.
  public var insertedSections: [Int] = []
  /// Sections that move, from an old number to a new one.
  public var movedSections: [MovedSection] = []
  /// Items that go, by their old places, ascending and distinct, none in a deleted section.
  public var deletedItems: [ItemPath] = []
  /// Items that come, by their new places, ascending and distinct, none in an inserted section.
  public var insertedItems: [ItemPath] = []
  /// Items that move and keep what was measured. Neither end lies in a deleted or inserted section.
  public var movedItems: [MovedItem] = []
  /// Items whose measured lengths are forgotten, by their new places, ascending and distinct.
  public var unmeasuredItems: [ItemPath] = []
  /// All sections after the batch, in order.
  public var sections: [CompositionalSection]

  /// Makes an update that leads to `sections` and moves nothing.
  public init(sections: [CompositionalSection]) {
    self.sections = sections
  }
}
