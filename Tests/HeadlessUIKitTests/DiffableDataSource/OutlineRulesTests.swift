import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Diffable data source: section snapshots") struct OutlineRulesTests {
  /// 1{2,3{4}},5 with 1 expanded.
  private func tree() -> DiffableFixture.Tree {
    var tree = DiffableFixture.Tree()
    tree.append([1, 5])
    tree.append([2, 3], to: 1)
    tree.append([4], to: 3)
    tree.expand([1])
    return tree
  }

  @Test("E42: a section gets what is visible; an unknown one is added at the end; items of others are moved in")
  func apply() {
    let fixture = DiffableFixture([(0, [10, 3, 11]), (1, [12])])
    fixture.source.apply(tree(), to: 7)
    #expect(describe(fixture.source.snapshot()) == "0:10,11 1:12 7:1,2,3,5")
    #expect(fixture.shown == ["10", "11", "12", "1", "2", "3", "5"])
    #expect(fixture.asked.sorted() == [1, 2, 5])
    fixture.source.apply(tree(), to: 0)
    #expect(describe(fixture.source.snapshot()) == "0:1,2,3,5 1:12 7:")
  }

  @Test("E43: the tree of a section is remembered; without one its items are roots; without a section there are none")
  func remembered() {
    let fixture = DiffableFixture([(0, [10, 11])])
    fixture.source.apply(tree(), to: 7)
    #expect(fixture.source.snapshot(for: 7).isEqual(to: tree()))
    #expect(fixture.source.snapshot(for: 0).rootItems == [10, 11])
    #expect(fixture.source.snapshot(for: 99).items.isEmpty)
  }

  @Test("E44: a plain snapshot holds what is visible, and overrides the trees when it is applied")
  func overriding() {
    let fixture = DiffableFixture()
    fixture.source.apply(tree(), to: 7)
    var snapshot = fixture.source.snapshot()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 5])
    snapshot.deleteItems([2])
    fixture.source.apply(snapshot)
    #expect(fixture.source.snapshot(for: 7).rootItems == [1, 3, 5])
    #expect(!fixture.source.snapshot(for: 7).contains(4))
  }

  @Test("E45: a finger expands an item, with the children that the handler answers")
  func expanding() {
    let fixture = DiffableFixture()
    fixture.source.apply(tree(), to: 7)
    fixture.layOut()
    var calls: [String] = []
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = { item in
      calls.append("should \(item)")
      return true
    }
    fixture.source.sectionSnapshotHandlers.willExpandItem = { item in
      calls.append("will \(item) \(fixture.source.snapshot(for: 7).isExpanded(3))")
    }
    fixture.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
      calls.append("children \(item) \(below.items) \(fixture.source.snapshot().numberOfItems)")
      var below = below
      below.append([8])
      return below
    }
    fixture.asked = []
    fixture.source.toggleExpansion(of: 3)
    #expect(calls == ["should 3", "will 3 false", "children 3 [4] 4"])
    #expect(fixture.shown == ["1", "2", "3", "4", "8", "5"])
    #expect(fixture.asked.sorted() == [4, 8])
    #expect(fixture.source.snapshot(for: 7).isExpanded(3))
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    fixture.source.toggleExpansion(of: 5)
    #expect(!fixture.source.snapshot(for: 7).isExpanded(5))
  }

  @Test("E45: what a handler applies before an item is expanded stays")
  func applyingMeanwhile() {
    let fixture = DiffableFixture()
    fixture.source.apply(tree(), to: 7)
    fixture.layOut()
    fixture.source.sectionSnapshotHandlers.willExpandItem = { _ in
      var snapshot = fixture.source.snapshot()
      snapshot.appendSections([8])
      snapshot.appendItems([777], toSection: 8)
      fixture.source.apply(snapshot, animatingDifferences: false)
    }
    fixture.source.toggleExpansion(of: 3)
    #expect(fixture.source.snapshot().sectionIdentifier(containingItem: 777) == 8)
    #expect(fixture.source.snapshot(for: 7).isExpanded(3))
    #expect(fixture.shown == ["1", "2", "3", "4", "5", "777"])
    // One that takes the item away leaves nothing to expand.
    fixture.source.sectionSnapshotHandlers.willExpandItem = { _ in
      var snapshot = fixture.source.snapshot()
      snapshot.deleteItems([5])
      fixture.source.apply(snapshot, animatingDifferences: false)
    }
    fixture.source.toggleExpansion(of: 5)
    #expect(fixture.shown == ["1", "2", "3", "4", "777"])
  }

  @Test("E45: a finger collapses an item")
  func collapsing() {
    let fixture = DiffableFixture()
    fixture.source.apply(tree(), to: 7)
    fixture.layOut()
    var calls: [String] = []
    fixture.source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      calls.append("should \(item)")
      return item == 1
    }
    fixture.source.sectionSnapshotHandlers.willCollapseItem = { item in
      calls.append("will \(item) \(fixture.source.snapshot(for: 7).isExpanded(1))")
    }
    fixture.source.toggleExpansion(ofItemAt: [0, 0])
    #expect(calls == ["should 1", "will 1 true"])
    #expect(fixture.shown == ["1", "5"])
    // What is below keeps its state, and comes back.
    fixture.source.toggleExpansion(ofItemAt: [0, 0])
    #expect(fixture.shown == ["1", "2", "3", "5"])
  }

  @Test("B75: an item's level is that in its tree")
  func levels() {
    let fixture = DiffableFixture([(0, [10])])
    var expanded = tree()
    expanded.expand([3])
    fixture.source.apply(expanded, to: 7)
    let source: any OutlineDataSource = fixture.source
    #expect((0..<5).map { source.outlineLevel(ofItemAt: [1, $0]) } == [0, 1, 1, 2, 0])
    #expect(source.outlineLevel(ofItemAt: [0, 0]) == nil)
    #expect(source.outlineLevel(ofItemAt: [5, 5]) == nil)
    #expect(source.isOutlineItemExpanded(at: [1, 2]))
    #expect(!source.isOutlineItemExpanded(at: [1, 4]))
  }
}
