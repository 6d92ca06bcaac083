import Foundation
import TextMeasure

/// A choice of type: family, size and weight. Text in it is measured by the fonts that `TextMeasure` has: letters without serifs, with
/// serifs or of equal width, each regular or bold (from semibold on).
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  /// The name of the font; `.system` for the system's.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// How bold the font is.
  public let weight: Weight
  /// What the text is for, if the font was chosen by that.
  let textStyle: TextStyle?
  let face: FontFace
  let isItalic: Bool

  /// How bold a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public var rawValue: CGFloat

    /// The weight of this number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of this number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// 0.
    public static let regular = Weight(rawValue: 0)
    /// 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62.
    public static let black = Weight(rawValue: 0.62)
  }

  init(fontName: String, pointSize: CGFloat, weight: Weight, textStyle: TextStyle? = nil, isItalic: Bool = false) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
    self.textStyle = textStyle
    self.isItalic = isItalic
    face = FontFace(family: .init(ofFontNamed: fontName), isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// The font of this name. A name says of which kind the letters are, and whether they are bold.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let isBold = fontName.lowercased().contains("bold")
    self.init(fontName: fontName, pointSize: fontSize, weight: isBold ? .bold : .regular)
  }

  /// The font of a descriptor, in its own size if `pointSize` is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let traits = descriptor.symbolicTraits
    self.init(
      fontName: traits.contains(.traitMonoSpace) ? UIFont.monospacedName : descriptor.fontName,
      pointSize: pointSize > 0 ? pointSize : descriptor.pointSize,
      weight: traits.contains(.traitBold) ? max(descriptor.weight, .bold) : descriptor.weight,
      textStyle: pointSize > 0 ? nil : descriptor.textStyle, isItalic: traits.contains(.traitItalic)
    )
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(fontName: systemName, pointSize: fontSize, weight: weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's italic font. Its letters are as wide as upright ones.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: systemName, pointSize: fontSize, weight: .regular, isItalic: true)
  }

  /// The system's font whose letters are all equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: monospacedName, pointSize: fontSize, weight: weight)
  }

  /// The system's font whose digits are all equally wide, as they are in any of ours.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font for `style`, at the size that readers have who changed nothing.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for `style`, at the size that the reader of these traits prefers.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    return UIFont(
      fontName: systemName, pointSize: style.pointSize(for: category),
      weight: style == .headline ? .semibold : .regular, textStyle: style
    )
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight, isItalic: isItalic)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self
      || other.pointSize == pointSize && other.weight == weight && other.isItalic == isItalic
        && other.fontName == fontName
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  /// The font itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  static let systemName = ".system"
  static let monospacedName = ".system-monospaced"
}

extension UIFont.Weight: Comparable {
  /// Whether one is less bold than the other.
  public static func < (left: UIFont.Weight, right: UIFont.Weight) -> Bool { left.rawValue < right.rawValue }
}

extension FontFace.Family {
  /// The kind of letters that a font of this name has.
  fileprivate init(ofFontNamed name: String) {
    guard name != UIFont.systemName else {
      self = .sans
      return
    }
    let name = name.lowercased()
    self =
      if ["mono", "courier", "menlo"].contains(where: name.contains) {
        .mono
      } else if ["times", "georgia", "palatino"].contains(where: name.contains)
        || name.contains("serif") && !name.contains("sans")
      {
        .serif
      } else {
        .sans
      }
  }
}
