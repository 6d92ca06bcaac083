import Foundation

/// What is behind the content of a cell. Nothing is drawn, but `customView` is placed.
///
/// A value: copies do not share changes. The colours of the styles stand for those of UIKit, which are not documented.
public struct UIBackgroundConfiguration: Hashable {
  /// A view to be placed behind the content; nil for none.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background stays inside the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the view are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour, before `backgroundColorTransformer`; nil for the tint of the view.
  public var backgroundColor: UIColor?
  /// What makes the colour that is seen of `backgroundColor`; nil for nothing.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image; nil for none.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line around, before `strokeColorTransformer`; nil for the tint of the view.
  public var strokeColor: UIColor?
  /// What makes the colour that is seen of `strokeColor`; nil for nothing.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the line runs, in points.
  public var strokeOutset: CGFloat = 0

  private let style: Style
  /// The state whose looks the configuration has.
  private var traits = ConfigurationTraits()

  private init(_ style: Style) {
    self.style = style
    backgroundColor = style.color(traits)
  }

  /// The configuration for a view in `state`. The colour follows it unless it was changed.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let traits = ConfigurationTraits(state)
    guard traits != self.traits else { return self }
    var updated = self
    updated.traits = traits
    if backgroundColor == style.color(self.traits) { updated.backgroundColor = style.color(traits) }
    return updated
  }

  /// The colour that is seen in a view of tint `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line around that is seen in a view of tint `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration {
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Behind a row, in whichever list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// Behind a header, in whichever list.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Behind a footer, in whichever list.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Behind a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// Behind a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }

  /// Behind a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// Behind a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Behind a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

  /// Behind a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Behind a row of a list that goes with a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.accompaniedSidebarCell)
  }

  /// Which of the system's looks a configuration began with.
  private enum Style: Hashable {
    case clear, plainCell, plainHeaderFooter, groupedCell, sidebarCell, accompaniedSidebarCell

    func color(_ traits: ConfigurationTraits) -> UIColor? {
      let isLit = traits.isHighlighted || traits.isSelected
      return switch self {
      case .clear: .clear
      case .plainCell: isLit ? .systemGray4 : .systemBackground
      case .plainHeaderFooter: .systemGray6
      case .groupedCell: isLit ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarCell: traits.isSelected ? nil : traits.isHighlighted ? .systemGray5 : .clear
      case .accompaniedSidebarCell: isLit ? .systemGray5 : .clear
      }
    }
  }
}
