import Testing
import UIKit

/// A layout of one's own that puts items on a circle, with the attributes cached in an array.
@MainActor @Suite struct RingLayoutTests {
  private final class RingLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []
    private let radius: CGFloat = 100

    override func prepare() {
      super.prepare()
      cache.removeAll()
      guard let collectionView else { return }
      let count = collectionView.numberOfItems(inSection: 0)
      let middle = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
      for item in 0..<count {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        let turn = (CGFloat(item) / CGFloat(count)) * 2 * .pi
        attributes.center = CGPoint(x: middle.x + radius * cos(turn), y: middle.y + radius * sin(turn))
        attributes.size = CGSize(width: 40, height: 40)
        cache.append(attributes)
      }
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      cache[indexPath.item]
    }
  }

  @Test("Items stand on the circle, and all of them are shown")
  func circle() throws {
    let fixture = CollectionFixture(counts: [4], width: 300, height: 300, layout: RingLayout())
    fixture.layOut()
    let centers = try (0..<4).map { item in
      try #require(fixture.view.cellForItem(at: IndexPath(item: item, section: 0))).center
    }
    for (center, expected) in zip(centers, [(250, 150), (150, 250), (50, 150), (150, 50)]) {
      #expect(abs(center.x - CGFloat(expected.0)) < 1e-9 && abs(center.y - CGFloat(expected.1)) < 1e-9)
    }
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 300))
  }
}
