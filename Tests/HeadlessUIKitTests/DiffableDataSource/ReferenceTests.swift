import Foundation
import Testing
import UIKit

@MainActor @Suite("Diffable data source: with identifiers of any type") struct ReferenceTests {
  private final class Token {}

  private func sample() -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", 1])
    snapshot.appendItems(withIdentifiers: [1, "x"], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [2.5])
    return snapshot
  }

  @Test("E3 to E15: identifiers of several types live side by side")
  func snapshots() {
    let snapshot = sample()
    let token = Token()
    snapshot.insertItems(withIdentifiers: [token, Token()], beforeItemWithIdentifier: "x")
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.index(ofItemIdentifier: token) == 1)
    #expect(snapshot.index(ofItemIdentifier: Token()) == NSNotFound)
    #expect(snapshot.index(ofSectionIdentifier: 1) == 1)
    #expect(snapshot.itemIdentifiersInSection(withIdentifier: 1) as? [Double] == [2.5])
    snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 2.5)
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 1) as? Int == 1)
    snapshot.deleteItems(withIdentifiers: [token])
    snapshot.reloadItems(withIdentifiers: ["x"])
    #expect(snapshot.reloadedItemIdentifiers as? [String] == ["x"])
    #expect(snapshot.itemIdentifiers.first is Token)
    snapshot.moveSection(withIdentifier: "a", afterSectionWithIdentifier: 1)
    #expect(snapshot.sectionIdentifiers.last as? String == "a")
  }

  @Test("E16: equal are the same sections and items in the same order, whatever the marks")
  func equality() throws {
    let first = sample()
    let second = sample()
    second.reloadItems(withIdentifiers: [1])
    #expect(first.isEqual(second))
    #expect(first.hash == second.hash)
    let copy = try #require(first.copy() as? NSDiffableDataSourceSnapshotReference)
    copy.moveItem(withIdentifier: 1, afterItemWithIdentifier: "x")
    #expect(!first.isEqual(copy))
    copy.moveItem(withIdentifier: 1, beforeItemWithIdentifier: "x")
    #expect(first.isEqual(copy))
    copy.moveItem(withIdentifier: "x", beforeItemWithIdentifier: 2.5)
    #expect(!first.isEqual(copy))
  }

  @Test("What is neither hashable nor an object cannot name an item")
  func unsuitable() {
    let snapshot = sample()
    let raised = UIKitExceptions.recording { snapshot.appendItems(withIdentifiers: [3, ({ 1 } as () -> Int)]) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(snapshot.numberOfItems == 3)
  }

  @Test("E33 to E41: section snapshots")
  func sectionSnapshots() throws {
    let tree = NSDiffableDataSourceSectionSnapshotReference()
    tree.appendItems([1, "x"])
    tree.appendItems([2, 3], intoParentItem: 1)
    tree.expandItems([1])
    #expect(tree.visibleItems.count == 4)
    #expect(tree.index(ofItem: "x") == 3)
    #expect(tree.index(ofItem: 99) == NSNotFound)
    #expect(tree.parent(ofChildItem: 3) as? Int == 1)
    let copy = try #require(tree.copy() as? NSDiffableDataSourceSectionSnapshotReference)
    #expect(tree.isEqual(copy))
    copy.collapseItems([1])
    #expect(!tree.isEqual(copy))
    #expect(tree.expandedItems as? [Int] == [1])
    copy.replaceChildren(ofParentItem: 1, with: tree.ofParentItem(1))
    #expect(copy.items.count == 4)
    copy.deleteItems([1])
    #expect(copy.rootItems as? [String] == ["x"])
  }

  @Test("E18 to E23: a data source brings a collection view from one snapshot to the next")
  func dataSource() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    var asked: [String] = []
    let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
      asked.append("\(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    #expect(view.dataSource === source)
    source.applySnapshot(sample(), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(asked == ["1", "x", "2.5"])
    let next = source.snapshot()
    next.insertItems(withIdentifiers: ["new"], afterItemWithIdentifier: 1)
    next.deleteItems(withIdentifiers: ["x"])
    source.applySnapshot(next, animatingDifferences: true)
    #expect(asked == ["1", "x", "2.5", "new"])
    #expect(source.itemIdentifier(for: [0, 1]) as? String == "new")
    #expect(source.indexPath(forItemIdentifier: 2.5) == [1, 0])
    #expect(source.index(forSectionIdentifier: "?") == NSNotFound)
    let tree = NSDiffableDataSourceSectionSnapshotReference()
    tree.appendItems([7, 8])
    source.applySnapshot(tree, toSection: 1, animatingDifferences: false)
    #expect(view.numberOfItems(inSection: 1) == 2)
    #expect(source.snapshot(forSection: 1).isEqual(tree))
  }
}
