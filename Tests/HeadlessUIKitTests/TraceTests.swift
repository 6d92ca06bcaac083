import Foundation
import Testing
import Trace
import UIKit

@MainActor @Suite("Trace") struct TraceTests {
  @MainActor private final class Listener: TraceListener {
    var counts: [TraceCounter: Int] = [:]
    func begin(_ phase: TracePhase) {}
    func end(_ phase: TracePhase) {}
    func count(_ counter: TraceCounter, _ amount: Int) { counts[counter, default: 0] += amount }
  }

  private func attributesMade(_ body: () -> Void) -> Int? {
    let listener = Listener()
    let former = Trace.listener
    Trace.listener = listener
    body()
    Trace.listener = former
    return listener.counts[.attributesMade]
  }

  /// Rows of 20 points, whose attributes are made in `prepare()`, on several threads.
  private final class Threaded: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      nonisolated(unsafe) let made = UnsafeMutableBufferPointer<UICollectionViewLayoutAttributes?>.allocate(
        capacity: count)
      made.initialize(repeating: nil)
      DispatchQueue.concurrentPerform(iterations: count) { made[$0] = UICollectionViewLayoutAttributes() }
      cache = made.compactMap { $0 }
      made.deinitialize().deallocate()
      for (item, attributes) in cache.enumerated() {
        attributes.indexPath = [0, item]
        attributes.frame = CGRect(x: 0, y: 20 * item, width: 100, height: 20)
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 20 * cache.count) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      cache.filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      cache[indexPath.item]
    }
  }

  @Test("The attributes that a client's layout makes are counted once, on whichever thread, and nobody else's")
  func clientLayout() {
    let fixture = CollectionFixture(counts: [1_000], width: 100, height: 60, layout: Threaded())
    #expect(attributesMade { fixture.layOut() } == 1_000)
    #expect(
      attributesMade {
        fixture.view.contentOffset.y = 40
        fixture.layOut()
      } == nil)
    let unheard = Threaded()
    fixture.view.setCollectionViewLayout(unheard, animated: false)
    #expect(
      attributesMade {
        unheard.invalidateLayout()
        fixture.layOut()
      } == 1_000)
  }

  @Test("Those of a flow layout are counted as they are filled in, those of its subclass as they are made")
  func flowLayout() {
    final class Flow: UICollectionViewFlowLayout {}
    for (layout, expected) in [(UICollectionViewFlowLayout(), 3), (Flow(), 3)] {
      layout.itemSize = CGSize(width: 100, height: 20)
      layout.minimumLineSpacing = 0
      let fixture = CollectionFixture(counts: [1_000], width: 100, height: 60, layout: layout)
      #expect(attributesMade { fixture.layOut() } == expected)
    }
  }
}
