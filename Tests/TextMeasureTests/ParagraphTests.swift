import Testing

@testable import TextMeasure

@Suite("Paragraphs and spans decide the height of lines", .enabled(if: Fonts.isThere, Fonts.comment))
struct ParagraphTests {
  private func size(
    _ text: String = "a b", columns: Double = 1, _ change: (inout ParagraphStyle) -> Void
  ) -> TextSize {
    var style = ParagraphStyle()
    change(&style)
    var attributes = Fonts.mono
    attributes.paragraph = style
    return Fonts.size(text, attributes, Fonts.columns(columns))
  }

  @Test("Space between lines is between them only")
  func lineSpacing() {
    #expect(size { $0.lineSpacing = 100 }.height == 4868)
  }

  @Test("A multiple, a least and a greatest height, with the text at the bottom of a higher line")
  func lineHeight() {
    #expect(size { $0.lineHeightMultiple = 1.5 }.height == 7152)
    #expect(size { $0.minimumLineHeight = 3000 }.height == 6000)
    #expect(size { $0.minimumLineHeight = 3000 }.firstBaseline == 2517)
    #expect(size { $0.maximumLineHeight = 2000 }.height == 4000)
  }

  @Test("Space before and after paragraphs is between them only")
  func paragraphSpacing() {
    let size = size("a\nb", columns: 9) {
      $0.spacingAfter = 30
      $0.spacingBefore = 70
    }
    #expect(size.height == 4868)
  }

  @Test("Indents take room from lines")
  func indents() {
    let first = size("aa bb cc", columns: 8) { $0.firstLineIndent = 1233 }
    #expect(first.lineCount == 2)
    #expect(first.width == 6 * 1233)
    #expect(size("aa bb cc", columns: 8) { $0.firstLineIndent = 0 }.lineCount == 1)
    #expect(size("aa bb cc", columns: 5) { $0.indent = 1233 }.lineCount == 2)
    #expect(size("aa bb ccccc", columns: 5) { $0.indent = 1233 }.lineCount == 3)
    #expect(size("aa bb cc", columns: 6) { $0.tailIndent = -1233 }.lineCount == 2)
    #expect(size("aa bb cc", columns: 9) { $0.tailIndent = 2 * 1233 }.lineCount == 3)
  }

  @Test("A line is as high as the highest of its fonts, and only that line")
  func spans() {
    var large = Fonts.mono
    large.size = 4096
    let text = MeasuredText("a b c", Fonts.mono, spans: [TextSpan(range: 2..<3, attributes: large)])
    let size = TextMeasurer.shared.size(of: text, within: TextLimits())
    #expect(size.width == 6 * 1233)
    #expect(size.height == 2 * 2384)
    let lines = TextMeasurer.shared.lines(of: text, within: Fonts.columns(2))
    #expect(lines.map(\.height) == [2384, 4768, 2384])
    #expect(lines.map(\.baseline) == [1901, 6186, 9053])
  }

  @Test("Spans need not touch, and may")
  func manySpans() {
    var wide = Fonts.mono
    wide.kern = 1000
    let apart = [TextSpan(range: 0..<1, attributes: wide), TextSpan(range: 3..<4, attributes: wide)]
    let touching = [TextSpan(range: 1..<2, attributes: wide), TextSpan(range: 2..<4, attributes: wide)]
    for (spans, count) in [(apart, 2.0), (touching, 3)] {
      let text = MeasuredText("abcde", Fonts.mono, spans: spans)
      #expect(TextMeasurer.shared.size(of: text, within: TextLimits()).width == 6165 + count * 1000)
    }
  }
}
