import FrameClock
import Foundation

/// Makes out taps: touches that lift near where they began.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there have to be; 1 at first.
  open var numberOfTapsRequired = 1
  /// With how many fingers; 1 at first.
  open var numberOfTouchesRequired = 1

  /// How long after a tap the next one of several may begin, in seconds.
  static let pause = 0.35
  private var taps = 0
  private var timer: (clock: any FrameClock, token: ClockToken)?

  override func touched() {
    stopTimer()
    if numberOfTouches != numberOfTouchesRequired { state = .failed }
  }

  override func moved() {
    guard state == .possible, let way = finger?.translation(in: nil) else { return }
    if max(abs(way.x), abs(way.y)) >= Finger.dragThreshold { state = .failed }
  }

  override func lifted() {
    guard state == .possible else {
      taps = 0
      return
    }
    taps += 1
    guard taps >= numberOfTapsRequired else { return startTimer { $0.taps = 0 } }
    taps = 0
    guard mayBegin() else { return }
    let others = requirements.filter {
      ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0 > numberOfTapsRequired
    }
    guard !others.isEmpty else {
      state = .ended
      return
    }
    let before = others.map(\.timesMadeOut)
    startTimer { tap in
      guard others.map(\.timesMadeOut) == before else { return }
      tap.state = .ended
      tap.state = .possible
    }
  }

  override func giveUp() {
    super.giveUp()
    taps = 0
  }

  private func startTimer(_ work: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    let clock = FrameClocks.current
    let token = clock.schedule(after: Self.pause) { [weak self] in
      guard let self else { return }
      timer = nil
      work(self)
    }
    timer = (clock, token)
  }

  private func stopTimer() {
    if let timer { timer.clock.cancel(timer.token) }
    timer = nil
  }
}
