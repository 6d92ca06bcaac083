import CoreGraphics
import Foundation

/// The elements in view in the order of keys, with the storage that a frame needs, kept from frame to frame.
struct VisibleSet {
  var entries: [VisibleEntry] = []
  /// What the layout places in view.
  var placed: [PlacedElement] = []
  /// What left the view and is still to be put away.
  var leaving: [VisibleEntry] = []
  /// Goes up whenever `entries` changes in other ways than in place, so that a loop that calls out notices.
  var generation = 0

  private var spare: [VisibleEntry] = []

  /// The index of an element. O(log k).
  func index(of key: ElementKey) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].key == key ? low : nil
  }

  /// Puts `placed` in the order of keys, each element once, if it is not so already. O(k), or O(k log k).
  mutating func sortPlaced() {
    var isSorted = true
    for index in placed.indices.dropFirst() where !(placed[index - 1].key < placed[index].key) {
      isSorted = false
      break
    }
    guard !isSorted else { return }
    placed.sort { $0.key < $1.key }
    var kept = 0
    for index in placed.indices where kept == 0 || placed[index].key != placed[kept - 1].key {
      placed[kept] = placed[index]
      kept += 1
    }
    placed.removeSubrange(kept...)
  }

  /// Makes `entries` the elements of `placed`, keeping what is known of those that stay. Those that leave end up in `leaving`.
  /// O(k), without an allocation once the storage has grown. `remeasures` says what to do when the size of one that stays changes.
  mutating func reconcile(remeasures: Bool) {
    if hasSameKeys {
      for index in entries.indices { entries[index].take(placed[index], remeasures: remeasures) }
      return
    }
    generation += 1
    var old = 0
    for index in placed.indices {
      let key = placed[index].key
      while old < entries.count, entries[old].key < key {
        leaving.append(entries[old])
        old += 1
      }
      spare.append(VisibleEntry(placed[index]))
      guard old < entries.count, entries[old].key == key else { continue }
      // Exchanged rather than copied, so that no reference is counted.
      swap(&entries[old], &spare[index])
      spare[index].take(placed[index], remeasures: remeasures)
      old += 1
    }
    while old < entries.count {
      leaving.append(entries[old])
      old += 1
    }
    swap(&entries, &spare)
    spare.removeAll(keepingCapacity: true)
  }

  /// Takes all entries out and answers them.
  mutating func removeAll() -> [VisibleEntry] {
    generation += 1
    let all = entries
    entries.removeAll(keepingCapacity: false)
    return all
  }

  private var hasSameKeys: Bool {
    guard entries.count == placed.count else { return false }
    for index in entries.indices where entries[index].key != placed[index].key { return false }
    return true
  }
}

extension VisibleEntry {
  /// Takes in where the layout places the element now.
  fileprivate mutating func take(_ element: PlacedElement, remeasures: Bool) {
    var hasNewObject = false
    if let new = element.attributes {
      hasNewObject = attributes == nil || !new.isEqual(attributes)
      attributes = new
    }
    guard hasNewObject || look != element.look else { return }
    if remeasures, !look.frame.hasSameSize(as: element.look.frame) { isUnmeasured = true }
    look = element.look
    isStale = true
  }
}
