import FrameClock
import Foundation

/// Makes out a finger that stays where it is. From then on the gesture goes on with the finger, wherever it moves, until it lifts.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to stay, in seconds; 0.5 at first.
  open var minimumPressDuration = 0.5
  /// How far it may move meanwhile, in points; 10 at first.
  open var allowableMovement: CGFloat = 10
  /// How many fingers there have to be; 1 at first.
  open var numberOfTouchesRequired = 1

  private var timer: (clock: any FrameClock, token: ClockToken)?

  override func touched() {
    guard numberOfTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    let clock = FrameClocks.current
    timer = (clock, clock.schedule(after: minimumPressDuration) { [weak self] in self?.press() })
  }

  override func moved() {
    if isUnderWay {
      state = .changed
    } else if state == .possible, let way = finger?.translation(in: nil), hypot(way.x, way.y) > allowableMovement {
      stopTimer()
      state = .failed
    }
  }

  override func lifted() {
    stopTimer()
    if isUnderWay { state = .ended }
  }

  override func giveUp() {
    stopTimer()
    super.giveUp()
  }

  private func press() {
    timer = nil
    guard state == .possible else { return }
    state = mayBegin() ? .began : .failed
  }

  private func stopTimer() {
    if let timer { timer.clock.cancel(timer.token) }
    timer = nil
  }
}
