import LayoutModel
import Testing

@testable import LayoutEngine

private func size(_ cross: Double, _ main: Double) -> AxisSize { AxisSize(main: main, cross: cross) }

private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

private func bar(_ main: Double, _ length: Double) -> AxisRect {
  AxisRect(mainOrigin: main, crossOrigin: 0, mainLength: length, crossLength: 300)
}

/// `count` rows of 40 points, 10 apart, after a header of 30 and before a footer of 20: 50 * count + 40 points, 50 without rows.
private func rows(_ count: Int, header: Double = 30, footer: Double = 20) -> FlowSection {
  FlowSection(
    metrics: FlowMetrics(headerLength: header, footerLength: footer, lineSpacing: 10),
    sizes: .uniform(size(300, 40), count: count))
}

private func engine(_ sections: FlowSection...) -> FlowLayoutEngine {
  FlowLayoutEngine(FlowDescription(crossLength: 300, sections: sections))
}

/// How sections stack, and what stays in view.
@Suite("Sections")
struct SectionTests {
  @Test("A21: header, inset, lines, inset, footer, and the next section right after")
  func stacking() {
    var section = rows(2)
    section.metrics.mainStartInset = 7
    section.metrics.mainEndInset = 8
    let engine = engine(section, section)
    #expect(engine.frame(ofHeaderIn: 0) == bar(0, 30))
    #expect(engine.frame(ofItemAt: path(0, 0)) == bar(37, 40))
    #expect(engine.frame(ofItemAt: path(0, 1)) == bar(87, 40))
    #expect(engine.frame(ofFooterIn: 0) == bar(135, 20))
    #expect(engine.frame(ofHeaderIn: 1) == bar(155, 30))
    #expect(engine.sectionSpan(1) == (155, 310))
  }

  @Test("A22: section insets do not narrow headers and footers")
  func boundariesSpanTheWidth() {
    var section = rows(1)
    section.metrics.crossStartInset = 20
    section.metrics.crossEndInset = 30
    section.sizes = .uniform(size(100, 40), count: 1)
    let engine = engine(section)
    #expect(engine.frame(ofHeaderIn: 0) == bar(0, 30))
    #expect(engine.frame(ofFooterIn: 0) == bar(70, 20))
  }

  @Test("A23: no length, no header or footer")
  func noBoundaries() {
    let engine = engine(rows(1, header: 0, footer: 0))
    #expect(engine.frame(ofHeaderIn: 0) == nil)
    #expect(engine.frame(ofFooterIn: 0) == nil)
    #expect(kinds(engine, 0, 100) == ["item 0-0"])
  }

  @Test("A24: a section without items keeps its header, insets and footer")
  func emptySection() {
    var section = rows(0)
    section.metrics.mainStartInset = 7
    section.metrics.mainEndInset = 8
    #expect(engine(section).contentLength == 65)
    section.sizes = .each([])
    #expect(engine(section).contentLength == 65)
  }

  @Test("A25: the content is as long as its sections together")
  func contentLength() {
    #expect(engine(rows(2), rows(0), rows(3)).contentLength == 140 + 50 + 190)
    #expect(engine().contentLength == 0)
  }

  @Test("A29: a pinned header stays in view until its section ends")
  func pinnedHeader() {
    let engine = engine(rows(2), rows(2))
    func header(_ start: Double) -> Double? {
      engine.frame(ofHeaderIn: 0, pinning: FlowPinning(headers: true, visibleStart: start, visibleEnd: start + 50))?
        .mainOrigin
    }
    #expect([-20, 0, 60, 110, 111, 500].map(header) == [0, 0, 60, 110, 110, 110])
  }

  @Test("A30: a pinned footer stays in view until its section starts")
  func pinnedFooter() {
    let engine = engine(rows(2), rows(2))
    func footer(_ end: Double) -> Double? {
      engine.frame(ofFooterIn: 1, pinning: FlowPinning(footers: true, visibleStart: end - 50, visibleEnd: end))?
        .mainOrigin
    }
    #expect([0, 150, 165, 200, 280, 500].map(footer) == [140, 140, 145, 180, 260, 260])
  }

  @Test("A33: a pinned header is found where it is pinned")
  func pinnedHeaderIsVisible() {
    let engine = engine(rows(2), rows(2))
    let pinning = FlowPinning(headers: true, visibleStart: 60, visibleEnd: 100)
    #expect(kinds(engine, 60, 100) == ["item 0-0", "item 0-1"])
    #expect(kinds(engine, 60, 100, pinning) == ["header 0-0", "item 0-0", "item 0-1"])
  }

  @Test("A40: an element that only touches the rectangle is not in it")
  func touching() {
    let engine = engine(rows(2), rows(2))
    #expect(kinds(engine, 70, 80).isEmpty)
    #expect(kinds(engine, 69, 80) == ["item 0-0"])
    #expect(kinds(engine, 70, 81) == ["item 0-1"])
    #expect(kinds(engine, 120, 140) == ["footer 0-0"])
    #expect(kinds(engine, 100, 100).isEmpty)
    #expect(kinds(engine, -500, 5_000).count == 8)
    #expect(kinds(engine, 280, 5_000).isEmpty)
  }

  @Test("A41: an element without an area is not in any rectangle")
  func noArea() {
    let section = FlowSection(sizes: .each([size(300, 0), size(300, 10), size(0, 10)]))
    #expect(kinds(engine(section), -1, 100) == ["item 0-1"])
  }

  @Test("10,000 sections: the place of each is found, and the header of one is pinned")
  func manySections() {
    let engine = FlowLayoutEngine(FlowDescription(crossLength: 300, sections: Array(repeating: rows(2), count: 10_000)))
    #expect(engine.sectionSpan(7_777) == (7_777 * 140, 7_778 * 140))
    let start = 7_777.0 * 140 + 60
    let pinning = FlowPinning(headers: true, visibleStart: start, visibleEnd: start + 40)
    #expect(kinds(engine, start, start + 40, pinning) == ["header 7777-0", "item 7777-0", "item 7777-1"])
    #expect(engine.frame(ofHeaderIn: 7_777, pinning: pinning)?.mainOrigin == start)
    #expect(engine.checkInvariants().isEmpty)
  }

  /// What is visible from `start` to `end`.
  private func kinds(
    _ engine: FlowLayoutEngine, _ start: Double, _ end: Double, _ pinning: FlowPinning = FlowPinning()
  ) -> [String] {
    var buffer: [LayoutElement] = []
    engine.visible(in: bar(start, end - start), pinning: pinning, into: &buffer)
    return buffer.map { "\($0.kind) \($0.path.section)-\($0.path.item)" }
  }
}
