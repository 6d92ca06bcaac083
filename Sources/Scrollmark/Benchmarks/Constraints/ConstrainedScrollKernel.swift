import UIKit

/// A list of cells that say how high they are.
@MainActor final class BarsStage: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let count: Int

  init(_ count: Int, cell: BarsCell.Type) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    self.count = count
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: BenchmarkInput.cross, height: BenchmarkInput.viewport),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? BarsCell)?.show(indexPath.item)
    return cell
  }

  /// One frame of a scroll, about one new item.
  func scrollFrame(_ frame: Int) {
    let place = (Double(frame) * BenchmarkScene.step)
      .truncatingRemainder(dividingBy: max(1, Double(view.contentSize.height - view.bounds.size.height)))
    view.contentOffset = CGPoint(x: 0, y: place)
    view.layoutIfNeeded()
  }
}

/// A frame in which cells are measured and laid out by their constraints. The floor is the same with the arithmetic written out.
@MainActor enum ConstrainedScrollKernel {
  private static let frames = 1_000

  static func scroll(_ count: Int) -> Kernel {
    Kernel(
      name: "scroll, cells sized by constraints, a frame", floorName: "the same cells sized by arithmetic",
      hasSingleOperations: true, operation: sweep(count, BarsByConstraintsCell.self),
      floor: sweep(count, ReckonedCell.self))
  }

  private static func sweep(_ count: Int, _ cell: BarsCell.Type) -> (Nanoseconds) -> [Double] {
    { now in
      let stage = BarsStage(count, cell: cell)
      return singleTimes(frames, now) { stage.scrollFrame($0) }
    }
  }
}
