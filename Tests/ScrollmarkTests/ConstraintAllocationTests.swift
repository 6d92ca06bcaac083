import AllocationProbe
import Foundation
import Measurement
import Testing
import UIKit

@testable import Scrollmark

/// Cells sized by constraints cost no allocation in a frame of a scroll, once there are cells to be used again.
@MainActor
@Suite(
  "Constraint allocations", .serialized,
  .enabled(if: RunEnvironment.current().buildMode == "release", "only optimised code can do without allocations"))
struct ConstraintAllocationTests {
  /// A view that says how high it is.
  private final class Bar: UIView {
    var height: CGFloat = 20 {
      didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  }

  /// Two bars below each other beside a picture.
  private final class BarsCell: UICollectionViewCell {
    let (picture, upper, lower) = (UIView(), Bar(), Bar())

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [picture, upper, lower] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
        upper.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        upper.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        upper.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
        lower.trailingAnchor.constraint(equalTo: upper.trailingAnchor),
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 4),
        lower.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? BarsCell {
        cell.upper.height = CGFloat(17 + indexPath.item * 7 % 40)
        cell.lower.height = CGFloat(10 + indexPath.item * 13 % 90)
      }
      return cell
    }
  }

  private func allocations(_ layout: UICollectionViewLayout) throws -> UInt64 {
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(BarsCell.self, forCellWithReuseIdentifier: "cell")
    view.isPrefetchingEnabled = false
    view.dataSource = source
    view.layoutIfNeeded()
    func scroll(_ frames: Int) {
      var frame = 0
      while frame < frames {
        frame += 1
        view.contentOffset = CGPoint(x: 0, y: view.contentOffset.y + 40)
        view.layoutIfNeeded()
      }
    }
    scroll(600)
    try #require(allocation_probe_start() == 0)
    var (before, after) = (AllocationProbeReading(), AllocationProbeReading())
    let first = allocation_probe_read(&before)
    scroll(200)
    let second = allocation_probe_read(&after)
    try #require(allocation_probe_stop() == 0)
    try #require(first == 0 && second == 0)
    #expect(view.visibleCells.count > 3)
    return withExtendedLifetime(source) { after.allocations - before.allocations }
  }

  @Test("Cells of a compositional layout of estimates, measured by their constraints")
  func compositional() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    #expect(
      try allocations(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))) == 0)
  }

  @Test("Cells of a flow layout of estimates, measured by their constraints")
  func flow() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 100)
    #expect(try allocations(layout) == 0)
  }
}
