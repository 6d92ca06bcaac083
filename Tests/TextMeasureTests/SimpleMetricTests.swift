import Testing

@testable import TextMeasure

@Suite("Without fonts a simple metric stands in")
struct SimpleMetricTests {
  private let measurer = TextMeasurer(prefersFonts: false)
  private let attributes = TextAttributes(size: 100)

  private func width(_ text: String) -> Double {
    measurer.size(of: MeasuredText(text, attributes), within: TextLimits()).width
  }

  @Test("It says so")
  func saysSo() {
    #expect(!measurer.method.isExact)
  }

  @Test("Widths are fractions of the size")
  func widths() {
    #expect(abs(width("aB c.") - 240) < 1e-9)
    #expect(abs(width("e\u{301}") - 55) < 1e-9)
    #expect(width("\u{4E2D}") == 100)
    let size = measurer.size(of: MeasuredText("a", attributes), within: TextLimits())
    #expect(size.height == 120 && size.firstBaseline == 95)
  }

  @Test("Lines break behind spaces and hyphens, and end where paragraphs do")
  func lines() {
    let limits = TextLimits(width: 150)
    #expect(Fonts.strings(MeasuredText("aa bb-cc", attributes), limits, measurer) == ["aa ", "bb-", "cc"])
    #expect(Fonts.strings(MeasuredText("a\r\nb\nc", attributes), limits, measurer) == ["a", "b", "c"])
  }
}
