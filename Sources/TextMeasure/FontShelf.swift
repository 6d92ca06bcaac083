import TextShaper

/// The fonts that text is measured with: those of one package, wherever the system keeps them, so that results do not depend on what
/// else is installed.
struct FontShelf: @unchecked Sendable {
  /// A font that was opened. It is never closed and never changes, so that any thread may use it.
  struct Font {
    let pointer: OpaquePointer
    let unitsPerEm: Double
    let metrics: FontMetrics
  }

  /// The Debian package that has the fonts.
  static let package = "fonts-dejavu-core"

  /// Where systems keep the fonts of DejaVu.
  private static let folders = [
    "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/TTF/", "/usr/share/fonts/dejavu/",
    "/usr/share/fonts/dejavu-sans-fonts/", "/usr/share/fonts/dejavu-sans-mono-fonts/",
    "/usr/share/fonts/dejavu-serif-fonts/",
  ]

  private let fonts: [Font]
  /// The name and version of the fonts.
  let description: String

  /// The fonts, or the name of a file that is missing.
  static func open() -> Result<FontShelf, MissingFont> {
    var fonts: [Font] = []
    for face in FontFace.all {
      let name = fileName(of: face)
      guard let font = folders.lazy.compactMap({ open($0 + name) }).first else {
        return .failure(MissingFont(file: name))
      }
      fonts.append(font)
    }
    return .success(FontShelf(fonts: fonts, description: "DejaVu " + version(of: fonts[0])))
  }

  func font(of face: FontFace) -> Font { fonts[face.number] }

  private static func fileName(of face: FontFace) -> String {
    let family =
      switch face.family {
      case .sans: "DejaVuSans"
      case .serif: "DejaVuSerif"
      case .mono: "DejaVuSansMono"
      }
    return family + (face.isBold ? "-Bold" : "") + ".ttf"
  }

  private static func open(_ path: String) -> Font? {
    var units = TextFontMetrics()
    guard let pointer = text_font_open(path, &units), units.units_per_em > 0 else { return nil }
    let em = Double(units.units_per_em)
    return Font(
      pointer: pointer, unitsPerEm: em,
      metrics: FontMetrics(
        ascent: Double(units.ascender) / em, descent: Double(-units.descender) / em,
        leading: Double(units.line_gap) / em, xHeight: Double(units.x_height) / em,
        capHeight: Double(units.cap_height) / em
      )
    )
  }

  private static func version(of font: Font) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      text_font_version(font.pointer, text.baseAddress!, UInt32(text.count))
      let version = String(cString: text.baseAddress!)
      return version.hasPrefix("Version ") ? String(version.dropFirst(8)) : version
    }
  }
}

/// A font's file is nowhere to be found.
struct MissingFont: Error {
  var file: String
}
