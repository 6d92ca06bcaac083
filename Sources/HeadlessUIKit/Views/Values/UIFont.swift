import Foundation

/// A choice of type: family, size and weight. There are no glyphs behind it, so that it measures nothing.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the font; `.system` for the system's.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// How bold the font is.
  public let weight: Weight

  /// How bold a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public var rawValue: CGFloat

    /// The weight of this number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

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
  }

  /// What a piece of text is for.
  public enum TextStyle: String, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title1
    /// A title below that.
    case title2
    /// A title below that.
    case title3
    /// The head of a paragraph.
    case headline
    /// What stands below a head.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A note at the foot.
    case footnote
    /// What a picture says.
    case caption1
    /// The smaller of the two.
    case caption2

    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  private init(fontName: String, pointSize: CGFloat, weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The font of this name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName: fontName, pointSize: fontSize, weight: .regular)
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(fontName: ".system", pointSize: fontSize, weight: weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font for `style`, at the size that readers have who changed nothing.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize && other.weight == weight
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
}
