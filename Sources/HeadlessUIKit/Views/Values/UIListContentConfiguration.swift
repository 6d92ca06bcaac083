import Foundation

/// What a row, a header or a footer of a list shows: an image, a text, a second text, and how.
///
/// A value: copies do not share changes. The looks of the styles that UIKit does not document are those of `ListMetrics`.
public struct UIListContentConfiguration: Hashable {
  /// The image; nil for none.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes of its own, in place of `text`; nil for none.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties = TextProperties()
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes of its own, in place of `secondaryText`; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties = TextProperties()
  /// Along which axes the view's margins are at least those of its superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The space between the edges and the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether the second text stands beside the first, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 0
  /// The least space between texts that stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// The space between texts that stand one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// How opaque the content is, from 0 to 1.
  public var alpha: CGFloat = 1

  let style: Style
  /// The state whose looks the configuration has.
  private var traits = ConfigurationTraits()

  init(style: Style) {
    self.style = style
    let metrics = ListMetrics.current
    directionalLayoutMargins = style.isHeaderOrFooter ? metrics.headerContentMargins : metrics.cellContentMargins
    imageToTextPadding = metrics.imageToTextPadding
    textToSecondaryTextHorizontalPadding = metrics.textToSecondaryTextHorizontalPadding
    textToSecondaryTextVerticalPadding = metrics.textToSecondaryTextVerticalPadding
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    textProperties.font = style.textFont
    textProperties.color = style.textColor(traits)
    textProperties.numberOfLines = style.isHeaderOrFooter || style == .valueCell ? 1 : 0
    secondaryTextProperties.font = style.secondaryTextFont
    secondaryTextProperties.color = style.secondaryTextColor(traits)
    secondaryTextProperties.numberOfLines = style == .valueCell ? 1 : 0
  }

  /// The configuration for a view in `state`. Colours that were not changed follow it.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let traits = ConfigurationTraits(state)
    guard traits != self.traits else { return self }
    var updated = self
    updated.traits = traits
    if textProperties.color == style.textColor(self.traits) { updated.textProperties.color = style.textColor(traits) }
    if secondaryTextProperties.color == style.secondaryTextColor(self.traits) {
      updated.secondaryTextProperties.color = style.secondaryTextColor(traits)
    }
    return updated
  }

  /// Whether there is a first or a second text.
  var hasText: Bool { text != nil || attributedText != nil || hasSecondaryText }

  /// Whether there is a second text.
  var hasSecondaryText: Bool { secondaryText != nil || secondaryAttributedText != nil }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// A new view that shows this.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
