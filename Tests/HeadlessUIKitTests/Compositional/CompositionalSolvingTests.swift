import Testing
import UIKit

@MainActor @Suite("Compositional layout: when it is solved, and what stays") struct CompositionalSolvingTests {
  @Test("B9, B10: the provider is called once a section for every solve, with the room and the traits")
  func provider() {
    var asked: [Int] = []
    var sizes: Set<String> = []
    var scales: Set<CGFloat> = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      sizes.insert("\(environment.container.contentSize) \(environment.container.effectiveContentSize)")
      scales.insert(environment.traitCollection.displayScale)
      return NSCollectionLayoutSection(group: Make.row(.fractionalWidth(0.5)))
    }
    let fixture = CompositionalFixture([2, 3], layout)
    fixture.data.layOut()
    #expect(asked == [0, 1])
    #expect(sizes == ["(320.0, 480.0) (320.0, 480.0)"] && scales == [2])
    for offset in stride(from: CGFloat(0), to: 40, by: 10) {
      fixture.view.contentOffset.y = offset
      fixture.data.layOut()
    }
    #expect(asked == [0, 1])
    fixture.layout.invalidateLayout()
    fixture.data.layOut()
    #expect(asked == [0, 1, 0, 1])
    fixture.view.frame.size.width = 200
    fixture.data.layOut()
    #expect(asked.count == 6 && fixture.frame(1)?.minX == 100)
    fixture.data.sections[0].append("new")
    fixture.view.insertItems(at: [[0, 2]])
    #expect(asked.count == 8 && fixture.frame(2)?.minY == 40)
    fixture.view.traitOverrides.displayScale = 3
    fixture.data.layOut()
    #expect(asked.count == 10 && scales == [2, 3])
    fixture.view.reloadData()
    fixture.data.layOut()
    #expect(asked.count == 12)
  }

  @Test("B8: no definition for a section with items is refused; without items it is an empty section")
  func noDefinition() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 ? NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1))) : nil
    }
    let fixture = CompositionalFixture([0, 1], layout)
    #expect(UIKitExceptions.recording { fixture.data.layOut() }.isEmpty)
    #expect(fixture.frame(0, 1)?.minY == 0)
    let other = CompositionalFixture([1, 1], layout)
    let raised = UIKitExceptions.recording { other.data.layOut() }
    #expect(
      raised.map(\.reason) == [
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
          + "section. This is a client error."
      ])
    #expect(other.frame(0, 1)?.minY == 0)
  }

  @Test("B6: a configuration replaces the one before; changes to the object have no effect")
  func configuration() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1))))
    let fixture = CompositionalFixture([1, 1], layout)
    fixture.data.layOut()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    layout.configuration = configuration
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(0, 1)?.frame.minY == 48)
    configuration.interSectionSpacing = 20
    layout.configuration.interSectionSpacing = 30
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(0, 1)?.frame.minY == 48)
    #expect(layout.configuration.interSectionSpacing == 8)
  }

  @Test("B5: a change to a section that the layout has counts from the next solve on")
  func changedSection() {
    let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1)))
    let fixture = CompositionalFixture([2, 2], section)
    #expect(fixture.frame(0, 1)?.minY == 80)
    section.interGroupSpacing = 10
    fixture.layout.invalidateLayout()
    fixture.data.layOut()
    #expect(fixture.frame(0, 1)?.minY == 90)
  }

  @Test("B64, B65: insets measured from the safe area, the margins or nothing")
  func references() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1)))
    section.contentInsets.leading = 5
    section.boundarySupplementaryItems = [Make.edge("header")]
    var effective = CGSize.zero
    let layout = UICollectionViewCompositionalLayout {
      effective = $1.container.effectiveContentSize
      return section
    }
    let fixture = CompositionalFixture([1], layout)
    window.coveredEdges = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 30)
    window.addSubview(fixture.view)
    fixture.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 40, bottom: 1, trailing: 50)
    func check(_ x: CGFloat, _ width: CGFloat, header: CGFloat) {
      layout.invalidateLayout()
      fixture.data.layOut()
      #expect(fixture.frame(0)?.minX == x && fixture.frame(0)?.width == width)
      #expect(fixture.element("header")?.frame.minX == header)
    }
    check(25, 265, header: 25)
    #expect(effective.width == 270)
    section.contentInsetsReference = .layoutMargins
    check(45, 225, header: 45)
    section.contentInsetsReference = .none
    check(5, 315, header: 5)
    section.supplementaryContentInsetsReference = .safeArea
    check(5, 315, header: 20)
    section.supplementaryContentInsetsReference = .automatic
    section.supplementariesFollowContentInsets = false
    check(5, 315, header: 0)
  }

  @Test("B12, D2, D7: rows are measured as they come on screen, from the top down, and only those")
  func selfSizing() {
    let names = [["60", "20", "80"] + (0..<100).map { _ in "50" }]
    let fixture = CompositionalFixture(
      names: names, height: 200, UICollectionViewCompositionalLayout(section: Make.list(estimate: 40)))
    fixture.data.layOut()
    #expect(fixture.frames(0..<4).map(\.height) == [60, 20, 80, 50])
    #expect(fixture.frame(4)?.height == 40)
    #expect(fixture.cell(3)?.frame.minY == 160)
    // 4 measured rows of 210 points, 99 of the estimate.
    #expect(fixture.view.contentSize.height == 4_170)
  }

  @Test("B28: a cell that wants to be wider than its row gets the row, and does not empty its section")
  func widerThanItsRow() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(40)),
      subitems: [Make.item(.estimated(100), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let fixture = CompositionalFixture([3], cell: WideCell.self, section)
    fixture.data.layOut()
    #expect(
      fixture.frames(0..<3) == (0..<3).map { CGRect(x: 10, y: CGFloat($0) * 40, width: 300, height: 40) })
  }

  @Test("D8: what was measured stays until reloadData or another size; a solve keeps it")
  func measuredStays() {
    let fixture = CompositionalFixture(
      names: [["60", "20"]], UICollectionViewCompositionalLayout(section: Make.list(estimate: 40)))
    fixture.data.layOut()
    fixture.layout.invalidateLayout()
    #expect(fixture.layout.collectionViewContentSize.height == 80)
    fixture.data.sections[0].insert("30", at: 0)
    fixture.view.insertItems(at: [[0, 0]])
    #expect(fixture.frames(0..<3).map(\.height) == [30, 60, 20])
    fixture.data.sections[0].swapAt(0, 2)
    fixture.view.performBatchUpdates {
      fixture.view.moveItem(at: [0, 2], to: [0, 0])
      fixture.view.moveItem(at: [0, 0], to: [0, 2])
    }
    #expect(fixture.frames(0..<3).map(\.height) == [20, 60, 30])
    fixture.view.reloadData()
    #expect(fixture.layout.collectionViewContentSize.height == 120)
  }

  @Test("D13: a header of estimated height is measured, one at the edge of the content too")
  func measuredHeaders() {
    let size = Make.size(.fractionalWidth(1), .estimated(30))
    func header() -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
    }
    let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1)))
    section.boundarySupplementaryItems = [header()]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header()]
    let fixture = CompositionalFixture(
      [1], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    fixture.view.register(TallHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    fixture.data.layOut()
    #expect(fixture.element("header", .max)?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(fixture.element("header")?.frame == CGRect(x: 0, y: 70, width: 320, height: 70))
    #expect(fixture.cell(0)?.frame.minY == 140)
  }

  @Test("B31: siblings that are uniform are as high as the highest")
  func uniform() {
    let item = Make.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(20)), subitems: [item, item])
    let fixture = CompositionalFixture(
      names: [["30", "50", "10", "25"]],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    fixture.data.layOut()
    #expect(fixture.frames(0..<4).map(\.height) == [50, 50, 25, 25])
    #expect(fixture.cell(0)?.frame.height == 50)
  }

  @Test("C38: items that a batch brings or takes away fade")
  func fading() {
    final class Layout: UICollectionViewCompositionalLayout {
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
    let layout = Layout(section: NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1))))
    let fixture = CompositionalFixture([2], layout)
    fixture.data.layOut()
    fixture.data.sections[0] = ["0.1", "new"]
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [[0, 0]])
      fixture.view.insertItems(at: [[0, 1]])
    }
    #expect(layout.alphas == ["out 0 0.0", "out 1 1.0", "in 0 1.0", "in 1 0.0"])
  }

  @Test("A43, B53: a subclass may change what the layout answers, and its views follow")
  func subclass() {
    final class Layout: UICollectionViewCompositionalLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          if attributes.representedElementCategory == .cell { attributes.frame.origin.x += 7 }
          return attributes
        }
      }
    }
    let layout = Layout(section: Make.list(estimate: 40))
    let fixture = CompositionalFixture(names: [["60", "20"]], layout)
    fixture.data.layOut()
    #expect(fixture.cell(0)?.frame == CGRect(x: 7, y: 0, width: 320, height: 60))
    #expect(fixture.cell(1)?.frame == CGRect(x: 7, y: 60, width: 320, height: 20))
  }
}

/// A cell that wants to be 500 points wide.
private final class WideCell: TestCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.width = 500
    return layoutAttributes
  }
}

/// A header that wants to be 70 points high.
private final class TallHeader: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 70
    return layoutAttributes
  }
}
