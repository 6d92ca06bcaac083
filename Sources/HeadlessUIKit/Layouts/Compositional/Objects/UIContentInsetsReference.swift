/// What the insets of a section are measured from (B64).
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins, across the scroll axis.
  case layoutMargins = 3
  /// The width that is easy to read, across the scroll axis.
  case readableContent = 4
}
