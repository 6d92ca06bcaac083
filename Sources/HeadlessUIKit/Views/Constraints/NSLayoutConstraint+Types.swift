extension NSLayoutConstraint {
  /// A direction in which things follow each other.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// How the two sides of a constraint stand to each other.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// What of a view or guide a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2
    /// The upper side.
    case top = 3
    /// The lower side.
    case bottom = 4
    /// The side where reading begins.
    case leading = 5
    /// The side where reading ends.
    case trailing = 6
    /// How wide it is.
    case width = 7
    /// How high it is.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left side within the margins.
    case leftMargin = 13
    /// The right side within the margins.
    case rightMargin = 14
    /// The upper side within the margins.
    case topMargin = 15
    /// The lower side within the margins.
    case bottomMargin = 16
    /// The side where reading begins, within the margins.
    case leadingMargin = 17
    /// The side where reading ends, within the margins.
    case trailingMargin = 18
    /// The middle between the margins from side to side.
    case centerXWithinMargins = 19
    /// The middle between the margins from top to bottom.
    case centerYWithinMargins = 20
    /// Nothing: the other side is compared with a constant.
    case notAnAttribute = 0
  }

  /// How the views of a visual format line up.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options that these bits stand for.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// By their left sides.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// By their right sides.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// By their upper sides.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// By their lower sides.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// By the sides where reading begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// By the sides where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// By their middles from side to side.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// By their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// By their last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// By their first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Across, the first stands where reading begins.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Across, the first stands on the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Across, the first stands on the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is one of the four sides, or of those within the margins.
  var isSide: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }

  /// Whether it is the baseline of a text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Which lengths an attribute can be compared with.
  enum Sort {
    case sideways, upright, length, nothing
  }

  var sort: Sort {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .sideways
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .upright
    case .width, .height: .length
    case .notAnAttribute: .nothing
    }
  }

  /// Whether the attribute depends on the direction of reading, or on a fixed side.
  var side: (isRelative: Bool, isFixed: Bool) {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: (true, false)
    case .left, .right, .leftMargin, .rightMargin: (false, true)
    default: (false, false)
    }
  }

  /// The attribute's name in messages.
  var words: String {
    switch self {
    case .centerX: "centerX"
    case .centerY: "centerY"
    default: "\(self)"
    }
  }
}
