import FrameClock
import Testing
import UIKit

/// What the content does while a finger drags it.
@MainActor @Suite struct ScrollingDragTests {
  @Test("I14: a finger tracks when it touches, and drags once it has moved 10 points")
  func threshold() {
    ScrollingFixture.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      #expect(scene.view.isTracking && !scene.view.isDragging)
      scene.finger.move(to: CGPoint(x: 100, y: 391))
      #expect(!scene.view.isDragging && scene.y == 0)
      scene.finger.move(to: CGPoint(x: 100, y: 390))
      #expect(scene.view.isTracking && scene.view.isDragging && !scene.view.isDecelerating)
      #expect(scene.y == 10)
      scene.finger.move(to: CGPoint(x: 100, y: 250))
      #expect(scene.y == 150)
      #expect(scene.calls == ["willBeginDragging", "didScroll", "didScroll"])
    }
  }

  @Test("A touch that does not drag says nothing to the delegate")
  func touchWithoutDrag() {
    ScrollingFixture.run { scene in
      scene.finger.tap(at: CGPoint(x: 100, y: 100))
      #expect(!scene.view.isTracking)
      #expect(scene.calls.isEmpty)
    }
  }

  @Test("I13: 100 points beyond the edge of 480 show as 26,400 / 535, and the way back is the same")
  func rubberBand() {
    ScrollingFixture.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 100))
      scene.finger.move(to: CGPoint(x: 100, y: 200))
      #expect(isClose(scene.y, -26_400.0 / 535))
      scene.finger.move(to: CGPoint(x: 100, y: 110))
      // 480 (1 - 1 / (5.5 / 480 + 1)) = 2,640 / 485.5.
      let tenPoints: CGFloat = 2_640 / 485.5
      #expect(isClose(scene.y, -tenPoints))
      scene.finger.move(to: CGPoint(x: 100, y: 60))
      #expect(isClose(scene.y, 40))
    }
  }

  @Test("I13: the inset moves the edge, at the end as at the start")
  func rubberBandWithInset() {
    ScrollingFixture.run { scene in
      scene.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      scene.view.contentOffset = CGPoint(x: 0, y: 1_550)
      scene.finger.touchDown(at: CGPoint(x: 100, y: 300))
      scene.finger.move(to: CGPoint(x: 100, y: 200))
      #expect(isClose(scene.y, 1_550 + 26_400.0 / 535))
    }
  }

  @Test("I13: content that is caught beyond its edge follows the finger from there")
  func caughtBeyondEdge() {
    ScrollingFixture.run { scene in
      scene.view.contentOffset = CGPoint(x: 0, y: -26_400.0 / 535)
      scene.finger.touchDown(at: CGPoint(x: 100, y: 100))
      scene.finger.move(to: CGPoint(x: 100, y: 0))
      #expect(isClose(scene.y, 0))
    }
  }

  @Test("I14: without bouncing the content stops at its edge, and turns back at once")
  func withoutBouncing() {
    ScrollingFixture.run { scene in
      scene.view.bounces = false
      scene.finger.touchDown(at: CGPoint(x: 100, y: 100))
      scene.finger.move(to: CGPoint(x: 100, y: 200))
      #expect(scene.y == 0)
      scene.finger.move(to: CGPoint(x: 100, y: 170))
      #expect(scene.y == 30)
    }
  }

  @Test("I14: content that fits moves only if it always bounces")
  func alwaysBounce() {
    ScrollingFixture.run { scene in
      scene.view.contentSize.height = 300
      scene.finger.touchDown(at: CGPoint(x: 100, y: 100))
      scene.finger.move(to: CGPoint(x: 100, y: 200))
      #expect(!scene.view.isDragging && scene.y == 0)
      scene.finger.lift()
      scene.view.alwaysBounceVertical = true
      scene.finger.touchDown(at: CGPoint(x: 100, y: 100))
      scene.finger.move(to: CGPoint(x: 100, y: 200))
      #expect(isClose(scene.y, -26_400.0 / 535))
    }
  }

  @Test("A drag moves the content along the axes that scroll, and along one if it is locked")
  func axes() {
    ScrollingFixture.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.move(to: CGPoint(x: 70, y: 300))
      #expect(scene.view.contentOffset == CGPoint(x: 0, y: 100))
      scene.finger.cancel()
      scene.view.contentSize.width = 1_000
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.move(to: CGPoint(x: 70, y: 300))
      #expect(scene.view.contentOffset == CGPoint(x: 30, y: 200))
      scene.finger.cancel()
      scene.view.isDirectionalLockEnabled = true
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.move(to: CGPoint(x: 70, y: 300))
      #expect(scene.view.contentOffset == CGPoint(x: 30, y: 300))
    }
  }

  @Test("Of nested scroll views the innermost takes the drag that scrolls along it")
  func nested() {
    ScrollingFixture.run { scene in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
      inner.contentSize = CGSize(width: 1_000, height: 100)
      scene.view.addSubview(inner)
      scene.finger.touchDown(at: CGPoint(x: 200, y: 150))
      #expect(inner.isTracking && scene.view.isTracking)
      scene.finger.move(to: CGPoint(x: 150, y: 150))
      #expect(inner.contentOffset.x == 50 && inner.isDragging && !scene.view.isTracking)
      scene.finger.cancel()
      scene.finger.touchDown(at: CGPoint(x: 200, y: 150))
      scene.finger.move(to: CGPoint(x: 200, y: 110))
      #expect(inner.contentOffset.x == 50 && !inner.isTracking && scene.y == 40)
    }
  }

  @Test("Content that the program moves under the finger follows it from there")
  func movedByProgram() {
    ScrollingFixture.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.move(to: CGPoint(x: 100, y: 300))
      scene.view.contentOffset.y += 1_000
      scene.finger.move(to: CGPoint(x: 100, y: 290))
      #expect(scene.y == 1_110)
    }
  }

  @Test("A scroll view that may not scroll any more loses the finger")
  func disabled() {
    ScrollingFixture.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.move(to: CGPoint(x: 100, y: 300))
      scene.view.isScrollEnabled = false
      #expect(!scene.finger.isDown && !scene.view.isTracking && !scene.view.isDragging)
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.move(to: CGPoint(x: 100, y: 300))
      #expect(scene.y == 100)
    }
  }

  @Test("The pan recognizer tells where the finger is, how far it came and how fast")
  func panRecognizer() {
    ScrollingFixture.run { scene in
      let pan = scene.view.panGestureRecognizer
      #expect(pan.state == .possible && pan.view === scene.view)
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.clock.advance(by: 0.05)
      scene.finger.move(to: CGPoint(x: 100, y: 300))
      #expect(pan.state == .changed && pan.numberOfTouches == 1)
      // The content has moved by 100, and the finger is 300 points below its upper edge.
      #expect(pan.location(in: scene.view) == CGPoint(x: 100, y: 400))
      #expect(pan.translation(in: scene.view) == CGPoint(x: 0, y: -100))
      #expect(isClose(pan.velocity(in: scene.view).y, -2_000))
      scene.finger.lift()
      #expect(pan.state == .possible)
      pan.isEnabled = false
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      #expect(!scene.view.isTracking)
    }
  }
}
