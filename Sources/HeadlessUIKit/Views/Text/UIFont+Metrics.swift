import Foundation
import TextMeasure

extension UIFont {
  /// How far lines reach above the baseline, in points.
  public var ascender: CGFloat { metrics.ascent * pointSize }
  /// How far they reach below it, in points; negative.
  public var descender: CGFloat { -metrics.descent * pointSize }
  /// The space between two lines, in points.
  public var leading: CGFloat { metrics.leading * pointSize }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight * pointSize }
  /// The height of a capital, in points.
  public var capHeight: CGFloat { metrics.capHeight * pointSize }
  /// The height of a small x, in points.
  public var xHeight: CGFloat { metrics.xHeight * pointSize }
  /// The name of the family.
  public var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }
  /// What the font was chosen by.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

  /// The size of the text of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of the text of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  private var metrics: FontMetrics { TextMeasurer.shared.metrics(of: face) }

  /// How text in this font is measured.
  var attributes: TextAttributes { TextAttributes(face: face, size: pointSize) }
}
