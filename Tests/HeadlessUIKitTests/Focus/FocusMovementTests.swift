import FrameClock
import Testing
import UIKit

@Suite("Moving the focus") @MainActor struct FocusMovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Three items of 100 by 100 points a line, 10 points between them, in a view of 320 by 320.
  private func makeGrid(_ counts: [Int]) -> FocusFixture {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 10
    flow.minimumInteritemSpacing = 10
    return FocusFixture(counts, layout: flow)
  }

  @Test(
    "The focus goes to the nearest item in a direction",
    arguments: [
      (UIFocusHeading.right, 4, 5), (.left, 4, 3), (.up, 4, 1), (.down, 4, 7), (.next, 4, 5), (.previous, 4, 3),
      (.next, 5, 6), (.previous, 3, 2),
    ])
  func goesToTheNearest(heading: UIFocusHeading, from: Int, to: Int) {
    let fixture = makeGrid([30])
    #expect(fixture.view.moveFocus(to: path(from)))
    #expect(fixture.view.moveFocus(heading: heading))
    #expect(fixture.view.focusedIndexPath == path(to))
  }

  @Test(
    "At the edges there is nothing to go to",
    arguments: [(UIFocusHeading.left, 3), (.right, 5), (.up, 1), (.previous, 0)])
  func staysAtTheEdges(heading: UIFocusHeading, from: Int) {
    let fixture = makeGrid([30])
    fixture.view.moveFocus(to: path(from))
    #expect(!fixture.view.moveFocus(heading: heading))
    #expect(fixture.view.focusedIndexPath == path(from))
  }

  @Test("The item that gets the focus is scrolled into view")
  func scrollsIntoView() {
    let fixture = makeGrid([300])
    fixture.view.moveFocus(to: path(6))
    #expect(fixture.view.contentOffset.y == 0)
    #expect(fixture.view.moveFocus(heading: .down))
    #expect(fixture.view.focusedIndexPath == path(9))
    // The fourth line ends at 4 * 100 + 3 * 10 points; 320 are in view.
    #expect(fixture.view.contentOffset.y == 110)
    #expect(fixture.view.cellForItem(at: path(9)) != nil)
  }

  @Test("G19: items that cannot be focused are passed over, however far")
  func passesOver() {
    let fixture = makeGrid([300])
    fixture.canFocus = { $0.item < 3 || $0.item >= 150 }
    fixture.view.moveFocus(to: path(1))
    #expect(fixture.view.moveFocus(heading: .down))
    #expect(fixture.view.focusedIndexPath == path(151))
    #expect(fixture.view.moveFocus(heading: .up))
    #expect(fixture.view.focusedIndexPath == path(1))
  }

  @Test("Without a focus it goes to the preferred item, else to the first one in view (G20)")
  func findsAFirstItem() {
    let fixture = makeGrid([30])
    #expect(fixture.view.moveFocus(heading: .down))
    #expect(fixture.view.focusedIndexPath == path(0))
    let other = makeGrid([30])
    other.preferred = path(4)
    #expect(other.view.moveFocus(heading: .down))
    #expect(other.view.focusedIndexPath == path(4))
  }

  @Test("The delegate is asked and told, with the direction and the views")
  func tellsTheDelegate() throws {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let fixture = makeGrid([30])
      fixture.view.moveFocus(to: path(0))
      fixture.calls = []
      #expect(fixture.view.moveFocus(heading: .right))
      #expect(fixture.calls == ["should 0 1", "did 0 1"])
      #expect(fixture.heading == .right)
      #expect(fixture.nextView === fixture.view.cellForItem(at: path(1)))
      #expect(!fixture.hasCompleted)
      clock.advance(by: 1)
      #expect(fixture.hasCompleted)
      fixture.mayUpdate = false
      #expect(!fixture.view.moveFocus(heading: .right))
      #expect(fixture.view.focusedIndexPath == path(1))
    }
  }

  @Test("The focus follows its item through a batch, and goes with it")
  func followsItsItem() {
    let fixture = makeGrid([30])
    fixture.view.moveFocus(to: path(4))
    fixture.counts[0] += 2
    fixture.view.insertItems(at: [path(0), path(1)])
    #expect(fixture.view.focusedIndexPath == path(6))
    fixture.counts[0] -= 1
    fixture.view.deleteItems(at: [path(6)])
    #expect(fixture.view.focusedIndexPath == nil)
  }

  @Test(
    "G20: after a reload the item that had the focus last gets it again, if that is wanted", arguments: [true, false])
  func remembers(isWanted: Bool) {
    let fixture = makeGrid([30])
    fixture.view.remembersLastFocusedIndexPath = isWanted
    fixture.view.moveFocus(to: path(4))
    fixture.view.reloadData()
    #expect(fixture.view.focusedIndexPath == nil)
    #expect(fixture.view.focusPreferredItem() == isWanted)
    #expect(fixture.view.focusedIndexPath == (isWanted ? path(4) : nil))
  }
}

/// Items that can be focused.
@MainActor private final class FocusFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let view: UICollectionView
  var counts: [Int]
  var canFocus: (IndexPath) -> Bool = { _ in true }
  var preferred: IndexPath?
  var mayUpdate = true
  var calls: [String] = []
  var heading: UIFocusHeading = []
  weak var nextView: UIView?
  var hasCompleted = false

  init(_ counts: [Int], layout: UICollectionViewLayout) {
    self.counts = counts
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
    super.init()
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    canFocus(indexPath)
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    write("should", context)
    return mayUpdate
  }

  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    write("did", context)
    heading = context.focusHeading
    nextView = context.nextFocusedView
    coordinator.addCoordinatedAnimations(nil) { [weak self] in self?.hasCompleted = true }
  }

  private func write(_ call: String, _ context: UICollectionViewFocusUpdateContext) {
    let old = context.previouslyFocusedIndexPath.map { "\($0.item)" } ?? "-"
    let new = context.nextFocusedIndexPath.map { "\($0.item)" } ?? "-"
    calls.append("\(call) \(old) \(new)")
  }
}
