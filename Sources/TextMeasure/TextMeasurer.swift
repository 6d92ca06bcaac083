import Synchronization
import TextShaper

/// Measures text, in points. What was measured last is kept by content and limits, so that measuring it again costs one look-up and
/// no allocation. Any thread may use it.
public final class TextMeasurer: Sendable {
  /// What text is measured by.
  public enum Method: Hashable, Sendable {
    /// The libraries and fonts of this name and version.
    case fonts(String)
    /// Widths that stand for those of a font, and why.
    case simple(reason: String)

    /// Whether real fonts are measured.
    public var isExact: Bool { if case .fonts = self { true } else { false } }
  }

  /// How often what was asked for was known.
  public struct Counts: Hashable, Sendable {
    /// Sizes that were known.
    public var sizesFound = 0
    /// Sizes that had to be found out.
    public var sizesMade = 0
    /// Texts whose characters were measured.
    public var textsShaped = 0
  }

  /// The measurer of the process: fonts if they are there.
  public static let shared = TextMeasurer()

  /// The width of a tab, in points.
  static let tabWidth = 28.0

  /// What text is measured by.
  public let method: Method
  private let metricsOfFaces: [FontMetrics]
  private let state: Mutex<MeasurerState>

  /// A measurer that keeps `sizes` sizes, and the characters of `texts` texts. It measures real fonts if `prefersFonts`, and if the
  /// libraries and fonts are there.
  public init(prefersFonts: Bool = true, sizes: Int = 16_384, texts: Int = 1_024) {
    let opened = prefersFonts ? Self.openFonts() : .failure(Unavailable(reason: "asked for"))
    switch opened {
    case .success(let fonts):
      method = .fonts("\(String(cString: text_shaper_versions())), \(fonts.description)")
      metricsOfFaces = FontFace.all.map { fonts.font(of: $0).metrics }
      state = Mutex(MeasurerState(fonts: fonts, metrics: metricsOfFaces, sizes: sizes, texts: texts))
    case .failure(let failure):
      method = .simple(reason: failure.reason)
      metricsOfFaces = FontFace.all.map { _ in .simple }
      state = Mutex(MeasurerState(fonts: nil, metrics: metricsOfFaces, sizes: sizes, texts: texts))
    }
  }

  /// What of a font concerns all its characters. O(1).
  public func metrics(of face: FontFace) -> FontMetrics { metricsOfFaces[face.number] }

  /// How large `text` is within `limits`. O(1) beyond hashing the text if it is known, O(length) otherwise.
  public func size(of text: MeasuredText, within limits: TextLimits) -> TextSize {
    state.withLock { $0.size(of: text, within: limits) }
  }

  /// The lines of `text` within `limits`. O(length); the lines are not kept.
  public func lines(of text: MeasuredText, within limits: TextLimits) -> [TextLine] {
    state.withLock { $0.lines(of: text, within: limits) }
  }

  /// How often what was asked for was known.
  public var counts: Counts { state.withLock { $0.counts } }

  /// Forgets what was measured.
  public func forget() {
    state.withLock { $0.forget() }
  }

  private struct Unavailable: Error {
    var reason: String
  }

  private static func openFonts() -> Result<FontShelf, Unavailable> {
    if let failure = text_shaper_failure() { return .failure(Unavailable(reason: String(cString: failure))) }
    switch FontShelf.open() {
    case .failure(let missing):
      return .failure(Unavailable(reason: "the font \(missing.file) is missing (Debian: \(FontShelf.package))"))
    case .success(let fonts): return .success(fonts)
    }
  }
}
