import FrameClock
import Foundation

/// A scroll that the program animates, frame by frame, along both axes.
@MainActor final class OffsetAnimation {
  private let clock: any FrameClock
  private let beginning: Double
  private var horizontal: ScrollAnimation
  private var vertical: ScrollAnimation
  private var token: ClockToken?
  /// Whether it was meant to end within the range of the content (I1), which may have become shorter when it does.
  let endsInRange: Bool

  init(from start: CGPoint, to end: CGPoint, endsInRange: Bool, clock: any FrameClock) {
    self.clock = clock
    self.endsInRange = endsInRange
    beginning = clock.now
    horizontal = ScrollAnimation(from: start.x, to: end.x)
    vertical = ScrollAnimation(from: start.y, to: end.y)
  }

  /// Moves `scrollView`, which it does not keep alive, at every frame from now on.
  func run(_ scrollView: UIScrollView) {
    token = clock.everyFrame { [self, weak scrollView] time in
      guard let scrollView else { return stop() }
      let elapsed = time - beginning
      let offset = CGPoint(x: horizontal.position(at: elapsed), y: vertical.position(at: elapsed))
      scrollView.step(self, to: offset, isLast: vertical.isFinished(at: elapsed))
    }
  }

  func stop() {
    if let token { clock.cancel(token) }
    token = nil
  }

  /// Moves both ends, so that the motion goes on as smoothly as before.
  func shift(by delta: CGPoint) {
    horizontal.start += delta.x
    horizontal.end += delta.x
    vertical.start += delta.y
    vertical.end += delta.y
  }
}

extension UIScrollView {
  /// Moves to `offset` on the current frame clock, from the present offset. Nothing happens if that is where it is
  /// (I14).
  func animateContentOffset(to offset: CGPoint) {
    stopAnimation()
    guard offset != contentOffset else { return }
    let animation = OffsetAnimation(
      from: contentOffset, to: offset, endsInRange: clamped(offset) == offset, clock: FrameClocks.current)
    self.animation = animation
    motion = .animating
    animation.run(self)
  }

  /// Ends the animated scroll, if there is one, where it is, without a word to the delegate.
  func stopAnimation() {
    guard let animation else { return }
    animation.stop()
    self.animation = nil
    if motion == .animating { motion = .rest }
  }

  /// Moves the content by `delta` because what lies before it changed: an animated scroll goes on from there.
  func shiftContentOffset(by delta: CGPoint) {
    guard delta != .zero else { return }
    animation?.shift(by: delta)
    moveContent(to: CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
  }

  /// Sets the content offset without an end to the motion that it is part of.
  func moveContent(to offset: CGPoint) {
    movesOnItsOwn = true
    contentOffset = offset
    movesOnItsOwn = false
  }

  fileprivate func step(_ animation: OffsetAnimation, to offset: CGPoint, isLast: Bool) {
    moveContent(to: offset)
    guard isLast, self.animation === animation else { return }
    stopAnimation()
    if animation.endsInRange, clamped(contentOffset) != contentOffset {
      // At the next layout, as what contexts asked for meanwhile does (C45).
      returnsToRange = true
      setNeedsLayout()
    }
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }
}
