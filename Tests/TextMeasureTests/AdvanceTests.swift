import Testing

@testable import TextMeasure

@Suite("Widths are those of the font", .enabled(if: Fonts.isThere, Fonts.comment))
struct AdvanceTests {
  @Test("A text without pairs to kern is as wide as its characters together")
  func sum() {
    // h a l l o, space, m o n d
    #expect(Fonts.size("hallo mond").width == Fonts.sum(1298, 1255, 569, 569, 1253, 651, 1995, 1253, 1298, 1300))
  }

  @Test("Widths grow with the size")
  func scale() {
    #expect(Fonts.size("hallo mond", TextAttributes(size: 16)).width == 11441.0 / 128)
  }

  @Test("Bold letters and those of equal width are fonts of their own")
  func faces() {
    #expect(Fonts.size("on", TextAttributes(face: FontFace(isBold: true), size: 2048)).width == 2865)
    #expect(Fonts.size("on", Fonts.mono).width == 2 * 1233)
    #expect(Fonts.size("on", TextAttributes(face: FontFace(family: .serif), size: 2048)).width == 2552)
  }

  @Test("The font's pairs move together, unless kerning is switched off")
  func kerning() {
    let apart = 5.0 * 1401
    #expect(Fonts.size("AVAVA").width == 6481)
    var attributes = Fonts.sans
    attributes.kern = 0
    #expect(Fonts.size("AVAVA", attributes).width == apart)
  }

  @Test("Extra width is added to each character")
  func extraWidth() {
    var attributes = Fonts.sans
    attributes.kern = 10
    #expect(Fonts.size("on", attributes).width == 2571)
  }

  @Test("A letter and the accent that follows it are one character")
  func accents() {
    #expect(Fonts.size("e\u{301}").width == 1260)
    #expect(Fonts.lines("e\u{301}e\u{301}", Fonts.columns(1, .characters)) == ["e\u{301}", "e\u{301}"])
  }

  @Test("Letters that the font joins to one stand as one")
  func ligature() {
    // uniFB03
    #expect(Fonts.size("ffi").width == 1980)
  }

  @Test("Hebrew is as wide as its letters, and its paragraph is read from the right")
  func hebrew() {
    let text = MeasuredText("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", Fonts.sans)
    #expect(TextMeasurer.shared.size(of: text, within: TextLimits()).width == Fonts.sum(1451, 1164, 558, 1359))
    #expect(TextMeasurer.shared.lines(of: text, within: TextLimits()).map(\.isRightToLeft) == [true])
  }

  @Test("Arabic letters are joined: their forms inside a word count, not those on their own")
  func arabic() {
    // seen at the beginning, lam and alef joined at the end, meem on its own
    let joined = Fonts.sum(1716, 1222, 1268)
    let alone = Fonts.sum(2500, 1488, 569, 1268)
    #expect(Fonts.size("\u{633}\u{644}\u{627}\u{645}").width == joined)
    #expect(["\u{633}", "\u{644}", "\u{627}", "\u{645}"].map { Fonts.size($0).width }.reduce(0, +) == alone)
  }

  @Test("Each direction in a mixed text is shaped on its own")
  func mixed() {
    let hebrew = Fonts.sum(1451, 1164, 558, 1359)
    let text = MeasuredText("on \u{5E9}\u{5DC}\u{5D5}\u{5DD} on", Fonts.sans)
    let size = TextMeasurer.shared.size(of: text, within: TextLimits())
    #expect(size.width == Fonts.sum(1253, 1298, 651, 651, 1253, 1298) + hebrew)
    #expect(TextMeasurer.shared.lines(of: text, within: TextLimits()).map(\.isRightToLeft) == [false])
  }

  @Test("A paragraph may say from which side it is read")
  func direction() {
    var style = ParagraphStyle()
    style.direction = .rightToLeft
    var attributes = Fonts.sans
    attributes.paragraph = style
    let lines = TextMeasurer.shared.lines(of: MeasuredText("on", attributes), within: TextLimits())
    #expect(lines.map(\.isRightToLeft) == [true])
  }

  @Test("Ascent, descent and leading are those of the font's horizontal header")
  func metrics() {
    let metrics = TextMeasurer.shared.metrics(of: FontFace())
    #expect(metrics.ascent * 2048 == 1901)
    #expect(metrics.descent * 2048 == 483)
    #expect(metrics.leading == 0)
    #expect(metrics.xHeight * 2048 == 1120)
    #expect(metrics.capHeight * 2048 == 1493)
    #expect(TextMeasurer.shared.metrics(of: FontFace(family: .serif, isBold: true)).ascent * 2048 == 1923)
    let size = Fonts.size("on")
    #expect(size.height == 2384 && size.firstBaseline == 1901 && size.lastBaseline == 1901)
  }
}
