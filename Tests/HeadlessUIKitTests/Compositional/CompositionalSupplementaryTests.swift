import Testing
import UIKit

@MainActor @Suite("Compositional layout: boundary items, tied items, decorations")
struct CompositionalSupplementaryTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func twoRows() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    return section
  }

  @Test("B39, B41, B65: a header lies outside the insets; it follows those across, or does not")
  func header() {
    for (follows, x) in [(true, CGFloat(129)), (false, 130)] {
      let section = twoRows()
      section.boundarySupplementaryItems = [Make.edge("header", .absolute(60))]
      section.supplementariesFollowContentInsets = follows
      let fixture = CompositionalFixture([2], section)
      #expect(fixture.element("header")?.frame == rect(x, 0, 60, 30))
      #expect(fixture.element("header")?.zIndex == 1)
      #expect(fixture.frames(0..<2).map(\.minY) == [33, 73])
      #expect(fixture.layout.collectionViewContentSize.height == 118)
    }
  }

  @Test("B41a, B41c, B42, B43, B44: offsets, overlays and sides")
  func edges() {
    let moved = twoRows()
    moved.boundarySupplementaryItems = [Make.edge("header", .absolute(60), offset: CGPoint(x: 5, y: 7))]
    let shifted = CompositionalFixture([2], moved)
    #expect(shifted.element("header")?.frame.minX == 134)
    #expect(shifted.frame(0)?.minY == 26)

    let laid = twoRows()
    let bottom = Make.edge("footer", .absolute(60), at: .bottom, offset: CGPoint(x: -5, y: -7))
    bottom.extendsBoundary = false
    let side = Make.edge("side", .absolute(20), at: .leading)
    laid.boundarySupplementaryItems = [bottom, side]
    let fixture = CompositionalFixture([2], laid)
    #expect(fixture.element("footer")?.frame.minY == 51)
    #expect(fixture.element("side")?.frame == rect(4, 29, 20, 30))
    #expect(fixture.layout.collectionViewContentSize.height == 88)
  }

  @Test("B45: what is pinned stays in view, above the extending footer, in front")
  func pinned() {
    let section = twoRows()
    section.boundarySupplementaryItems = [
      Make.edge("header"), Make.edge("footer", .fractionalWidth(1), 20, at: .bottom),
    ]
    section.boundarySupplementaryItems.forEach { $0.pinToVisibleBounds = true }
    let fixture = CompositionalFixture([2, 2], height: 100, section)
    fixture.data.layOut()
    fixture.view.contentOffset.y = 100
    fixture.data.layOut()
    #expect(fixture.element("header")?.frame.minY == 88)
    #expect(fixture.element("header")?.zIndex == 1_000_000_001)
    #expect(fixture.element("footer", 0, 1)?.frame.minY == 180)
    #expect(fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 88)
  }

  @Test("B46: without pinned items a scroll invalidates nothing, with them it solves nothing")
  func scrollAndPins() {
    for pins in [false, true] {
      let header = Make.edge("header")
      header.pinToVisibleBounds = pins
      var calls = 0
      let layout = UICollectionViewCompositionalLayout { _, _ in
        calls += 1
        let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1)))
        section.boundarySupplementaryItems = [header]
        return section
      }
      let fixture = CompositionalFixture([100], layout)
      fixture.data.layOut()
      let bounds = fixture.view.bounds
      #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 10)) == pins)
      #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 480)))
      fixture.view.contentOffset.y = 500
      fixture.data.layOut()
      #expect(calls == 1)
      #expect(fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == (pins ? 500 : nil))
    }
  }

  @Test("B38, B47: items at the edges of the content are item NSIntegerMax of section 0")
  func contentEdges() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      Make.edge("header"), Make.edge("footer", .fractionalWidth(1), 20, at: .bottom),
    ]
    let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1)))
    section.boundarySupplementaryItems = [Make.edge("header", .absolute(60), 10)]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let fixture = CompositionalFixture([1, 1], layout)
    fixture.data.layOut()
    #expect(fixture.element("header", .max)?.frame == rect(0, 0, 320, 30))
    #expect(fixture.element("header", 0, 0)?.frame == rect(130, 30, 60, 10))
    #expect(fixture.element("header", 0, 1)?.frame == rect(130, 80, 60, 10))
    #expect(fixture.element("footer", .max)?.frame == rect(0, 130, 320, 20))
    #expect(
      fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: "header").sorted() == [
        [0, 0], [0, .max], [1, 0],
      ])
    #expect(fixture.found(in: rect(0, 0, 320, 30)) == ["header 0-\(Int.max)"])
  }

  @Test("B47: views at the edges of the content stay through a batch that takes the first section away")
  func contentEdgesStay() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [Make.edge("header")]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1))), configuration: configuration)
    let fixture = CompositionalFixture([1, 1], layout)
    fixture.data.layOut()
    let view = fixture.view.supplementaryView(forElementKind: "header", at: [0, .max])
    fixture.data.sections.removeFirst()
    fixture.view.deleteSections([0])
    #expect(view != nil && fixture.view.supplementaryView(forElementKind: "header", at: [0, .max]) === view)
  }

  @Test("B38, B48, B49, B50: tied items stand by their anchors and are numbered by kind in layout order")
  func tied() {
    func badge(_ kind: String, _ edges: NSDirectionalRectEdge, _ offset: CGPoint) -> NSCollectionLayoutSupplementaryItem
    {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: Make.size(.absolute(20), .absolute(20)), elementKind: kind,
        containerAnchor: NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset))
    }
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.absolute(44), .absolute(44)),
      supplementaryItems: [badge("badge", [.top, .trailing], CGPoint(x: 0.3, y: -0.3))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.absolute(100), .absolute(60)), subitems: [item])
    group.supplementaryItems = [badge("side", .bottom, .zero)]
    let fixture = CompositionalFixture([5], NSCollectionLayoutSection(group: group))
    fixture.data.layOut()
    #expect(fixture.element("badge", 0)?.frame == rect(30, -6, 20, 20))
    #expect(fixture.element("badge", 0)?.zIndex == 1)
    #expect(fixture.element("badge", 2)?.frame == rect(30, 54, 20, 20))
    #expect(fixture.element("badge", 5) == nil)
    #expect(fixture.element("side", 1)?.frame == rect(40, 100, 20, 20))
    #expect(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").count == 5)
  }

  @Test("B38: after a batch the views of tied items are asked for again, since their numbers changed")
  func tiedAfterBatch() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Make.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(44)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(44)), subitems: [item])
    let fixture = CompositionalFixture([2], NSCollectionLayoutSection(group: group))
    fixture.data.layOut()
    fixture.data.heard = ["supplementary"]
    fixture.data.calls = []
    fixture.data.sections[0].removeFirst()
    fixture.view.deleteItems(at: [[0, 0]])
    #expect(fixture.data.calls == ["supplementary 0-0"])
  }

  @Test("B4: a kind that is there twice in one scope is refused and counts once")
  func twice() {
    let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1)))
    section.boundarySupplementaryItems = [Make.edge("header"), Make.edge("header", .absolute(10), 10, at: .bottom)]
    let fixture = CompositionalFixture([1], section)
    let raised = UIKitExceptions.recording { fixture.data.layOut() }
    #expect(
      raised.map(\.reason) == [
        "Error: Every supplementary must have a unique elementKind: duplicates detected: (header)"
      ])
    #expect(fixture.layout.collectionViewContentSize.height == 70)
  }

  @Test("B51, B52: a decoration is as large as its section, behind cells that come forward")
  func decorations() {
    let section = twoRows()
    let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    back.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [back]
    section.boundarySupplementaryItems = [Make.edge("header", .fractionalWidth(1), 34)]
    let fixture = CompositionalFixture([2, 0], section)
    fixture.data.heard = ["supplementary"]
    fixture.data.layOut()
    #expect(fixture.decoration()?.frame == rect(2, 1, 314, 118))
    #expect(fixture.decoration()?.zIndex == 0)
    #expect(fixture.view.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
    #expect(fixture.data.calls.allSatisfy { $0.hasPrefix("supplementary") })
    let shown = fixture.view.subviews.filter { $0.frame == rect(2, 1, 314, 118) }
    #expect(shown.count == 1 && fixture.view.subviews.first === shown.first)
    // The second section holds its header and insets alone.
    #expect(fixture.decoration(1)?.frame == rect(2, 123, 314, 38))
  }

  @Test("B53, B54, B55: what a rectangle finds")
  func queries() {
    let section = twoRows()
    section.contentInsets = .zero
    section.decorationItems = [.background(elementKind: "back")]
    let fixture = CompositionalFixture([2, 0, 1], section)
    #expect(fixture.found(in: rect(0, 0, 320, 40)) == ["back 0-0", "item 0-0"])
    #expect(fixture.found(in: rect(0, 40, 320, 0)) == ["back 0-0"])
    #expect(fixture.found(in: rect(0, 80, 320, 10)) == ["back 0-0", "back 2-0", "item 2-0"])
    #expect(fixture.found(in: rect(0, 500, 320, 10)) == [])
    #expect(fixture.frame(0, 1) == nil)
  }
}
