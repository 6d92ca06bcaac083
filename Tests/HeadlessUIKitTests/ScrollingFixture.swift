import FrameClock
import UIKit

/// A scroll view of 320 by 480 points over 2,000 points of content, a finger on it, a clock of 60 frames a second, and a delegate
/// that writes down what it is told.
@MainActor final class ScrollingFixture: UIScrollViewDelegate {
  let clock = VirtualClock(framesPerSecond: 60)
  let view: UIScrollView
  let finger: Finger
  var calls: [String] = []
  var velocities: [CGPoint] = []
  var targets: [CGPoint] = []
  /// Where the delegate wants the content to rest; nil for where it would.
  var wish: CGPoint?
  var onScroll: (() -> Void)?

  init(_ view: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))) {
    self.view = view
    finger = Finger(on: view)
    view.contentSize = CGSize(width: 320, height: 2_000)
    view.delegate = self
  }

  /// Runs `body` on the fixture's clock.
  static func run(_ body: (ScrollingFixture) throws -> Void) rethrows {
    let fixture = ScrollingFixture()
    try FrameClocks.with(fixture.clock) { try body(fixture) }
  }

  var y: CGFloat { view.contentOffset.y }

  func advance(frames: Int) {
    for _ in 0..<frames { clock.advanceFrame() }
  }

  /// Advances until the content rests, at most ten seconds; answers the number of frames.
  func advanceToRest() -> Int {
    var frames = 0
    while view.isDecelerating, frames < 600 {
      clock.advanceFrame()
      frames += 1
    }
    return frames
  }

  /// Drags from `start` to `end` in one move, then waits until the finger has no velocity.
  func dragSlowly(from start: CGPoint, to end: CGPoint) {
    finger.touchDown(at: start)
    finger.move(to: end)
    clock.advance(by: 0.2)
  }

  /// Swipes within `frames` frames.
  func swipe(from start: CGPoint, to end: CGPoint, frames: Int) {
    finger.swipe(from: start, to: end, over: Double(frames) / 60)
    advance(frames: frames)
  }

  /// The calls, with each run of scrolls as one.
  var order: [String] {
    calls.reduce(into: []) { result, call in if call != "didScroll" || result.last != call { result.append(call) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("didScroll")
    onScroll?()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    velocities.append(velocity)
    targets.append(targetContentOffset.pointee)
    if let wish { targetContentOffset.pointee = wish }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
}

func isClose(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(value - expected) <= tolerance
}
