import FrameClock
import Testing
import UIKit

/// A flow layout that writes down each query that comes while it waits for `prepare()`, and each `prepare()` that it did not wait for.
private final class StrictFlowLayout: UICollectionViewFlowLayout {
  private var isPrepared = false
  private(set) var breaches: [String] = []

  private func ask(_ query: String) { if !isPrepared { breaches.append(query) } }

  override func prepare() {
    if isPrepared { breaches.append("prepare") }
    isPrepared = true
    super.prepare()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    ask("elements")
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    ask("item")
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    ask("target")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}

@MainActor @Suite("Layouts that go by the bounds, which move while something else is under way")
struct InvalidInBetweenTests {
  /// 40 rows of 20 points with a pinned header, 100 points high.
  private func rows(anchored: Bool = false, cell: AnyClass = TestCell.self) -> (CollectionFixture, StrictFlowLayout) {
    let layout = StrictFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = CollectionFixture(counts: [40], width: 100, height: 100, layout: layout, cell: cell)
    if anchored { fixture.view.anchoring = ContentAnchoring() }
    fixture.layOut()
    return (fixture, layout)
  }

  @Test("C35: a batch that moves the content prepares the layout again before it asks where the content should rest")
  func target() {
    let (fixture, layout) = rows(anchored: true)
    fixture.view.contentOffset.y = 300
    fixture.layOut()
    fixture.view.performBatchUpdates {
      fixture.sections[0].insert("new", at: 0)
      fixture.view.insertItems(at: [[0, 0]])
    }
    #expect(fixture.view.contentOffset.y == 320)
    #expect(layout.breaches == [])
  }

  @Test("C47: a batch after which the content is shorter prepares the layout again before it asks what appears")
  func appearing() {
    let (fixture, layout) = rows()
    fixture.view.contentOffset.y = 710
    fixture.layOut()
    fixture.view.performBatchUpdates {
      fixture.sections[0].removeFirst(20)
      fixture.view.deleteItems(at: (0..<20).map { [0, $0] })
    }
    // A header of 10 points and 20 rows of 20 points in 100 points of room.
    #expect(fixture.view.contentOffset.y == 310)
    #expect(layout.breaches == [])
  }

  @Test(
    "C47: where an anchor stands is asked of a layout that is prepared, also after the insets have moved the bounds")
  func anchor() {
    let (fixture, layout) = rows(anchored: true)
    fixture.view.contentInset.top = 30
    fixture.layOut()
    fixture.view.contentInset.left = 10
    fixture.layOut()
    #expect(layout.breaches == [])
  }

  @Test("C35: a layout that takes over with shorter content is prepared again before it is asked where to rest")
  func takingOver() {
    let (fixture, _) = rows()
    fixture.view.contentOffset.y = 700
    fixture.layOut()
    let next = StrictFlowLayout()
    next.itemSize = CGSize(width: 100, height: 10)
    next.minimumLineSpacing = 0
    next.headerReferenceSize = CGSize(width: 0, height: 10)
    next.sectionHeadersPinToVisibleBounds = true
    fixture.view.collectionViewLayout = next
    // A header of 10 points and 40 rows of 10 points in 100 points of room.
    #expect(fixture.view.contentOffset.y == 310)
    #expect(next.breaches == [])
  }

  @Test("C47, I16: the layouts of a transition are prepared before they are asked, whatever made them out of date")
  func betweenLayouts() {
    let (fixture, current) = rows()
    let next = StrictFlowLayout()
    next.itemSize = CGSize(width: 100, height: 40)
    next.minimumLineSpacing = 0
    // The layout in use waits for a pass as the transition begins.
    fixture.view.contentOffset.y = 300
    let between = fixture.view.startInteractiveTransition(to: next)
    between.transitionProgress = 0.5
    next.itemSize.height = 60
    fixture.layOut()
    // A header of 10 points and 40 rows of 20, half way to 40 rows of 60.
    #expect(fixture.view.contentSize.height == 1_605)
    fixture.view.contentInset.left = 10
    fixture.layOut()
    fixture.view.cancelInteractiveTransition()
    // Once more to a layout that was prepared already.
    fixture.view.startInteractiveTransition(to: next)
    fixture.view.finishInteractiveTransition()
    #expect(current.breaches == [])
    #expect(next.breaches == [])
  }

  @Test("I3: a scroll to an item ends a glide, even where the item stands as asked at that moment")
  func scrollDuringGlide() {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      let (fixture, _) = rows()
      Finger(on: fixture.view).swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), over: 0.1)
      for _ in 0..<8 { clock.advanceFrame() }
      #expect(fixture.view.isDecelerating)
      // The glide goes on from where a client puts the content (I2); item 5 begins after 10 + 5 x 20 points.
      fixture.view.contentOffset.y = 110
      fixture.view.scrollToItem(at: [0, 5], at: .top, animated: false)
      for _ in 0..<60 { clock.advanceFrame() }
      #expect(fixture.view.contentOffset.y == 110)
      #expect(!fixture.view.isDecelerating)
    }
  }

  @Test("D10: rows at the end that turn out short are all measured, however often the content gets shorter meanwhile")
  func measuringAtTheEnd() {
    let (fixture, layout) = rows(cell: LowCell.self)
    var gaveUp = 0
    fixture.view.diagnosticHandler = { _ in gaveUp += 1 }
    layout.estimatedItemSize = CGSize(width: 100, height: 60)
    fixture.view.frame.size.height = 300
    fixture.layOut()
    fixture.view.scrollToItem(at: [0, 39], at: .bottom, animated: false)
    fixture.layOut()
    #expect(gaveUp == 0)
    // 40 rows, each measured at 5 points where it came into view: 60 of them would fit.
    #expect(fixture.view.visibleCells.allSatisfy { $0.frame.height == 5 })
  }

  @Test("D10: a pass goes on as long as it measures further down, though what it measures leaves the screen at once")
  func measuringThroughARow() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(40), heightDimension: .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(20)),
      subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let fixture = CollectionFixture(counts: [500], width: 1, height: 200, layout: layout, cell: NarrowCell.self)
    var gaveUp = 0
    fixture.view.diagnosticHandler = { _ in gaveUp += 1 }
    fixture.layOut()
    #expect(gaveUp == 0)
    // A row of 120 points begins with one of 1 point, goes on with two of 40 that never come into view, and has room for 39 more
    // of 1 point, each of which was the first of the next row before: 42 in a row.
    #expect(fixture.view.indexPathsForVisibleItems.sorted() == (0..<10).map { [0, 42 * $0] })
  }

  @Test("F8: an item that is deleted while a cell leaves the screen leaves no gap on it")
  func deletingAsCellsLeave() {
    final class Client: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var count = 40
      var deletes = false
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        guard deletes else { return }
        deletes = false
        collectionView.performBatchUpdates {
          count -= 1
          collectionView.deleteItems(at: [[0, 0]])
        }
      }
    }
    let client = Client()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = client
    view.delegate = client
    view.layoutIfNeeded()
    client.deletes = true
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    // Rows 3 to 7 of 20 points in 100 points of room.
    #expect(view.indexPathsForVisibleItems.sorted() == (3..<8).map { [0, $0] })
  }

  @Test("D2: after an item is deleted while a cell leaves the screen, each cell is measured for the item that it shows")
  func measuringAfterCellsLeft() {
    final class Sized: UICollectionViewCell {
      var height: CGFloat = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = height
        return layoutAttributes
      }
    }
    final class Client: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var heights = (0..<40).map { CGFloat(20 + $0 % 4) }
      var deletes = false
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Sized)?.height = heights[indexPath.item]
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        guard deletes else { return }
        deletes = false
        collectionView.performBatchUpdates {
          heights.removeFirst()
          collectionView.deleteItems(at: [[0, 0]])
        }
      }
    }
    // A subclass, so that it is asked through the public queries.
    final class Flow: UICollectionViewFlowLayout {}
    let client = Client()
    let layout = Flow()
    layout.estimatedItemSize = CGSize(width: 100, height: 10)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(Sized.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = client
    view.delegate = client
    view.layoutIfNeeded()
    client.deletes = true
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(!client.deletes && !view.indexPathsForVisibleItems.isEmpty)
    for path in view.indexPathsForVisibleItems {
      #expect(layout.layoutAttributesForItem(at: path)?.size.height == client.heights[path.item])
    }
  }

  @Test(
    "F16, C46: a transition shows the decorations of its layouts, and tells of other bounds only the one that is out of date"
  )
  func transition() {
    final class Fixed: UICollectionViewFlowLayout {
      private(set) var contexts = 0
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        contexts += 1
        return super.invalidationContext(forBoundsChange: newBounds)
      }
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.decorationItems = [.background(elementKind: "back")]
    final class Restless: UICollectionViewCompositionalLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let next = Restless(sectionProvider: { _, _ in section })
    next.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let current = Fixed()
    let fixture = CollectionFixture(counts: [40], width: 100, height: 100, layout: current)
    fixture.layOut()
    let exceptions = UIKitExceptions.recording {
      let between = fixture.view.startInteractiveTransition(to: next)
      between.transitionProgress = 0.5
      between.invalidateLayout()
      fixture.layOut()
      fixture.view.contentOffset.y = 10
      fixture.layOut()
      fixture.view.finishInteractiveTransition()
    }
    #expect(exceptions == [])
    #expect(current.contexts == 0)
  }

  @Test("A38: items that are measured are aligned to the pixels of the screen that they come to")
  func otherPixels() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    let fixture = CollectionFixture(counts: [1], width: 41, layout: layout)
    fixture.view.traitOverrides.displayScale = 1
    fixture.layOut()
    // One item of 50 points in the middle of 41 (A16): at -4.5, which is a whole number of pixels at scale 2 alone.
    #expect(fixture.frame(0)?.minX == -5)
    fixture.view.traitOverrides.displayScale = 2
    fixture.layOut()
    #expect(fixture.frame(0)?.minX == -4.5)
  }
}

/// A cell that is 5 points high.
private final class LowCell: TestCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 5
    return layoutAttributes
  }
}

/// A cell that is 1 point wide.
private final class NarrowCell: TestCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.width = 1
    return layoutAttributes
  }
}
