import LayoutModel
import ReferenceLayout

extension AgreementScene {
  /// Draws a valid batch of changes to `layout`: sections and items deleted, inserted and moved together.
  func update(of layout: ReferenceFlowLayout, _ random: inout AgreementRandom) -> CollectionUpdate {
    var update = CollectionUpdate()
    let percent = random.pick([2, 10, 30, 100])
    var newNumbers = Array(0..<layout.sectionCount)
    if random.chance(30) { newNumbers = changeSections(of: layout, in: &update, &random) }
    changeItems(of: layout, in: &update, newNumbers: newNumbers, percent: percent, &random)
    return update
  }

  /// Draws changes of sections and answers the new number of each old section, -1 for those that go.
  private func changeSections(
    of layout: ReferenceFlowLayout, in update: inout CollectionUpdate, _ random: inout AgreementRandom
  ) -> [Int] {
    let old = layout.sectionCount
    update.deletedSections = random.subset(below: old, percent: random.pick([0, 20, 60]))
    let staying = (0..<old).filter { !update.deletedSections.contains($0) }
    let moved = staying.filter { _ in random.chance(20) }
    let inserted = staying.count < sections.upperBound ? random.among(0...2) : 0
    let destinations = random.distinct(moved.count + inserted, below: staying.count + inserted)
    update.movedSections = zip(moved, destinations).map { MovedSection(from: $0, to: $1) }
    update.insertedSections = destinations.dropFirst(moved.count).sorted().map {
      InsertedSection(section: $0, description: section(&random))
    }
    var newNumbers = [Int](repeating: -1, count: old)
    for move in update.movedSections { newNumbers[move.from] = move.to }
    var free = (0..<(staying.count + inserted)).filter { !destinations.contains($0) }.makeIterator()
    for section in staying where !moved.contains(section) { newNumbers[section] = free.next() ?? -1 }
    return newNumbers
  }

  /// Draws changes of items in the sections that stay.
  private func changeItems(
    of layout: ReferenceFlowLayout, in update: inout CollectionUpdate, newNumbers: [Int], percent: Int,
    _ random: inout AgreementRandom
  ) {
    let staying = newNumbers.indices.filter { newNumbers[$0] >= 0 }
    guard !staying.isEmpty else { return }
    var arriving: [Int: [ItemPath]] = [:]
    var remaining: [Int: Int] = [:]
    let movePercent = random.pick([0, percent / 2])
    for old in staying {
      var rest = 0
      for item in 0..<layout.itemCount(inSection: old) {
        let path = ItemPath(section: old, item: item)
        if random.chance(percent), random.chance(50) {
          update.deletedItems.append(path)
        } else if random.chance(movePercent) {
          arriving[newNumbers[random.chance(50) ? old : random.pick(staying)], default: []].append(path)
        } else {
          rest += 1
        }
      }
      remaining[newNumbers[old]] = rest
    }
    for section in staying.map({ newNumbers[$0] }).sorted() {
      let moved = arriving[section] ?? []
      let rest = remaining[section] ?? 0
      let inserted = rest + moved.count < itemsPerSection.upperBound ? random.among(0...3) : 0
      let places = random.distinct(moved.count + inserted, below: rest + moved.count + inserted)
      update.movedItems += zip(moved, places).map { MovedItem(from: $0, to: ItemPath(section: section, item: $1)) }
      update.insertedItems += places.dropFirst(moved.count).sorted().map {
        InsertedItem(path: ItemPath(section: section, item: $0), size: size(&random))
      }
    }
  }
}
