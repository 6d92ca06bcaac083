extension NSLayoutConstraint {
  /// A direction in which things follow each other.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }
}
