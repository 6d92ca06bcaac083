import Testing
import UIKit

@MainActor @Suite("Compositional layout: the objects that describe it") struct CompositionalObjectsTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private var item: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(44)))
  }

  private var group: NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
  }

  @Test("B1: a dimension says which of five kinds it is")
  func dimensions() {
    let all: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(10), .estimated(20),
      .uniformAcrossSiblings(estimate: 30),
    ]
    #expect(all.map(\.dimension) == [0.5, 0.25, 10, 20, 30])
    #expect(all.map(\.isFractionalWidth) == [true, false, false, false, false])
    #expect(all.map(\.isFractionalHeight) == [false, true, false, false, false])
    #expect(all.map(\.isAbsolute) == [false, false, true, false, false])
    #expect(all.map(\.isEstimated) == [false, false, false, true, true])
    #expect(all.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
  }

  @Test("B2: what fresh objects say")
  func defaults() {
    #expect(item.contentInsets == .zero)
    #expect(item.supplementaryItems.isEmpty)
    let edges = item.edgeSpacing
    for edge in [edges?.leading, edges?.top, edges?.trailing, edges?.bottom] {
      #expect(edge == .fixed(0))
    }
    #expect(group.interItemSpacing == .fixed(0))

    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    #expect(section.visibleItemsInvalidationHandler == nil)

    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    #expect(badge.zIndex == 1 && badge.itemAnchor == nil)

    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .topTrailing)
    #expect(header.zIndex == 1 && header.extendsBoundary && !header.pinToVisibleBounds)
    #expect(header.alignment == .topTrailing && header.offset == .zero)
    #expect(header.containerAnchor.edges == [.top, .trailing])

    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "back").zIndex == 0)

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(configuration.boundarySupplementaryItems.isEmpty)
  }

  @Test("B2: spacing and insets that are taken back are those of a fresh object")
  func takenBack() {
    let item = item
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(3), top: nil, trailing: .fixed(2), bottom: nil)
    #expect(item.edgeSpacing?.leading == .flexible(3) && item.edgeSpacing?.top == .fixed(0))
    item.edgeSpacing = nil
    #expect(item == self.item)
    let group = group
    group.interItemSpacing = .flexible(4)
    #expect(group != self.group)
    group.interItemSpacing = nil
    #expect(group == self.group)
  }

  @Test("B3: a group without elements, or with a count below 1, is refused and holds nothing")
  func refusedGroups() {
    let one = size(.fractionalWidth(1), .absolute(10))
    func reasons(_ make: () -> NSCollectionLayoutGroup) -> [String] {
      UIKitExceptions.recording { #expect(make().subitems.isEmpty) }.map(\.reason)
    }
    let none = "At least 1 subitem is required for a group"
    #expect(reasons { .horizontal(layoutSize: one, subitems: []) } == [none])
    #expect(reasons { .vertical(layoutSize: one, subitems: []) } == [none])
    let row = "A repeating horizontal group should specify a count >= 1"
    #expect(reasons { .horizontal(layoutSize: one, subitem: item, count: 0) } == [row])
    #expect(reasons { .horizontal(layoutSize: one, repeatingSubitem: item, count: -1) } == [row])
    let column = "A repeating vertical group should specify a count >= 1"
    #expect(reasons { .vertical(layoutSize: one, subitem: item, count: 0) } == [column])
    #expect(reasons { .vertical(layoutSize: one, repeatingSubitem: item, count: 0) } == [column])
  }

  @Test("B5: copies are other objects that say the same")
  func copies() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0.3, y: -0.3)),
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 1, y: 2)))
    let inner = NSCollectionLayoutItem(layoutSize: item.layoutSize, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: item.layoutSize, repeatingSubitem: inner, count: 3))
    section.decorationItems = [.background(elementKind: "back")]
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: item.layoutSize, elementKind: "header", alignment: .top, absoluteOffset: CGPoint(x: 5, y: 7))
    ]
    section.orthogonalScrollingProperties.bounce = .never
    let copy = section.copy() as? NSCollectionLayoutSection
    #expect(copy !== section && copy == section)
    copy?.decorationItems[0].zIndex = -1
    #expect(copy != section && section.decorationItems[0].zIndex == 0)
    let other = section.copy() as? NSCollectionLayoutSection
    other?.orthogonalScrollingProperties.bounce = .always
    #expect(other != section && section.orthogonalScrollingProperties.bounce == .never)
    let header = section.boundarySupplementaryItems[0]
    let same = header.copy() as? NSCollectionLayoutBoundarySupplementaryItem
    #expect(same == header && same?.offset == CGPoint(x: 5, y: 7))
    #expect((badge.copy() as? NSCollectionLayoutSupplementaryItem)?.itemAnchor?.offset == CGPoint(x: 1, y: 2))
  }

  @Test("B5: two objects are equal that say the same; closures do not count")
  func equality() {
    #expect(NSCollectionLayoutDimension.absolute(1) == .absolute(1))
    #expect(NSCollectionLayoutDimension.absolute(1) != .estimated(1))
    #expect(NSCollectionLayoutSpacing.fixed(1) != .flexible(1))
    #expect(item == item)
    #expect(item != group)
    #expect(
      NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitem: item, count: 2)
        != .horizontal(layoutSize: item.layoutSize, repeatingSubitem: item, count: 2))
    let custom = NSCollectionLayoutGroup.custom(layoutSize: item.layoutSize) { _ in [] }
    let otherCustom = NSCollectionLayoutGroup.custom(layoutSize: item.layoutSize) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: .zero)]
    }
    #expect(custom == otherCustom)
    #expect(
      NSCollectionLayoutGroupCustomItem(frame: .zero) != NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 1))
    let section = NSCollectionLayoutSection(group: group)
    let handled = NSCollectionLayoutSection(group: group)
    handled.visibleItemsInvalidationHandler = { _, _, _ in }
    #expect(section == handled)
  }

  @Test("B5: a group keeps copies of its elements")
  func keptCopies() {
    let item = item
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    item.contentInsets.top = 5
    #expect(group.subitems[0] !== item && group.subitems[0].contentInsets.top == 0)
  }

  @Test("A group shows what it is made of, an element a line")
  func description() {
    let inner = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, repeatingSubitem: item, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item, inner])
    #expect(group.visualDescription().split(separator: "\n").count == 4)
  }
}
