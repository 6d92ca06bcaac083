import FrameClock
import Testing
import UIKit

@MainActor @Suite("Prefetching, transitions, archives") struct CollectionMoreTests {
  @MainActor private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var calls: [String] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      calls.append("fetch \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      calls.append("cancel \(indexPaths.map(\.item))")
    }
  }

  private func rows() -> CollectionFixture {
    let fixture = CollectionFixture(counts: [100], width: 100, height: 60)
    fixture.flow.itemSize = CGSize(width: 100, height: 20)
    fixture.flow.minimumLineSpacing = 0
    return fixture
  }

  @Test("F12: the next screenful is announced, the nearest first, and cancelled when the scroll turns back")
  func prefetching() {
    let fixture = rows()
    let prefetcher = Prefetcher()
    fixture.view.prefetchDataSource = prefetcher
    fixture.layOut()
    #expect(prefetcher.calls == ["fetch [3, 4, 5]"])
    fixture.view.contentOffset.y = 400
    fixture.layOut()
    #expect(prefetcher.calls.dropFirst() == ["fetch [23, 24, 25]", "cancel [3, 4, 5]"])
    prefetcher.calls = []
    fixture.view.contentOffset.y = 380
    fixture.layOut()
    #expect(prefetcher.calls == ["fetch [18, 17, 16]", "cancel [23, 24, 25]"])
    prefetcher.calls = []
    fixture.view.isPrefetchingEnabled = false
    fixture.view.contentOffset.y = 0
    fixture.layOut()
    #expect(prefetcher.calls.isEmpty)
  }

  @Test("I16, I17, I18: an interactive transition")
  func transition() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let fixture = rows()
      fixture.layOut()
      let next = UICollectionViewFlowLayout()
      next.itemSize = CGSize(width: 100, height: 40)
      next.minimumLineSpacing = 0
      var ends: [String] = []
      let between = fixture.view.startInteractiveTransition(to: next) { ends.append("\($0) \($1)") }
      #expect(fixture.view.collectionViewLayout === between)
      let second = UIKitExceptions.recording { fixture.view.startInteractiveTransition(to: next) }
      #expect(second.count == 1)
      between.updateValue(3, forAnimatedKey: "k")
      #expect(between.value(forAnimatedKey: "k") == 3 && between.value(forAnimatedKey: "other") == 0)
      between.transitionProgress = 0.5
      between.invalidateLayout()
      fixture.layOut()
      #expect(fixture.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 30, width: 100, height: 30))
      fixture.view.finishInteractiveTransition()
      fixture.layOut()
      #expect(fixture.view.collectionViewLayout === next)
      #expect(fixture.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 40, width: 100, height: 40))
      clock.advanceFrame()
      #expect(ends == ["true true"])
    }
  }

  @Test("An archive keeps frame, layout and the flow layout's metrics")
  func archive() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 12, height: 34)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.scrollDirection = .horizontal
    layout.sectionHeadersPinToVisibleBounds = true
    let view = UICollectionView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), collectionViewLayout: layout)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(UICollectionView(coder: unarchiver))
    #expect(copy.frame == view.frame)
    let flow = try #require(copy.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.itemSize == layout.itemSize && flow.sectionInset == layout.sectionInset)
    #expect(flow.scrollDirection == .horizontal && flow.sectionHeadersPinToVisibleBounds)
  }
}
