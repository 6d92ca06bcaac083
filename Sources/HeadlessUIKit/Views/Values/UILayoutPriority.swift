/// How much a size or a constraint matters, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public var rawValue: Float

  /// The priority of this number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of this number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: it must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: what a view does not let itself be squeezed by.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: what dragging resizes a window by.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: what a window's size stays by.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: what dragging does not resize a window by.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: what a view does not let itself be stretched by.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: what a view is fitted into a size by.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
