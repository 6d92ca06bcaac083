/// The one source of time of the collection view: what animations, deceleration and completions wait on.
///
/// Everything happens on the main actor, in the order of time. Times are in seconds from an origin of the clock's own.
@MainActor
public protocol FrameClock: AnyObject {
  /// The time, in seconds. It never goes back.
  var now: Double { get }

  /// How many frames the clock shows a second.
  var framesPerSecond: Double { get }

  /// Runs `work` once, `delay` seconds from now; a delay of 0 or less means at the clock's next turn, never within this call.
  @discardableResult
  func schedule(after delay: Double, _ work: @escaping @MainActor () -> Void) -> ClockToken

  /// Runs `work` with the time of the frame, in seconds, at every frame that begins after this call, until it is cancelled.
  @discardableResult
  func everyFrame(_ work: @escaping @MainActor (_ time: Double) -> Void) -> ClockToken

  /// Takes back what `token` stands for. Nothing happens if it has run or was cancelled before.
  func cancel(_ token: ClockToken)
}

/// What stands for one piece of scheduled work, of use only to the clock that made it.
public struct ClockToken: Hashable, Sendable {
  let number: UInt64
}
