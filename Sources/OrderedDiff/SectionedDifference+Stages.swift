extension SectionedDifference {
  /// The same difference in steps of one kind each, those without operations left out: deletions of items, insertions of
  /// sections, moves of items, deletions of sections, moves of sections, insertions of items. Performed one after another they
  /// lead from the collection before to the one after, with as many operations as the one batch has. O(n).
  public var stages: [DifferenceStage] {
    let plan = StagePlan(self)
    return [
      plan.deleteItems(), plan.insertSections(), plan.moveItems(), plan.deleteSections(), plan.moveSections(),
      plan.insertItems(),
    ]
    .filter { !$0.batch.isEmpty }
  }
}

/// The making of stages, in their order.
private struct StagePlan {
  let difference: SectionedDifference
  /// The sections between the insertion and the deletion of sections: the old and the inserted ones.
  let merged: [StagedCollection.Origin]
  /// The new place of each old item, -1 if it is gone.
  let newItems: [Int]
  /// The old place of each new item, -1 if it is new.
  let oldItems: [Int]

  init(_ difference: SectionedDifference) {
    self.difference = difference
    merged = Self.merge(difference)
    var newItems = [Int](repeating: -1, count: Int(difference.sections.oldStarts.last!))
    var oldItems = [Int](repeating: -1, count: Int(difference.sections.newStarts.last!))
    difference.pairing.forEachPair { old, new in
      newItems[old] = new
      oldItems[new] = old
    }
    self.newItems = newItems
    self.oldItems = oldItems
  }

  /// The sections of both sides in one order, in which those that do not move keep theirs on either side.
  private static func merge(_ difference: SectionedDifference) -> [StagedCollection.Origin] {
    let moved = Set(difference.movedSections.map(\.to))
    var merged: [StagedCollection.Origin] = []
    var next = 0
    for new in difference.sections.oldSections.indices where !moved.contains(new) {
      guard let old = difference.oldSection(ofNew: new) else {
        merged.append(.new(new))
        continue
      }
      merged += (next...old).map { .old($0) }
      next = old + 1
    }
    return merged + (next..<difference.sections.newSections.count).map { .old($0) }
  }

  // MARK: What sections hold on the way

  /// An old section without the items that have a deletion of their own.
  private func kept(_ old: Int) -> [StagedCollection.Origin] {
    let survives = difference.newSection(ofOld: old) != nil
    return difference.sections.oldItems(old).filter { !survives || newItems[$0] >= 0 }.map { .old($0) }
  }

  /// The items of a new section that do not come from elsewhere.
  private func fresh(_ new: Int) -> [StagedCollection.Origin] {
    difference.sections.newItems(new).filter { oldItems[$0] < 0 }.map { .new($0) }
  }

  /// The survivors of a new section in their new order, and between them what is new if the section is too.
  private func arrived(_ new: Int) -> [StagedCollection.Origin] {
    let isNew = difference.oldSection(ofNew: new) == nil
    return difference.sections.newItems(new).compactMap { item in
      oldItems[item] >= 0 ? .old(oldItems[item]) : isNew ? .new(item) : nil
    }
  }

  /// What is in a section of either side after the items have moved.
  private func settled(_ section: StagedCollection.Origin) -> [StagedCollection.Origin] {
    switch section {
    case .new(let new): arrived(new)
    case .old(let old):
      difference.newSection(ofOld: old).map(arrived)
        ?? difference.sections.oldItems(old).filter { newItems[$0] < 0 }.map { .old($0) }
    }
  }

  private func isDeleted(_ section: StagedCollection.Origin) -> Bool {
    guard case .old(let old) = section else { return false }
    return difference.newSection(ofOld: old) == nil
  }

  private static func collection(
    _ sections: some Sequence<StagedCollection.Origin>, items: (StagedCollection.Origin) -> [StagedCollection.Origin]
  ) -> StagedCollection {
    var collection = StagedCollection()
    for section in sections { collection.append(section, items: items(section)) }
    return collection
  }

  // MARK: The stages

  func deleteItems() -> DifferenceStage {
    var batch = SectionedBatch()
    batch.deletedItems = difference.deletedItems
    let sections = difference.sections.newSections.indices.map { StagedCollection.Origin.old($0) }
    return DifferenceStage(batch: batch, state: Self.collection(sections) { section in section.old.map(kept) ?? [] })
  }

  func insertSections() -> DifferenceStage {
    var batch = SectionedBatch()
    batch.insertedSections = merged.indices.filter { merged[$0].old == nil }
    return DifferenceStage(batch: batch, state: beforeMoves)
  }

  private var beforeMoves: StagedCollection {
    Self.collection(merged) { section in
      switch section {
      case .old(let old): kept(old)
      case .new(let new): fresh(new)
      }
    }
  }

  func moveItems() -> DifferenceStage {
    var batch = SectionedBatch()
    let state = Self.collection(merged, items: settled)
    if !difference.movedItems.isEmpty {
      let before = places(beforeMoves)
      let after = places(state)
      batch.movedItems = difference.movedItems
        .map { difference.sections.oldItems($0.from.section).lowerBound + $0.from.item }
        .map { Move(from: before[$0], to: after[$0]) }
        .sorted { $0.from < $1.from }
    }
    return DifferenceStage(batch: batch, state: state)
  }

  /// Where each old item is in a state.
  private func places(_ state: StagedCollection) -> [ItemPlace] {
    var places = [ItemPlace](repeating: ItemPlace(section: 0, item: 0), count: newItems.count)
    var start = 0
    for (section, count) in state.counts.enumerated() {
      for item in 0..<count {
        if let old = state.items[start + item].old { places[old] = ItemPlace(section: section, item: item) }
      }
      start += count
    }
    return places
  }

  func deleteSections() -> DifferenceStage {
    var batch = SectionedBatch()
    batch.deletedSections = merged.indices.filter { isDeleted(merged[$0]) }
    return DifferenceStage(batch: batch, state: Self.collection(merged.filter { !isDeleted($0) }, items: settled))
  }

  func moveSections() -> DifferenceStage {
    var batch = SectionedBatch()
    let before = merged.filter { !isDeleted($0) }
    let positions = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($0.element, $0.offset) })
    batch.movedSections = difference.movedSections
      .map { Move(from: positions[.old($0.from)]!, to: $0.to) }
      .sorted { $0.from < $1.from }
    return DifferenceStage(batch: batch, state: Self.collection(finalSections, items: settled))
  }

  private var finalSections: [StagedCollection.Origin] {
    difference.sections.oldSections.indices.map { new in
      difference.oldSection(ofNew: new).map { .old($0) } ?? .new(new)
    }
  }

  func insertItems() -> DifferenceStage {
    var batch = SectionedBatch()
    batch.insertedItems = difference.insertedItems
    let sections = difference.sections.oldSections.indices.map { StagedCollection.Origin.new($0) }
    let state = Self.collection(sections) { section in
      guard case .new(let new) = section else { return [] }
      return difference.sections.newItems(new).map { .new($0) }
    }
    return DifferenceStage(batch: batch, state: state)
  }
}

extension StagedCollection.Origin {
  /// The place of the collection before, if it is from there.
  fileprivate var old: Int? {
    guard case .old(let place) = self else { return nil }
    return place
  }
}
