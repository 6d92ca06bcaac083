import FrameClock
import Testing
import UIKit

@Suite("Changes of layout") @MainActor struct LayoutChangeTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A list of rows 50 points high in a view of 100 by 200, and a grid of cells of 50 by 100 points to change to.
  private func make(_ count: Int = 40) -> (fixture: CollectionFixture, grid: UICollectionViewFlowLayout) {
    let list = Self.layout(CGSize(width: 100, height: 50))
    let fixture = CollectionFixture(counts: [count], width: 100, height: 200, layout: list)
    fixture.layOut()
    return (fixture, Self.layout(CGSize(width: 50, height: 100)))
  }

  private static func layout(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @Test("I16: attributes lie between those of the two layouts, by the progress", arguments: [0.0, 0.25, 0.5, 1.0])
  func interpolates(progress: CGFloat) throws {
    let (fixture, grid) = make()
    let between = fixture.view.startInteractiveTransition(to: grid)
    #expect(fixture.view.collectionViewLayout === between)
    between.transitionProgress = progress
    between.invalidateLayout()
    fixture.view.layoutIfNeeded()
    // Item 3: from (0, 150, 100, 50) to (50, 100, 50, 100).
    let frame = try #require(fixture.view.cellForItem(at: path(3))?.frame)
    #expect(
      frame
        == CGRect(
          x: 50 * progress, y: 150 - 50 * progress, width: 100 - 50 * progress, height: 50 + 50 * progress))
    // 40 rows of 50 points are 2,000 high, 20 lines of 100 are as high.
    #expect(fixture.view.contentSize.height == 2000)
  }

  @Test(
    "I16: finishing installs the next layout, cancelling the one before; the completion says which",
    arguments: [true, false])
  func ends(isFinished: Bool) {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let (fixture, grid) = make()
      let list = fixture.view.collectionViewLayout
      var ends: [String] = []
      fixture.view.startInteractiveTransition(to: grid) { ends.append("\($0) \($1)") }
      if isFinished { fixture.view.finishInteractiveTransition() } else { fixture.view.cancelInteractiveTransition() }
      clock.advance(by: 1)
      #expect(ends == ["true \(isFinished)"])
      #expect(fixture.view.collectionViewLayout === (isFinished ? grid : list))
      #expect(list.collectionView === (isFinished ? nil : fixture.view))
      #expect(grid.collectionView === (isFinished ? fixture.view : nil))
      #expect(fixture.view.cellForItem(at: path(1))?.frame.minX == (isFinished ? 50 : 0))
    }
  }

  @Test("I16: the layouts hear of the transition before it, and of its end")
  func tellsTheLayouts() {
    let first = RecordingLayout()
    let second = RecordingLayout()
    let fixture = CollectionFixture(counts: [10], width: 100, height: 200, layout: first)
    fixture.layOut()
    first.calls = []
    fixture.view.startInteractiveTransition(to: second)
    #expect(first.calls.contains("transitionTo"))
    #expect(second.calls.contains("transitionFrom"))
    fixture.view.finishInteractiveTransition()
    #expect(first.calls.contains("finalizeTransition"))
    #expect(second.calls.contains("finalizeTransition"))
  }

  @Test("I17: there is one transition at a time, and none to end without one")
  func refusesASecond() {
    let (fixture, grid) = make()
    let none = UIKitExceptions.recording {
      fixture.view.finishInteractiveTransition()
      fixture.view.cancelInteractiveTransition()
    }
    #expect(none.count == 2)
    let between = fixture.view.startInteractiveTransition(to: grid)
    let second = UIKitExceptions.recording {
      #expect(fixture.view.startInteractiveTransition(to: UICollectionViewFlowLayout()) === between)
    }
    #expect(second.count == 1)
    #expect(fixture.view.collectionViewLayout === between)
  }

  @Test("A batch in the middle of a transition shows its items between the two layouts")
  func batchMeanwhile() throws {
    let (fixture, grid) = make(6)
    let between = fixture.view.startInteractiveTransition(to: grid)
    between.transitionProgress = 0.5
    between.invalidateLayout()
    fixture.view.layoutIfNeeded()
    fixture.view.performBatchUpdates {
      fixture.sections[0] = ["new"] + fixture.sections[0].dropLast(2)
      fixture.view.insertItems(at: [path(0)])
      fixture.view.deleteItems(at: [path(4), path(5)])
    }
    // Item 4 stands at 200 in both layouts, where the view ends.
    #expect(fixture.shown == ["new", "0.0", "0.1", "0.2"])
    // Item 1 lies between (0, 50, 100, 50) and (50, 0, 50, 100).
    #expect(fixture.view.cellForItem(at: path(1))?.frame == CGRect(x: 25, y: 25, width: 75, height: 75))
    fixture.view.finishInteractiveTransition()
    #expect(fixture.shown == ["new", "0.0", "0.1", "0.2"])
    #expect(fixture.view.contentSize.height == 300)
    #expect(fixture.view.cellForItem(at: path(1))?.frame == CGRect(x: 50, y: 0, width: 50, height: 100))
  }

  @Test(
    "A reload and a change of the width in the middle of a transition reach both layouts", arguments: [true, false])
  func reloadMeanwhile(reloads: Bool) {
    let (fixture, grid) = make(6)
    let between = fixture.view.startInteractiveTransition(to: grid)
    between.transitionProgress = 0.5
    if reloads {
      fixture.sections[0] = ["x", "y", "z"]
      fixture.view.reloadData()
    } else {
      fixture.view.frame.size.width = 200
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == (reloads ? ["x", "y", "z"] : fixture.sections[0]))
    fixture.view.cancelInteractiveTransition()
    // Rows of 100 points in a width of 200 stand two in a line.
    #expect(fixture.view.contentSize.height == 150)
    #expect(fixture.shown == (reloads ? ["x", "y", "z"] : fixture.sections[0]))
  }

  @Test("An item that is carried about when the layout changes goes back, and nothing is moved")
  func movementMeanwhile() {
    let fixture = MovementFixture([["a", "b", "c"]])
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    fixture.view.setCollectionViewLayout(Self.layout(CGSize(width: 100, height: 50)), animated: false)
    #expect(fixture.shown == ["a", "b", "c"])
    #expect(!fixture.view.hasUncommittedUpdates)
    fixture.view.endInteractiveMovement()
    #expect(!fixture.calls.contains { $0.hasPrefix("move") })
  }

  @Test("I15: the offset is kept where it is possible, and the layout and the delegate are asked for it")
  func keepsTheOffset() {
    let (fixture, grid) = make()
    fixture.view.contentOffset.y = 500
    fixture.view.layoutIfNeeded()
    fixture.view.setCollectionViewLayout(grid, animated: false)
    #expect(fixture.view.contentOffset.y == 500)
    fixture.view.setCollectionViewLayout(Self.layout(CGSize(width: 50, height: 25)), animated: false)
    // 20 lines of 25 points are 500 high, of which 200 are in view.
    #expect(fixture.view.contentOffset.y == 300)
  }

  @Test("I15, I16: at its end a transition rests where the layout that stays has content", arguments: [true, false])
  func restsAtTheEnd(isFinished: Bool) {
    let (fixture, _) = make()
    fixture.view.contentOffset.y = 1500
    fixture.view.layoutIfNeeded()
    fixture.view.startInteractiveTransition(to: Self.layout(CGSize(width: 50, height: 25)))
    if isFinished { fixture.view.finishInteractiveTransition() } else { fixture.view.cancelInteractiveTransition() }
    // 20 lines of 25 points are 500 high, of which 200 are in view; the rows are 2,000 high.
    #expect(fixture.view.contentOffset.y == (isFinished ? 300 : 1500))
  }

  @Test("I18: values are kept by key")
  func keepsValues() {
    let (fixture, grid) = make()
    let between = fixture.view.startInteractiveTransition(to: grid)
    between.updateValue(0.5, forAnimatedKey: "a")
    #expect(between.value(forAnimatedKey: "a") == 0.5)
    #expect(between.value(forAnimatedKey: "b") == 0)
  }
}
