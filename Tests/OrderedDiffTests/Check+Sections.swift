@testable import OrderedDiff

extension Check {
  /// What is wrong with the difference of two sectioned collections; nil if nothing is.
  static func sectioned<Section: Hashable, Item: Hashable>(
    _ old: SectionedIdentifiers<Section, Item>, _ new: SectionedIdentifiers<Section, Item>
  ) -> String? {
    let difference = SectionedDifference(from: old, to: new)
    let what = batch(difference, old.counts, new.counts) ?? pairs(difference, old, new) ?? stages(difference, old, new)
    guard what == nil, difference.applying(to: old, inserting: new) == new else {
      return "\(what ?? "replay"), from \(old.nested) to \(new.nested)"
    }
    return nil
  }

  /// What is wrong with the stages; nil if nothing is.
  private static func stages<Section: Hashable, Item: Hashable>(
    _ difference: SectionedDifference, _ old: SectionedIdentifiers<Section, Item>,
    _ new: SectionedIdentifiers<Section, Item>
  ) -> String? {
    var state = old
    var operations = 0
    for stage in difference.stages {
      let next = stage.state.identifiers(old: old, new: new)
      guard stage.batch.kinds == 1 else { return "kinds in a stage" }
      guard stage.batch.applying(to: state, inserting: next) == next else { return "replay of a stage" }
      operations += stage.batch.operationCount
      state = next
    }
    guard operations == difference.batch.operationCount else { return "operations of the stages" }
    return state == new ? nil : "last stage"
  }

  /// Why a collection view would refuse the batch (C12, C13, C16 to C18, C21, C22); nil if it would not.
  static func batch(_ difference: SectionedDifference, _ before: [Int], _ after: [Int]) -> String? {
    let leaving = difference.deletedSections + difference.movedSections.map(\.from)
    let arriving = difference.insertedSections + difference.movedSections.map(\.to)
    let itemsLeaving = difference.deletedItems + difference.movedItems.map(\.from)
    let itemsArriving = difference.insertedItems + difference.movedItems.map(\.to)
    guard Set(leaving).count == leaving.count, Set(arriving).count == arriving.count else { return "a section twice" }
    guard Set(itemsLeaving).count == itemsLeaving.count else { return "an item leaves twice" }
    guard Set(itemsArriving).count == itemsArriving.count else { return "an item arrives twice" }
    guard after.count == before.count - difference.deletedSections.count + difference.insertedSections.count else {
      return "number of sections"
    }
    guard itemsLeaving.allSatisfy({ before.indices ~= $0.section && 0..<before[$0.section] ~= $0.item }) else {
      return "out of range before"
    }
    guard itemsArriving.allSatisfy({ after.indices ~= $0.section && 0..<after[$0.section] ~= $0.item }) else {
      return "out of range after"
    }
    guard !difference.deletedItems.contains(where: { difference.deletedSections.contains($0.section) }),
      !difference.insertedItems.contains(where: { difference.insertedSections.contains($0.section) })
    else { return "an item of its own in a section that goes or comes" }
    for (old, count) in before.enumerated() {
      guard let new = difference.newSection(ofOld: old) else { continue }
      let leaves = itemsLeaving.count { $0.section == old }
      let arrives = itemsArriving.count { $0.section == new }
      guard after[new] == count - leaves + arrives else { return "number of items" }
    }
    return nil
  }

  /// Whether what survives is as much as it has to be, and moves as little as it can.
  private static func pairs<Section: Hashable, Item: Hashable>(
    _ difference: SectionedDifference, _ old: SectionedIdentifiers<Section, Item>,
    _ new: SectionedIdentifiers<Section, Item>
  ) -> String? {
    let outer = OrderedDifference(from: old.sections, to: new.sections)
    guard difference.deletedSections == outer.deletes, difference.insertedSections == outer.inserts,
      difference.movedSections == outer.moves
    else { return "sections" }
    let (before, after) = (old.nested, new.nested)
    var survivors = 0
    var staying = 0
    for (section, (_, items)) in after.enumerated() {
      var origins: [Int] = []
      for item in items.indices {
        let place = ItemPlace(section: section, item: item)
        guard let origin = difference.oldPlace(ofNew: place) else { continue }
        guard before[origin.section].items[origin.item] == items[item] else { return "origin" }
        guard difference.newPlace(ofOld: origin) == place else { return "way forth" }
        survivors += 1
        if difference.oldSection(ofNew: section) == origin.section { origins.append(origin.item) }
      }
      staying += Oracle.longestIncreasing(origins)
    }
    guard survivors == Oracle.survivors(old.items, new.items) else { return "survivors" }
    guard difference.movedItems.count == survivors - staying else { return "moves" }
    guard difference.movedItems.map(\.from).isAscending, difference.deletedItems.isAscending,
      difference.insertedItems.isAscending
    else { return "order" }
    let kept = before.indices.filter { difference.newSection(ofOld: $0) != nil }
    let gone = kept.flatMap { section in
      before[section].items.indices.map { ItemPlace(section: section, item: $0) }
        .filter { difference.newPlace(ofOld: $0) == nil }
    }
    return gone == difference.deletedItems ? nil : "deletes"
  }
}

extension SectionedBatch {
  /// How many kinds of operations there are in the batch.
  fileprivate var kinds: Int {
    [
      deletedSections.count, insertedSections.count, movedSections.count, deletedItems.count, insertedItems.count,
      movedItems.count,
    ]
    .count { $0 > 0 }
  }
}
