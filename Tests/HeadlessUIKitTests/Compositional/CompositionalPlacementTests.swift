import Testing
import UIKit

@MainActor @Suite("Compositional layout: from the objects to frames") struct CompositionalPlacementTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("B11, B18: fractions, and the spacing they leave to each other")
  func fractions() {
    let thirds = CompositionalFixture([3], NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1.0 / 3))))
    #expect(thirds.frames(0..<3) == [rect(0, 0, 106.5, 40), rect(106.5, 0, 106.5, 40), rect(213, 0, 106.5, 40)])
    let spaced = CompositionalFixture(
      [4], NSCollectionLayoutSection(group: Make.row(.fractionalWidth(0.25), spacing: .fixed(10))))
    #expect(spaced.frames(0..<4).map(\.minX) == [0, 82.5, 165, 247.5])
    #expect(spaced.frame(3)?.width == 72.5)
  }

  @Test("B22, B7: a counted group gives equal parts, a repeating one leaves items their size")
  func counted() {
    let size = Make.size(.fractionalWidth(1), .absolute(40))
    let item = Make.item(.absolute(50), .fractionalHeight(1))
    let counted = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
    counted.interItemSpacing = .fixed(10)
    #expect(
      CompositionalFixture([4], NSCollectionLayoutSection(group: counted)).frames(0..<4)
        == [rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(220, 0, 100, 40), rect(0, 40, 100, 40)])
    let repeating = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
    #expect(
      CompositionalFixture([3], NSCollectionLayoutSection(group: repeating)).frames(0..<3)
        == [rect(0, 0, 50, 40), rect(50, 0, 50, 40), rect(0, 40, 50, 40)])
  }

  @Test("B23, B35: a column of flexible spacing, and what is left of the last one")
  func columns() {
    let size = Make.size(.fractionalWidth(1), .absolute(100))
    for (spacing, ys, height) in [
      (NSCollectionLayoutSpacing.fixed(0), [0, 30, 60, 100, 130], 170.0),
      (.fixed(10), [0, 40, 100, 140, 200], 260), (.flexible(10), [0, 70, 100, 170, 200], 230),
    ] as [(NSCollectionLayoutSpacing, [CGFloat], CGFloat)] {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [Make.item(.fractionalWidth(1), .absolute(30))])
      group.interItemSpacing = spacing
      let fixture = CompositionalFixture([5], NSCollectionLayoutSection(group: group))
      #expect(fixture.frames(0..<5).map(\.minY) == ys)
      #expect(fixture.layout.collectionViewContentSize == CGSize(width: 320, height: height))
    }
  }

  @Test("B15, B16, B27: insets inside the slot, edge spacing outside it")
  func insetsAndEdges() {
    let item = Make.item(.absolute(100), .absolute(40))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .fixed(5), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let fixture = CompositionalFixture([2], NSCollectionLayoutSection(group: group))
    #expect(fixture.frames(0..<2) == [rect(12, 6, 94, 36), rect(122, 6, 94, 36)])
  }

  @Test("B13, B33, B34: insets of a section and the space between its groups")
  func section() {
    let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(0.5)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = 7
    let fixture = CompositionalFixture([4], section)
    #expect(
      fixture.frames(0..<4) == [
        rect(4, 3, 155, 40), rect(159, 3, 155, 40), rect(4, 50, 155, 40), rect(159, 50, 155, 40),
      ])
    #expect(fixture.layout.collectionViewContentSize.height == 95)
  }

  @Test("B36, B37: space between all sections, empty ones included")
  func sectionSpacing() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1))), configuration: configuration)
    let fixture = CompositionalFixture([1, 0, 1], layout)
    #expect(fixture.frame(0, 2)?.minY == 56)
    #expect(layout.collectionViewContentSize.height == 96)
  }

  @Test("B17, B56: a layout that scrolls sideways has its axes exchanged")
  func sideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.absolute(60), .fractionalHeight(1)),
      subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(0.25))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.boundarySupplementaryItems = [Make.edge("side", .absolute(15), 100, at: .leading)]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let fixture = CompositionalFixture([5], width: 200, height: 240, layout)
    // The side item is 15 wide at the start of the scroll axis; 240 - 10 - 30 leaves four rows of 50.
    #expect(
      fixture.frames(0..<5) == [
        rect(35, 10, 60, 50), rect(35, 60, 60, 50), rect(35, 110, 60, 50), rect(35, 160, 60, 50), rect(95, 10, 60, 50),
      ])
    #expect(fixture.element("side")?.frame == rect(0, 60, 15, 100))
    #expect(layout.collectionViewContentSize == CGSize(width: 195, height: 240))
  }

  @Test("B14, B31: groups in groups, axes named by direction and not by depth")
  func nested() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: Make.item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(100)),
      subitems: [Make.item(.fractionalWidth(0.5), .fractionalHeight(1)), column])
    let fixture = CompositionalFixture([4], NSCollectionLayoutSection(group: group))
    #expect(
      fixture.frames(0..<4) == [
        rect(0, 0, 160, 100), rect(160, 0, 160, 50), rect(160, 50, 160, 50), rect(0, 100, 160, 100),
      ])
  }

  @Test("B32: a custom group is asked once a section for every solve, for its size in the whole collection view")
  func custom() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: Make.size(.fractionalWidth(0.5), .absolute(50))) {
      sizes.append($0.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 5, width: 20, height: 30), zIndex: 3),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 40, y: 0, width: 20, height: 30)),
      ]
    }
    let fixture = CompositionalFixture([3, 1], NSCollectionLayoutSection(group: group))
    #expect(fixture.frames(0..<3) == [rect(10, 5, 20, 30), rect(40, 0, 20, 30), rect(10, 55, 20, 30)])
    #expect(fixture.view.layoutAttributesForItem(at: [0, 0])?.zIndex == 3)
    #expect(sizes == [CGSize(width: 160, height: 50), CGSize(width: 160, height: 50)])
    fixture.layout.invalidateLayout()
    fixture.data.layOut()
    #expect(sizes.count == 4)
  }

  @Test("A46: in a language read from the right the layout is mirrored")
  func mirrored() {
    let section = NSCollectionLayoutSection(group: Make.row(.absolute(100)))
    section.contentInsets.leading = 20
    section.boundarySupplementaryItems = [Make.edge("header", .absolute(60), 30, at: .topLeading)]
    let fixture = CompositionalFixture([2], section)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    #expect(fixture.frames(0..<2) == [rect(200, 30, 100, 40), rect(100, 30, 100, 40)])
    #expect(fixture.element("header")?.frame == rect(240, 0, 60, 30))
    #expect(fixture.found(in: rect(0, 35, 110, 10)) == ["item 0-1"])
  }

  @Test("B32: a frame of a custom item that is not finite is refused by what it is, and counts as empty")
  func hostileCustomFrame() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: Make.size(.fractionalWidth(1), .absolute(10))) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))]
    }
    let fixture = CompositionalFixture([1], NSCollectionLayoutSection(group: group))
    let raised = UIKitExceptions.recording { #expect(fixture.frame(0)?.width == 0) }
    #expect(
      raised.map(\.reason) == ["a compositional layout's frame of a custom item must be finite: it is inf"])
  }

  @Test("A length that no sum of its kind would be finite with is refused, and the content stays finite")
  func tooLong() {
    let size = Make.size(.uniformAcrossSiblings(estimate: .greatestFiniteMagnitude), .absolute(10))
    let item = Make.item(.absolute(10), .absolute(10))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: 3))
    let fixture = CompositionalFixture([4], section)
    let raised = UIKitExceptions.recording { _ = fixture.frame(1) }
    #expect(raised.contains { $0.reason.contains("must be finite and not beyond 1000000000") })
    #expect(fixture.layout.collectionViewContentSize.width.isFinite)
  }

  @Test("Lengths that are not finite are refused and count as 0")
  func hostile() {
    let item = Make.item(.absolute(.nan), .absolute(10))
    item.contentInsets.top = .infinity
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(10)), subitems: [item])
    group.interItemSpacing = .fixed(.nan)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = .infinity
    let fixture = CompositionalFixture([2], section)
    let raised = UIKitExceptions.recording { _ = fixture.frame(1) }
    #expect(raised.count == 4)
    for name in ["dimension", "content inset", "spacing", "inter-group spacing"] {
      #expect(raised.contains { $0.reason.contains("\(name) must be finite") })
    }
    #expect(fixture.frame(0) == rect(0, 0, 0, 10))
  }
}
