import Testing
import UIKit

/// A flow layout in whose calls somebody asks for a layout pass.
private final class RestlessFlowLayout: UICollectionViewFlowLayout {
  var prepares = 0
  var inPrepare: ((UICollectionView) -> Void)?
  var inUpdates: ((UICollectionView) -> Void)?

  override func prepare() {
    prepares += 1
    if let act = inPrepare, let collectionView {
      inPrepare = nil
      act(collectionView)
    }
    super.prepare()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    if let collectionView { inUpdates?(collectionView) }
  }
}

@MainActor @Suite("Layout passes that are asked for in calls to the layout")
struct LayingOutInCallsTests {
  /// 40 rows of 20 points, 100 points high.
  private func rows() -> (CollectionFixture, RestlessFlowLayout) {
    let layout = RestlessFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(counts: [40], width: 100, height: 100, layout: layout)
    fixture.layOut()
    return (fixture, layout)
  }

  @Test("C34: what is laid out before views have followed an update waits, so that each item keeps its own cell")
  func inAnUpdate() {
    let (fixture, layout) = rows()
    layout.inUpdates = { view in
      view.contentOffset.y = 40
      view.layoutIfNeeded()
    }
    fixture.view.performBatchUpdates {
      fixture.sections[0].insert("new", at: 0)
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    fixture.layOut()
    for path in fixture.view.indexPathsForVisibleItems {
      #expect((fixture.view.cellForItem(at: path) as? TestCell)?.name == fixture.sections[0][path.item])
    }
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item).sorted() == [2, 3, 4, 5, 6])
  }

  @Test("C47: a layout that asks for a layout pass while it prepares itself is not prepared once more")
  func inPrepare() {
    let (fixture, layout) = rows()
    layout.prepares = 0
    layout.inPrepare = { view in
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
    }
    layout.invalidateLayout()
    _ = fixture.view.contentSize
    fixture.layOut()
    #expect(layout.prepares == 1)
    #expect(fixture.view.contentOffset.y == 60)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item).sorted() == [3, 4, 5, 6, 7])
  }
}
