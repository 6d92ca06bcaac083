import LayoutModel

extension CompositionalLayoutEngine {
  /// Applies one batch of structural changes (B9, C1, C2): all sections are described anew; what was measured stays with the items, and what
  /// was measured and scrolled in a section with that.
  ///
  /// O(sections), and for each section that changes what the table of `CompositionalLayoutEngine` says.
  public mutating func apply(_ update: CompositionalUpdate) {
    let origins = SectionOrigins(update, oldCount: sections.count)
    let edits = itemEdits(update, origins)
    var forgotten: [Int: [Int]] = [:]
    for path in update.unmeasuredItems { forgotten[path.section, default: []].append(path.item) }
    var arranged: ContiguousArray<CompositionalSectionLayout> = []
    arranged.reserveCapacity(update.sections.count)
    for (number, description) in update.sections.enumerated() {
      guard let old = origins.old[number] else {
        arranged.append(makeSection(description, after: arranged.last))
        continue
      }
      let edit = edits[number] ?? ItemEdit()
      let plan =
        sections[old].plan.serves(description) ? sections[old].plan : plan(for: description, like: arranged.last)
      var section = takeSection(old)
      section.update(to: description, plan: plan, edit, forgetting: forgotten[number] ?? [], &solver)
      arranged.append(section)
    }
    replaceSections(with: arranged)
  }

  /// What happens to the items of each section, by the sections' new numbers.
  private func itemEdits(_ update: CompositionalUpdate, _ origins: SectionOrigins) -> [Int: ItemEdit] {
    var edits: [Int: ItemEdit] = [:]
    func delete(_ path: ItemPath) {
      if let new = origins.new[path.section] { edits[new, default: ItemEdit()].deletions.append(path.item) }
    }
    func insert(_ size: AxisSize, at path: ItemPath) {
      edits[path.section, default: ItemEdit()].insertions.append(MeasuredItem(index: path.item, size: size))
    }
    for path in update.deletedItems { delete(path) }
    for path in update.insertedItems { insert(.unmeasured, at: path) }
    for move in update.movedItems {
      delete(move.from)
      insert(sections[move.from.section].measuredSize(of: move.from.item), at: move.to)
    }
    for number in edits.keys { edits[number]?.sort() }
    return edits
  }
}

/// Where the sections of a batch come from and go to.
private struct SectionOrigins {
  /// The old number of each section after the batch; nil for one that is inserted.
  var old: [Int?]
  /// The new number of each section before the batch; nil for one that is deleted.
  var new: [Int?]

  init(_ update: CompositionalUpdate, oldCount: Int) {
    let count = update.sections.count
    precondition(
      count == oldCount - update.deletedSections.count + update.insertedSections.count,
      "\(oldCount) sections are \(count) after \(update.deletedSections.count) went and \(update.insertedSections.count) came"
    )
    old = [Int?](repeating: nil, count: count)
    new = [Int?](repeating: nil, count: oldCount)
    var isTaken = [Bool](repeating: false, count: count)
    var leaves = [Bool](repeating: false, count: oldCount)
    for section in update.deletedSections { leaves[section] = true }
    for section in update.insertedSections { isTaken[section] = true }
    for move in update.movedSections {
      leaves[move.from] = true
      isTaken[move.to] = true
      old[move.to] = move.from
    }
    var free = 0
    for section in 0..<oldCount where !leaves[section] {
      while isTaken[free] { free += 1 }
      old[free] = section
      free += 1
    }
    for (number, section) in old.enumerated() { if let section { new[section] = number } }
  }
}
