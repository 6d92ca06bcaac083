import Testing
import UIKit

/// Two sections of ten rows of 40 between a header of 30 and a footer of 20: each section is 450 long.
@MainActor @Suite("Flow layout: pinned headers and footers") struct FlowPinningTests {
  private let fixture: CollectionFixture

  init() {
    fixture = CollectionFixture(counts: [10, 10], width: 100, height: 200)
    fixture.flow.itemSize = CGSize(width: 100, height: 40)
    fixture.flow.minimumLineSpacing = 0
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 30)
    fixture.flow.footerReferenceSize = CGSize(width: 0, height: 20)
    fixture.flow.sectionHeadersPinToVisibleBounds = true
    fixture.flow.sectionFootersPinToVisibleBounds = true
    fixture.layOut()
  }

  private func scroll(_ y: CGFloat) {
    fixture.view.contentOffset = CGPoint(x: 0, y: y)
    fixture.layOut()
  }

  @Test("A29: a header stays at the top until the next one pushes it off")
  func header() {
    scroll(100)
    #expect(fixture.header(0)?.minY == 100)
    #expect(fixture.header(1)?.minY == 450)
    scroll(430)
    #expect(fixture.header(0)?.minY == 420)
    scroll(500)
    #expect(fixture.header(1)?.minY == 500)
  }

  @Test("A29: the inset moves the line where headers stay")
  func headerBelowInset() {
    fixture.view.contentInset.top = 10
    scroll(100)
    #expect(fixture.header(0)?.minY == 110)
  }

  @Test("A30: a footer stays at the bottom")
  func footer() {
    scroll(0)
    #expect(fixture.footer(0)?.minY == 180)
    scroll(300)
    #expect(fixture.footer(0)?.minY == 430)
  }

  @Test("A31, A33: a pinned header is on screen, in front of the cells")
  func pinnedView() throws {
    scroll(100)
    let view = try #require(
      fixture.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    )
    #expect(view.frame == CGRect(x: 0, y: 100, width: 100, height: 30))
    let views = fixture.view.subviews
    let place = try #require(views.firstIndex { $0 === view })
    #expect(views[place...].allSatisfy { !($0 is UICollectionViewCell) })
  }

  @Test("A32: with pinning every move of the bounds invalidates, without it a change of width alone")
  func invalidation() {
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 1, width: 100, height: 200)))
    let plain = CollectionFixture(counts: [10], width: 100, height: 200)
    plain.layOut()
    #expect(!plain.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 1, width: 100, height: 300)))
    #expect(plain.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 90, height: 200)))
  }

  @Test("A29: of a thousand sections a scroll moves the pinned header alone", arguments: [true, false])
  func movesPinnedAlone(isBuiltIn: Bool) throws {
    final class Subclass: UICollectionViewFlowLayout {}
    final class Header: UICollectionReusableView {
      var applied = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
    }
    final class Row: TestCell {
      var applied = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
    }
    let layout = isBuiltIn ? UICollectionViewFlowLayout() : Subclass()
    let fixture = CollectionFixture(
      counts: Array(repeating: 50, count: 1_000), width: 100, height: 200, layout: layout, cell: Row.self)
    let kind = UICollectionView.elementKindSectionHeader
    fixture.view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    fixture.flow.itemSize = CGSize(width: 100, height: 40)
    fixture.flow.minimumLineSpacing = 0
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 30)
    fixture.flow.sectionHeadersPinToVisibleBounds = true
    fixture.layOut()
    fixture.view.contentOffset.y = 2_030 * 500 + 30
    fixture.layOut()
    let header = try #require(fixture.view.supplementaryView(forElementKind: kind, at: [500, 0]) as? Header)
    let rows = fixture.view.visibleCells.compactMap { $0 as? Row }
    let before = (header.applied, rows.map(\.applied))
    fixture.heard = ["sizeForItem", "numberOfItems"]
    fixture.calls = []
    fixture.sizes = { _ in CGSize(width: 100, height: 40) }
    for step in 1...10 {
      fixture.view.contentOffset.y = 2_030 * 500 + 30 + CGFloat(step)
      fixture.layOut()
    }
    #expect(header.applied == before.0 + 10)
    #expect(rows.map(\.applied) == before.1)
    #expect(header.frame.minY == fixture.view.contentOffset.y)
    #expect(fixture.calls.isEmpty)
  }

  @Test("A34: scrolling to an item does not mind the header")
  func scrollUnderHeader() {
    fixture.view.scrollToItem(at: [0, 5], at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 230)
  }
}
