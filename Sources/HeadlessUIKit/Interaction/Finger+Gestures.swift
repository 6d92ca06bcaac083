import FrameClock
import Foundation

extension Finger {
  /// Touches at `point` and lifts at once.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    lift()
  }

  /// Touches at `start` now, moves evenly at every frame of the current clock, and lifts at `end`, `duration` seconds later.
  /// A finger that is cancelled on the way stays so.
  public func swipe(from start: CGPoint, to end: CGPoint, over duration: Double) {
    precondition(duration > 0, "a swipe takes time")
    let clock = FrameClocks.current
    let beginning = clock.now
    touchDown(at: start)
    let touch = touchCount
    var token: ClockToken?
    token = clock.everyFrame { [self] time in
      let part = (time - beginning) / duration
      let isLast = part >= 1 - 1e-9
      var isOwn: Bool { isDown && touchCount == touch }
      if isOwn {
        move(to: isLast ? end : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      guard isLast || !isOwn, let stopped = token else { return }
      clock.cancel(stopped)
      token = nil
      if isOwn { lift() }
    }
  }
}
