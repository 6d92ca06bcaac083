import FrameClock
import Testing
import UIKit

/// Ten rows of 20 points in a window of 60, whose layout asks for the content to be moved: offsets from 0 to 140.
@MainActor @Suite("Layout: adjustments of the content offset") struct OffsetAdjustmentTests {
  private let layout = RecordingLayout()
  private let fixture: CollectionFixture
  private var view: UICollectionView { fixture.view }

  init() {
    fixture = CollectionFixture(counts: [10], width: 100, height: 60, layout: layout)
    fixture.layOut()
  }

  private func adjust(by distance: CGFloat) {
    let context = RecordingLayout.Context()
    context.contentOffsetAdjustment.y = distance
    layout.invalidateLayout(with: context)
  }

  @Test(
    "C45, I1: an adjustment past an end of the content ends there", arguments: [(1_000, 140), (-1_000, 0), (30, 80)])
  func pass(adjustment: Int, offset: Int) {
    view.contentOffset.y = 50
    fixture.layOut()
    adjust(by: CGFloat(adjustment))
    fixture.layOut()
    #expect(view.contentOffset.y == CGFloat(offset))
    let first = offset / 20
    #expect(fixture.shown == (first..<first + 3).map { "0.\($0)" })
  }

  @Test("C45, I1: one that finalizeCollectionViewUpdates asks for after the content got shorter ends at the new end")
  func batch() {
    view.contentOffset.y = 140
    fixture.layOut()
    layout.onFinalize = { adjust(by: 40) }
    fixture.sections[0].removeLast(5)
    view.deleteItems(at: (5..<10).map { [0, $0] })
    #expect(view.contentSize.height == 100 && view.contentOffset.y == 40)
    #expect(fixture.shown == ["0.2", "0.3", "0.4"])
  }

  @Test("C45, I1: during a batch the content may be out of its range, which grows again before the end")
  func growsLater() {
    view.contentOffset.y = 140
    fixture.layOut()
    layout.onFinalize = { [layout] in
      layout.heights[[0, 9]] = 120
      adjust(by: 0)
    }
    view.performBatchUpdates { adjust(by: 100) }
    #expect(view.contentSize.height == 300 && view.contentOffset.y == 240)
  }

  @Test("C45, I1: an adjustment that goes with shorter content moves it once, at the end too", arguments: [140, 50])
  func shorter(offset: CGFloat) {
    view.contentOffset.y = offset
    fixture.layOut()
    layout.heights[[0, 9]] = 8
    adjust(by: -12)
    fixture.layOut()
    #expect(view.contentSize.height == 188 && view.contentOffset.y == offset - 12)
  }

  @Test("C35, I1: a layout works its target out from where the content was before it got shorter")
  func target() {
    view.contentOffset.y = 140
    fixture.layOut()
    var proposals: [CGFloat] = []
    layout.onTarget = { [view] proposed in
      proposals = [proposed.y, view.contentOffset.y]
      return CGPoint(x: 0, y: view.contentOffset.y - 40)
    }
    fixture.sections[0].removeLast(2)
    view.deleteItems(at: [[0, 8], [0, 9]])
    #expect(proposals == [140, 140])
    #expect(view.contentSize.height == 160 && view.contentOffset.y == 100)
  }

  @Test("I2, C45: what the program moved out of the range is adjusted and stays out")
  func programIsOutside() {
    view.contentOffset.y = -30
    fixture.layOut()
    adjust(by: 10)
    fixture.layOut()
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 500
    fixture.layOut()
    #expect(view.contentOffset.y == 500)
  }

  @Test("C45, I14: under a finger the content may be out of its range, and goes back when the finger lifts")
  func finger() {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      let finger = Finger(on: view)
      finger.touchDown(at: CGPoint(x: 50, y: 50))
      finger.move(to: CGPoint(x: 50, y: 30))
      adjust(by: 150)
      fixture.layOut()
      #expect(view.contentOffset.y > 140)
      finger.lift()
      clock.advance(by: 5)
      fixture.layOut()
      #expect(view.contentOffset.y == 140)
    }
  }

  @Test("C45, I14: an animated scroll that is shifted past the end rests at the end")
  func animation() {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      view.setContentOffset(CGPoint(x: 0, y: 140), animated: true)
      clock.advanceFrame()
      adjust(by: 145)
      fixture.layOut()
      clock.advance(by: 1)
      #expect(view.contentOffset.y == 285)
      fixture.layOut()
      #expect(view.contentOffset.y == 140)
    }
  }
}
