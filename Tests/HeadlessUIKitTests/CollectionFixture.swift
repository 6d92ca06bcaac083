import UIKit

/// A collection view over a list of sections of names, which writes down every call that it makes.
@MainActor final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let view: UICollectionView
  let layout: UICollectionViewLayout
  var sections: [[String]]
  var calls: [String] = []
  /// Which calls are written down; all if empty.
  var heard: Set<String> = []
  var sizes: ((IndexPath) -> CGSize)?

  init(
    _ sections: [[String]], width: CGFloat = 320, height: CGFloat = 480,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(), cell: AnyClass = TestCell.self
  ) {
    self.sections = sections
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout
    )
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
  }

  /// A fixture of `counts` items with names of their own, in as many sections.
  convenience init(
    counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(), cell: AnyClass = TestCell.self
  ) {
    let sections = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    self.init(sections, width: width, height: height, layout: layout, cell: cell)
  }

  var flow: UICollectionViewFlowLayout { layout as! UICollectionViewFlowLayout }

  func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    )?.frame
  }

  func footer(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section)
    )?.frame
  }

  /// The names shown, by the order of their places.
  var shown: [String] {
    view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? TestCell)?.name ?? "?" }
  }

  func write(_ call: String, _ indexPath: IndexPath? = nil) {
    guard heard.isEmpty || heard.contains(call) else { return }
    calls.append(indexPath.map { "\(call) \($0.section)-\($0.item)" } ?? call)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    write("numberOfItems")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    write("cellForItem", indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TestCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    write("supplementary", indexPath)
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    write("willDisplay", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    write("didEndDisplaying", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let sizes else {
      guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
      return flow.estimatedItemSize == .zero ? flow.itemSize : flow.estimatedItemSize
    }
    write("sizeForItem", indexPath)
    return sizes(indexPath)
  }
}

/// A cell that knows its item and how often it was prepared for reuse.
class TestCell: UICollectionViewCell {
  var name = ""
  var reuseCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}
