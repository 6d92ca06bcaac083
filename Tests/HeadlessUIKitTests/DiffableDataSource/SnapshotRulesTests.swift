import Testing
import UIKit

/// Sections and items of a snapshot as text: "a:1,2 b:3".
func describe<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
) -> String {
  snapshot.sectionIdentifiers.map { section in
    "\(section):" + snapshot.itemIdentifiers(inSection: section).map { "\($0)" }.joined(separator: ",")
  }.joined(separator: " ")
}

@Suite("Snapshots: rules") struct SnapshotRulesTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// "a:1,2,3 b:4,5 c:"
  private func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    return snapshot
  }

  /// What is raised by `change`, which must leave the snapshot as it was.
  private func reason(
    _ snapshot: Snapshot, location: SourceLocation = #_sourceLocation, _ change: (inout Snapshot) -> Void
  ) -> String {
    var changed = snapshot
    let raised = UIKitExceptions.recording { change(&changed) }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"], sourceLocation: location)
    #expect(describe(changed) == describe(snapshot), sourceLocation: location)
    #expect(changed.numberOfItems == snapshot.numberOfItems, sourceLocation: location)
    #expect(changed.reloadedItemIdentifiers.isEmpty && changed.reconfiguredItemIdentifiers.isEmpty)
    return raised.first?.reason ?? ""
  }

  @Test("E1: a section may be named as an item is")
  func namespaces() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([2, 1], toSection: 1)
    #expect(describe(snapshot) == "1:2,1 2:")
    #expect(snapshot.indexOfItem(1) == 1)
    #expect(snapshot.indexOfSection(1) == 0)
  }

  @Test("E2: sections are appended; duplicates are refused")
  func appendSections() {
    var snapshot = sample()
    snapshot.appendSections(["d", "e"])
    snapshot.appendSections([])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d", "e"])
    let twice = reason(sample()) { $0.appendSections(["d", "e", "d"]) }
    #expect(twice == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    d\n)}")
    let existing = reason(sample()) { $0.appendSections(["d", "b", "a"]) }
    #expect(
      existing
        == "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (\n    b,\n    a\n)"
    )
  }

  @Test("E3: items go to the end of the section named, else of the last one")
  func appendItems() {
    var snapshot = sample()
    snapshot.appendItems([6, 7])
    snapshot.appendItems([8], toSection: "b")
    snapshot.appendItems([9], toSection: "a")
    #expect(describe(snapshot) == "a:1,2,3,9 b:4,5,8 c:6,7")
    #expect(
      reason(Snapshot()) { $0.appendItems([1]) }
        == "There are currently no sections in the data source. Please add a section first."
    )
    #expect(
      reason(sample()) { $0.appendItems([6], toSection: "x") }
        == "Invalid parameter not satisfying: section != NSNotFound")
  }

  @Test("E4: an item twice in one argument is refused")
  func duplicates() {
    let new = reason(sample()) { $0.appendItems([6, 7, 6]) }
    #expect(new == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    6\n)}")
    let existing = reason(sample()) { $0.insertItems([6, 2, 7, 2], beforeItem: 4) }
    #expect(existing == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}")
  }

  @Test("E5: items that are there already are moved, with a warning and no exception")
  func movedIntoPlace() {
    var snapshot = sample()
    let warnings = UIKitWarnings.recording { snapshot.appendItems([6, 2, 4, 7], toSection: "c") }
    #expect(describe(snapshot) == "a:1,3 b:5 c:6,2,4,7")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("will be moved into place instead") == true)
    snapshot.insertItems([7, 8, 1], afterItem: 3)
    #expect(describe(snapshot) == "a:3,7,8,1 b:5 c:6,2,4")
    #expect(snapshot.numberOfItems == 8)
  }

  @Test("E6: items are inserted in their order beside another one")
  func insertItems() {
    var snapshot = sample()
    snapshot.insertItems([6, 7], beforeItem: 2)
    snapshot.insertItems([8, 9], afterItem: 5)
    snapshot.insertItems([], afterItem: 5)
    #expect(describe(snapshot) == "a:1,6,7,2,3 b:4,5,8,9 c:")
    #expect(
      reason(sample()) { $0.insertItems([6], beforeItem: 99) }
        == "Invalid parameter not satisfying: section != NSNotFound")
    #expect(
      reason(sample()) { $0.insertItems([6], afterItem: 99) }
        == "Invalid parameter not satisfying: section != NSNotFound")
    #expect(
      reason(sample()) { $0.insertItems([6, 2], afterItem: 2) }
        .hasPrefix(
          "Invalid update: destination for insertion operation [2] is in the insertion identifier list for update: ")
    )
  }

  @Test("E7: sections are inserted in their order beside another one")
  func insertSections() {
    var snapshot = sample()
    snapshot.insertSections(["x", "y"], beforeSection: "b")
    snapshot.insertSections(["z"], afterSection: "c")
    #expect(describe(snapshot) == "a:1,2,3 x: y: b:4,5 c: z:")
    for change in [
      { (snapshot: inout Snapshot) in snapshot.insertSections(["x"], beforeSection: "?") },
      { (snapshot: inout Snapshot) in snapshot.insertSections(["x"], afterSection: "?") },
    ] {
      #expect(reason(sample(), change) == "Invalid parameter not satisfying: insertIndex != NSNotFound")
    }
  }

  @Test("E8: what is unknown is not deleted; an emptied section stays; a section goes with its items")
  func deletions() {
    var snapshot = sample()
    snapshot.deleteItems([4, 99, 5])
    #expect(describe(snapshot) == "a:1,2,3 b: c:")
    snapshot.deleteSections(["?", "a"])
    #expect(describe(snapshot) == "b: c:")
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.indexOfItem(1) == nil)
    snapshot.appendItems([1], toSection: "b")
    #expect(describe(snapshot) == "b:1 c:")
  }

  @Test("E9: deleting all items deletes the sections too")
  func deleteAll() {
    var snapshot = sample()
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test("E10: an item moves beside another one, across sections too")
  func moveItem() {
    var snapshot = sample()
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(5, beforeItem: 2)
    #expect(describe(snapshot) == "a:5,2,3,1 b:4 c:")
    for isAfter in [false, true] {
      let move = { (item: Int, other: Int) in
        reason(sample()) { isAfter ? $0.moveItem(item, afterItem: other) : $0.moveItem(item, beforeItem: other) }
      }
      #expect(move(99, 1) == "Invalid parameter not satisfying: fromIndex != NSNotFound")
      #expect(move(1, 99) == "Invalid parameter not satisfying: toIndex != NSNotFound")
      #expect(move(1, 1).hasPrefix("Invalid update: "))
    }
  }

  @Test("E11: a section moves beside another one with its items")
  func moveSection() {
    var snapshot = sample()
    snapshot.moveSection("a", afterSection: "b")
    #expect(describe(snapshot) == "b:4,5 a:1,2,3 c:")
    snapshot.moveSection("c", beforeSection: "b")
    #expect(describe(snapshot) == "c: b:4,5 a:1,2,3")
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    for isAfter in [false, true] {
      let move = { (section: String, other: String) in
        reason(sample()) {
          isAfter ? $0.moveSection(section, afterSection: other) : $0.moveSection(section, beforeSection: other)
        }
      }
      #expect(move("?", "a") == "Invalid parameter not satisfying: fromSection != NSNotFound")
      #expect(move("a", "?") == "Invalid parameter not satisfying: toSection != NSNotFound")
      #expect(move("a", "a").hasPrefix("Invalid update: "))
    }
  }

  @Test("E12: what is not there cannot be reloaded or configured anew")
  func unknownMarks() {
    #expect(
      reason(sample()) { $0.reloadItems([1, 99]) }
        == "Attempted to reload item identifier that does not exist in the snapshot: 99")
    #expect(
      reason(sample()) { $0.reconfigureItems([99]) }
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: 99")
    #expect(reason(sample()) { $0.reloadSections(["?"]) } == "Invalid section identifier for reload specified: ?")
  }

  @Test("E13: marks list what was asked for, each once, in order")
  func marks() {
    var snapshot = sample()
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([5, 3])
    snapshot.reconfigureItems([4, 2, 4])
    snapshot.reloadSections(["c", "a", "c"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 5])
    #expect(snapshot.reconfiguredItemIdentifiers == [4, 2])
    #expect(snapshot.reloadedSectionIdentifiers == ["c", "a"])
    snapshot.deleteItems([1, 4])
    snapshot.deleteSections(["a"])
    #expect(snapshot.reloadedItemIdentifiers == [5])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers == ["c"])
  }

  @Test("E14: an unknown section has no items, and that is an exception")
  func unknownSection() {
    var count = -1
    var items = [0]
    let reasons = [
      reason(sample()) { count = $0.numberOfItems(inSection: "?") },
      reason(sample()) { items = $0.itemIdentifiers(inSection: "?") },
    ]
    #expect(reasons.allSatisfy { $0.hasPrefix("Section identifier was not found.") })
    #expect(count == 0)
    #expect(items == [])
    #expect(sample().numberOfItems(inSection: "a") == 3)
    #expect(sample().numberOfItems(inSection: "c") == 0)
  }

  @Test("E15: positions count across sections; nil for what is not there")
  func positions() {
    let snapshot = sample()
    #expect(snapshot.itemIdentifiers.map { snapshot.indexOfItem($0) } == [0, 1, 2, 3, 4])
    #expect(snapshot.indexOfItem(99) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("?") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 99) == nil)
  }

  @Test("E17: a copy does not follow the original")
  func copies() {
    let original = sample()
    var copy = original
    copy.deleteItems([1])
    copy.moveSection("a", afterSection: "c")
    copy.appendItems([9])
    copy.reloadItems([2])
    #expect(describe(original) == "a:1,2,3 b:4,5 c:")
    #expect(original.reloadedItemIdentifiers.isEmpty)
    #expect(describe(copy) == "b:4,5 c: a:2,3,9")
  }
}
