import Testing
import UIKit

/// How long a touched item stays highlighted.
@MainActor @Suite struct TouchHighlightTests {
  @Test("G23: outside the cell the item is not highlighted, inside again it is; the lift outside selects nothing")
  func leavingAndComingBack() {
    TouchFixture.run { scene in
      scene.view.isScrollEnabled = false
      scene.finger.touchDown(at: scene.middle(0))
      #expect(scene.cell(0)?.isHighlighted == true)
      scene.finger.move(to: scene.middle(6))
      #expect(scene.cell(0)?.isHighlighted == false && scene.cell(6)?.isHighlighted == false)
      scene.finger.move(to: scene.middle(0))
      #expect(scene.cell(0)?.isHighlighted == true)
      scene.finger.move(to: scene.middle(1))
      scene.finger.lift()
      #expect(
        scene.calls == [
          "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldHighlight 0", "didHighlight 0",
          "didUnhighlight 0",
        ])
      #expect(scene.selected.isEmpty)
    }
  }

  @Test("G23: a touch that is taken back unhighlights and selects nothing")
  func cancelled() {
    TouchFixture.run { scene in
      scene.finger.touchDown(at: scene.middle(0))
      scene.clock.advance(by: 0.2)
      scene.finger.cancel()
      #expect(scene.calls == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
      #expect(scene.selected.isEmpty && scene.cell(0)?.isHighlighted == false)
    }
  }

  @Test("A drag that begins takes the touch from the cell")
  func dragCancels() {
    TouchFixture.run { scene in
      scene.finger.touchDown(at: scene.middle(20))
      scene.clock.advance(by: 0.2)
      scene.finger.move(to: CGPoint(x: 25, y: 100))
      scene.finger.lift()
      #expect(scene.calls == ["shouldHighlight 20", "didHighlight 20", "didUnhighlight 20", "willBeginDragging"])
      #expect(scene.selected.isEmpty)
    }
  }

  @Test("A finger that drags within the delay touches no cell")
  func dragWithinDelay() {
    TouchFixture.run { scene in
      scene.finger.touchDown(at: scene.middle(20))
      scene.clock.advance(by: 0.1)
      scene.finger.move(to: CGPoint(x: 25, y: 100))
      scene.clock.advance(by: 0.2)
      scene.finger.lift()
      #expect(scene.calls == ["willBeginDragging"])
    }
  }

  @Test("Without the delay a touch highlights at once")
  func withoutDelay() {
    TouchFixture.run { scene in
      scene.view.delaysContentTouches = false
      scene.finger.touchDown(at: scene.middle(0))
      #expect(scene.calls == ["shouldHighlight 0", "didHighlight 0"])
    }
  }

  @Test("Where a touch cannot be taken from the content, a finger on a cell does not drag")
  func cannotCancel() {
    TouchFixture.run { scene in
      scene.view.canCancelContentTouches = false
      scene.finger.touchDown(at: scene.middle(20))
      scene.clock.advance(by: 0.2)
      scene.finger.move(to: CGPoint(x: 25, y: 100))
      #expect(!scene.view.isDragging && scene.calls.last == "didUnhighlight 20")
    }
  }

  @Test("A touch that stops a scroll touches no cell")
  func stoppingTouch() {
    TouchFixture.run { scene in
      scene.finger.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), over: 0.1)
      scene.clock.advance(by: 0.2)
      scene.calls = []
      #expect(scene.view.isDecelerating)
      scene.finger.tap(at: CGPoint(x: 25, y: 200))
      #expect(scene.calls.isEmpty)
      #expect(!scene.view.isDecelerating && scene.selected.isEmpty)
    }
  }

  @Test("An item that moves in an update keeps the touch; one that is deleted loses it")
  func updates() {
    TouchFixture.run { scene in
      scene.finger.touchDown(at: scene.middle(1))
      scene.clock.advance(by: 0.2)
      scene.data.sections[0].remove(at: 0)
      scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      scene.finger.lift()
      #expect(scene.calls.suffix(3) == ["shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
      scene.finger.touchDown(at: scene.middle(1))
      scene.clock.advance(by: 0.2)
      scene.calls = []
      scene.data.sections[0].remove(at: 1)
      scene.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      scene.finger.lift()
      #expect(scene.calls.isEmpty && scene.selected == [0])
    }
  }

  @Test("A touch between the cells, or on a second cell while the first is held, highlights nothing")
  func elsewhere() {
    TouchFixture.run { scene in
      scene.finger.tap(at: CGPoint(x: 58, y: 25))
      #expect(scene.calls.isEmpty)
      scene.view.delaysContentTouches = false
      scene.finger.touchDown(at: scene.middle(0))
      let second = Finger(on: scene.view)
      second.tap(at: scene.middle(1))
      #expect(scene.calls == ["shouldHighlight 0", "didHighlight 0"])
    }
  }
}
