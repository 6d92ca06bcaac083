import CoreGraphics
import Foundation

/// The separators of an item of a list: the line above it and the one below (B72). A value: copies do not share changes.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator shows.
  public enum Visibility: Int, Sendable {
    /// As suits the list and the item's place in it.
    case automatic = 0
    /// It does.
    case visible = 1
    /// It does not.
    case hidden = 2
  }

  /// Stands on each edge for an inset that suits the list: from where the text begins to the trailing edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether there is a line above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stays inside the edges, in points; only leading and trailing count.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below stays inside the edges, in points; only leading and trailing count.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines.
  public var color: UIColor = UIColor.separator
  /// The colour of the lines of an item among several that are selected.
  public var multipleSelectionColor: UIColor = UIColor.separator

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// The separators that suit a list of this look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  /// Whether there is a line above an item. UIKit does not say which lines are automatic: here, grouped lists begin with one.
  func showsTop(ofFirst isFirst: Bool) -> Bool {
    switch topSeparatorVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: isFirst && appearance == .grouped
    }
  }

  /// Whether there is a line below an item. UIKit does not say which lines are automatic: here, plain and grouped lists have one
  /// below each row, lists whose groups are inset between rows, and sidebars none.
  func showsBottom(ofLast isLast: Bool) -> Bool {
    switch bottomSeparatorVisibility {
    case .visible: true
    case .hidden: false
    case .automatic:
      switch appearance {
      case .plain, .grouped: true
      case .insetGrouped: !isLast
      case .sidebar, .sidebarPlain: false
      }
    }
  }
}
