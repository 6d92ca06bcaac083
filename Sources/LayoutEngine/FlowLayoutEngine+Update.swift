import LayoutModel

extension FlowLayoutEngine {
  /// Applies one batch of structural changes; sizes travel with the items that move (C1, C2).
  ///
  /// One merge a section that changes: O(m log m) for m changes and the leaves between the first and the last of them.
  public mutating func apply(_ update: CollectionUpdate) {
    var edits: [Int: SectionEdit] = [:]
    for path in update.deletedItems { edits[path.section, default: SectionEdit()].deletions.append(path.item) }
    let movedSizes = update.movedItems.map { size(ofItemAt: $0.from) }
    for move in update.movedItems { edits[move.from.section, default: SectionEdit()].deletions.append(move.from.item) }

    let origins = sectionOrigins(after: update)
    var destinations: [Int: Int] = [:]
    for (new, old) in origins.enumerated() { if let old { destinations[old] = new } }

    func insert(_ size: AxisSize, at path: ItemPath) {
      Hostile.check(size, of: path)
      guard let old = origins[path.section] else {
        preconditionFailure("item \(path.item) is inserted into section \(path.section), which is itself inserted")
      }
      edits[old, default: SectionEdit()].insertions.append((path.item, size))
    }
    for insertion in update.insertedItems { insert(insertion.size, at: insertion.path) }
    for (move, size) in zip(update.movedItems, movedSizes) { insert(size, at: move.to) }

    for (old, var edit) in edits where destinations[old] != nil {
      edit.sort()
      updateSection(old) { $0.apply(deletions: edit.deletions, insertions: edit.insertions) }
    }
    arrangeSections(origins, update)
  }

  /// The old number of each section after the batch; nil for one that is inserted.
  private func sectionOrigins(after update: CollectionUpdate) -> [Int?] {
    let count = sections.count - update.deletedSections.count + update.insertedSections.count
    var origins = [Int?](repeating: nil, count: count)
    var isTaken = [Bool](repeating: false, count: count)
    var leaves = [Bool](repeating: false, count: sections.count)
    for section in update.deletedSections { leaves[section] = true }
    for insertion in update.insertedSections { isTaken[insertion.section] = true }
    for move in update.movedSections {
      leaves[move.from] = true
      isTaken[move.to] = true
      origins[move.to] = move.from
    }
    var free = 0
    for old in sections.indices where !leaves[old] {
      while isTaken[free] { free += 1 }
      origins[free] = old
      free += 1
    }
    return origins
  }

  /// Puts the sections in their new order, unless nothing about the sections changes.
  private mutating func arrangeSections(_ origins: [Int?], _ update: CollectionUpdate) {
    guard !(update.deletedSections.isEmpty && update.insertedSections.isEmpty && update.movedSections.isEmpty) else {
      return
    }
    var inserted: [Int: FlowSection] = [:]
    for insertion in update.insertedSections { inserted[insertion.section] = insertion.description }
    var arranged: ContiguousArray<FlowSectionLayout> = []
    arranged.reserveCapacity(origins.count)
    for (number, old) in origins.enumerated() {
      if let old {
        arranged.append(sections[old])
      } else if let description = inserted[number] {
        arranged.append(FlowSectionLayout(description, crossLength: crossLength, number: number))
      } else {
        preconditionFailure("section \(number) comes from nowhere")
      }
    }
    replaceSections(with: arranged)
  }
}

/// What happens to the items of one section in a batch.
private struct SectionEdit {
  var deletions: [Int] = []
  var insertions: [(index: Int, item: AxisSize)] = []

  mutating func sort() {
    deletions.sort()
    insertions.sort { $0.index < $1.index }
  }
}
