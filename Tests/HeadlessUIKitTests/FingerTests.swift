import FrameClock
import Testing
import UIKit

/// Where a finger is, what it hits, and when it moves.
@MainActor @Suite struct FingerTests {
  @Test("Points are counted from the corner of the surface, however far it is scrolled")
  func scrolledSurface() {
    ScrollingFixture.run { scene in
      scene.view.contentOffset = CGPoint(x: 0, y: 500)
      scene.finger.touchDown(at: CGPoint(x: 10, y: 20))
      #expect(scene.finger.location(in: scene.view) == CGPoint(x: 10, y: 520))
      scene.finger.move(to: CGPoint(x: 10, y: 120))
      #expect(scene.view.contentOffset.y == 400)
      #expect(scene.finger.location(in: scene.view) == CGPoint(x: 10, y: 520))
    }
  }

  @Test("In a window a finger reaches what lies under it, after outstanding layout")
  func window() {
    TouchFixture.run { scene in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      scene.view.frame.origin.y = 100
      window.addSubview(scene.view)
      scene.view.reloadData()
      let finger = Finger(on: window)
      finger.tap(at: CGPoint(x: 25, y: 125))
      #expect(scene.selected == [0])
      finger.touchDown(at: CGPoint(x: 92, y: 130))
      #expect(finger.location(in: scene.view) == CGPoint(x: 92, y: 30))
      finger.lift()
      #expect(scene.selected == [1])
      finger.tap(at: CGPoint(x: 25, y: 50))
      #expect(scene.selected == [1])
    }
  }

  @Test("What is hidden or takes no touches is not hit")
  func unreachable() {
    TouchFixture.run { scene in
      scene.cell(0)?.isUserInteractionEnabled = false
      #expect(scene.tap(0).isEmpty)
      scene.view.isHidden = true
      #expect(scene.tap(1).isEmpty)
      scene.finger.touchDown(at: scene.middle(25))
      scene.finger.move(to: scene.middle(20))
      #expect(scene.view.contentOffset == .zero)
    }
  }

  @Test("A header takes the touches on it from the cells below")
  func header() {
    TouchFixture.run { scene in
      scene.data.flow.headerReferenceSize = CGSize(width: 320, height: 50)
      scene.data.flow.sectionHeadersPinToVisibleBounds = true
      scene.view.contentOffset.y = 50
      scene.data.layOut()
      // The header covers the first line, which has moved down by its height.
      scene.finger.tap(at: CGPoint(x: 25, y: 25))
      #expect(scene.calls.isEmpty)
      scene.finger.tap(at: CGPoint(x: 25, y: 85))
      #expect(scene.selected == [5])
    }
  }

  @Test("A swipe moves evenly at every frame and lifts at its end")
  func swipe() {
    ScrollingFixture.run { scene in
      scene.finger.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 340), over: 0.1)
      var places: [CGFloat] = []
      for _ in 0..<6 {
        scene.clock.advanceFrame()
        places.append(scene.y)
      }
      for (place, expected) in zip(places, [10, 20, 30, 40, 50, 60] as [CGFloat]) { #expect(isClose(place, expected)) }
      #expect(!scene.finger.isDown)
    }
  }

  @Test("A finger that swipes can be cancelled, and touch again afterwards")
  func cancelledSwipe() {
    ScrollingFixture.run { scene in
      scene.finger.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), over: 0.1)
      scene.advance(frames: 3)
      scene.finger.cancel()
      scene.finger.cancel()
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.advance(frames: 20)
      #expect(isClose(scene.y, 50) && scene.finger.isDown)
    }
  }

  @Test("A second finger is not listened to while the first holds the scroll view")
  func secondFinger() {
    ScrollingFixture.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      let second = Finger(on: scene.view)
      second.touchDown(at: CGPoint(x: 200, y: 400))
      second.move(to: CGPoint(x: 200, y: 300))
      #expect(scene.y == 0)
      scene.finger.move(to: CGPoint(x: 100, y: 370))
      #expect(scene.y == 30)
      scene.finger.lift()
      second.lift()
      #expect(!scene.view.isTracking)
    }
  }
}
