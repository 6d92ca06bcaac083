import FrameClock
import Foundation

extension UIView {
  /// How an animation runs. Kept for the sake of calls: nothing is drawn in between.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options that these bits stand for.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at the same time.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It begins where things appear to be.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  private static var animationsAreEnabled = true
  private static var runningDuration: TimeInterval = 0

  /// How long, in seconds, the animation lasts whose changes are being made; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { runningDuration }

  /// Whether animations take time.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Says whether animations take time.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
  }

  /// Makes the changes; none of them takes time.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = former
  }

  /// Makes the changes at once, and calls `completion` with true when `duration` seconds have passed on the frame
  /// clock.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes the changes at once, and calls `completion` with true when `delay` and `duration` seconds have passed on the
  /// frame clock.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let outer = runningDuration
    runningDuration = animationsAreEnabled ? duration : 0
    animations()
    runningDuration = outer
    guard let completion else { return }
    let wait = animationsAreEnabled ? delay + duration : 0
    FrameClocks.current.schedule(after: wait) { completion(true) }
  }

  /// The same for a motion that swings.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }
}
