import UIKit

/// A collection view 300 points wide over sections of numbered items, as an application would set one up.
@MainActor final class ScenarioScene: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  /// The items of each section, by name.
  var sections: [[Int]]
  /// The height that the cell of an item prefers; nil where cells prefer none.
  var preferred: ((Int) -> CGFloat)?
  /// How often a cell was asked for.
  private(set) var cellsAsked = 0
  private let delegate: (any UICollectionViewDelegate)?

  init(
    _ sections: [[Int]], _ layout: UICollectionViewLayout, height: CGFloat = 600,
    delegate: (any UICollectionViewDelegate)? = nil, preferred: ((Int) -> CGFloat)? = nil,
    in container: UICollectionView? = nil
  ) {
    self.sections = sections
    self.preferred = preferred
    self.delegate = delegate
    let frame = CGRect(x: 0, y: 0, width: 300, height: height)
    view = container ?? UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.register(ScenarioCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.isPrefetchingEnabled = false
    view.dataSource = self
    view.delegate = delegate
  }

  /// A scene of `count` items, named by their places, in sections of equal size.
  convenience init(
    count: Int, sections: Int = 1, _ layout: UICollectionViewLayout, height: CGFloat = 600,
    delegate: (any UICollectionViewDelegate)? = nil, preferred: ((Int) -> CGFloat)? = nil
  ) {
    let each = count / sections
    self.init(
      (0..<sections).map { Array($0 * each..<($0 + 1) * each) }, layout, height: height, delegate: delegate,
      preferred: preferred)
  }

  /// Scrolls to `offset` and lays out.
  func scroll(to offset: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: offset)
    view.layoutIfNeeded()
  }

  /// Scrolls by `distance` in each of so many frames.
  func scroll(by distance: CGFloat, frames: Int) {
    for _ in 0..<frames { scroll(to: view.contentOffset.y + distance) }
  }

  var lastOffset: CGFloat { max(0, view.contentSize.height - view.bounds.height) }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: [section, item])?.frame ?? .null
  }

  /// The places of the items shown, in order.
  var shown: [IndexPath] { view.indexPathsForVisibleItems.sorted() }

  /// How far from the top of the screen each item stands, by name.
  var positions: [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for case let cell as ScenarioCell in view.visibleCells { result[cell.name] = cell.frame.minY - view.bounds.minY }
    return result
  }

  /// Whether the cells on screen stand one below the other and leave nothing of the screen free.
  var isFilled: Bool {
    let frames = view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    guard let first = frames.first, let last = frames.last else { return false }
    let touch = zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY }
    return touch && first.minY <= view.bounds.minY && last.maxY >= min(view.bounds.maxY, view.contentSize.height)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? ScenarioCell {
      cell.name = sections[indexPath.section][indexPath.item]
      cell.preferred = preferred
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// A cell that prefers the height that it is told.
final class ScenarioCell: UICollectionViewCell {
  var name = 0
  var preferred: ((Int) -> CGFloat)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred else { return layoutAttributes }
    layoutAttributes.frame.size.height = preferred(name)
    return layoutAttributes
  }
}

/// A delegate that answers the sizes of rows.
final class ScenarioSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let height: (IndexPath) -> CGFloat

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 300, height: height(indexPath)) }
}

/// The layouts of the scenarios: rows as wide as the scene, without space between them.
@MainActor enum ScenarioLayouts {
  /// Rows of 40 points, or of what the delegate answers.
  static func rows(header: CGFloat = 0, pins: Bool = false) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: header)
    layout.sectionHeadersPinToVisibleBounds = pins
    return layout
  }

  /// Rows that are measured on screen and have `estimate` points before.
  static func measured(estimate: CGFloat = 40) -> UICollectionViewFlowLayout {
    let layout = rows()
    layout.estimatedItemSize = CGSize(width: 300, height: estimate)
    return layout
  }

  /// A compositional list; with `estimate` its rows are measured on screen.
  static func compositional(estimate: CGFloat? = nil) -> UICollectionViewCompositionalLayout {
    let height: NSCollectionLayoutDimension = estimate.map { .estimated($0) } ?? .absolute(40)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// Each kind of layout whose rows are measured on screen.
  static func selfSizing(estimate: CGFloat = 40) -> [UICollectionViewLayout] {
    [measured(estimate: estimate), compositional(estimate: estimate)]
  }
}

/// Heights from 20 to 69 points, in steps of half a point, by the item.
func scenarioHeight(_ item: Int) -> CGFloat { 20 + CGFloat(item &* 37 % 100) / 2 }
