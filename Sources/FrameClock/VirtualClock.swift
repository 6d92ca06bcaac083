/// A clock that moves only when it is told to, so that nothing sleeps and every run repeats.
///
/// Work runs in the order of its time; work of the same time in the order it was scheduled. Frames begin at whole multiples of
/// `1 / framesPerSecond`; a frame begins after the work that is due at its time. Work that is scheduled while other work runs
/// still runs within the same advance if its time has come. What is due within a nanosecond counts as due, so that sums of
/// frame lengths do not miss a deadline by a rounding error. An advance in which nothing is due allocates nothing.
@MainActor
public final class VirtualClock: FrameClock {
  /// The seconds by which the clock has been advanced, or the time of the work that is running.
  public private(set) var now: Double = 0
  /// How many frames begin a second.
  public let framesPerSecond: Double

  /// How many frames have begun.
  public private(set) var frameCount = 0

  private var works: [Work] = []
  private var frameWorks: [FrameWork] = []
  private var lastToken: UInt64 = 0
  private static let tolerance = 1e-9

  private struct Work {
    var time: Double
    var token: ClockToken
    var run: @MainActor () -> Void
  }

  private struct FrameWork {
    var token: ClockToken
    var run: @MainActor (Double) -> Void
  }

  /// Makes a clock that stands at 0 s.
  public init(framesPerSecond: Double = 60) {
    precondition(framesPerSecond > 0 && framesPerSecond.isFinite, "a clock needs a positive number of frames a second")
    self.framesPerSecond = framesPerSecond
  }

  /// Moves to the beginning of the next frame and runs what is due up to there, the frame's own work last.
  public func advanceFrame() {
    advance(to: timeOfNextFrame)
  }

  /// Moves on by `seconds` and runs what is due up to there, each piece at its own time.
  public func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "a clock does not go back")
    advance(to: now + seconds)
  }

  /// Runs `work` when the clock has been advanced by `delay` seconds, in time proportional to the work that waits.
  @discardableResult
  public func schedule(after delay: Double, _ work: @escaping @MainActor () -> Void) -> ClockToken {
    let work = Work(time: now + max(0, delay), token: nextToken(), run: work)
    // The latest come first, so that the next to run is taken off the end.
    let place = works.firstIndex { $0.time <= work.time } ?? works.endIndex
    works.insert(work, at: place)
    return work.token
  }

  /// Runs `work` at every frame that begins from now on, until it is cancelled.
  @discardableResult
  public func everyFrame(_ work: @escaping @MainActor (_ time: Double) -> Void) -> ClockToken {
    let work = FrameWork(token: nextToken(), run: work)
    frameWorks.append(work)
    return work.token
  }

  /// Takes back what `token` stands for, in time proportional to the work that waits.
  public func cancel(_ token: ClockToken) {
    works.removeAll { $0.token == token }
    frameWorks.removeAll { $0.token == token }
  }

  private var timeOfNextFrame: Double { Double(frameCount + 1) / framesPerSecond }

  private func nextToken() -> ClockToken {
    lastToken += 1
    return ClockToken(number: lastToken)
  }

  private func advance(to end: Double) {
    let limit = end + Self.tolerance
    while true {
      let frame = timeOfNextFrame
      if let next = works.last, next.time <= limit, next.time <= frame + Self.tolerance {
        works.removeLast()
        now = max(now, min(next.time, end))
        next.run()
      } else if frame <= limit {
        now = max(now, min(frame, end))
        frameCount += 1
        beginFrame()
      } else {
        break
      }
    }
    now = max(now, end)
  }

  private func beginFrame() {
    let time = now
    // Work that is added now waits for the next frame; work that is cancelled now does not run any more. By number, since
    // iterators allocate in a build that is not optimised.
    let begun = frameWorks
    for index in begun.indices where isObserving(begun[index].token) { begun[index].run(time) }
  }

  private func isObserving(_ token: ClockToken) -> Bool {
    for index in frameWorks.indices where frameWorks[index].token == token { return true }
    return false
  }
}
