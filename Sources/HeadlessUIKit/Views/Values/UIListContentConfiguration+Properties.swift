import Foundation

extension UIListContentConfiguration {
  /// How a text is shown.
  public struct TextProperties: Hashable {
    /// To which side a text keeps.
    public enum TextAlignment: Int, Sendable {
      /// The side where its language begins.
      case natural = 0
      /// Neither.
      case center = 1
      /// Both.
      case justified = 2
    }

    /// What is done with the letters of a text.
    public enum TextTransform: Int, Sendable {
      /// Nothing.
      case none = 0
      /// They are made capitals.
      case uppercase = 1
      /// They are made small.
      case lowercase = 2
      /// The first of each word is made a capital.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont = UIListContentConfiguration.Style.body
    /// The colour, before `colorTransformer`.
    public var color: UIColor = UIColor.label
    /// What makes the colour that is seen of `color`; nil for nothing.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// To which side the text keeps.
    public var alignment = TextAlignment.natural
    /// How the text breaks.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font shrinks where the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// How far it may shrink, as a fraction of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before the text is cut off.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size that the reader prefers.
    public var adjustsFontForContentSizeCategory = true
    /// What is done with the letters.
    public var transform = TextTransform.none
    /// Whether a pointer over a text that is cut off shows all of it.
    public var showsExpansionTextWhenTruncated = false

    /// The colour that is seen.
    public func resolvedColor() -> UIColor {
      colorTransformer?(color) ?? color
    }
  }

  /// How an image is shown.
  public struct ImageProperties: Hashable {
    /// Stands in `reservedLayoutSize` for the system's own length.
    public static let standardDimension: CGFloat = 1_000_000

    /// The colour of a template image, before `tintColorTransformer`; nil for the tint of the view.
    public var tintColor: UIColor?
    /// What makes the tint that is seen of `tintColor`; nil for nothing.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; no limit on an axis where it is 0.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the image, which stands in its middle, in points; on an axis where it is 0, the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours where others are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the line around the image, before `strokeColorTransformer`; nil for the tint of the view.
    public var strokeColor: UIColor?
    /// What makes the colour that is seen of `strokeColor`; nil for nothing.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the image, in points.
    public var strokeWidth: CGFloat = 0

    /// The tint that is seen in a view of tint `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The colour of the line around the image that is seen in a view of tint `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// How large an image of `size` is shown: smaller by the same factor on both axes where it exceeds the limits.
    func shownSize(of size: CGSize) -> CGSize {
      var factor: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 { factor = min(factor, maximumSize.width / size.width) }
      if maximumSize.height > 0, size.height > 0 { factor = min(factor, maximumSize.height / size.height) }
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The room for an image that is shown at `size`.
    func layoutSize(of size: CGSize) -> CGSize {
      CGSize(
        width: Self.length(reservedLayoutSize.width, size.width),
        height: Self.length(reservedLayoutSize.height, size.height)
      )
    }

    private static func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
      reserved == standardDimension ? ListMetrics.current.standardImageDimension : reserved > 0 ? reserved : own
    }
  }
}
