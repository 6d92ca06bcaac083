import Testing

@testable import TextMeasure

@Suite("Lines break where there is no more room", .enabled(if: Fonts.isThere, Fonts.comment))
struct LineBreakingTests {
  @Test("Between words, and the space at the end needs no room")
  func words() {
    #expect(Fonts.lines("aaa bbb ccc", Fonts.columns(7)) == ["aaa bbb ", "ccc"])
    #expect(Fonts.lines("aaa bbb ccc", Fonts.columns(6)) == ["aaa ", "bbb ", "ccc"])
    #expect(Fonts.size("aaa bbb ccc", Fonts.mono, Fonts.columns(7)).width == 7 * 1233)
    #expect(Fonts.size("aaa bbb ccc", Fonts.mono, Fonts.columns(7)).height == 2 * 2384)
  }

  @Test("Behind hyphens, before an opening bracket, not before a full stop")
  func unicodeRules() {
    #expect(Fonts.lines("well-known", Fonts.columns(6)) == ["well-", "known"])
    #expect(Fonts.lines("aaa (bbb).", Fonts.columns(5)) == ["aaa ", "(bbb)", "."])
    #expect(Fonts.lines("aaa (bbb).", Fonts.columns(6)) == ["aaa ", "(bbb)."])
    #expect(Fonts.lines("aaa\u{A0}bbb cc", Fonts.columns(8)) == ["aaa\u{A0}bbb ", "cc"])
  }

  @Test("Inside a word that is wider than a line")
  func longWord() {
    #expect(Fonts.lines("aa bbbbbbb cc", Fonts.columns(3)) == ["aa ", "bbb", "bbb", "b ", "cc"])
    #expect(Fonts.lines("aa bbbbbbb c", Fonts.columns(3)) == ["aa ", "bbb", "bbb", "b c"])
  }

  @Test("Between characters where that is asked for")
  func characters() {
    #expect(Fonts.lines("aaa bbb", Fonts.columns(5, .characters)) == ["aaa b", "bb"])
  }

  @Test("A line has a character at least, however little room there is")
  func noRoom() {
    #expect(Fonts.lines("abc", Fonts.columns(0)) == ["a", "b", "c"])
    #expect(Fonts.lines("a b", Fonts.columns(-1)).joined() == "a b")
  }

  @Test("Where a paragraph ends; a separator at the very end begins no line")
  func paragraphs() {
    #expect(Fonts.lines("a\nb", TextLimits()) == ["a", "b"])
    #expect(Fonts.lines("a\n\nb", TextLimits()) == ["a", "", "b"])
    #expect(Fonts.lines("a\r\nb\u{2029}c\u{2028}d", TextLimits()) == ["a", "b", "c", "d"])
    #expect(Fonts.lines("a\n", TextLimits()) == ["a"])
    #expect(Fonts.lines("\n", TextLimits()) == [""])
    #expect(Fonts.lines("aaa bbb", Fonts.columns(3, .paragraphs)) == ["aaa bbb"])
  }

  @Test("An empty text is one line without a width")
  func empty() {
    let size = Fonts.size("")
    #expect(size.width == 0 && size.lineCount == 1)
    #expect(size.height == 2384)
  }

  @Test("White space at the end of a paragraph counts as far as there is room")
  func trailingSpace() {
    #expect(Fonts.size("ab  ", Fonts.mono).width == 4 * 1233)
    #expect(abs(Fonts.size("ab  ", Fonts.mono, Fonts.columns(3)).width - 3699) < 0.01)
    #expect(Fonts.size("ab  ", Fonts.mono, Fonts.columns(2)).lineCount == 1)
  }

  @Test("Words of random length stand as a plain greedy breaker puts them")
  func agreesWithGreedy() {
    var random = SplitMix(state: 42)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...9, using: &random))
      }
      let columns = Int.random(in: 9...30, using: &random)
      let found = Fonts.lines(words.joined(separator: " "), Fonts.columns(Double(columns)))
      #expect(found == greedy(words, columns), "\(words) in \(columns)")
    }
  }

  /// Puts a word into the line if it and the spaces between fit.
  private func greedy(_ words: [String], _ columns: Int) -> [String] {
    var lines: [[String]] = [[]]
    for word in words {
      let used = lines[lines.count - 1].reduce(0) { $0 + $1.count + 1 }
      if used > 0, used + word.count > columns { lines.append([]) }
      lines[lines.count - 1].append(word)
    }
    return lines.enumerated().map { number, line in
      line.joined(separator: " ") + (number == lines.count - 1 ? "" : " ")
    }
  }
}

/// A generator of numbers that repeats from its seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
