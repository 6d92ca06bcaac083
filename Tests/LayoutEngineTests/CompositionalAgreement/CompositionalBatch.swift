import LayoutModel
import ReferenceLayout

/// Draws a batch of changes that fits a layout: sections and items that come, go and move.
struct CompositionalBatch {
  private var random: AgreementRandom
  private let before: [CompositionalSection]

  init(of layout: ReferenceCompositionalLayout, random: AgreementRandom) {
    self.random = random
    before = layout.sectionDescriptions
  }

  mutating func update() -> CompositionalUpdate {
    var update = CompositionalUpdate(sections: [])
    let origins = drawSections(&update)
    var trees = CompositionalTrees(random: AgreementRandom(seed: random.next()))
    update.sections = origins.map { $0.map { before[$0] } ?? trees.section() }
    drawItems(&update, origins: origins)
    for (number, origin) in origins.enumerated() where origin != nil && random.chance(8) {
      // A section may be described anew with every batch; what was measured stays.
      let count = update.sections[number].count
      update.sections[number] = trees.section()
      update.sections[number].count = count
    }
    update.unmeasuredItems = update.sections.enumerated().flatMap { section, description in
      random.subset(below: description.count, percent: 3).map { ItemPath(section: section, item: $0) }
    }
    return update
  }

  /// Draws what happens to the sections; answers the old number of each new section, nil for one that comes.
  private mutating func drawSections(_ update: inout CompositionalUpdate) -> [Int?] {
    guard random.chance(50) else { return before.indices.map(Optional.some) }
    update.deletedSections = random.subset(below: before.count, percent: 20)
    let staying = before.indices.filter { !update.deletedSections.contains($0) }
    let moving = random.subset(below: staying.count, percent: 20).map { staying[$0] }
    let coming = random.pick([0, 0, 1, 2])
    let total = staying.count + coming
    let places = random.distinct(moving.count + coming, below: total)
    update.movedSections = zip(moving, places).map { MovedSection(from: $0, to: $1) }
    update.insertedSections = places.dropFirst(moving.count).sorted()
    var rest = staying.filter { !moving.contains($0) }.makeIterator()
    return (0..<total).map { number in
      if update.insertedSections.contains(number) { return nil }
      return update.movedSections.first { $0.to == number }?.from ?? rest.next()
    }
  }

  /// Draws what happens to the items of sections that stay, and counts them.
  private mutating func drawItems(_ update: inout CompositionalUpdate, origins: [Int?]) {
    let homes = origins.indices.filter { origins[$0] != nil }
    guard !homes.isEmpty else { return }
    var staying: [Int: Int] = [:]
    var coming: [Int: [ItemPath?]] = [:]
    for old in origins.compactMap({ $0 }).sorted() {
      for item in 0..<before[old].count {
        let path = ItemPath(section: old, item: item)
        switch random.below(100) {
        case 0..<8: update.deletedItems.append(path)
        case 8..<14: coming[random.pick(homes), default: []].append(path)
        default: staying[old, default: 0] += 1
        }
      }
    }
    for home in homes {
      for _ in 0..<random.pick([0, 0, 1, 3]) { coming[home, default: []].append(nil) }
      let arrivals = coming[home, default: []]
      let total = staying[origins[home]!, default: 0] + arrivals.count
      for (place, origin) in zip(random.distinct(arrivals.count, below: total), arrivals) {
        let path = ItemPath(section: home, item: place)
        if let origin {
          update.movedItems.append(MovedItem(from: origin, to: path))
        } else {
          update.insertedItems.append(path)
        }
      }
      update.sections[home].count = total
    }
    update.insertedItems.sort()
  }
}
