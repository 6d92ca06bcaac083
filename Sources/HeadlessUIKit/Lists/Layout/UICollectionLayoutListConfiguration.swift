import CoreGraphics
import Foundation

/// How a section of a compositional layout is a list (B66 to B73). A value: copies do not share changes.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// What a list looks like (B66).
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, headers and footers that stay in view.
    case plain = 0
    /// Rows from edge to edge in groups.
    case grouped = 1
    /// Groups that stand off the edges.
    case insetGrouped = 2
    /// The first column of several.
    case sidebar = 3
    /// The same, with headers and footers that stay in view.
    case sidebarPlain = 4
  }

  /// Where the header of a section comes from (B66).
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind of section headers (B67).
    case supplementary = 1
    /// The first item of the section is it (B69).
    case firstItemInSection = 2
  }

  /// Where the footer of a section comes from (B66).
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind of section footers (B67).
    case supplementary = 1
  }

  /// What makes room for no more than its content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// What these bits stand for.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Supplementary headers. Kept only: without measured text they are as wide as the section.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Decides about the separators of an item, given what its section says (B72).
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The actions that a swipe of an item reveals; nil for none (B73).
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// What the list looks like.
  public var appearance: Appearance
  /// Where headers come from; `.none` at first.
  public var headerMode = HeaderMode.none
  /// Where footers come from; `.none` at first.
  public var footerMode = FooterMode.none
  /// The space above each header, in points (B71); nil, as at first, for `ListMetrics.automaticHeaderTopPadding`.
  public var headerTopPadding: CGFloat?
  /// Whether there are separators between rows (B72); true at first. If not, `separatorConfiguration` has no effect.
  public var showsSeparators = true
  /// The separators of the section's items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Decides about the separators of single items; what it answers is final (B72). Asked when a row comes on screen and when its
  /// index path has changed.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; nil for the appearance's own. Kept only.
  public var backgroundColor: UIColor?
  /// Asked for the actions at the side where reading begins when a swipe is about to show them (B73).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Asked for the actions at the other side (B73).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What makes room for no more than its content; nothing at first.
  public var contentHuggingElements: ContentHuggingElements = []

  /// A list of this look without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The insets of a section.
  var sectionInsets: NSDirectionalEdgeInsets {
    let metrics = ListMetrics.current
    return switch appearance {
    case .plain, .sidebarPlain: metrics.plainSectionInsets
    case .grouped: metrics.groupedSectionInsets
    case .insetGrouped: metrics.insetGroupedSectionInsets
    case .sidebar: metrics.sidebarSectionInsets
    }
  }

  /// Whether headers and footers stay in view (B68).
  var pinsHeadersAndFooters: Bool { appearance == .plain || appearance == .sidebarPlain }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The content configuration that suits a cell of a role.
  func contentConfiguration(of role: ListRole) -> UIListContentConfiguration {
    switch (self, role) {
    case (.sidebar, .item): .sidebarCell()
    case (.sidebarPlain, .item): .accompaniedSidebarCell()
    case (_, .item): .cell()
    case (.sidebar, .header): .sidebarHeader()
    case (.plain, .header), (.sidebarPlain, .header): .plainHeader()
    case (_, .header): .groupedHeader()
    case (.plain, .footer), (.sidebarPlain, .footer): .plainFooter()
    case (_, .footer): .groupedFooter()
    }
  }

  /// The background configuration that suits a cell of a role.
  func backgroundConfiguration(of role: ListRole) -> UIBackgroundConfiguration {
    switch (self, role) {
    case (.plain, .item): .listPlainCell()
    case (.grouped, .item), (.insetGrouped, .item): .listGroupedCell()
    case (.sidebar, .item): .listSidebarCell()
    case (.sidebarPlain, .item): .listAccompaniedSidebarCell()
    case (.sidebar, .header): .listSidebarHeader()
    case (.plain, _), (.sidebarPlain, _): .listPlainHeaderFooter()
    default: .listGroupedHeaderFooter()
    }
  }
}

/// What a cell stands for in a list section.
enum ListRole: Equatable {
  case item
  case header
  case footer
}

/// What the cells of a list section know of it. One object for all sections that were made by the same call.
@MainActor final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
  }
}

/// A layout whose sections can be lists.
@MainActor protocol ListSectionProviding: UICollectionViewLayout {
  /// The list that section `section` is; nil if it is none, or if there is no such section. O(1).
  func listSection(at section: Int) -> ListSection?
}
