import FrameClock
import Foundation

/// The content's way to rest after a finger has lifted, along both axes, frame by frame.
@MainActor final class GlideRun {
  var horizontal: Glide
  var vertical: Glide
  /// The offset that it set last: if the content is elsewhere, somebody else moved it.
  var offset: CGPoint
  /// Whether the delegate was told that it begins.
  var isAnnounced = false

  private let clock: any FrameClock
  private let beginning: Double
  private var token: ClockToken?

  init(from offset: CGPoint, horizontal: Glide, vertical: Glide, clock: any FrameClock) {
    self.offset = offset
    self.horizontal = horizontal
    self.vertical = vertical
    self.clock = clock
    beginning = clock.now
  }

  var isAtRest: Bool { horizontal.isAtRest && vertical.isAtRest }

  /// Moves `scrollView`, which it does not keep alive, at every frame from now on.
  func run(_ scrollView: UIScrollView) {
    token = clock.everyFrame { [self, weak scrollView] time in
      guard let scrollView else { return stop() }
      scrollView.step(self, at: time - beginning)
    }
  }

  func stop() {
    if let token { clock.cancel(token) }
    token = nil
  }
}

extension UIScrollView {
  /// Lets the content go on along `run`, between the calls that say so (I14), unless the delegate moves the content otherwise.
  func startDecelerating(_ run: GlideRun) {
    guard glide === run else { return }
    run.isAnnounced = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    guard glide === run else { return }
    run.run(self)
  }

  /// Ends the content's way to rest where it is, if it is on it, and tells the delegate (I14).
  func stopDecelerating() {
    guard let run = glide else { return }
    run.stop()
    glide = nil
    motion = .rest
    if run.isAnnounced { scrollDelegate?.scrollViewDidEndDecelerating(self) }
  }

  /// Moves the content to where `run` has it `time` seconds after the finger lifted. No allocation until the last step.
  fileprivate func step(_ run: GlideRun, at time: Double) {
    if contentOffset != run.offset {
      run.horizontal.shift(by: contentOffset.x - run.offset.x)
      run.vertical.shift(by: contentOffset.y - run.offset.y)
    }
    let range = offsetRange
    run.offset = CGPoint(
      x: run.horizontal.position(at: time, in: range.x, bounces: bounces),
      y: run.vertical.position(at: time, in: range.y, bounces: bounces)
    )
    moveContent(to: run.offset)
    guard run.isAtRest, glide === run else { return }
    motion = .rest
    clampContentOffset()
    stopDecelerating()
  }
}
