import Foundation

extension UICollectionView {
  /// The sorts of element that a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell
    /// A view beside the items, such as a header.
    case supplementaryView
    /// A view of the layout's own.
    case decorationView
  }

  /// The axis that content scrolls along.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Sideways.
    case horizontal
  }

  /// Where an item comes to stand when it is scrolled to: at most one place an axis (I4).
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The positions of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its upper edge at the upper edge of what is visible.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Its lower edge at the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Its left edge at the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Its right edge at the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What makes a self-sizing cell be measured again (D11).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing.
    case disabled
    /// `invalidateIntrinsicContentSize()` of the cell or its content view.
    case enabled
    /// That, and any change of the content view's constraints.
    case enabledIncludingConstraints
  }

  /// How soon items make room where dragged ones would be dropped (H19).
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// After a short wait.
    case fast
    /// After a longer wait.
    case slow
  }

  /// Called at the end of an interactive transition: whether the animations finished, and whether the new layout stays.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
