import Foundation
import FrameClock
import Testing
import UIKit

/// What the content does after a finger has lifted.
@MainActor @Suite struct ScrollingLiftTests {
  @Test("I14: the calls of a drag that goes on after the lift, in order")
  func order() {
    ScrollingFixture.run { scene in
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      #expect(!scene.view.isTracking && scene.view.isDragging && scene.view.isDecelerating)
      _ = scene.advanceToRest()
      #expect(!scene.view.isDragging && !scene.view.isDecelerating)
      #expect(
        scene.order == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
          "didScroll", "didEndDecelerating",
        ])
    }
  }

  @Test("I14: a finger that rested before it lifts leaves the content where it is")
  func restingLift() {
    ScrollingFixture.run { scene in
      scene.dragSlowly(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
      scene.finger.lift()
      #expect(scene.velocities == [.zero] && scene.targets == [CGPoint(x: 0, y: 100)])
      #expect(scene.order == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
      #expect(!scene.view.isDragging && scene.y == 100)
    }
  }

  @Test("I9, I11: 200 points in 0.1 s are 2 points a millisecond, and end 998 points on; the end is met exactly")
  func projection() {
    ScrollingFixture.run { scene in
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      #expect(isClose(scene.velocities[0].y, 2, within: 1e-9) && scene.velocities[0].x == 0)
      #expect(isClose(scene.targets[0].y, 200 + 998))
      _ = scene.advanceToRest()
      #expect(scene.y == scene.targets[0].y)
    }
  }

  @Test("I9: after half a second 2,000 pt/s have gone 2,000 / 2.002 (1 - 0.998^500) = 631.9 points, give or take one")
  func position() {
    ScrollingFixture.run { scene in
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      scene.advance(frames: 30)
      #expect(isClose(scene.y, 200 + 631.9, within: 1))
    }
  }

  @Test("I9: from frame to frame the speed falls by 0.998^(1000 / 60); at the fast rate by 0.99^(1000 / 60)")
  func speedFalls() {
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      ScrollingFixture.run { scene in
        scene.view.decelerationRate = rate
        scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
        var places = [scene.y]
        for _ in 0..<10 {
          scene.clock.advanceFrame()
          places.append(scene.y)
        }
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        for (next, step) in zip(steps.dropFirst(), steps) {
          #expect(isClose(next / step, pow(rate.rawValue, 1_000.0 / 60), within: 1e-9))
        }
      }
    }
  }

  @Test("I10: 2,000 pt/s fall to 1 pt/s in ln 2,000 / 2.002 = 3.797 s, the 228th frame")
  func timeToRest() {
    ScrollingFixture.run { scene in
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      #expect(scene.advanceToRest() == 228)
    }
  }

  @Test("I11: the delegate changes where the content rests, and there it rests")
  func delegateTarget() {
    ScrollingFixture.run { scene in
      scene.wish = CGPoint(x: 0, y: 777)
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      _ = scene.advanceToRest()
      #expect(scene.y == 777)
    }
  }

  @Test("I11: a delegate that wants the content where it is ends the scroll at once")
  func delegateStops() {
    ScrollingFixture.run { scene in
      scene.wish = CGPoint(x: 0, y: 200)
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      #expect(scene.calls.last == "didEndDragging false" && scene.y == 200)
    }
  }

  @Test("I14: content that is let go beyond its edge comes back to it without swinging")
  func bounceBack() {
    ScrollingFixture.run { scene in
      scene.dragSlowly(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
      scene.finger.lift()
      #expect(scene.targets == [.zero])
      var last = scene.y
      while scene.view.isDecelerating, scene.clock.frameCount < 600 {
        scene.clock.advanceFrame()
        #expect(scene.y >= last && scene.y <= 0)
        last = scene.y
      }
      #expect(scene.y == 0)
      #expect(scene.calls.last == "didEndDecelerating")
    }
  }

  @Test("I14: a fling runs past the end and comes back to it; the target is the end")
  func flingPastEnd() {
    ScrollingFixture.run { scene in
      scene.view.contentOffset = CGPoint(x: 0, y: 1_000)
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      #expect(isClose(scene.targets[0].y, 1_520))
      var furthest: CGFloat = 0
      scene.onScroll = { furthest = max(furthest, scene.y) }
      _ = scene.advanceToRest()
      #expect(furthest > 1_530 && furthest < 1_700)
      #expect(scene.y == 1_520)
      #expect(scene.calls.count { $0 == "didEndDecelerating" } == 1)
    }
  }

  @Test("I14: without bouncing a fling stops at the end")
  func flingToEnd() {
    ScrollingFixture.run { scene in
      scene.view.bounces = false
      scene.view.contentOffset = CGPoint(x: 0, y: 1_000)
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      var furthest: CGFloat = 0
      scene.onScroll = { furthest = max(furthest, scene.y) }
      _ = scene.advanceToRest()
      #expect(furthest == 1_520 && scene.y == 1_520)
    }
  }

  @Test("I14: a touch stops content in motion, which says that it ended; it does not move again when the finger lifts")
  func touchStops() {
    ScrollingFixture.run { scene in
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      scene.advance(frames: 10)
      let place = scene.y
      scene.finger.touchDown(at: CGPoint(x: 100, y: 200))
      #expect(scene.calls.last == "didEndDecelerating")
      #expect(scene.view.isTracking && !scene.view.isDragging && !scene.view.isDecelerating)
      scene.finger.lift()
      scene.advance(frames: 10)
      #expect(scene.y == place && scene.calls.last == "didEndDecelerating")
    }
  }

  @Test("I14: a touch stops a scroll that the program animates, and nobody hears of an end")
  func touchStopsAnimation() {
    ScrollingFixture.run { scene in
      scene.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      scene.advance(frames: 9)
      scene.finger.touchDown(at: CGPoint(x: 100, y: 200))
      scene.advance(frames: 30)
      #expect(isClose(scene.y, 300) && scene.order == ["didScroll"])
      scene.finger.move(to: CGPoint(x: 100, y: 150))
      #expect(isClose(scene.y, 350))
    }
  }

  @Test("Content that is caught on its way back to the edge goes on when the finger lifts")
  func caughtBouncing() {
    ScrollingFixture.run { scene in
      scene.dragSlowly(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
      scene.finger.lift()
      scene.advance(frames: 3)
      scene.finger.tap(at: CGPoint(x: 100, y: 200))
      #expect(scene.y < 0 && scene.view.isDecelerating)
      _ = scene.advanceToRest()
      #expect(scene.y == 0)
    }
  }

  @Test("Setting the offset moves content that goes on; setContentOffset stops it")
  func programmaticChanges() {
    ScrollingFixture.run { scene in
      scene.view.contentSize.height = 20_000
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      scene.advance(frames: 10)
      scene.view.contentOffset.y += 5_000
      #expect(scene.view.isDecelerating)
      _ = scene.advanceToRest()
      #expect(isClose(scene.y, 200 + 998 + 5_000))
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      scene.advance(frames: 10)
      scene.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      #expect(!scene.view.isDecelerating)
      scene.advance(frames: 10)
      #expect(scene.y == 50)
    }
  }

  @Test("A cancelled drag ends without velocity")
  func cancelledDrag() {
    ScrollingFixture.run { scene in
      scene.finger.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), over: 0.1)
      scene.advance(frames: 3)
      scene.finger.cancel()
      scene.advance(frames: 10)
      #expect(scene.velocities == [.zero] && isClose(scene.y, 100))
      #expect(scene.calls.last == "didEndDragging false")
    }
  }

  @Test(
    "I12: pages rest on multiples of the bounds: a quick finger turns one, a slow one the nearest",
    arguments: [
      (start: 0.0, distance: 100.0, isQuick: true, end: 320.0), (0, 100, false, 0), (0, 200, false, 320),
      (640, -100, true, 320), (640, -100, false, 640), (2_880, 100, true, 2_880), (0, -100, true, 0),
    ])
  func paging(start: Double, distance: Double, isQuick: Bool, end: Double) {
    ScrollingFixture.run { scene in
      scene.view.contentSize = CGSize(width: 3_200, height: 480)
      scene.view.isPagingEnabled = true
      scene.view.contentOffset = CGPoint(x: start, y: 0)
      scene.wish = CGPoint(x: 123, y: 0)
      let points = (CGPoint(x: 160, y: 100), CGPoint(x: 160 - distance, y: 100))
      if isQuick {
        scene.swipe(from: points.0, to: points.1, frames: 6)
      } else {
        scene.dragSlowly(from: points.0, to: points.1)
        scene.finger.lift()
      }
      _ = scene.advanceToRest()
      #expect(scene.targets == [CGPoint(x: end, y: 0)])
      #expect(scene.view.contentOffset.x == CGFloat(end))
    }
  }

  @Test("I11: the layout is asked first, in points a second; what it answers is what the delegate gets, a millisecond")
  func layoutTarget() {
    let layout = SnappingLayout()
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let scene = ScrollingFixture(collectionView)
    FrameClocks.with(scene.clock) {
      collectionView.layoutIfNeeded()
      scene.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 6)
      #expect(layout.proposed.count == 1 && isClose(layout.proposed[0].y, 1_198))
      #expect(isClose(layout.velocities[0].y, 2_000))
      #expect(scene.targets == [CGPoint(x: 0, y: 1_200)] && isClose(scene.velocities[0].y, 2, within: 1e-9))
      _ = scene.advanceToRest()
      #expect(scene.y == 1_200)
    }
  }
}

/// Rests on multiples of 100 points.
private final class SnappingLayout: UICollectionViewLayout {
  var proposed: [CGPoint] = []
  var velocities: [CGPoint] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 2_000) }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposed.append(proposedContentOffset)
    velocities.append(velocity)
    return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
  }
}
