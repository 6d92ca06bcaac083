import FrameClock
import Testing
import UIKit

@MainActor @Suite("Diffable data source: rules") struct DataSourceRulesTests {
  private func reasons(_ body: () -> Void) -> [String] {
    UIKitExceptions.recording(body).map(\.reason)
  }

  @Test("E18: it makes itself the data source, and is not kept alive by the view")
  func attachment() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var source: DiffableFixture.Source? = DiffableFixture.Source(collectionView: view) { _, _, _ in nil }
    #expect(view.dataSource === source)
    source = nil
    #expect(view.dataSource == nil)
  }

  @Test("E19: the snapshot that it answers has no marks")
  func currentSnapshot() {
    let fixture = DiffableFixture([(0, [1, 2])])
    var snapshot = fixture.source.snapshot()
    snapshot.appendItems([3])
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections([0])
    fixture.source.apply(snapshot)
    let current = fixture.source.snapshot()
    #expect(describe(current) == "0:1,2,3")
    #expect(current.reloadedItemIdentifiers.isEmpty)
    #expect(current.reconfiguredItemIdentifiers.isEmpty)
    #expect(current.reloadedSectionIdentifiers.isEmpty)
  }

  @Test("E20: look-ups answer nil for what is not there")
  func lookUps() {
    let source = DiffableFixture([(7, [1, 2]), (8, []), (9, [3])]).source!
    #expect(source.itemIdentifier(for: [2, 0]) == 3)
    #expect(source.itemIdentifier(for: [0, 2]) == nil)
    #expect(source.itemIdentifier(for: [3, 0]) == nil)
    #expect(source.itemIdentifier(for: [0, -1]) == nil)
    #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(source.indexPath(for: 2) == [0, 1])
    #expect(source.indexPath(for: 99) == nil)
    #expect(source.sectionIdentifier(for: 1) == 8)
    #expect(source.sectionIdentifier(for: 3) == nil)
    #expect(source.sectionIdentifier(for: -1) == nil)
    #expect(source.index(for: 9) == 2)
    #expect(source.index(for: 1) == nil)
  }

  @Test("E21: on the main queue the state is new at once, the completion comes later", arguments: [true, false])
  func synchronous(isAnimated: Bool) {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let fixture = DiffableFixture([(0, [1, 2])])
      var completed = 0
      let snapshot = DiffableFixture.snapshot([(0, [2, 3, 1])])
      fixture.source.apply(snapshot, animatingDifferences: isAnimated) { completed += 1 }
      #expect(describe(fixture.source.snapshot()) == "0:2,3,1")
      #expect(fixture.source.indexPath(for: 1) == [0, 2])
      #expect(fixture.view.numberOfItems(inSection: 0) == 3)
      #expect(completed == 0)
      clock.advance(by: 1)
      #expect(completed == 1)
      // The same again changes nothing, and says so.
      fixture.source.apply(snapshot, animatingDifferences: isAnimated) { completed += 1 }
      #expect(completed == 1)
      clock.advance(by: 1)
      #expect(completed == 2)
    }
  }

  @Test("E21: the asynchronous forms return when the change has been shown")
  func asynchronous() async {
    let fixture = DiffableFixture()
    await fixture.source.apply(DiffableFixture.snapshot([(0, [1, 2])]))
    #expect(fixture.view.numberOfItems(inSection: 0) == 2)
    await fixture.source.apply(DiffableFixture.snapshot([(0, [1, 2, 3])]), animatingDifferences: false)
    #expect(fixture.view.numberOfItems(inSection: 0) == 3)
    await fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([(0, [1])]))
    #expect(fixture.view.numberOfItems(inSection: 0) == 1)
    var tree = DiffableFixture.Tree()
    tree.append([4, 5])
    await fixture.source.apply(tree, to: 3, animatingDifferences: false)
    #expect(fixture.view.numberOfItems(inSection: 1) == 2)
  }

  @Test("E22: the first apply loads everything anew, the later ones differ", arguments: [true, false])
  func firstApply(isAnimated: Bool) {
    let layout = BatchCountingLayout()
    let fixture = DiffableFixture(layout: layout)
    fixture.source.apply(DiffableFixture.snapshot([(0, [1, 2])]), animatingDifferences: isAnimated)
    fixture.layOut()
    #expect(layout.batches == 0)
    fixture.source.apply(DiffableFixture.snapshot([(0, [2, 3]), (1, [1])]), animatingDifferences: isAnimated)
    #expect(layout.batches == 1)
    #expect(fixture.shown == ["2", "3", "1"])
    #expect(fixture.asked == [1, 2, 3])
  }

  @Test("E23: what keeps its order is not touched, what moves keeps its cell, only what is new is asked for")
  func quality() {
    let layout = BatchCountingLayout()
    let fixture = DiffableFixture(layout: layout)
    fixture.source.apply(DiffableFixture.snapshot([(0, [1, 2, 3, 4]), (1, [5, 6]), (2, [7])]))
    fixture.layOut()
    fixture.asked = []
    let cells = fixture.cells
    fixture.apply([(2, [7]), (0, [1, 3, 4, 8, 2]), (1, [6, 5, 9])])
    #expect(fixture.shown == ["7", "1", "3", "4", "8", "2", "6", "5", "9"])
    #expect(Set(fixture.asked) == [8, 9])
    for (name, cell) in fixture.cells where cells[name] != nil { #expect(cells[name] === cell) }
    #expect(layout.actions == ["insert": 2, "move": 3])
    // Across sections that both survive.
    fixture.asked = []
    fixture.apply([(2, [7, 5]), (0, [1, 3, 4, 8, 2]), (1, [6, 9])])
    #expect(layout.actions == ["move": 1])
    #expect(fixture.asked.isEmpty)
    #expect(fixture.shown == ["7", "5", "1", "3", "4", "8", "2", "6", "9"])
  }

  @Test("E24: reloads follow as a second batch, at the places after the first")
  func reloads() {
    let layout = BatchCountingLayout()
    let fixture = DiffableFixture(layout: layout)
    fixture.source.apply(DiffableFixture.snapshot([(0, [1, 2, 3]), (1, [4, 5])]))
    fixture.layOut()
    fixture.asked = []
    let cells = fixture.cells
    var snapshot = DiffableFixture.snapshot([(0, [3, 2]), (1, [6, 4, 5])])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([5, 2])
    fixture.source.apply(snapshot)
    #expect(layout.batches == 2)
    #expect(layout.actions == ["reload": 1])
    #expect(fixture.asked.sorted() == [2, 5, 6])
    #expect(fixture.cells["5"] === cells["5"])
    #expect(fixture.cells["3"] === cells["3"])
    // Marks alone are one batch.
    fixture.asked = []
    snapshot = fixture.source.snapshot()
    snapshot.reloadSections([1])
    fixture.source.apply(snapshot)
    #expect(layout.batches == 3)
    #expect(fixture.asked.sorted() == [4, 5, 6])
    #expect(fixture.shown == ["3", "2", "6", "4", "5"])
  }

  @Test("E26: equal identity is no difference")
  func content() {
    struct Row: Hashable, Sendable {
      var id: Int
      var title: String
      static func == (first: Row, second: Row) -> Bool { first.id == second.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    var asked: [String] = []
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: view) { view, path, row in
      asked.append(row.title)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems([Row(id: 1, title: "old")])
    source.apply(snapshot)
    view.layoutIfNeeded()
    var other = NSDiffableDataSourceSnapshot<Int, Row>()
    other.appendSections([0])
    other.appendItems([Row(id: 1, title: "new")])
    source.apply(other)
    #expect(asked == ["old"])
    other.reconfigureItems([Row(id: 1, title: "")])
    source.apply(other)
    #expect(asked == ["old", "new"])
  }

  @Test("E27: a snapshot can be applied by loading everything anew")
  func reloadData() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let layout = BatchCountingLayout()
      let fixture = DiffableFixture(layout: layout)
      fixture.source.apply(DiffableFixture.snapshot([(0, [1, 2])]))
      fixture.layOut()
      fixture.asked = []
      var isCompleted = false
      fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([(0, [2, 3])])) { isCompleted = true }
      fixture.layOut()
      #expect(layout.batches == 0)
      #expect(fixture.asked == [2, 3])
      #expect(!isCompleted)
      clock.advance(by: 0.1)
      #expect(isCompleted)
    }
  }

  @Test("E29: a cell provider that answers no cell")
  func missingCell() {
    let fixture = DiffableFixture([(0, [1])])
    fixture.missing = [2]
    let found = reasons { fixture.apply([(0, [1, 2])]) }
    #expect(
      found.first?.contains("UICollectionViewDiffableDataSource cell provider returned nil for index path") == true)
    #expect(found.first?.contains("with item identifier '2', which is not allowed.") == true)
  }

  @Test("E30: a supplementary view without a provider")
  func missingProvider() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let fixture = DiffableFixture(layout: layout)
    let found = reasons {
      fixture.apply([(0, [1])])
      fixture.layOut()
    }
    #expect(
      found.first?.contains("requested a supplementary view, but a supplementaryViewProvider was not specified") == true
    )
    fixture.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    fixture.source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    fixture.view.reloadData()
    fixture.layOut()
    #expect(
      fixture.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) != nil)
    fixture.source.supplementaryViewProvider = { _, _, _ in nil }
    fixture.view.reloadData()
    #expect(reasons { fixture.layOut() }.first?.contains("supplementary view provider returned nil") == true)
  }

  @Test("E31: a section that is not there has no items, and there are no index titles")
  func asDataSource() {
    let fixture = DiffableFixture([(0, [1])])
    var count = -1
    let found = reasons { count = fixture.source.collectionView(fixture.view, numberOfItemsInSection: 1) }
    #expect(found == ["Invalid parameter not satisfying: section < _impl.numberOfSections"])
    #expect(count == 0)
    #expect(fixture.source.numberOfSections(in: fixture.view) == 1)
    #expect(fixture.source.indexTitles(for: fixture.view) == nil)
  }

  @Test("F13: a registration that is made inside the cell provider")
  func registrationInside() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let source = DiffableFixture.Source(collectionView: view) { view, path, item in
      let registration = UICollectionView.CellRegistration<TestCell, Int> { cell, _, item in cell.name = "\(item)" }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(DiffableFixture.snapshot([(0, [1])]))
    let found = reasons { view.layoutIfNeeded() }
    #expect(found.first?.contains("inside a UICollectionViewDiffableDataSource cell provider") == true)
  }

  @Test("A subclass overrides what the collection view asks")
  func subclass() {
    final class Titled: UICollectionViewDiffableDataSource<Int, Int> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
      override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.item == 1
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    let source = Titled(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(DiffableFixture.snapshot([(0, [1, 2])]))
    view.layoutIfNeeded()
    #expect(view.dataSource?.indexTitles(for: view) == ["A"])
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
  }
}

/// A flow layout that counts the batches it hears of, and what is in the last one.
final class BatchCountingLayout: UICollectionViewFlowLayout {
  var batches = 0
  var actions: [String: Int] = [:]

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    batches += 1
    actions = Dictionary(grouping: updateItems) { item in
      switch item.updateAction {
      case .insert: "insert"
      case .delete: "delete"
      case .move: "move"
      case .reload: "reload"
      default: "none"
      }
    }.mapValues(\.count)
  }
}
