import LayoutModel

/// Checks a batch against the counts before and after it, in UIKit's words (C15 to C22). Pure; O(m log m + sections).
struct UpdateValidation {
  /// A batch whose lists are in order.
  var batch: UpdateBatch
  var before: CollectionCounts
  var after: CollectionCounts

  /// What is wrong with the batch, the first thing found; nil if it holds.
  func failure() -> String? {
    conflict() ?? outOfRange() ?? sectionMismatch() ?? itemMismatch()
  }

  // MARK: Operations that exclude each other

  private func conflict() -> String? {
    sectionConflict() ?? itemConflict()
  }

  private func itemConflict() -> String? {
    let origins = batch.movedItems.map(\.from)
    let destinations = batch.movedItems.map(\.to).sorted()
    if let path = origins.first(where: { batch.deletedItems.holds($0) }) {
      return "attempt to perform a delete and a move from the same index path (\(path.words))"
    }
    if let path = destinations.first(where: { batch.insertedItems.holds($0) }) {
      return "attempt to perform an insert and a move to the same index path (\(path.words))"
    }
    if let path = batch.reloadedItems.first(where: { batch.deletedItems.holds($0) || origins.holds($0) }) {
      return "attempt to delete and reload the same index path (\(path.words))"
    }
    if let path = origins.firstRepeated {
      return "attempt to perform more than one move from the same index path (\(path.words))"
    }
    if let path = destinations.firstRepeated {
      return "attempt to perform more than one move to the same index path (\(path.words))"
    }
    return nil
  }

  private func sectionConflict() -> String? {
    let origins = batch.movedSections.map(\.from)
    let destinations = batch.movedSections.map(\.to).sorted()
    if let section = origins.first(where: { batch.deletedSections.holds($0) }) {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    if let section = destinations.first(where: { batch.insertedSections.holds($0) }) {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    if let section = batch.reloadedSections.first(where: { batch.deletedSections.holds($0) || origins.holds($0) }) {
      return "attempt to delete and reload the same section (\(section))"
    }
    if let section = origins.firstRepeated {
      return "attempt to perform more than one move from the same section (\(section))"
    }
    if let section = destinations.firstRepeated {
      return "attempt to perform more than one move to the same section (\(section))"
    }
    return nil
  }

  // MARK: Places that do not exist (C22)

  private func outOfRange() -> String? {
    let oldSections = batch.deletedSections + batch.reloadedSections + batch.movedSections.map(\.from)
    if let section = oldSections.first(where: { !before.items.indices.contains($0) }) {
      return "attempt to delete section \(section), but there are only \(before.sections) sections before the update"
    }
    let newSections = batch.insertedSections + batch.movedSections.map(\.to)
    if let section = newSections.first(where: { !after.items.indices.contains($0) }) {
      return "attempt to insert section \(section) but there are only \(after.sections) sections after the update"
    }
    let oldItems = [batch.deletedItems, batch.reloadedItems, batch.reconfiguredItems, batch.movedItems.map(\.from)]
    for path in oldItems.joined() where !before.contains(path) { return Self.missingBefore(path, before) }
    for path in [batch.insertedItems, batch.movedItems.map(\.to)].joined() where !after.contains(path) {
      return Self.missingAfter(path, after)
    }
    return nil
  }

  private static func missingBefore(_ path: ItemPath, _ counts: CollectionCounts) -> String {
    let start = "attempt to delete item \(path.item) from section \(path.section)"
    guard counts.items.indices.contains(path.section) else {
      return start + ", but there are only \(counts.sections) sections before the update"
    }
    return start + " which only contains \(counts.items[path.section]) items before the update"
  }

  private static func missingAfter(_ path: ItemPath, _ counts: CollectionCounts) -> String {
    let start = "attempt to insert item \(path.item) into section \(path.section), but there are only "
    guard counts.items.indices.contains(path.section) else {
      return start + "\(counts.sections) sections after the update"
    }
    return start + "\(counts.items[path.section]) items in section \(path.section) after the update"
  }

  // MARK: Counts that do not add up

  private func sectionMismatch() -> String? {
    let inserted = batch.insertedSections.count
    let deleted = batch.deletedSections.count
    guard after.sections != before.sections + inserted - deleted else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the collection view after the \
      update (\(after.sections)) must be equal to the number of sections contained in the collection view before the \
      update (\(before.sections)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
      \(deleted) deleted).
      """
  }

  private func itemMismatch() -> String? {
    let map = IndexMap(batch)
    let origins = batch.movedItems.map(\.from)
    let destinations = batch.movedItems.map(\.to).sorted()
    for old in before.items.indices where !batch.reloadedSections.holds(old) {
      guard let new = map.newSection(forOld: old) else { continue }
      let inserted = Self.count(batch.insertedItems, in: new)
      let deleted = Self.count(batch.deletedItems, in: old)
      let movedIn = Self.count(destinations, in: new)
      let movedOut = Self.count(origins, in: old)
      guard after.items[new] != before.items[old] + inserted - deleted + movedIn - movedOut else { continue }
      return """
        Invalid update: invalid number of items in section \(new). The number of items contained in an existing section \
        after the update (\(after.items[new])) must be equal to the number of items contained in that section before \
        the update (\(before.items[old])), plus or minus the number of items inserted or deleted from that section \
        (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or out of that \
        section (\(movedIn) moved in, \(movedOut) moved out).
        """
    }
    return nil
  }

  private static func count(_ paths: [ItemPath], in section: Int) -> Int {
    paths.countBefore(ItemPath(section: section + 1, item: .min))
      - paths.countBefore(ItemPath(section: section, item: .min))
  }
}

extension ItemPath {
  /// The path in the form that UIKit's exceptions print.
  var words: String { "{length = 2, path = \(section) - \(item)}" }
}

extension Array where Element: Equatable {
  /// The first element of a sorted array that is there twice.
  fileprivate var firstRepeated: Element? {
    zip(self, dropFirst()).first { $0 == $1 }?.0
  }
}
