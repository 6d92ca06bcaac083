import Dispatch

/// A clock that follows the main run loop: work runs on the main queue when its time has come, as in an application.
///
/// It is the one place in this module that reads the machine's time.
@MainActor
public final class RunLoopClock: FrameClock {
  /// How many frames the clock shows a second.
  public let framesPerSecond: Double

  private var works: [ClockToken: @MainActor () -> Void] = [:]
  private var frameWorks: [(token: ClockToken, run: @MainActor (Double) -> Void)] = []
  private var lastToken: UInt64 = 0
  private var isWaitingForFrame = false
  private let origin = DispatchTime.now().uptimeNanoseconds

  /// Makes a clock that stands at 0 s now.
  public init(framesPerSecond: Double = 60) {
    precondition(framesPerSecond > 0 && framesPerSecond.isFinite, "a clock needs a positive number of frames a second")
    self.framesPerSecond = framesPerSecond
  }

  /// The seconds since the clock was made.
  public var now: Double {
    Double(DispatchTime.now().uptimeNanoseconds - origin) / 1e9
  }

  /// Runs `work` on the main queue, `delay` seconds from now.
  @discardableResult
  public func schedule(after delay: Double, _ work: @escaping @MainActor () -> Void) -> ClockToken {
    let token = nextToken()
    works[token] = work
    wake(after: delay) { $0.works.removeValue(forKey: token)?() }
    return token
  }

  /// Runs `work` at every frame until it is cancelled. Frames that the main queue was too busy for are skipped.
  @discardableResult
  public func everyFrame(_ work: @escaping @MainActor (_ time: Double) -> Void) -> ClockToken {
    let token = nextToken()
    frameWorks.append((token, work))
    waitForFrame()
    return token
  }

  /// Takes back what `token` stands for, in time proportional to the number of frame observers.
  public func cancel(_ token: ClockToken) {
    works[token] = nil
    frameWorks.removeAll { $0.token == token }
  }

  private func nextToken() -> ClockToken {
    lastToken += 1
    return ClockToken(number: lastToken)
  }

  /// Waits for the next whole multiple of a frame's length; frames that were missed are skipped.
  private func waitForFrame() {
    guard !isWaitingForFrame, !frameWorks.isEmpty else { return }
    isWaitingForFrame = true
    let now = now
    let next = ((now * framesPerSecond).rounded(.down) + 1) / framesPerSecond
    wake(after: next - now) { $0.beginFrame() }
  }

  private func beginFrame() {
    isWaitingForFrame = false
    let time = now
    for work in frameWorks where frameWorks.contains(where: { $0.token == work.token }) {
      work.run(time)
    }
    waitForFrame()
  }

  private func wake(after delay: Double, _ body: @escaping @MainActor @Sendable (RunLoopClock) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
      MainActor.assumeIsolated { body(self) }
    }
  }
}
