import Foundation

/// A batch of changes, made before the frame in which it happens, so that the frame pays for the collection view alone.
struct Batch: Equatable, Sendable {
  /// The paths of items that go, before the batch.
  var deletes: [IndexPath] = []
  /// The paths of items that come, after the batch.
  var inserts: [IndexPath] = []
  /// The paths of items that move: from before, to after.
  var moves: [Move] = []
  /// The paths of items that are loaded again, before the batch.
  var reloads: [IndexPath] = []
  /// The sections that change, as they are afterwards.
  var sections: [SectionChange] = []
  /// Items that take over the size of another one.
  var resized: [SizeChange] = []
  /// For each new item, in the order of their numbers, the item whose size it has.
  var sources: [Int] = []

  /// One item's way.
  struct Move: Equatable, Sendable {
    var from: IndexPath
    var to: IndexPath
  }

  /// What a section consists of after the batch.
  struct SectionChange: Equatable, Sendable {
    var section: Int
    var items: [Int32]
  }

  /// An item that takes over the size of another.
  struct SizeChange: Equatable, Sendable {
    var item: Int
    var other: Int
  }
}
