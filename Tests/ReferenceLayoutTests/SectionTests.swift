import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference: sections, boundaries and queries")
struct SectionTests {
  private func section(
    _ heights: [Double], header: Double = 0, footer: Double = 0, start: Double = 0, end: Double = 0
  ) -> FlowSection {
    let metrics = FlowMetrics(
      headerLength: header, footerLength: footer, mainStartInset: start, mainEndInset: end, lineSpacing: 10)
    return FlowSection(metrics: metrics, sizes: .each(heights.map { AxisSize(main: $0, cross: 320) }))
  }

  private func layout(_ sections: FlowSection...) -> ReferenceFlowLayout {
    ReferenceFlowLayout(FlowDescription(crossLength: 320, sections: sections))
  }

  @Test("A21, A25: header, inset, lines, inset, footer; sections follow each other without space")
  func stacking() {
    let flow = layout(
      section([40, 60], header: 20, footer: 30, start: 5, end: 6), section([50], header: 10))
    #expect(flow.frame(ofHeaderIn: 0) == rect(0, 0, 320, 20))
    #expect(flow.frame(ofItemAt: ItemPath(section: 0, item: 0)) == rect(0, 25, 320, 40))
    #expect(flow.frame(ofItemAt: ItemPath(section: 0, item: 1)) == rect(0, 75, 320, 60))
    #expect(flow.frame(ofFooterIn: 0) == rect(0, 141, 320, 30))
    #expect(flow.frame(ofHeaderIn: 1) == rect(0, 171, 320, 10))
    #expect(flow.frame(ofItemAt: ItemPath(section: 1, item: 0)) == rect(0, 181, 320, 50))
    #expect(flow.contentLength == 231)
    #expect(flow.sectionSpan(0) == (0, 171))
    #expect(flow.sectionSpan(1) == (171, 231))
  }

  @Test("A20, A21: a negative space between lines, and negative insets, let what follows overlap what comes before")
  func overlapping() {
    var overlapping = section([50, 30], header: 20, footer: 30, start: -5, end: -6)
    overlapping.metrics.lineSpacing = -8
    let flow = layout(overlapping, section([50]))
    #expect(flow.frame(ofItemAt: ItemPath(section: 0, item: 0)) == rect(0, 15, 320, 50))
    #expect(flow.frame(ofItemAt: ItemPath(section: 0, item: 1)) == rect(0, 57, 320, 30))
    #expect(flow.frame(ofFooterIn: 0) == rect(0, 81, 320, 30))
    #expect(flow.frame(ofItemAt: ItemPath(section: 1, item: 0)) == rect(0, 111, 320, 50))
    #expect(
      flow.visible(in: rect(0, 60, 320, 1)).map(\.path) == [
        ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1),
      ])
  }

  @Test("A21, A24: a section that negative insets leave less than nothing is 0 long")
  func lessThanNothing() {
    let flow = layout(section([40]), section([], header: 20, footer: 5, start: -30), section([50]))
    #expect(flow.sectionSpan(1) == (40, 40))
    #expect(flow.frame(ofHeaderIn: 1) == rect(0, 40, 320, 20))
    #expect(flow.frame(ofFooterIn: 1) == rect(0, 35, 320, 5))
    #expect(flow.frame(ofItemAt: ItemPath(section: 2, item: 0)) == rect(0, 40, 320, 50))
  }

  @Test("A22: insets do not narrow a header or footer")
  func fullWidth() {
    let metrics = FlowMetrics(headerLength: 20, footerLength: 30, crossStartInset: 40, crossEndInset: 50)
    let flow = FlowCase(metrics: metrics, sizes: [(100, 10)])
    #expect(flow.layout.frame(ofHeaderIn: 0) == rect(0, 0, 320, 20))
    #expect(flow.layout.frame(ofFooterIn: 0) == rect(0, 30, 320, 30))
  }

  @Test("A23: without length there is no header or footer")
  func absent() {
    let flow = layout(section([40]))
    #expect(flow.frame(ofHeaderIn: 0) == nil)
    #expect(flow.frame(ofFooterIn: 0) == nil)
    #expect(flow.visible(in: rect(-10, -10, 1_000, 1_000)).map(\.kind) == [.item])
  }

  @Test("A24: a section without items keeps its header, insets and footer")
  func empty() {
    let flow = layout(section([], header: 20, footer: 30, start: 5, end: 6), section([50]))
    #expect(flow.sectionSpan(0) == (0, 61))
    #expect(flow.frame(ofFooterIn: 0) == rect(0, 31, 320, 30))
    #expect(flow.frame(ofItemAt: ItemPath(section: 1, item: 0)) == rect(0, 61, 320, 50))
    #expect(layout().contentLength == 0)
  }

  @Test(
    "A29: a pinned header stays in view until its section ends",
    arguments: [(-50.0, 0.0), (0, 0), (30, 30), (150, 150), (151, 151), (160, 151), (1_000, 151)])
  func pinnedHeader(visibleStart: Double, top: Double) {
    // Header 20, items 40 and 60 with 10 between, insets 5 and 6, footer 30: the section ends at 171.
    let flow = layout(section([40, 60], header: 20, footer: 30, start: 5, end: 6), section([50], header: 10))
    let pinning = FlowPinning(headers: true, visibleStart: visibleStart, visibleEnd: visibleStart + 100)
    #expect(flow.frame(ofHeaderIn: 0, pinning: pinning) == rect(0, top, 320, 20))
    #expect(flow.frame(ofFooterIn: 0, pinning: pinning) == rect(0, 141, 320, 30))
    let unpinned = FlowPinning(headers: false, visibleStart: visibleStart, visibleEnd: visibleStart + 100)
    #expect(flow.frame(ofHeaderIn: 0, pinning: unpinned) == rect(0, 0, 320, 20))
  }

  @Test(
    "A30: a pinned footer stays in view until its section starts",
    arguments: [(-100.0, 100.0), (0, 100), (129, 100), (130, 100), (150, 120), (171, 141), (900, 141)])
  func pinnedFooter(visibleEnd: Double, top: Double) {
    // The second section starts at 100; its items end at 141 and its footer of 30 at 171.
    let flow = layout(section([100]), section([41], footer: 30))
    let pinning = FlowPinning(footers: true, visibleStart: visibleEnd - 100, visibleEnd: visibleEnd)
    #expect(flow.frame(ofFooterIn: 1, pinning: pinning) == rect(0, top, 320, 30))
  }

  @Test("A33: a pinned header is found by its pinned frame alone")
  func pinnedQuery() {
    let flow = layout(section(Array(repeating: 100, count: 10), header: 20), section([50], header: 20))
    let pinning = FlowPinning(headers: true, visibleStart: 500, visibleEnd: 600)
    let elements = flow.visible(in: rect(0, 500, 320, 100), pinning: pinning)
    #expect(elements.map(\.kind) == [.header, .item, .item])
    #expect(elements.first?.frame == rect(0, 500, 320, 20))
    #expect(!flow.visible(in: rect(0, 0, 320, 20), pinning: pinning).contains { $0.kind == .header })
  }

  @Test("A40: elements that only touch the rectangle are not in it")
  func touching() {
    let flow = layout(section([50, 50], header: 20))
    #expect(flow.visible(in: rect(0, 0, 320, 20)).map(\.kind) == [.header])
    #expect(flow.visible(in: rect(0, 20, 320, 50)).map(\.path.item) == [0])
    #expect(flow.visible(in: rect(0, 70, 320, 10)).isEmpty)
    #expect(flow.visible(in: rect(320, 0, 100, 500)).isEmpty)
    #expect(flow.visible(in: rect(0, 69, 320, 12)).map(\.path.item) == [0, 1])
    #expect(flow.visible(in: rect(0, 30, 320, 0)).isEmpty)
  }

  @Test("A41: an element without size is not returned")
  func sizeless() {
    let flow = FlowCase(sizes: [(100, 0), (0, 50), (100, 50)])
    #expect(flow.layout.visible(in: rect(-1, -1, 400, 400)).map(\.path.item) == [2])
  }
}
