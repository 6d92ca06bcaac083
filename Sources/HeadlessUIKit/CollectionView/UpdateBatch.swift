import LayoutModel

/// The operations of one batch as they were asked for. Deletions, reloads and the origins of moves name places before the
/// batch, insertions and the destinations of moves places after it, in whatever order they were asked for (C1, C10).
struct UpdateBatch: Equatable {
  var deletedItems: [ItemPath] = []
  var insertedItems: [ItemPath] = []
  var reloadedItems: [ItemPath] = []
  var reconfiguredItems: [ItemPath] = []
  var movedItems: [MovedItem] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [MovedSection] = []

  /// Whether nothing was asked for that changes places or views.
  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// Puts each list in order and drops what is there twice (C23). O(m log m).
  mutating func normalize() {
    deletedItems.sortUnique()
    insertedItems.sortUnique()
    reloadedItems.sortUnique()
    reconfiguredItems.sortUnique()
    deletedSections.sortUnique()
    insertedSections.sortUnique()
    reloadedSections.sortUnique()
    movedItems.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    movedSections.sort { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}

extension Array where Element: Comparable {
  fileprivate mutating func sortUnique() {
    sort()
    var kept = 0
    for index in indices where kept == 0 || self[index] != self[kept - 1] {
      self[kept] = self[index]
      kept += 1
    }
    removeSubrange(kept...)
  }

  /// How many elements of the sorted array come before `element`. O(log n).
  func countBefore(_ element: Element) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the sorted array holds `element`. O(log n).
  func holds(_ element: Element) -> Bool {
    let place = countBefore(element)
    return place < count && self[place] == element
  }
}
