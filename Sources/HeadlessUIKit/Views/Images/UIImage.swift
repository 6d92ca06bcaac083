import Foundation

/// A picture, of which only the size is known: nothing is drawn, and no pixels are kept.
open class UIImage: NSObject, @unchecked Sendable {
  /// How large the picture is, in points.
  public let size: CGSize
  /// How many pixels a point has.
  public let scale: CGFloat
  /// How the picture's colours are used.
  public let renderingMode: RenderingMode
  /// What the symbol was chosen by; nil for a picture that is no symbol.
  public let symbolConfiguration: SymbolConfiguration?
  private let symbolName: String?

  /// How a picture's colours are used.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown wants it.
    case automatic = 0
    /// As they are.
    case alwaysOriginal = 1
    /// Only what is opaque counts; the tint colours it.
    case alwaysTemplate = 2
  }

  init(
    size: CGSize, scale: CGFloat, renderingMode: RenderingMode, symbolName: String?,
    symbolConfiguration: SymbolConfiguration?
  ) {
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.symbolName = symbolName
    self.symbolConfiguration = symbolConfiguration
  }

  /// A picture of this size, in points. UIKit has no such initializer: it stands for all those that read pixels.
  public init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
    renderingMode = .automatic
    symbolName = nil
    symbolConfiguration = nil
  }

  /// A picture without a size.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// The picture of this name: one that the host has registered, else one of the main bundle. Nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of this name: one that the host has registered, else one in the bundle, or in the main one if that is nil; with or
  /// without `@2x` or `@3x`, as a PNG, JPEG or GIF file. Nil if there is none. What was found, and what was not, is remembered.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = NamedImages.find(name, in: bundle) else { return nil }
    self.init(size: found.size, scale: found.scale)
  }

  /// The symbol of this name. One that the host has registered has that size; there is no catalogue of symbols, so that any other name is
  /// taken for one: a square, 1.2 times as high as the text that it stands beside. Nil for an empty name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The same beside text that `configuration` describes.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration ?? SymbolConfiguration(pointSize: 17)
    let registered = NamedImages.registered(name)
    self.init(
      size: registered ?? symbol.size, scale: 2, renderingMode: .automatic,
      symbolName: registered == nil ? name : nil, symbolConfiguration: symbol)
  }

  /// The picture in a PNG, JPEG or GIF file, as large as its header says; a name that ends with `@2x` or `@3x` says how many pixels a
  /// point has. Nil if it cannot be read. Reads 256 KiB at most.
  public convenience init?(contentsOfFile path: String) {
    guard let found = NamedImages.read(path) else { return nil }
    self.init(size: found.size, scale: found.scale)
  }

  /// The picture in the bytes of a PNG, JPEG or GIF file.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The same, with so many pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let header = ImageHeader(Array(data.prefix(NamedImages.headerLength))) else { return nil }
    self.init(size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale), scale: scale)
  }

  /// Lets `init(named:)` and `init(systemName:)` answer a picture of this size, in points, for `name`. For hosts.
  public static func register(size: CGSize, named name: String) {
    NamedImages.register(size, named: name)
  }

  /// Whether this is a symbol.
  open var isSymbolImage: Bool { symbolConfiguration != nil }

  /// The same picture with its colours used in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      size: size, scale: scale, renderingMode: renderingMode, symbolName: symbolName,
      symbolConfiguration: symbolConfiguration)
  }

  /// The same picture in this colour. Colours are not kept.
  open func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysOriginal) }

  /// The same picture in this colour. Colours are not kept.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The same symbol beside text that `configuration` describes; the picture itself if it is no symbol.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbolName, let symbol = configuration as? SymbolConfiguration else { return self }
    return UIImage(
      size: symbol.size, scale: scale, renderingMode: renderingMode, symbolName: symbolName, symbolConfiguration: symbol
    )
  }

  /// The same.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
}

extension UIImage {
  /// What a picture is chosen by.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What a symbol is chosen by: the text that it stands beside.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text, in points.
    let pointSize: CGFloat

    /// Beside text of this size, in points.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    /// Beside text of this size and weight. The weight is not kept.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) {
      self.init(pointSize: pointSize)
    }

    /// Beside text of this style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: textStyle.pointSize)
    }

    /// Beside text in this font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    var size: CGSize { CGSize(width: pointSize * 1.2, height: pointSize * 1.2) }
  }
}
