import Testing
import UIKit

@MainActor @Suite("Flow layout: placement") struct FlowPlacementTests {
  @Test("A1, A2, A3, A5: the standard metrics")
  func standardMetrics() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(UICollectionViewFlowLayout.automaticSize != .zero)
  }

  @Test("A15: an incomplete last line stays on the grid")
  func grid() {
    // 5 items of 50 with gaps of 10 need 290 of 320: the gap grows to (320 - 250) / 4 = 17.5.
    let fixture = CollectionFixture(counts: [7])
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(fixture.frame(1) == CGRect(x: 67.5, y: 0, width: 50, height: 50))
    #expect(fixture.frame(4) == CGRect(x: 270, y: 0, width: 50, height: 50))
    #expect(fixture.frame(5) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(fixture.frame(6) == CGRect(x: 67.5, y: 60, width: 50, height: 50))
    fixture.layOut()
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test("F7: what shares an area with the bounds has a view, and nothing else")
  func visibleCells() {
    let fixture = CollectionFixture(counts: [1000])
    fixture.layOut()
    #expect(fixture.view.visibleCells.count == 40)
    #expect(fixture.shown.first == "0.0" && fixture.shown.last == "0.39")
    fixture.view.contentOffset = CGPoint(x: 0, y: 50)
    fixture.layOut()
    #expect(fixture.shown.first == "0.5" && fixture.shown.last == "0.44")
  }
}
