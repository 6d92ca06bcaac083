import Foundation

/// Scales fonts and lengths as the text of a style grows with what the reader prefers.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// `font` as large as the reader prefers.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// `font` as large as the reader of these traits prefers.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// The same, up to a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
  }

  /// A length in points, scaled with the text.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// A length in points, scaled with the text of the reader of these traits: by the ratio of the style's sizes.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    return value * style.pointSize(for: category) / style.pointSize
  }
}
