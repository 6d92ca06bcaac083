import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
@frozen public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// From the upper edge down.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the lower edge up.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// No inset.
  public static let zero = UIEdgeInsets()

  /// No inset.
  @inlinable public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// These insets, in points.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle inwards, in points, which follow the direction of reading.
@frozen public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the upper edge down.
  public var top: CGFloat
  /// From the edge where reading begins.
  public var leading: CGFloat
  /// From the lower edge up.
  public var bottom: CGFloat
  /// From the edge where reading ends.
  public var trailing: CGFloat

  /// No inset.
  public static let zero = NSDirectionalEdgeInsets()

  /// No inset.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// These insets, in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension CGRect {
  /// This rectangle with its edges moved inwards. The size may come out negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left,
      y: rect.origin.y + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom
    )
  }
}
