import Testing
import UIKit

/// Rows of 20 points with headers of 10, in one to three sections.
@MainActor @Suite("Updates: rule by rule") struct UpdatesRulesTests {
  private func fixture(_ sections: [[String]]) -> CollectionFixture {
    let fixture = CollectionFixture(sections, width: 100, height: 400)
    fixture.flow.itemSize = CGSize(width: 100, height: 20)
    fixture.flow.minimumLineSpacing = 0
    fixture.layOut()
    fixture.heard = ["cellForItem", "supplementary"]
    fixture.calls = []
    return fixture
  }

  @Test(
    "C3: a model whose deletions go from the last to the first, then insertions from the first, ends as what is shown")
  func orderOfModelEdits() {
    let fixture = fixture([["a", "b", "c", "d", "e", "f"]])
    let cell = fixture.view.cellForItem(at: [0, 2])
    fixture.view.performBatchUpdates {
      for item in [4, 3, 1] { fixture.sections[0].remove(at: item) }
      for (item, name) in [(0, "x"), (2, "y")] { fixture.sections[0].insert(name, at: item) }
      // Told in another order, which is of no importance (C1).
      fixture.view.insertItems(at: [[0, 2]])
      fixture.view.deleteItems(at: [[0, 1], [0, 4]])
      fixture.view.insertItems(at: [[0, 0]])
      fixture.view.deleteItems(at: [[0, 3]])
    }
    #expect(fixture.shown == ["x", "a", "y", "c", "f"])
    #expect(fixture.view.cellForItem(at: [0, 3]) === cell)
    #expect(Set(fixture.calls) == ["cellForItem 0-0", "cellForItem 0-2"])
  }

  @Test("C4, C30: a reload asks for the cell again, at the place where the item ends up")
  func reload() {
    let fixture = fixture([["a", "b", "c"]])
    let old = fixture.view.cellForItem(at: [0, 2]) as? TestCell
    fixture.view.performBatchUpdates {
      fixture.sections = [["x", "a", "b", "c"]]
      fixture.view.reloadItems(at: [[0, 2]])
      fixture.view.insertItems(at: [[0, 0]])
    }
    #expect(Set(fixture.calls) == ["cellForItem 0-0", "cellForItem 0-3"])
    #expect(old.map { $0.superview == nil || $0.reuseCount > 0 } == true)
    #expect(fixture.shown == ["x", "a", "b", "c"])
  }

  @Test("C5: each operation alone is a batch of its own")
  func alone() {
    let fixture = fixture([["a", "b", "c"]])
    fixture.sections = [["b", "c"]]
    fixture.view.deleteItems(at: [[0, 0]])
    fixture.sections = [["c", "b"]]
    fixture.view.moveItem(at: [0, 0], to: [0, 1])
    fixture.sections = [["c", "b"], ["z"]]
    fixture.view.insertSections([1])
    #expect(fixture.shown == ["c", "b", "z"])
  }

  @Test("C10: items of a section that moves keep their place in it")
  func movedSection() {
    let fixture = fixture([["a", "b"], ["c"], ["d", "e"]])
    let cell = fixture.view.cellForItem(at: [2, 1])
    fixture.sections = [["d", "e"], ["a", "b"], ["c"]]
    fixture.view.moveSection(2, toSection: 0)
    #expect(fixture.view.cellForItem(at: [0, 1]) === cell)
    #expect(fixture.calls.isEmpty)
    #expect(fixture.shown == ["d", "e", "a", "b", "c"])
  }

  @Test("C11: deletes name old sections, inserts name new ones")
  func sectionNumbers() {
    let fixture = fixture([["a"], ["b", "c"]])
    fixture.view.performBatchUpdates {
      fixture.sections = [["b", "y"]]
      fixture.view.deleteSections([0])
      fixture.view.deleteItems(at: [[1, 1]])
      fixture.view.insertItems(at: [[0, 1]])
    }
    #expect(fixture.shown == ["b", "y"])
  }

  @Test("C12: operations inside sections that come or go are redundant")
  func redundant() {
    let fixture = fixture([["a"], ["b"]])
    fixture.view.performBatchUpdates {
      fixture.sections = [["b"], ["x", "y"]]
      fixture.view.deleteSections([0])
      fixture.view.deleteItems(at: [[0, 0]])
      fixture.view.insertSections([1])
      fixture.view.insertItems(at: [[1, 0]])
    }
    #expect(fixture.shown == ["b", "x", "y"])
  }

  @Test("C13: moves between sections count in both")
  func movesBetweenSections() {
    let fixture = fixture([["a", "b"], ["c"]])
    let raised = UIKitExceptions.recording {
      fixture.view.performBatchUpdates {
        fixture.sections = [["a"], ["b", "c"]]
        fixture.view.moveItem(at: [0, 1], to: [1, 0])
      }
    }
    #expect(raised.isEmpty)
    #expect(fixture.shown == ["a", "b", "c"])
    let wrong = UIKitExceptions.recording {
      fixture.view.performBatchUpdates {
        fixture.sections = [["a"], ["b", "c", "d"]]
        fixture.view.moveItem(at: [0, 0], to: [1, 0])
      }
    }
    #expect(wrong.first?.reason.contains("(0 moved in, 1 moved out)") == true)
  }

  @Test("C14: a reloaded section may change its count, and its header is asked for again")
  func reloadedSection() {
    let fixture = CollectionFixture([["a"], ["b"]], width: 100, height: 400)
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 10)
    fixture.layOut()
    fixture.heard = ["supplementary"]
    fixture.calls = []
    fixture.sections = [["a"], ["b", "c", "d"]]
    fixture.view.reloadSections([1])
    #expect(fixture.calls == ["supplementary 1-0"])
    #expect(fixture.shown == ["a", "b", "c", "d"])
  }

  @Test("C25: a move to the place itself changes nothing")
  func moveToItself() {
    let fixture = fixture([["a", "b"]])
    fixture.view.moveItem(at: [0, 1], to: [0, 1])
    #expect(fixture.shown == ["a", "b"])
  }

  @Test("C28: no data source means no sections")
  func noDataSource() {
    let fixture = fixture([["a"]])
    fixture.view.dataSource = nil
    #expect(fixture.view.numberOfSections == 0)
    fixture.layOut()
    #expect(fixture.view.visibleCells.isEmpty)
  }

  @Test("C29: a reload keeps the offset, as far as the content reaches")
  func reloadOffset() {
    let fixture = fixture([(0..<100).map { "\($0)" }])
    fixture.view.contentOffset.y = 1_000
    fixture.layOut()
    fixture.view.reloadData()
    fixture.layOut()
    #expect(fixture.view.contentOffset.y == 1_000)
    fixture.sections = [(0..<30).map { "\($0)" }]
    fixture.view.reloadData()
    fixture.layOut()
    #expect(fixture.view.contentOffset.y == 200)
  }

  @Test("C31: reconfiguring asks for the same cell without preparing it for reuse; items off screen cost nothing")
  func reconfigure() {
    let fixture = fixture([(0..<50).map { "\($0)" }])
    let cell = fixture.view.cellForItem(at: [0, 1]) as? TestCell
    fixture.sections[0][1] = "new"
    fixture.view.reconfigureItems(at: [[0, 1], [0, 40]])
    #expect(fixture.calls == ["cellForItem 0-1"])
    #expect(fixture.view.cellForItem(at: [0, 1]) === cell && cell?.name == "new" && cell?.reuseCount == 0)
  }

  @Test("C32: answering another cell to a reconfiguration is refused")
  func reconfigureOther() {
    @MainActor final class Other: NSObject, UICollectionViewDataSource {
      var identifier = "cell"
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      }
    }
    let source = Other()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.register(TestCell.self, forCellWithReuseIdentifier: "other")
    view.dataSource = source
    view.layoutIfNeeded()
    source.identifier = "other"
    let raised = UIKitExceptions.recording { view.reconfigureItems(at: [[0, 0]]) }
    #expect(raised.count == 1)
  }

  @Test("C33: a reload right after a batch still asks for the cells again")
  func reloadAfterBatch() {
    let fixture = fixture([["a", "b"]])
    fixture.view.performBatchUpdates {
      fixture.sections = [["a", "b", "c"]]
      fixture.view.insertItems(at: [[0, 2]])
    }
    fixture.calls = []
    fixture.view.reloadData()
    fixture.layOut()
    #expect(fixture.calls == ["cellForItem 0-0", "cellForItem 0-1", "cellForItem 0-2"])
  }

  @Test("C38: a flow layout fades what it inserts and deletes")
  func fading() {
    final class Asking: UICollectionViewFlowLayout {
      var alphas: [String] = []
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        alphas.append("in \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        alphas.append("out \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
        return attributes
      }
    }
    let layout = Asking()
    let fixture = CollectionFixture([["a", "b"]], layout: layout)
    fixture.layOut()
    fixture.view.performBatchUpdates {
      fixture.sections = [["b", "c"]]
      fixture.view.deleteItems(at: [[0, 0]])
      fixture.view.insertItems(at: [[0, 1]])
    }
    #expect(layout.alphas == ["out 0 0.0", "out 1 1.0", "in 0 1.0", "in 1 0.0"])
  }

  @Test("C39: an animated change of the bounds is announced with the old ones")
  func animatedBounds() {
    final class Listening: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        calls.append("begin \(oldBounds.width) \(collectionView?.bounds.width ?? 0)")
      }
      override func finalizeAnimatedBoundsChange() { calls.append("end") }
    }
    let layout = Listening()
    let fixture = CollectionFixture([["a", "b"]], width: 100, layout: layout)
    fixture.layOut()
    fixture.view.frame.size.width = 90
    fixture.layOut()
    #expect(layout.calls.isEmpty)
    UIView.animate(withDuration: 0.2) {
      fixture.view.frame.size.width = 80
      fixture.view.layoutIfNeeded()
    }
    #expect(layout.calls == ["begin 90.0 80.0", "end"])
  }

  @Test("C40: what is inserted above leaves the offset alone; content that gets shorter pulls it in")
  func offset() {
    let fixture = fixture([(0..<50).map { "\($0)" }])
    fixture.view.contentOffset.y = 500
    fixture.layOut()
    fixture.sections[0].insert("x", at: 0)
    fixture.view.insertItems(at: [[0, 0]])
    #expect(fixture.view.contentOffset.y == 500)
    fixture.view.performBatchUpdates {
      fixture.sections[0].removeLast(26)
      fixture.view.deleteItems(at: (25..<51).map { [0, $0] })
    }
    #expect(fixture.view.contentOffset.y == 100)
  }

  @Test("C45: a context's adjustments take effect")
  func adjustments() {
    let fixture = fixture([(0..<50).map { "\($0)" }])
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.contentSizeAdjustment = CGSize(width: 0, height: 5)
    fixture.layout.invalidateLayout(with: context)
    fixture.layOut()
    #expect(fixture.view.contentOffset.y == 30)
    #expect(fixture.view.contentSize.height == 1_005)
  }

  @Test("In a flow layout a batch asks the delegate for what is new alone; an empty one asks for all")
  func delegateSizes() {
    let fixture = fixture([["a", "b", "c"]])
    fixture.sizes = { _ in CGSize(width: 100, height: 20) }
    fixture.view.reloadData()
    fixture.layOut()
    fixture.heard = ["sizeForItem"]
    fixture.calls = []
    fixture.view.performBatchUpdates {
      fixture.sections = [["x", "b", "c"]]
      fixture.view.deleteItems(at: [[0, 0]])
      fixture.view.insertItems(at: [[0, 0]])
      fixture.view.reloadItems(at: [[0, 2]])
    }
    #expect(Set(fixture.calls) == ["sizeForItem 0-0", "sizeForItem 0-2"])
    fixture.calls = []
    fixture.view.performBatchUpdates(nil)
    #expect(fixture.calls == ["sizeForItem 0-0", "sizeForItem 0-1", "sizeForItem 0-2"])
  }

  @Test("Items that a context names are asked for again alone")
  func namedItems() {
    let fixture = fixture([["a", "b", "c"]])
    var height: CGFloat = 20
    fixture.sizes = { _ in CGSize(width: 100, height: height) }
    fixture.view.reloadData()
    fixture.layOut()
    fixture.heard = ["sizeForItem"]
    fixture.calls = []
    height = 50
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    fixture.layout.invalidateLayout(with: context)
    fixture.layOut()
    #expect(fixture.calls == ["sizeForItem 0-1"])
    #expect(fixture.frame(2) == CGRect(x: 0, y: 70, width: 100, height: 20))
  }
}
