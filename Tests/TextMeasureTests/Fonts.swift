import Testing

@testable import TextMeasure

/// What the tests of real fonts share. Expected advances are the entries of the fonts' own `hmtx` tables, in 1/2048 of the size:
/// a size of 2048 points makes them whole numbers.
enum Fonts {
  static let isThere = TextMeasurer.shared.method.isExact
  static let comment: Comment = "the libraries or fonts-dejavu-core are missing"

  static let sans = TextAttributes(size: 2048)
  static let mono = TextAttributes(face: FontFace(family: .mono), size: 2048)
  /// What every character of the fonts of equal width advances by.
  static let monoAdvance = 1233.0

  /// Advances together.
  static func sum(_ advances: Int...) -> Double { Double(advances.reduce(0, +)) }

  static func size(
    _ text: String, _ attributes: TextAttributes = sans, _ limits: TextLimits = TextLimits()
  ) -> TextSize {
    TextMeasurer.shared.size(of: MeasuredText(text, attributes), within: limits)
  }

  /// What stands in each line, in the letters of equal width.
  static func lines(_ text: String, _ limits: TextLimits) -> [String] {
    strings(MeasuredText(text, mono), limits, TextMeasurer.shared)
  }

  /// What stands in each line.
  static func strings(_ text: MeasuredText, _ limits: TextLimits, _ measurer: TextMeasurer) -> [String] {
    let bytes = Array(text.string.utf8)
    return measurer.lines(of: text, within: limits).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Limits as wide as this many characters of equal width.
  static func columns(
    _ count: Double, lines: Int = 0, _ breaking: TextLimits.Breaking = .words,
    _ truncation: TextLimits.Truncation = .none
  ) -> TextLimits {
    TextLimits(width: count * monoAdvance, lines: lines, breaking: breaking, truncation: truncation)
  }
}
