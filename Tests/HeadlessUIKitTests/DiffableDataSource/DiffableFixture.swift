import FrameClock
import Testing
import UIKit

/// A list of rows of 20 points, fed by a diffable data source with sections and items named by numbers.
@MainActor final class DiffableFixture {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  let view: UICollectionView
  private(set) var source: Source!
  /// The items that the cell provider was asked for.
  var asked: [Int] = []
  /// The items for which the cell provider answers no cell.
  var missing: Set<Int> = []
  /// Called from inside the cell provider.
  var inside: ((Int) -> Void)?

  init(height: CGFloat = 4_000, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.isPrefetchingEnabled = false
    source = Source(collectionView: view) { [unowned self] view, path, item in
      asked.append(item)
      inside?(item)
      if missing.contains(item) { return nil }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TestCell)?.name = "\(item)"
      return cell
    }
  }

  /// A fixture that shows these sections.
  convenience init(_ sections: [(Int, [Int])]) {
    self.init()
    source.apply(Self.snapshot(sections), animatingDifferences: false)
    layOut()
    asked = []
  }

  static func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  func apply(_ sections: [(Int, [Int])]) {
    source.apply(Self.snapshot(sections))
  }

  func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// The items shown, by the order of their places.
  var shown: [String] {
    view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? TestCell)?.name ?? "?" }
  }

  /// The cell of each item shown.
  var cells: [String: UICollectionViewCell] {
    var result: [String: UICollectionViewCell] = [:]
    for case let cell as TestCell in view.visibleCells { result[cell.name] = cell }
    return result
  }
}
