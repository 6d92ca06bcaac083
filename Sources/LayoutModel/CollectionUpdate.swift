/// One batch of structural changes, already validated: what was deleted, inserted and moved (rules C1, C2).
///
/// Deletions and the origins of moves name places before the batch; insertions and the destinations of moves name places after
/// it. A reload is not a structural change: the caller replaces the size at the place where the item ends up.
public struct CollectionUpdate: Equatable, Sendable {
  /// Sections that go, by their old numbers, ascending and distinct.
  public var deletedSections: [Int] = []
  /// Sections that come, by their new numbers, ascending and distinct, each with its description.
  public var insertedSections: [InsertedSection] = []
  /// Sections that move, from an old number to a new one.
  public var movedSections: [MovedSection] = []
  /// Items that go, by their old places, ascending and distinct, none in a deleted section.
  public var deletedItems: [ItemPath] = []
  /// Items that come, by their new places, ascending and distinct, none in an inserted section.
  public var insertedItems: [InsertedItem] = []
  /// Items that move and keep their size, from an old place to a new one. Neither end lies in a deleted or inserted section.
  public var movedItems: [MovedItem] = []

  /// Makes an update that changes nothing.
  public init() {}
}

/// A section that comes into being.
public struct InsertedSection: Equatable, Sendable {
  /// Its number after the batch.
  public var section: Int
  /// What it consists of.
  public var description: FlowSection

  /// Makes an insertion.
  public init(section: Int, description: FlowSection) {
    self.section = section
    self.description = description
  }
}

/// A section that changes its number.
public struct MovedSection: Hashable, Sendable {
  /// Its number before the batch.
  public var from: Int
  /// Its number after the batch.
  public var to: Int

  /// Makes a move.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

/// An item that comes into being.
public struct InsertedItem: Hashable, Sendable {
  /// Its place after the batch.
  public var path: ItemPath
  /// Its size, or the estimate of it.
  public var size: AxisSize

  /// Makes an insertion.
  public init(path: ItemPath, size: AxisSize) {
    self.path = path
    self.size = size
  }
}

/// An item that changes its place.
public struct MovedItem: Hashable, Sendable {
  /// Its place before the batch.
  public var from: ItemPath
  /// Its place after the batch.
  public var to: ItemPath

  /// Makes a move.
  public init(from: ItemPath, to: ItemPath) {
    self.from = from
    self.to = to
  }
}
