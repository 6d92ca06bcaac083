import Testing

@testable import HeadlessUIKit

/// An identifier whose hash says little: four values collide.
struct Colliding: Hashable, Sendable {
  var value: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(value / 4)
  }
}

/// What a snapshot does, by arrays alone.
struct SnapshotModel<Item: Hashable & Sendable> {
  var names: [Int] = []
  var contents: [[Item]] = []

  mutating func remove(_ items: [Item]) {
    for section in contents.indices { contents[section].removeAll { items.contains($0) } }
  }

  func place(_ item: Item) -> (section: Int, item: Int)? {
    for section in contents.indices {
      if let place = contents[section].firstIndex(of: item) { return (section, place) }
    }
    return nil
  }

  mutating func insert(_ items: [Item], beside other: Item, after: Bool) {
    remove(items)
    guard let place = place(other) else { return }
    contents[place.section].insert(contentsOf: items, at: place.item + (after ? 1 : 0))
  }

  mutating func move(from: Int, beside other: Int, after: Bool) {
    let target = names[other]
    let name = names.remove(at: from)
    let items = contents.remove(at: from)
    let place = (names.firstIndex(of: target) ?? 0) + (after ? 1 : 0)
    names.insert(name, at: place)
    contents.insert(items, at: place)
  }
}

@Suite("Snapshots: at random, against arrays") struct SnapshotModelTests {
  /// Changes that are made to a snapshot and to the model of it.
  struct Pair<Item: Hashable & Sendable> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    var model = SnapshotModel<Item>()
    var numbers: SeededNumbers
    var counter = 0
    let make: (Int) -> Item

    mutating func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

    mutating func fresh(_ most: Int) -> [Item] {
      (0..<random(0...most)).map { _ in
        counter += 1
        return make(counter)
      }
    }

    mutating func some(_ most: Int) -> [Item] {
      Array(model.contents.joined().shuffled(using: &numbers).prefix(random(0...most)))
    }

    mutating func step(size: Int) {
      let all = Array(model.contents.joined())
      let isAfter = random(0...1) == 0
      switch random(0...11) {
      case 0: addSections()
      case 1 where model.names.count > 1:
        let from = random(0...model.names.count - 1)
        let to = random(0...model.names.count - 1)
        guard from != to else { return }
        let (name, other) = (model.names[from], model.names[to])
        if isAfter {
          snapshot.moveSection(name, afterSection: other)
        } else {
          snapshot.moveSection(name, beforeSection: other)
        }
        model.move(from: from, beside: to, after: isAfter)
      case 2 where random(0...3) == 0 && model.names.count > 1:
        let gone = model.names.filter { _ in random(0...3) == 0 }
        snapshot.deleteSections(gone)
        for name in gone {
          guard let index = model.names.firstIndex(of: name) else { continue }
          model.names.remove(at: index)
          model.contents.remove(at: index)
        }
      case 3, 4:
        let items = some(random(0...4) == 0 ? all.count : 3)
        snapshot.deleteItems(items)
        model.remove(items)
      case 5 where !all.isEmpty, 6 where !all.isEmpty:
        guard let item = all.randomElement(using: &numbers), let other = all.randomElement(using: &numbers),
          item != other
        else { return }
        if isAfter { snapshot.moveItem(item, afterItem: other) } else { snapshot.moveItem(item, beforeItem: other) }
        model.insert([item], beside: other, after: isAfter)
      case 7 where !all.isEmpty, 8 where !all.isEmpty:
        guard let other = all.randomElement(using: &numbers) else { return }
        let items = (fresh(size) + some(2)).filter { $0 != other }.shuffled(using: &numbers)
        if isAfter {
          snapshot.insertItems(items, afterItem: other)
        } else {
          snapshot.insertItems(items, beforeItem: other)
        }
        model.insert(items, beside: other, after: isAfter)
      default: appendItems(size)
      }
    }

    mutating func addSections() {
      let added = (0..<random(1...3)).map { counter + $0 + 1 }
      counter += 3
      let index = random(0...model.names.count)
      if index == model.names.count {
        snapshot.appendSections(added)
      } else {
        snapshot.insertSections(added, beforeSection: model.names[index])
      }
      model.names.insert(contentsOf: added, at: index)
      model.contents.insert(contentsOf: added.map { _ in [] }, at: index)
    }

    mutating func appendItems(_ size: Int) {
      guard !model.names.isEmpty else { return }
      let section = random(0...3) == 0 ? random(0...model.names.count - 1) : model.names.count - 1
      let items = fresh(size) + (random(0...5) == 0 ? some(2) : [])
      snapshot.appendItems(items, toSection: model.names[section])
      model.remove(items)
      model.contents[section] += items
    }

    func check() {
      #expect(snapshot.sectionIdentifiers == model.names)
      #expect(model.names.map { snapshot.itemIdentifiers(inSection: $0) } == model.contents)
      let all = Array(model.contents.joined())
      #expect(snapshot.itemIdentifiers == all)
      #expect(snapshot.numberOfItems == all.count)
      #expect(snapshot.numberOfSections == model.names.count)
      #expect(all.map { snapshot.indexOfItem($0) } == Array(all.indices))
      #expect(model.names.map { snapshot.indexOfSection($0) } == Array(model.names.indices))
      #expect(model.names.map { snapshot.numberOfItems(inSection: $0) } == model.contents.map(\.count))
      for (name, items) in zip(model.names, model.contents) {
        #expect(items.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == name })
      }
      #expect(snapshot.order.invariantViolations().isEmpty)
    }
  }

  private func run<Item: Hashable & Sendable>(_ seed: Int, steps: Int, size: Int, _ make: @escaping (Int) -> Item) {
    var pair = Pair(numbers: SeededNumbers(state: UInt64(seed)), make: make)
    var kept: [Pair<Item>] = []
    for step in 0..<steps {
      if step % 7 == 0 { kept.append(pair) }
      pair.step(size: size)
      pair.check()
    }
    // Copies that were taken on the way are as they were.
    for copy in kept { copy.check() }
  }

  @Test("E2 to E11, E17: few items, in every mixture of changes", arguments: 0..<24)
  func small(seed: Int) {
    run(seed, steps: 40, size: 3) { $0 }
  }

  @Test("E2 to E11, E17: identifiers whose hashes collide", arguments: 0..<10)
  func colliding(seed: Int) {
    run(seed, steps: 40, size: 6) { Colliding(value: $0) }
  }

  @Test("E2 to E11, E17: more items than a leaf holds", arguments: 0..<4)
  func large(seed: Int) {
    run(seed, steps: 40, size: 700) { "item \($0)" }
  }
}

@Suite("Snapshots: prefix sums") struct PrefixSumsTests {
  @Test("Sums and places are those that counting gives", arguments: 0..<20)
  func sums(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed))
    var counts = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in Int.random(in: 0...3, using: &numbers) }
    var sums = PrefixSums(counts)
    for _ in 0..<30 {
      if counts.isEmpty || Bool.random(using: &numbers) {
        counts.append(Int.random(in: 0...3, using: &numbers))
        sums.append(counts[counts.count - 1])
      } else {
        let place = Int.random(in: 0..<counts.count, using: &numbers)
        counts[place] += 2
        sums.add(2, at: place)
      }
      #expect(sums.count == counts.count)
      #expect(
        (0...counts.count).map { sums.total(before: $0) } == (0...counts.count).map { counts[..<$0].reduce(0, +) })
      let units = counts.enumerated().flatMap { index, count in (0..<count).map { [index, $0] } }
      #expect(units.indices.map { [sums.locate($0).index, sums.locate($0).offset] } == units)
    }
  }
}
