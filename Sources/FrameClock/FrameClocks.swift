/// The clock that the collection view takes its time from.
@MainActor
public enum FrameClocks {
  /// The clock in use; by default one that follows the main run loop. Whoever replaces it does so before the first collection
  /// view begins to wait for something, since work stays with the clock it was given to.
  public static var current: any FrameClock = RunLoopClock()

  /// Runs `body` with `clock` as the current one and puts the former clock back.
  public static func with<Result>(_ clock: any FrameClock, _ body: () throws -> Result) rethrows -> Result {
    let former = current
    current = clock
    defer { current = former }
    return try body()
  }
}
