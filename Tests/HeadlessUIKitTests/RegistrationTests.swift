import Testing
import UIKit

/// Two rows of 20 points with a header of 10, made and configured by registrations.
@MainActor @Suite("Registrations") struct RegistrationTests {
  @MainActor private final class Source: NSObject, UICollectionViewDataSource {
    var names = ["a", "b"]
    var calls: [String] = []
    var cells: UICollectionView.CellRegistration<TestCell, String>?
    var headers: UICollectionView.SupplementaryRegistration<TestCell>?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let cells else { return UICollectionViewCell() }
      return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: names[indexPath.item])
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let headers else { return UICollectionReusableView() }
      return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private let source = Source()
  private let view: UICollectionView
  private static let header = UICollectionView.elementKindSectionHeader

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.dataSource = source
    source.cells = .init { [source] cell, path, item in
      cell.name = item
      source.calls.append("cell \(path.item) \(item)")
    }
    source.headers = .init(elementKind: Self.header) { [source] view, kind, path in
      view.name = kind
      source.calls.append("header \(path.section)")
    }
  }

  @Test("F13, F14: the handlers run once for each view, with its place and its item")
  func handlers() {
    view.layoutIfNeeded()
    #expect(source.calls.sorted() == ["cell 0 a", "cell 1 b", "header 0"])
    #expect((view.cellForItem(at: [0, 1]) as? TestCell)?.name == "b")
    let header = view.supplementaryView(forElementKind: Self.header, at: [0, 0]) as? TestCell
    #expect(header?.name == Self.header && header?.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test("C31, F13: reconfiguring runs the handler again in the same cell, which is not prepared for reuse")
  func reconfigure() {
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 1]) as? TestCell
    source.calls = []
    source.names[1] = "new"
    view.reconfigureItems(at: [[0, 1]])
    #expect(source.calls == ["cell 1 new"])
    #expect(view.cellForItem(at: [0, 1]) === cell && cell?.name == "new" && cell?.reuseCount == 0)
    #expect(view.visibleCells.count == 2)
  }

  @Test("C32, F13: another registration than the cell's own is refused for a reconfiguration")
  func reconfigureOther() {
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 1])
    source.cells = .init { _, _, _ in }
    let raised = UIKitExceptions.recording { view.reconfigureItems(at: [[0, 1]]) }
    #expect(raised.count == 1 && raised.first?.name == "NSInternalInconsistencyException")
    #expect(view.cellForItem(at: [0, 1]) === cell)
  }

  @Test("F3, F14: a reload reuses the views of the same registration, prepared")
  func reload() {
    view.layoutIfNeeded()
    let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
    view.reloadData()
    view.layoutIfNeeded()
    #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == cells)
    #expect(view.visibleCells.allSatisfy { ($0 as? TestCell)?.reuseCount == 1 })
  }

  @Test("F13, F14: without an item the handler does not run")
  func noItem() throws {
    let registration = try #require(source.cells)
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: nil)
    #expect(cell.name.isEmpty && source.calls.isEmpty)
  }

  @Test("F1, F14: registrations of nibs make views by what the host named")
  func nibs() {
    UINib.register("RegistrationTests.view") { _ in
      let made = TestCell(frame: .zero)
      made.tag = 7
      return [made]
    }
    let nib = UINib(nibName: "RegistrationTests.view", bundle: nil)
    source.cells = .init(cellNib: nib) { cell, _, item in cell.name = item }
    source.headers = .init(supplementaryNib: nib, elementKind: Self.header) { view, _, _ in view.name = "header" }
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [7, 7])
    #expect(view.visibleSupplementaryViews(ofKind: Self.header).map(\.tag) == [7])
  }

  @Test("F1, F2: a nib registered by kind and identifier makes supplementary views; nil takes it back")
  func supplementaryNib() {
    UINib.register("RegistrationTests.header") { _ in [UICollectionReusableView(frame: .zero)] }
    let nib = UINib(nibName: "RegistrationTests.header", bundle: nil)
    view.register(nib, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "id")
    let made = view.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "id", for: [0, 0])
    #expect(made.reuseIdentifier == "id")
    view.register(nil as UINib?, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "id")
    let raised = UIKitExceptions.recording {
      _ = view.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "id", for: [0, 0])
    }
    #expect(raised.first?.reason.hasPrefix("could not dequeue a view of kind: kind with identifier id") == true)
  }

  @Test("F4: a supplementary view that was not dequeued is refused")
  func bareSupplementaryView() {
    source.headers = nil
    let raised = UIKitExceptions.recording { view.layoutIfNeeded() }
    #expect(raised.count == 1 && raised[0].reason.contains("was not retrieved by calling"))
    #expect(view.visibleSupplementaryViews(ofKind: Self.header).isEmpty && view.visibleCells.count == 2)
  }

  @Test("F13: a supplementary registration may not be made where supplementary views are asked for")
  func madeInside() {
    @MainActor final class Making: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let inside = UICollectionView.SupplementaryRegistration<TestCell>(elementKind: kind) { _, _, _ in }
        return collectionView.dequeueConfiguredReusableSupplementary(using: inside, for: indexPath)
      }
    }
    let making = Making()
    view.dataSource = making
    let raised = UIKitExceptions.recording { view.layoutIfNeeded() }
    #expect(raised.first?.reason.contains("registration that was created inside") == true)
  }
}
