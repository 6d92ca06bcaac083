/// Which boundary elements stay in view while their section is, and what is in view (rules A29, A30).
public struct FlowPinning: Equatable, Sendable {
  /// Whether headers stay at the start of what is in view.
  public var headers: Bool
  /// Whether footers stay at the end of what is in view.
  public var footers: Bool
  /// Where the view starts along the scroll axis, after its adjusted insets, in points.
  public var visibleStart: Double
  /// Where the view ends along the scroll axis, before its adjusted insets, in points.
  public var visibleEnd: Double

  /// Makes a description of what is pinned.
  public init(headers: Bool = false, footers: Bool = false, visibleStart: Double = 0, visibleEnd: Double = 0) {
    self.headers = headers
    self.footers = footers
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }
}
