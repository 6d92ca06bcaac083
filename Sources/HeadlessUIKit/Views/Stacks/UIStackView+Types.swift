extension UIStackView {
  /// How a stack shares the room along its axis.
  public enum Distribution: Int, Sendable {
    /// Views fill it; of those that resist least, the last one is stretched or squeezed.
    case fill = 0
    /// Views fill it and are all equally long.
    case fillEqually = 1
    /// Views fill it, each in proportion to what it would like.
    case fillProportionally = 2
    /// Views are as long as they would like, with equal space between them.
    case equalSpacing = 3
    /// Views are as long as they would like, with equal steps from middle to middle as far as the space between them allows.
    case equalCentering = 4
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill the room.
    case fill = 0
    /// At the side where reading begins, or at the top.
    case leading = 1
    /// On one baseline, the first of each.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the side where reading ends, or at the bottom.
    case trailing = 4
    /// On one baseline, the last of each.
    case lastBaseline = 5

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// Stands for the system's spacing, 8 points.
  public static let spacingUseSystem: CGFloat = 8
}
