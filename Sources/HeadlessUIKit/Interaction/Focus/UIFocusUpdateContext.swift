import FrameClock
import Foundation

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// The directions that these bits stand for.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Towards the upper edge.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Towards the lower edge.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Towards the left edge.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Towards the right edge.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the item after the present one.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the item before the present one.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// From where to where the focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that has the focus; nil if none on screen has.
  open internal(set) weak var previouslyFocusedView: UIView?
  /// The view that gets it; nil if none on screen does.
  open internal(set) weak var nextFocusedView: UIView?
  /// The direction in which it moves; none if it does not move by direction.
  open internal(set) var focusHeading: UIFocusHeading = []

  override init() {
    super.init()
  }
}

/// Lets views change along with a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// How long the move takes to be shown, in seconds.
  static let duration = 0.2

  /// Makes the changes, and calls `completion` when the move has been shown.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    guard let completion else { return }
    FrameClocks.current.schedule(after: UIView.areAnimationsEnabled ? Self.duration : 0) { completion() }
  }
}
