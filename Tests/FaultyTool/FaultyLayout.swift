import Foundation
import UIKit

/// Rows of 44 points, right until the layout has been prepared a few times.
final class FaultyLayout: UICollectionViewLayout {
  /// What goes wrong.
  enum Fault: String, CaseIterable, Sendable {
    /// Rows are a point too high from then on.
    case growing
    /// The process ends.
    case trapping
    /// Preparing does not end.
    case endless
    /// The layout keeps cells that it saw, five of them.
    case keeping
  }

  private let fault: Fault
  private var passes = 0
  private var height: CGFloat = 44

  /// The cells that were kept.
  private static var kept: [UICollectionViewCell] = []

  init(_ fault: Fault) {
    self.fault = fault
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override func prepare() {
    super.prepare()
    passes += 1
    guard passes > 4 else { return }
    switch fault {
    case .growing: height = 45
    case .trapping: fatalError("the layout gives up")
    case .endless: while true { usleep(1_000) }
    case .keeping:
      for cell in collectionView?.visibleCells ?? []
      where Self.kept.count < 5 && !Self.kept.contains(where: { $0 === cell }) {
        Self.kept.append(cell)
      }
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != width }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: height * CGFloat(counts.reduce(0, +)))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < counts.count, indexPath.item < counts[indexPath.section] else { return nil }
    let row = counts[..<indexPath.section].reduce(0, +) + indexPath.item
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: height * CGFloat(row), width: width, height: height)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    counts.indices.flatMap { section in
      (0..<counts[section]).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
    }.filter {
      $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY && $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX
    }
  }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  private var counts: [Int] {
    guard let view = collectionView else { return [] }
    return (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
  }
}
