import Foundation

extension UIListContentConfiguration {
  /// The row of a list.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(style: .cell) }

  /// The row of a list with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .subtitleCell) }

  /// The row of a list with a second text beside the first.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .valueCell) }

  /// The header of a section, in whichever list.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(style: .header) }

  /// The footer of a section, in whichever list.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(style: .footer) }

  /// The header of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(style: .plainHeader) }

  /// The footer of a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(style: .plainFooter) }

  /// The header of a section of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(style: .groupedHeader) }

  /// The footer of a section of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(style: .groupedFooter) }

  /// A header that stands out, in a list whose groups are inset.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .prominentInsetGroupedHeader)
  }

  /// A header that stands out even more, in a list whose groups are inset.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .extraProminentInsetGroupedHeader)
  }

  /// The row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .sidebarCell) }

  /// The row of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .sidebarSubtitleCell)
  }

  /// The row of a list that goes with a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .accompaniedSidebarCell)
  }

  /// The row of a list that goes with a sidebar, with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .accompaniedSidebarSubtitleCell)
  }

  /// The header of a section of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(style: .sidebarHeader) }

  /// Which of the system's looks a configuration began with.
  enum Style: Hashable {
    case cell, subtitleCell, valueCell
    case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

    var isHeaderOrFooter: Bool {
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        false
      default: true
      }
    }

    static let body = UIFont.preferredFont(forTextStyle: .body)
    private static let headline = UIFont.preferredFont(forTextStyle: .headline)
    private static let title = UIFont.preferredFont(forTextStyle: .title3)
    private static let footnote = UIFont.preferredFont(forTextStyle: .footnote)
    private static let caption = UIFont.preferredFont(forTextStyle: .caption1)

    var textFont: UIFont {
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        Self.body
      case .plainHeader, .prominentInsetGroupedHeader, .sidebarHeader: Self.headline
      case .extraProminentInsetGroupedHeader: Self.title
      case .header, .footer, .plainFooter, .groupedHeader, .groupedFooter: Self.footnote
      }
    }

    var secondaryTextFont: UIFont {
      switch self {
      case .valueCell: Self.body
      case .cell, .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: Self.caption
      default: Self.footnote
      }
    }

    func textColor(_ traits: ConfigurationTraits) -> UIColor {
      if traits.isDisabled { return .tertiaryLabel }
      return switch self {
      case .header, .footer, .plainFooter, .groupedHeader, .groupedFooter: .secondaryLabel
      case .sidebarCell, .sidebarSubtitleCell: traits.isSelected ? .white : .label
      default: .label
      }
    }

    func secondaryTextColor(_ traits: ConfigurationTraits) -> UIColor {
      if traits.isDisabled { return .tertiaryLabel }
      return switch self {
      case .cell, .subtitleCell: .label
      case .sidebarCell, .sidebarSubtitleCell: traits.isSelected ? .white : .secondaryLabel
      default: .secondaryLabel
      }
    }
  }
}
