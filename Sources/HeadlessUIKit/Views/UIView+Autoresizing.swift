import Foundation

extension UIView {
  /// Which of a view's margins and lengths follow the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// What these bits stand for.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The margin on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The margin on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The margin above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The margin below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Moves and resizes the subviews whose masks say so, after the bounds had `oldSize`. O(subviews).
  func resizeSubviews(from oldSize: CGSize) {
    let size = storedBounds.size
    for view in storedSubviews where !view.autoresizingMask.isEmpty && view.constraintState?.translatesMask != false {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = Self.resize(
        frame.minX, frame.width, in: oldSize.width, to: size.width,
        isFlexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        )
      )
      let (y, height) = Self.resize(
        frame.minY, frame.height, in: oldSize.height, to: size.height,
        isFlexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        )
      )
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Shares out what the superview has grown by among the flexible parts of one axis, in proportion to their lengths,
  /// or evenly if they have none.
  private static func resize(
    _ start: CGFloat, _ length: CGFloat, in oldTotal: CGFloat, to total: CGFloat,
    isFlexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let growth = total - oldTotal
    let parts = [
      (start, isFlexible.before), (length, isFlexible.length), (oldTotal - start - length, isFlexible.after),
    ].map { $0.1 ? max($0.0, 0) : 0 }
    let count = [isFlexible.before, isFlexible.length, isFlexible.after].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    let sum = parts.reduce(0, +)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? growth * part / sum : growth / CGFloat(count)
    }
    return (start + share(parts[0], isFlexible.before), max(0, length + share(parts[1], isFlexible.length)))
  }
}
