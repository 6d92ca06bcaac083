import Foundation

/// What a font is chosen by.
public final class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Traits of a font that have no number.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt32

    /// Traits of these bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters that are all equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The size, in points.
  public let pointSize: CGFloat
  /// The traits.
  public let symbolicTraits: SymbolicTraits
  let fontName: String
  let weight: UIFont.Weight
  let textStyle: UIFont.TextStyle?

  private init(
    fontName: String, pointSize: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits, textStyle: UIFont.TextStyle?
  ) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
    symbolicTraits = traits
    self.textStyle = textStyle
  }

  /// What a font of this name and size is chosen by.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontName: fontName, pointSize: size, weight: .regular, traits: [], textStyle: nil)
  }

  convenience init(of font: UIFont) {
    var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
    if font.face.isBold { traits.insert(.traitBold) }
    if font.face.family == .mono { traits.insert(.traitMonoSpace) }
    self.init(
      fontName: font.fontName, pointSize: font.pointSize, weight: font.weight, traits: traits, textStyle: font.textStyle
    )
  }

  /// What the system's font for a style is chosen by.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same with these traits, and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      fontName: fontName, pointSize: pointSize, weight: isBold == wasBold ? weight : isBold ? .bold : .regular,
      traits: symbolicTraits, textStyle: textStyle
    )
  }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      fontName: fontName, pointSize: newPointSize, weight: weight, traits: symbolicTraits, textStyle: nil)
  }

  /// The descriptor itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
