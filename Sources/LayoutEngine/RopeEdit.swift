/// Deletions and insertions of items, all by the places they had before any of them.
struct RopeEdit<Item: Sendable>: Sendable {
  /// An item that comes before the item that stood at `gap`.
  struct Insertion: Sendable {
    var gap: Int
    var item: Item
  }

  /// The old places of items that go, ascending and distinct.
  var deletions: ContiguousArray<Int> = []
  /// Items that come, ascending by gap and in their order.
  var insertions: ContiguousArray<Insertion> = []

  /// The first old place that an edit touches; nil if there is none.
  var first: Int? {
    switch (deletions.first, insertions.first?.gap) {
    case (let deletion?, let gap?): min(deletion, gap)
    case (let deletion?, nil): deletion
    case (nil, let gap): gap
    }
  }

  init() {}

  /// Makes an edit from the old places of deleted items and the new places of inserted ones, both ascending and distinct (C2). O(m).
  init(deletions: [Int], insertions: [(index: Int, item: Item)]) {
    self.deletions = ContiguousArray(deletions)
    var passed = 0
    for (before, insertion) in insertions.enumerated() {
      // `insertion.index - before` old items that stay precede the new one, and `passed` deleted ones among them.
      var gap = insertion.index - before + passed
      while passed < deletions.count, deletions[passed] <= gap {
        passed += 1
        gap += 1
      }
      self.insertions.append(Insertion(gap: gap, item: insertion.item))
    }
  }
}
