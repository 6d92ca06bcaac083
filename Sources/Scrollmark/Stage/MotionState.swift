import FrameClock

/// Where a step's motion began, and which way it goes.
@MainActor struct MotionState {
  private var start = 0.0
  private var startFraction = 0.0
  private var isReversed = false

  init() {}

  /// The state at the beginning of a step.
  init(stage: Stage) {
    start = stage.offset
    startFraction = stage.lastOffset > 0 ? stage.offset / stage.lastOffset : 0
  }

  /// Where the viewport stands in `frame`, counted from 0, of the `frames` of a step; nil where it does not move. O(1).
  mutating func offset(
    of motion: Step.Motion, frame: Int, of frames: Int, frameLength: Double, stage: Stage
  ) -> Double? {
    let last = stage.lastOffset
    switch motion {
    case .still, .swipe: return nil
    case .steady(let points):
      var next = stage.offset + (isReversed ? -points : points)
      if next > last || next < 0 {
        isReversed.toggle()
        next = min(max(next, 0), last)
      }
      return next
    case .sweep(let fraction):
      let share = Double(frame + 1) / Double(frames)
      return (startFraction + (fraction - startFraction) * share) * last
    case .fling(let velocity):
      let fling = Deceleration(origin: start, initialVelocity: velocity)
      return min(max(fling.position(at: Double(frame + 1) * frameLength), 0), last)
    }
  }
}
