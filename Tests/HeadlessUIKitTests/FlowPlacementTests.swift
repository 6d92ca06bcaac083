import Testing
import UIKit

@MainActor @Suite("Flow layout: placement") struct FlowPlacementTests {
  private func fixture(_ sizes: [CGSize], width: CGFloat = 320) -> CollectionFixture {
    let fixture = CollectionFixture(counts: [sizes.count], width: width)
    fixture.sizes = { sizes[$0.item] }
    return fixture
  }

  @Test("A1, A2, A3, A5, A7: the standard metrics")
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
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(UICollectionViewFlowLayout.automaticSize != .zero)
  }

  @Test("A8: the delegate's metric wins over the property, each on its own")
  func delegateWins() {
    let fixture = CollectionFixture(counts: [2], width: 100)
    fixture.flow.itemSize = CGSize(width: 100, height: 10)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 20, width: 100, height: 10))
    fixture.sizes = { _ in CGSize(width: 100, height: 30) }
    fixture.flow.invalidateLayout()
    #expect(fixture.frame(1) == CGRect(x: 0, y: 40, width: 100, height: 30))
  }

  @Test("A13: a full line is justified")
  func justified() {
    // 100 + 10 + 80 + 10 + 90 = 290 of 320; the next item does not fit. Gap: (320 - 270) / 2 = 25.
    let sizes = [100, 80, 90, 60].map { CGSize(width: $0, height: 40) }
    let fixture = fixture(sizes.map { $0 })
    #expect(fixture.frame(0)?.minX == 0)
    #expect(fixture.frame(1)?.minX == 125)
    #expect(fixture.frame(2) == CGRect(x: 230, y: 0, width: 90, height: 40))
  }

  @Test("A14: a line of one item, not the last, is centred")
  func centred() {
    let fixture = fixture([
      CGSize(width: 200, height: 40), CGSize(width: 150, height: 40), CGSize(width: 50, height: 40),
    ])
    #expect(fixture.frame(0)?.minX == 60)
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

  @Test("A15: delegate sizes that are all equal make a grid too")
  func gridOfDelegateSizes() {
    let fixture = fixture(Array(repeating: CGSize(width: 50, height: 50), count: 7))
    #expect(fixture.frame(6) == CGRect(x: 67.5, y: 60, width: 50, height: 50))
  }

  @Test("A16: one item a line: every line is centred")
  func oneColumn() {
    let fixture = CollectionFixture(counts: [2])
    fixture.flow.itemSize = CGSize(width: 200, height: 20)
    #expect(fixture.frame(0)?.minX == 60)
    #expect(fixture.frame(1)?.minX == 60)
  }

  @Test("A17: the last line of unequal items keeps the spacing exactly")
  func lastLine() {
    let fixture = fixture([100, 80, 90, 60, 70].map { CGSize(width: $0, height: 40) })
    #expect(fixture.frame(3) == CGRect(x: 0, y: 50, width: 60, height: 40))
    #expect(fixture.frame(4) == CGRect(x: 70, y: 50, width: 70, height: 40))
  }

  @Test("A19, A20: items are centred on their line, lines are apart by the line spacing")
  func acrossTheLine() {
    let fixture = fixture([
      CGSize(width: 150, height: 20), CGSize(width: 150, height: 60), CGSize(width: 160, height: 30),
      CGSize(width: 150, height: 30),
    ])
    #expect(fixture.frame(0) == CGRect(x: 0, y: 20, width: 150, height: 20))
    #expect(fixture.frame(1) == CGRect(x: 170, y: 0, width: 150, height: 60))
    #expect(fixture.frame(2)?.minY == 70)
  }

  @Test("A21, A22, A24, A25: header, insets, lines, insets, footer, section below section")
  func sections() {
    let fixture = CollectionFixture(counts: [2, 0])
    fixture.flow.headerReferenceSize = CGSize(width: 1, height: 30)
    fixture.flow.footerReferenceSize = CGSize(width: 1, height: 20)
    fixture.flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    fixture.layOut()
    #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(fixture.frame(0) == CGRect(x: 10, y: 35, width: 50, height: 50))
    #expect(fixture.footer(0) == CGRect(x: 0, y: 92, width: 320, height: 20))
    #expect(fixture.header(1) == CGRect(x: 0, y: 112, width: 320, height: 30))
    #expect(fixture.footer(1) == CGRect(x: 0, y: 154, width: 320, height: 20))
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 174))
  }

  @Test("A23: without a length there is no header and nobody is asked for one")
  func noHeader() {
    let fixture = CollectionFixture(counts: [2])
    fixture.heard = ["supplementary"]
    fixture.flow.headerReferenceSize = CGSize(width: 100, height: 0)
    fixture.layOut()
    #expect(fixture.header(0) == nil)
    #expect(fixture.calls.isEmpty)
  }

  @Test("A26: what headers and footers are called")
  func headerAttributes() throws {
    let fixture = CollectionFixture(counts: [1, 1])
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 10)
    let all = fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480)) ?? []
    let headers = all.filter { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
    #expect(headers.map(\.indexPath).sorted() == [[0, 0], [1, 0]])
    #expect(headers.allSatisfy { $0.representedElementCategory == .supplementaryView })
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  @Test("A27, A28: a layout that scrolls sideways stacks columns")
  func horizontal() {
    let fixture = CollectionFixture(counts: [5], width: 320, height: 110)
    fixture.flow.scrollDirection = .horizontal
    fixture.flow.minimumLineSpacing = 7
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(fixture.frame(1) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(fixture.frame(2) == CGRect(x: 57, y: 0, width: 50, height: 50))
    #expect(fixture.view.contentSize == CGSize(width: 164, height: 110))
  }

  @Test("A40: sharing an edge is not enough to be answered")
  func edges() {
    let fixture = CollectionFixture(counts: [20], width: 50)
    fixture.flow.minimumLineSpacing = 0
    let found = fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 50, width: 50, height: 100)) ?? []
    #expect(found.map(\.indexPath.item).sorted() == [1, 2])
  }

  @Test("A43: a client that changes what it was answered changes nothing")
  func answersAreCopies() throws {
    let fixture = CollectionFixture(counts: [3])
    let all = fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480)) ?? []
    all.first?.frame = .zero
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("A44, C50: items off screen have attributes, items that do not exist have none")
  func offScreen() {
    let fixture = CollectionFixture(counts: [1000])
    #expect(fixture.frame(999) == CGRect(x: 270, y: 11940, width: 50, height: 50))
    #expect(fixture.frame(1000) == nil)
    #expect(fixture.frame(0, 1) == nil)
  }

  @Test("A46: a layout that flips is mirrored for languages read from the right")
  func flipping() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let fixture = CollectionFixture(counts: [2], layout: Flipping())
    fixture.view.semanticContentAttribute = .forceRightToLeft
    #expect(fixture.frame(0)?.minX == 270)
    #expect(fixture.frame(1)?.minX == 202.5)
    let plain = CollectionFixture(counts: [2])
    plain.view.semanticContentAttribute = .forceRightToLeft
    #expect(plain.frame(0)?.minX == 0)
  }

  @Test("A25: the content is as wide as what the insets leave")
  func contentInset() {
    let fixture = CollectionFixture(counts: [6])
    fixture.view.contentInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    fixture.layOut()
    #expect(fixture.view.contentSize == CGSize(width: 290, height: 110))
    #expect(fixture.frame(4)?.maxX == 290)
  }

  @Test("A41: a cell without an area is in no rectangle and gets no view; it still has its place")
  func noArea() {
    let fixture = fixture([CGSize(width: 100, height: 20), CGSize(width: 100, height: 0), CGSize(width: 0, height: 20)])
    let all = fixture.layout.layoutAttributesForElements(in: CGRect(x: -10, y: -10, width: 500, height: 500))
    #expect(all?.map(\.indexPath) == [[0, 0]])
    fixture.layOut()
    #expect(fixture.view.indexPathsForVisibleItems == [[0, 0]])
    #expect(fixture.frame(1)?.size == CGSize(width: 100, height: 0))
  }

  @Test("A42: in which order a layout answers, and how often, makes no difference")
  func anyOrder() {
    final class Shuffling: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        return all.reversed() + all
      }
    }
    let fixture = CollectionFixture(counts: [4, 3], layout: Shuffling())
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 10)
    fixture.heard = ["cellForItem", "supplementary"]
    fixture.layOut()
    #expect(fixture.shown == ["0.0", "0.1", "0.2", "0.3", "1.0", "1.1", "1.2"])
    #expect(fixture.calls.count == 9)
  }
}
