import CoreGraphics
import FrameClock

/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double

/// The time of the current frame clock, in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  FrameClocks.current.now
}
