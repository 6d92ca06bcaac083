import FrameClock
import Foundation

/// What is known of a change of a controller's size while it happens.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: Double { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
}

/// Lets others take part in a change of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Does `animation` together with the change, and `completion` when that is over; answers whether the animation will be done.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does `animation` together with the change; answers whether it will be done.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The change of a window's size.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  let isAnimated = true
  let transitionDuration = 0.3
  let isCancelled = false

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The size has changed: does the animations now, and the completions when the time is over, by the frame clock.
  func run() {
    for animation in animations { animation(self) }
    animations.removeAll()
    guard !completions.isEmpty else { return }
    FrameClocks.current.schedule(after: transitionDuration) { [self] in
      for completion in completions { completion(self) }
      completions.removeAll()
    }
  }
}
