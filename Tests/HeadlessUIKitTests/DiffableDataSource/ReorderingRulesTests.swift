import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Diffable data source: reordering") struct ReorderingRulesTests {
  typealias Transaction = NSDiffableDataSourceTransaction<Int, Int>

  private func fixture(_ sections: [(Int, [Int])]) -> DiffableFixture {
    let fixture = DiffableFixture(sections)
    fixture.source.reorderingHandlers.canReorderItem = { $0 != 99 }
    return fixture
  }

  @Test("E47: without a handler nothing can be moved, with one it is asked")
  func permission() {
    let fixture = DiffableFixture([(0, [1, 99])])
    #expect(!fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
    fixture.source.reorderingHandlers.canReorderItem = { $0 != 99 }
    #expect(!fixture.view.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
  }

  @Test("E48: the handlers are told once the movement ends, before and after the order changes")
  func movement() throws {
    let fixture = fixture([(0, [1, 2, 3, 4])])
    var calls: [String] = []
    fixture.source.reorderingHandlers.willReorder = { _ in
      calls.append("will " + describe(fixture.source.snapshot()))
    }
    fixture.source.reorderingHandlers.didReorder = { _ in
      calls.append("did " + describe(fixture.source.snapshot()))
    }
    #expect(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    #expect(describe(fixture.source.snapshot()) == "0:1,2,3,4")
    #expect(calls.isEmpty)
    fixture.asked = []
    fixture.view.endInteractiveMovement()
    #expect(calls == ["will 0:1,2,3,4", "did 0:2,3,1,4"])
    #expect(fixture.shown == ["2", "3", "1", "4"])
    // The next difference is taken from the order that the finger made.
    fixture.apply([(0, [2, 3, 1, 4, 5])])
    #expect(fixture.asked == [5])
  }

  @Test("E48: a movement that is cancelled changes nothing")
  func cancelled() {
    let fixture = fixture([(0, [1, 2, 3])])
    var calls = 0
    fixture.source.reorderingHandlers.willReorder = { _ in calls += 1 }
    fixture.source.reorderingHandlers.didReorder = { _ in calls += 1 }
    #expect(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    fixture.view.cancelInteractiveMovement()
    #expect(calls == 0)
    #expect(describe(fixture.source.snapshot()) == "0:1,2,3")
    #expect(fixture.shown == ["1", "2", "3"])
  }

  /// What `didReorder` is told of a move.
  private func transaction(
    _ sections: [(Int, [Int])], from: IndexPath, to: IndexPath
  ) throws -> Transaction {
    let fixture = fixture(sections)
    var told: Transaction?
    fixture.source.reorderingHandlers.didReorder = { told = $0 }
    fixture.source.collectionView(fixture.view, moveItemAt: from, to: to)
    return try #require(told)
  }

  @Test("E49: a transaction says what changed, in all and in each changed section, the last first")
  func transactions() throws {
    let told = try transaction([(7, [1, 2, 3]), (8, [4]), (9, [5, 6])], from: [0, 1], to: [2, 1])
    #expect(describe(told.initialSnapshot) == "7:1,2,3 8:4 9:5,6")
    #expect(describe(told.finalSnapshot) == "7:1,3 8:4 9:5,2,6")
    #expect(
      Array(told.difference) == [
        .remove(offset: 1, element: 2, associatedWith: 4), .insert(offset: 4, element: 2, associatedWith: 1),
      ])
    #expect(told.sectionTransactions.map(\.sectionIdentifier) == [9, 7])
    let (last, first) = (told.sectionTransactions[0], told.sectionTransactions[1])
    #expect(last.initialSnapshot.items == [5, 6])
    #expect(last.finalSnapshot.items == [5, 2, 6])
    #expect(Array(last.difference) == [.insert(offset: 1, element: 2, associatedWith: nil)])
    #expect(first.finalSnapshot.items == [1, 3])
    #expect(Array(first.difference) == [.remove(offset: 1, element: 2, associatedWith: nil)])
  }

  @Test("E49: a move within one section changes that one alone")
  func oneSection() throws {
    let told = try transaction([(7, [1]), (8, [2, 3, 4])], from: [1, 2], to: [1, 0])
    #expect(describe(told.finalSnapshot) == "7:1 8:4,2,3")
    #expect(told.sectionTransactions.map(\.sectionIdentifier) == [8])
    #expect(
      Array(told.sectionTransactions[0].difference) == [
        .remove(offset: 2, element: 4, associatedWith: 0), .insert(offset: 0, element: 4, associatedWith: 2),
      ])
  }

  @Test("E50: a client's own array follows by applying the difference", arguments: 0..<40)
  func applying(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed))
    let sections = [(0, [1, 2, 3, 4]), (1, [5]), (2, []), (3, [6, 7])]
    let from = try #require([[0, 0], [0, 1], [0, 3], [1, 0], [3, 1]].randomElement(using: &numbers))
    let target = Int.random(in: 0...3, using: &numbers)
    let room = sections[target].1.count - (from[0] == target ? 1 : 0)
    let to: IndexPath = [target, Int.random(in: 0...room, using: &numbers)]
    let told = try transaction(sections, from: IndexPath(indexes: from), to: to)
    #expect(sections.flatMap(\.1).applying(told.difference) == told.finalSnapshot.itemIdentifiers)
    for section in told.sectionTransactions {
      #expect(
        section.initialSnapshot.visibleItems.applying(section.difference) == section.finalSnapshot.visibleItems)
    }
    var expected = sections.map(\.1)
    let item = expected[from[0]].remove(at: from[1])
    expected[to.section].insert(item, at: to.item)
    #expect(told.finalSnapshot.sectionIdentifiers.map { told.finalSnapshot.itemIdentifiers(inSection: $0) } == expected)
  }

  @Test("E43, E48: the tree of a section follows a move, or is given up if it cannot")
  func trees() {
    let fixture = fixture([])
    var tree = DiffableFixture.Tree()
    tree.append([1, 5, 6])
    tree.append([2, 3], to: 1)
    tree.expand([1])
    fixture.source.apply(tree, to: 7)
    fixture.source.collectionView(fixture.view, moveItemAt: [0, 4], to: [0, 1])
    #expect(fixture.source.snapshot(for: 7).visibleItems == [1, 6, 2, 3, 5])
    #expect(fixture.source.snapshot(for: 7).parent(of: 6) == 1)
    // A parent that leaves what is below it behind makes a list of the section.
    fixture.source.collectionView(fixture.view, moveItemAt: [0, 0], to: [0, 4])
    #expect(fixture.source.snapshot(for: 7).rootItems == [6, 2, 3, 5, 1])
  }
}
