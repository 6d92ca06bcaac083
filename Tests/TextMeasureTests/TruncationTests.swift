import Testing

@testable import TextMeasure

@Suite("Dots stand for what has no room", .enabled(if: Fonts.isThere, Fonts.comment))
struct TruncationTests {
  private func size(_ limits: TextLimits) -> TextSize { Fonts.size("abcdefghij", Fonts.mono, limits) }

  @Test("At the end")
  func tail() {
    let limits = Fonts.columns(6, lines: 1, .words, .tail)
    #expect(Fonts.lines("abcdefghij", limits) == ["abcde"])
    #expect(abs(size(limits).width - 7398) < 0.01)
    #expect(size(limits).isTruncated && size(limits).lineCount == 1)
  }

  @Test("At the beginning")
  func head() {
    #expect(Fonts.lines("abcdefghij", Fonts.columns(6, lines: 1, .words, .head)) == ["fghij"])
  }

  @Test("In the middle: half before, the rest behind")
  func middle() {
    let limits = Fonts.columns(6, lines: 1, .words, .middle)
    #expect(Fonts.lines("abcdefghij", limits) == ["abcdefghij"])
    // two characters, the dots, three characters
    #expect(abs(size(limits).width - 7398) < 0.01)
  }

  @Test("Nowhere: the line ends where it broke")
  func none() {
    #expect(Fonts.lines("abc def", Fonts.columns(5, lines: 1)) == ["abc "])
    #expect(Fonts.size("abc def", Fonts.mono, Fonts.columns(5, lines: 1)).isTruncated)
  }

  @Test("In the last of several lines, which takes as much of the rest as there is room for")
  func lastLine() {
    let limits = Fonts.columns(5, lines: 2, .words, .tail)
    #expect(Fonts.lines("aaa bbb ccc ddd", limits) == ["aaa ", "bbb "])
    #expect(Fonts.lines("aaa bbbbbb ccc", Fonts.columns(6, lines: 2, .words, .tail)) == ["aaa ", "bbbbb"])
  }

  @Test("Where a paragraph ends and another has no line left")
  func paragraphs() {
    let size = Fonts.size("ab\ncd", Fonts.mono, TextLimits(lines: 1, truncation: .tail))
    #expect(size.lineCount == 1 && size.isTruncated)
    #expect(size.width == 3 * 1233)
  }

  @Test("Not where everything has room")
  func fits() {
    let limits = Fonts.columns(10, lines: 1, .words, .tail)
    #expect(!size(limits).isTruncated)
    #expect(size(limits).width == 10 * 1233)
  }
}
