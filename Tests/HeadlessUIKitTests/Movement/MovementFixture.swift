import UIKit

/// A list of names, 100 by 50 points each and one a line in a view of 100 by 200, that can be moved about.
@MainActor final class MovementFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let view: UICollectionView
  let layout: UICollectionViewLayout
  var sections: [[String]]
  var calls: [String] = []
  var mayMove: (IndexPath) -> Bool = { _ in true }
  var target: ((_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath)?
  /// Whether the data source does what it is told.
  var movesItems = true

  init(_ sections: [[String]], layout: UICollectionViewLayout? = nil) {
    self.sections = sections
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    self.layout = layout ?? flow
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: self.layout)
    super.init()
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    calls = []
  }

  /// The names in view, by the order of their places.
  var shown: [String] {
    view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? TestCell)?.name ?? "?" }
  }

  func cell(_ name: String) -> TestCell? {
    view.visibleCells.lazy.compactMap { $0 as? TestCell }.first { $0.name == name }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cellForItem \(indexPath.section)-\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TestCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    calls.append("canMove \(indexPath.section)-\(indexPath.item)")
    return mayMove(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    calls.append(
      "move \(sourceIndexPath.section)-\(sourceIndexPath.item) to "
        + "\(destinationIndexPath.section)-\(destinationIndexPath.item)")
    guard movesItems else { return }
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("target \(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
    return target?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 100, height: sections[indexPath.section][indexPath.item].hasPrefix("tall") ? 80 : 50)
  }
}
