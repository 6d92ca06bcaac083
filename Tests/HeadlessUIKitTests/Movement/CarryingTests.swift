import FrameClock
import Testing
import UIKit

@Suite("A finger that stays on an item") @MainActor struct CarryingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A controller of a list of names, 100 by 50 points each.
  private final class Controller: UICollectionViewController {
    var names = ["a", "b", "c", "d"]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TestCell)?.name = names[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func makeController() -> Controller {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    let controller = Controller(collectionViewLayout: flow)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.layoutIfNeeded()
    return controller
  }

  @Test("H10: in a controller's view it moves the item, unless the standard gesture is off", arguments: [true, false])
  func movesTheItem(isInstalled: Bool) {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let controller = makeController()
      #expect(controller.installsStandardGestureForInteractiveMovement)
      controller.installsStandardGestureForInteractiveMovement = isInstalled
      let finger = Finger(on: controller.view)
      finger.touchDown(at: CGPoint(x: 50, y: 25))
      clock.advance(by: 0.6)
      finger.move(to: CGPoint(x: 50, y: 75))
      finger.move(to: CGPoint(x: 50, y: 125))
      finger.lift()
      #expect(controller.names == (isInstalled ? ["b", "c", "a", "d"] : ["a", "b", "c", "d"]))
      #expect(!controller.collectionView.hasUncommittedUpdates)
    }
  }

  @Test("A finger that moves too soon scrolls, one that lifts too soon taps")
  func movesTooSoon() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let controller = makeController()
      controller.names = (0..<40).map { "\($0)" }
      controller.collectionView.reloadData()
      let finger = Finger(on: controller.view)
      finger.touchDown(at: CGPoint(x: 50, y: 125))
      clock.advance(by: 0.2)
      finger.move(to: CGPoint(x: 50, y: 75))
      clock.advance(by: 0.6)
      #expect(controller.collectionView.contentOffset.y == 50)
      finger.lift()
      finger.tap(at: CGPoint(x: 50, y: 25))
      #expect(controller.names[0] == "0")
      #expect(!controller.collectionView.hasUncommittedUpdates)
    }
  }

  @Test("H7: a touch that is taken back brings the item back")
  func takesTheTouchBack() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let controller = makeController()
      let finger = Finger(on: controller.view)
      finger.touchDown(at: CGPoint(x: 50, y: 25))
      clock.advance(by: 0.6)
      finger.move(to: CGPoint(x: 50, y: 125))
      finger.cancel()
      #expect(controller.names == ["a", "b", "c", "d"])
      #expect(controller.collectionView.indexPathsForVisibleItems.count == 4)
    }
  }

  @Test("H11: what the drag delegate gives is dragged, and dropped where the finger lifts")
  func dragsTheItem() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let fixture = DragFixture([["a", "b", "c"]])
      fixture.perform = fixture.moveByTutorial
      let finger = Finger(on: fixture.view)
      finger.touchDown(at: CGPoint(x: 50, y: 25))
      clock.advance(by: 0.6)
      #expect(fixture.view.hasActiveDrag)
      finger.move(to: CGPoint(x: 50, y: 75))
      finger.move(to: CGPoint(x: 50, y: 125))
      finger.lift()
      clock.advance(by: 1)
      #expect(fixture.sections == [["b", "c", "a"]])
      #expect(fixture.calls.last == "dropped")
    }
  }

  @Test("G23: an item that is picked up is not highlighted any more, and not selected")
  func highlightsNothing() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let controller = makeController()
      let finger = Finger(on: controller.view)
      finger.touchDown(at: CGPoint(x: 50, y: 25))
      clock.advance(by: 0.3)
      #expect(controller.collectionView.cellForItem(at: path(0))?.isHighlighted == true)
      clock.advance(by: 0.3)
      #expect(controller.collectionView.cellForItem(at: path(0))?.isHighlighted == false)
      finger.lift()
      #expect(controller.collectionView.indexPathsForSelectedItems ?? [] == [])
    }
  }
}
