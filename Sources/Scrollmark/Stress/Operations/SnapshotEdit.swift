import UIKit

/// A snapshot that is edited, and the plain lists that it is held to.
@MainActor struct SnapshotEdit {
  private(set) var snapshot: StressScene.Snapshot
  private(set) var sections: [[Int]]
  private(set) var names: [Int]
  private let scene: StressScene

  init(_ scene: StressScene, _ snapshot: StressScene.Snapshot) {
    self.scene = scene
    self.snapshot = snapshot
    sections = scene.model.sections
    names = scene.model.sectionNames
  }

  /// Does the edit that three numbers of an operation say.
  mutating func apply(_ operation: Operation, from index: Int) {
    switch operation.choice(index, of: 12) {
    case 0, 1: insertItems(operation, index, after: operation.number(index) & 16 == 0)
    case 2, 3, 4: moveItem(operation, index, after: operation.number(index) & 16 == 0)
    case 5, 6: deleteItem(operation, index)
    case 7: appendItems(operation, index)
    case 8: appendAgain(operation, index)
    case 9: insertSection(operation, index)
    case 10: moveSection(operation, index)
    default: deleteSection(operation, index)
    }
  }

  // MARK: Items

  private func spot(_ operation: Operation, _ index: Int) -> (section: Int, item: Int)? {
    let count = sections.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    var left = operation.choice(index, of: count)
    for (section, items) in sections.enumerated() {
      if left < items.count { return (section, left) }
      left -= items.count
    }
    return nil
  }

  private func name(_ spot: (section: Int, item: Int)) -> StressName { scene.name(sections[spot.section][spot.item]) }

  private mutating func insertItems(_ operation: Operation, _ index: Int, after: Bool) {
    guard let other = spot(operation, index + 1) else { return }
    let new = (0...operation.choice(index + 2, of: 4)).map { _ in scene.model.newItem() }
    if after {
      snapshot.insertItems(new.map(scene.name), afterItem: name(other))
    } else {
      snapshot.insertItems(new.map(scene.name), beforeItem: name(other))
    }
    sections[other.section].insert(contentsOf: new, at: after ? other.item + 1 : other.item)
  }

  private mutating func moveItem(_ operation: Operation, _ index: Int, after: Bool) {
    guard let from = spot(operation, index + 1), let other = spot(operation, index + 2) else { return }
    let item = sections[from.section][from.item]
    let beside = sections[other.section][other.item]
    guard item != beside else { return }
    if after {
      snapshot.moveItem(scene.name(item), afterItem: scene.name(beside))
    } else {
      snapshot.moveItem(scene.name(item), beforeItem: scene.name(beside))
    }
    sections[from.section].remove(at: from.item)
    guard let place = sections[other.section].firstIndex(of: beside) else { return }
    sections[other.section].insert(item, at: after ? place + 1 : place)
  }

  private mutating func deleteItem(_ operation: Operation, _ index: Int) {
    guard let spot = spot(operation, index + 1) else { return }
    snapshot.deleteItems([name(spot)])
    sections[spot.section].remove(at: spot.item)
  }

  private mutating func appendItems(_ operation: Operation, _ index: Int) {
    guard !sections.isEmpty else { return }
    let section = operation.choice(index + 1, of: sections.count)
    let new = (0...operation.choice(index + 2, of: 4)).map { _ in scene.model.newItem() }
    snapshot.appendItems(new.map(scene.name), toSection: scene.name(names[section]))
    sections[section] += new
  }

  /// An item that is there already is moved to the end (E5).
  private mutating func appendAgain(_ operation: Operation, _ index: Int) {
    guard let spot = spot(operation, index + 1) else { return }
    let section = operation.choice(index + 2, of: sections.count)
    snapshot.appendItems([name(spot)], toSection: scene.name(names[section]))
    let item = sections[spot.section].remove(at: spot.item)
    sections[section].append(item)
  }

  // MARK: Sections

  private mutating func insertSection(_ operation: Operation, _ index: Int) {
    let section = scene.model.newSection()
    let new = (0..<operation.choice(index + 2, of: 5)).map { _ in scene.model.newItem() }
    let place = operation.choice(index + 1, of: names.count + 1)
    if place == names.count {
      snapshot.appendSections([scene.name(section)])
    } else {
      snapshot.insertSections([scene.name(section)], beforeSection: scene.name(names[place]))
    }
    snapshot.appendItems(new.map(scene.name), toSection: scene.name(section))
    names.insert(section, at: place)
    sections.insert(new, at: place)
  }

  private mutating func moveSection(_ operation: Operation, _ index: Int) {
    guard names.count > 1 else { return }
    let from = operation.choice(index + 1, of: names.count)
    let beside = names[operation.choice(index + 2, of: names.count)]
    guard names[from] != beside else { return }
    snapshot.moveSection(scene.name(names[from]), afterSection: scene.name(beside))
    let section = names.remove(at: from)
    let items = sections.remove(at: from)
    guard let place = names.firstIndex(of: beside) else { return }
    names.insert(section, at: place + 1)
    sections.insert(items, at: place + 1)
  }

  private mutating func deleteSection(_ operation: Operation, _ index: Int) {
    guard names.count > 1 else { return }
    let section = operation.choice(index + 1, of: names.count)
    snapshot.deleteSections([scene.name(names[section])])
    names.remove(at: section)
    sections.remove(at: section)
  }
}

/// A section snapshot that is edited, and the plain tree that it is held to.
@MainActor struct OutlineEdit {
  private(set) var snapshot: StressScene.SectionSnapshot
  private(set) var outline: Outline
  private let scene: StressScene
  private let section: Int

  init(_ scene: StressScene, _ snapshot: StressScene.SectionSnapshot, _ outline: Outline, _ section: Int) {
    self.scene = scene
    self.snapshot = snapshot
    self.outline = outline
    self.section = section
  }

  /// Does the edit that three numbers of an operation say.
  mutating func apply(_ operation: Operation, from index: Int) {
    let scene = scene
    let new = { (count: Int) in (0..<count).map { _ in scene.model.newItem() } }
    let kind = operation.choice(index, of: 12)
    let entries = outline.entries
    if kind == 0 || entries.isEmpty {
      let items = new(1 + operation.choice(index + 2, of: 4))
      snapshot.append(items.map(scene.name))
      return outline.append(items)
    }
    if kind == 11 { return takeFromElsewhere(operation, index) }
    let item = entries[operation.choice(index + 1, of: entries.count)].item
    switch kind {
    case 1, 2, 3:
      let items = new(1 + operation.choice(index + 2, of: 3))
      snapshot.append(items.map(scene.name), to: scene.name(item))
      outline.append(items, below: item)
    case 4:
      let items = new(1 + operation.choice(index + 2, of: 2))
      snapshot.insert(items.map(scene.name), before: scene.name(item))
      outline.insert(items, beside: item, after: false)
    case 5:
      let items = new(1 + operation.choice(index + 2, of: 2))
      snapshot.insert(items.map(scene.name), after: scene.name(item))
      outline.insert(items, beside: item, after: true)
    case 6:
      snapshot.delete([scene.name(item)])
      outline.delete(item)
    case 7:
      var below = StressScene.SectionSnapshot()
      let items = new(operation.choice(index + 2, of: 4))
      below.append(items.map(scene.name))
      snapshot.replace(childrenOf: scene.name(item), using: below)
      outline.replaceChildren(of: item, with: items)
    case 8:
      snapshot.collapse([scene.name(item)])
      outline.setExpanded(false, item)
    default:
      snapshot.expand([scene.name(item)])
      outline.setExpanded(true, item)
    }
  }

  /// An item of another section comes in as a root.
  private mutating func takeFromElsewhere(_ operation: Operation, _ index: Int) {
    let here = Set(outline.entries.map(\.item))
    let others = zip(scene.model.sectionNames, scene.model.sections).filter { $0.0 != section }.flatMap(\.1)
      .filter { !here.contains($0) }
    guard !others.isEmpty else { return }
    let item = others[operation.choice(index + 1, of: others.count)]
    snapshot.append([scene.name(item)])
    outline.append([item])
  }
}

extension StressScene {
  /// What a section snapshot says otherwise than a plain tree; nil if it says the same.
  func wrongTree(_ snapshot: SectionSnapshot, _ outline: Outline) -> String? {
    let entries = outline.entries
    if snapshot.items.map(\.number) != entries.map(\.item) { return "E37: the tree has other items" }
    if snapshot.rootItems.map(\.number) != entries.filter({ $0.level == 0 }).map(\.item) {
      return "E37: the tree has other roots"
    }
    if snapshot.visibleItems.map(\.number) != outline.visible { return "E37: other items of the tree are visible" }
    // Finding a place costs O(n): in a large tree only some items are asked for theirs.
    let step = max(1, entries.count / 256)
    for (index, entry) in entries.enumerated() {
      let item = name(entry.item)
      let found = Outline.Entry(
        item: entry.item, level: snapshot.level(of: item), parent: snapshot.parent(of: item)?.number,
        isExpanded: snapshot.isExpanded(item), isVisible: snapshot.isVisible(item))
      if found != entry { return "E38: the tree has \(found) where it should have \(entry)" }
      if index % step == 0, snapshot.index(of: item) != index {
        return "E38: item \(entry.item) of the tree is not at \(index)"
      }
    }
    return nil
  }
}
