import Testing
import UIKit

@MainActor @Suite("Reuse and display") struct ReuseTests {
  private func rows(_ count: Int = 100) -> CollectionFixture {
    let fixture = CollectionFixture(counts: [count], width: 100, height: 60)
    fixture.flow.itemSize = CGSize(width: 100, height: 20)
    fixture.flow.minimumLineSpacing = 0
    fixture.layOut()
    return fixture
  }

  @Test("F2, F3: a cell that left the screen is prepared and used again")
  func reuses() {
    let fixture = rows()
    let first = fixture.view.cellForItem(at: [0, 0]) as? TestCell
    fixture.view.contentOffset.y = 20
    fixture.layOut()
    #expect(fixture.view.cellForItem(at: [0, 3]) === first)
    #expect(first?.reuseCount == 1)
    #expect(fixture.view.cellForItem(at: [0, 0]) == nil)
    #expect(fixture.view.indexPath(for: first!) == [0, 3])
  }

  @Test("F3: cells on screen and in the pool go with their collection view")
  func lifetime() {
    weak var shown: UICollectionViewCell?
    weak var pooled: UICollectionViewCell?
    do {
      let fixture = rows(4)
      pooled = fixture.view.cellForItem(at: [0, 0])
      fixture.view.frame.size.height = 20
      fixture.view.contentOffset.y = 60
      fixture.layOut()
      shown = fixture.view.cellForItem(at: [0, 3])
      #expect(shown != nil && pooled != nil && fixture.view.visibleCells.count == 1)
    }
    #expect(shown == nil && pooled == nil)
  }

  @Test("F1, F2: an identifier that was never registered, or was taken back, is refused")
  func unregistered() {
    let fixture = rows()
    fixture.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    let raised = UIKitExceptions.recording {
      _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
    }
    #expect(
      raised.first?.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard")
    #expect(
      UIKitExceptions.recording { fixture.view.register(TestCell.self, forCellWithReuseIdentifier: "") }.count == 1)
  }

  @Test("F1: a nib that the host named makes cells")
  func nibs() {
    UINib.register("ReuseTests.cell") { _ in [TestCell(frame: .zero)] }
    let fixture = CollectionFixture(counts: [1])
    fixture.view.register(UINib(nibName: "ReuseTests.cell", bundle: nil), forCellWithReuseIdentifier: "cell")
    fixture.layOut()
    #expect(fixture.shown == ["0.0"])
  }

  @Test("F4: a cell that was not dequeued is refused, as are two for one item")
  func mustDequeue() {
    final class Source: NSObject, UICollectionViewDataSource {
      var dequeues = 0
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        var cell = UICollectionViewCell(frame: .zero)
        for _ in 0..<dequeues {
          cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        return cell
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let bare = UIKitExceptions.recording { view.layoutIfNeeded() }
    #expect(bare.count == 1 && bare[0].reason.contains("does not have a reuseIdentifier"))
    #expect(view.visibleCells.isEmpty)
    source.dequeues = 2
    view.reloadData()
    let two = UIKitExceptions.recording { view.layoutIfNeeded() }
    #expect(two.count == 1 && two[0].reason.hasPrefix("Expected dequeued view to be returned to the collection view"))
    #expect(view.visibleCells.count == 1)
  }

  @Test("F5: attributes are applied before display, and again only when they differ")
  func appliesChanges() {
    final class Counting: TestCell {
      var applied = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
      }
    }
    let fixture = CollectionFixture(counts: [10], width: 100, height: 60, cell: Counting.self)
    fixture.layOut()
    let cell = fixture.view.cellForItem(at: [0, 0]) as? Counting
    #expect(cell?.applied == 1)
    fixture.view.contentOffset.y = 1
    fixture.layOut()
    #expect(cell?.applied == 1)
    fixture.flow.itemSize = CGSize(width: 40, height: 40)
    fixture.layOut()
    #expect(cell?.applied == 2)
    #expect(cell?.frame.size == CGSize(width: 40, height: 40))
  }

  @Test("F6: a reused cell is neither selected nor highlighted unless its item is")
  func resetsState() {
    let fixture = rows()
    fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    let first = fixture.view.cellForItem(at: [0, 0])
    #expect(first?.isSelected == true)
    fixture.view.contentOffset.y = 20
    fixture.layOut()
    #expect(first?.isSelected == false)
    fixture.view.contentOffset.y = 0
    fixture.layOut()
    #expect(fixture.view.cellForItem(at: [0, 0])?.isSelected == true)
  }

  @Test("F8, F15: asked for, displayed; left, ended")
  func displayOrder() {
    let fixture = rows()
    fixture.heard = ["cellForItem", "willDisplay", "didEndDisplaying"]
    fixture.calls = []
    fixture.view.isPrefetchingEnabled = false
    fixture.view.contentOffset.y = 20
    fixture.layOut()
    #expect(fixture.calls == ["didEndDisplaying 0-0", "cellForItem 0-3", "willDisplay 0-3"])
  }

  @Test("F15, C29: a reload ends the display of what was shown")
  func reloadEnds() {
    let fixture = rows()
    fixture.heard = ["didEndDisplaying"]
    fixture.calls = []
    fixture.view.reloadData()
    #expect(fixture.calls == ["didEndDisplaying 0-0", "didEndDisplaying 0-1", "didEndDisplaying 0-2"])
    #expect(fixture.view.visibleCells.isEmpty)
  }

  @Test("F13, F14: a registration makes and configures cells, and may not be made where cells are asked for")
  func registrations() {
    final class Source: NSObject, UICollectionViewDataSource {
      let made = UICollectionView.CellRegistration<TestCell, String> { cell, path, item in
        cell.name = "\(item) \(path.item)"
      }
      var makesInside = false
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let inside = makesInside ? UICollectionView.CellRegistration<TestCell, String> { _, _, _ in } : made
        return collectionView.dequeueConfiguredReusableCell(using: inside, for: indexPath, item: "item")
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    view.layoutIfNeeded()
    #expect((view.cellForItem(at: [0, 1]) as? TestCell)?.name == "item 1")
    source.makesInside = true
    view.reloadData()
    let raised = UIKitExceptions.recording { view.layoutIfNeeded() }
    #expect(raised.first?.reason.contains("registration that was created inside") == true)
  }

  @Test("F16: decoration views come from the layout's registration")
  func decorationViews() {
    final class Decorated: UICollectionViewLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return [attributes]
      }
    }
    final class Back: UICollectionReusableView {}
    let layout = Decorated()
    let fixture = CollectionFixture(counts: [1], layout: layout)
    let raised = UIKitExceptions.recording { fixture.layOut() }
    #expect(raised.first?.reason.contains("decoration view of kind: back") == true)
    layout.register(Back.self, forDecorationViewOfKind: "back")
    fixture.view.reloadData()
    fixture.layOut()
    #expect(fixture.view.subviews.contains { $0 is Back })
  }

  @Test("F17: hidden elements have no view")
  func hiddenElements() {
    final class Hiding: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        all?.first?.isHidden = true
        return all
      }
    }
    let fixture = CollectionFixture(counts: [3], layout: Hiding())
    fixture.layOut()
    #expect(fixture.shown == ["0.1", "0.2"])
  }

  @Test("Zero bounds: nobody is asked for a cell")
  func zeroBounds() {
    let fixture = CollectionFixture(counts: [10_000], width: 0, height: 0)
    fixture.heard = ["cellForItem"]
    fixture.layOut()
    #expect(fixture.calls.isEmpty)
  }

  @Test("F18: views lie one above the other by their zIndex, which may change")
  func depth() {
    final class Deep: UICollectionViewFlowLayout {
      var sign = -1
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.zIndex = sign * attributes.indexPath.item }
        return all
      }
    }
    let layout = Deep()
    let fixture = CollectionFixture([["a", "b", "c", "d"]], layout: layout)
    let fromTheBack = { fixture.view.subviews.compactMap { ($0 as? TestCell)?.name } }
    fixture.layOut()
    #expect(fromTheBack() == ["d", "c", "b", "a"])
    layout.sign = 1
    layout.invalidateLayout()
    fixture.layOut()
    #expect(fromTheBack() == ["a", "b", "c", "d"])
    fixture.sections[0].remove(at: 1)
    fixture.view.deleteItems(at: [[0, 1]])
    #expect(fromTheBack() == ["a", "c", "d"])
  }
}
