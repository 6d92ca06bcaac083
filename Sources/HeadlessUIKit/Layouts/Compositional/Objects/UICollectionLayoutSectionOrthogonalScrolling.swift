import Foundation

/// How a section scrolls across the layout's axis, and where its content rests (B56, B58).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// It rests anywhere.
  case continuous = 1
  /// It rests where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// It rests on multiples of the section's width, a page a drag.
  case paging = 3
  /// It rests where a group begins, a group a drag.
  case groupPaging = 4
  /// It rests with a group in the middle, a group a drag.
  case groupPagingCentered = 5
}

/// How a section that scrolls across the layout's axis slows down and bounces (B60).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// Whether the section's content can be pulled past its ends.
  public enum Bounce: Int, Sendable {
    /// If there is more of it than fits.
    case automatic = 0
    /// Even if it fits.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What is left of the content's speed after a millisecond of slowing down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond; 0 stands for the collection view's rate.
    public var rawValue: CGFloat

    /// The rate that leaves this part of the speed after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of the collection view.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// What lists do.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// What pickers do.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// What the object says.
  struct Values: Equatable, Sendable {
    var decelerationRate = DecelerationRate.automatic
    var bounce = Bounce.automatic
  }

  nonisolated(unsafe) final var values = Values() {
    didSet { MainActor.assumeIsolated { LayoutObjectEdits.note() } }
  }

  /// Properties that are all automatic.
  public override init() {
    super.init()
  }

  /// How the content slows down; as the collection view's at first.
  open var decelerationRate: DecelerationRate {
    get { values.decelerationRate }
    set { values.decelerationRate = newValue }
  }

  /// Whether the content can be pulled past its ends; if there is more than fits at first.
  open var bounce: Bounce {
    get { values.bounce }
    set { values.bounce = newValue }
  }

  /// A new object that says the same (B5).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.values = values
    return copy
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UICollectionLayoutSectionOrthogonalScrollingProperties)?.values == values
  }

  /// A hash of the bounce.
  open override nonisolated var hash: Int { values.bounce.rawValue }
}

/// The names that the types have outside Swift.
public typealias UICollectionLayoutSectionOrthogonalScrollingBounce =
  UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
/// The names that the types have outside Swift.
public typealias UICollectionLayoutSectionOrthogonalScrollingDecelerationRate =
  UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
