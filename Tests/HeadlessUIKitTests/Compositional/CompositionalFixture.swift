import FrameClock
import UIKit

/// Short ways to say what compositional layouts are made of.
@MainActor enum Make {
  static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  /// A row, as wide as what holds it, of items of this width and as high as it.
  static func row(
    _ width: NSCollectionLayoutDimension, height: CGFloat = 40, spacing: NSCollectionLayoutSpacing = .fixed(0)
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item(width, .fractionalHeight(1))])
    group.interItemSpacing = spacing
    return group
  }

  /// Rows of one item that is as high as its cell wants to be.
  static func list(estimate: CGFloat = 44) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(estimate))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// Groups of one item of this width in a row that scrolls.
  static func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100, height: CGFloat = 50,
    spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let size = size(.absolute(width), .absolute(height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    return section
  }

  static func edge(
    _ kind: String, _ width: NSCollectionLayoutDimension = .fractionalWidth(1), _ height: CGFloat = 30,
    at alignment: NSRectAlignment = .top, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, .absolute(height)), elementKind: kind, alignment: alignment, absoluteOffset: offset)
  }
}

/// A collection view with a compositional layout, over sections of names, with everything registered that tests show.
@MainActor struct CompositionalFixture {
  static let kinds = ["header", "footer", "badge", "side"]

  let data: CollectionFixture
  let layout: UICollectionViewCompositionalLayout

  init(
    _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480, cell: AnyClass = TestCell.self,
    _ layout: UICollectionViewCompositionalLayout
  ) {
    self.layout = layout
    data = CollectionFixture(counts: counts, width: width, height: height, layout: layout, cell: cell)
    register()
  }

  init(
    _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480, cell: AnyClass = TestCell.self,
    _ section: NSCollectionLayoutSection
  ) {
    self.init(
      counts, width: width, height: height, cell: cell, UICollectionViewCompositionalLayout(section: section))
  }

  init(
    names: [[String]], width: CGFloat = 320, height: CGFloat = 480, cell: AnyClass = MeasuredCell.self,
    _ layout: UICollectionViewCompositionalLayout
  ) {
    self.layout = layout
    data = CollectionFixture(names, width: width, height: height, layout: layout, cell: cell)
    register()
  }

  private func register() {
    for kind in Self.kinds {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
  }

  var view: UICollectionView { data.view }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { data.frame(item, section) }

  func frames(_ items: Range<Int>, _ section: Int = 0) -> [CGRect] { items.compactMap { frame($0, section) } }

  func element(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, item])
  }

  func decoration(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    view.layoutIfNeeded()
    return layout.layoutAttributesForDecorationView(ofKind: "back", at: [section, 0])
  }

  /// The kinds and places of what the layout answers for a rectangle, in order of their words.
  func found(in rect: CGRect) -> [String] {
    view.layoutIfNeeded()
    return (layout.layoutAttributesForElements(in: rect) ?? []).map { attributes in
      "\(attributes.representedElementKind ?? "item") \(attributes.indexPath.section)-\(attributes.indexPath.item)"
    }.sorted()
  }

  /// The scroll views of rows, from the first section on.
  var rows: [UIScrollView] {
    view.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? { view.cellForItem(at: [section, item]) }
}
