import Foundation

extension UIScrollView {
  /// Whether the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On the axes that scroll.
    case automatic = 0
    /// On the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On both axes.
    case always = 3
  }

  /// What is left of a speed after a millisecond of slowing down (I9).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    /// The rate that leaves this part of the speed after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998: what lists do.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: what pickers do.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What a scroll does with the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It sends it away when a drag begins.
    case onDrag = 1
    /// It lets the finger pull it down.
    case interactive = 2
  }
}

/// What moves the content of a scroll view while no finger drags it.
enum ScrollMotion {
  /// Nothing.
  case rest
  /// The speed that a finger left it with.
  case decelerating
  /// The program.
  case animating
}
