import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference, compositional: boundary items")
struct CompositionalBoundaryTests {
  /// The section that most rules are measured with: insets (3, 4, 5, 6), two rows of 40.
  private func section(_ items: [BoundaryItemDescription], follows: Bool = false) -> CompositionalSection {
    CompositionalSection(
      count: 2, group: group(.width(1), 40, .row, [item(.width(1), .height(1))]), contentInsets: insets(3, 4, 5, 6),
      boundaryItems: items, boundaryCrossInsets: follows ? insets(0, 4, 0, 6) : insets(0, 0, 0, 0))
  }

  private func boundary(
    _ width: Length, _ height: Length, _ main: CompositionalAnchor.Edge, _ cross: CompositionalAnchor.Edge = .middle,
    offset: (x: Double, y: Double) = (0, 0), extends: Bool = true, pins: Bool = false
  ) -> BoundaryItemDescription {
    BoundaryItemDescription(
      size: CompositionalSize(main: height, cross: width), main: main, cross: cross,
      absoluteOffset: AxisPoint(main: offset.y, cross: offset.x), extendsBoundary: extends, pins: pins)
  }

  @Test("B39: sized in the section's width, less its insets if it follows them, and the whole height")
  func sizes() {
    let item = boundary(.width(0.5), .height(0.25), .start)
    #expect(layout([section([item])]).boundaryFrame() == rect(80, 0, 160, 142))
    // In the middle of 4 to 314, at 81.5, which goes up to 82.
    #expect(layout([section([item], follows: true)]).boundaryFrame() == rect(82, 0, 155, 142))
  }

  @Test("B40: edge, corner, and centred where no edge is named; offsets move the result")
  func alignment() {
    let items = [
      boundary(60, 30, .start, .start), boundary(60, 30, .start, .end), boundary(60, 20, .end, .middle, offset: (7, 0)),
    ]
    let flow = layout([section(items)])
    #expect(flow.boundaryFrame(0) == rect(0, 0, 60, 30))
    #expect(flow.boundaryFrame(1) == rect(260, 0, 60, 30))
    #expect(flow.boundaryFrame(2) == rect(137, 118, 60, 20))
  }

  @Test("B41: an extending header stands before the insets, and the section grows by it")
  func header() {
    let flow = layout([section([boundary(60, 30, .start)])])
    #expect(flow.boundaryFrame() == rect(130, 0, 60, 30))
    #expect(flow.tops == [33, 73])
    #expect(flow.sectionSpan(0) == (0, 118))
    #expect(flow.placement(ofBoundary: 0, inSection: 0)?.zIndex == 1)
    #expect(layout([section([boundary(60, 30, .start)], follows: true)]).boundaryFrame() == rect(129, 0, 60, 30))
  }

  @Test("B71: space outside an extending item, at the start and at the end")
  func outerSpace() {
    var header = boundary(60, 30, .start)
    header.outerSpace = 8
    var footer = boundary(60, 20, .end)
    footer.outerSpace = 5
    let flow = layout([section([header, footer])])
    #expect(flow.boundaryFrame(0) == rect(130, 8, 60, 30))
    #expect(flow.tops == [41, 81])
    #expect(flow.boundaryFrame(1) == rect(130, 126, 60, 20))
    #expect(flow.sectionSpan(0) == (0, 151))
  }

  @Test("B41a: growth is only by what sticks out")
  func growth() {
    let flow = layout([section([boundary(60, 30, .start, offset: (5, 7))], follows: true)])
    #expect(flow.boundaryFrame() == rect(134, 0, 60, 30))
    #expect(flow.tops == [26, 66])
    let up = layout([section([boundary(60, 30, .start, offset: (0, -7))])])
    #expect(up.boundaryFrame() == rect(130, 0, 60, 30))
    #expect(up.tops == [40, 80])
  }

  @Test("B41b: an item at a side does not grow the section and is centred along it")
  func sides() {
    let items = [boundary(60, 30, .middle, .start), boundary(60, 30, .middle, .end)]
    let flow = layout([section(items)])
    #expect(flow.sectionSpan(0) == (0, 88))
    #expect(flow.boundaryFrame(0) == rect(0, 29, 60, 30))
    #expect(flow.boundaryFrame(1) == rect(260, 29, 60, 30))
    #expect(layout([section(items, follows: true)]).boundaryFrame(0) == rect(4, 29, 60, 30))
  }

  @Test("B41c, B42: an item that does not extend overlays the section at its edge")
  func overlay() {
    let flow = layout([
      section([boundary(60, 30, .end, offset: (-5, -7), extends: false), boundary(60, 30, .start, extends: false)])
    ])
    #expect(flow.boundaryFrame(0) == rect(125, 51, 60, 30))
    #expect(flow.boundaryFrame(1) == rect(130, 0, 60, 30))
    #expect(flow.sectionSpan(0) == (0, 88))
    #expect(flow.tops == [3, 43])
  }

  @Test("B43: items on one side do not stack")
  func stacking() {
    let flow = layout([
      section([boundary(60, 30, .start), boundary(60, 10, .start), boundary(60, 7, .end), boundary(60, 5, .end)])
    ])
    #expect((0..<4).map { flow.boundaryFrame($0)?.mainOrigin } == [0, 20, 118, 118])
    #expect(flow.sectionSpan(0) == (0, 125))
  }

  @Test("B44: a longer extending item at a side makes the section as long as it is")
  func longSide() {
    let flow = layout([section([boundary(60, 120, .middle, .start)])])
    #expect(flow.boundaryFrame() == rect(0, 0, 60, 120))
    #expect(flow.sectionSpan(0) == (0, 120))
    #expect(flow.tops == [3, 43])
    let overlay = layout([section([boundary(60, 120, .middle, .start, extends: false)])])
    #expect(overlay.sectionSpan(0) == (0, 88))
    #expect(overlay.boundaryFrame() == rect(0, -16, 60, 120))
  }

  @Test("B45: a pinned header stops above the footer, a pinned footer sticks to the end of the view")
  func pinning() {
    let flow = layout([section([boundary(60, 30, .start, pins: true), boundary(60, 20, .end, pins: true)])])
    #expect(flow.sectionSpan(0) == (0, 138))
    #expect(flow.boundaryFrame(0, view: view(0, 568)) == rect(130, 0, 60, 30))
    #expect(flow.boundaryFrame(0, view: view(50, 618)) == rect(130, 50, 60, 30))
    #expect(flow.boundaryFrame(0, view: view(100, 668)) == rect(130, 88, 60, 30))
    #expect(flow.placement(ofBoundary: 0, inSection: 0, view: view(100, 668))?.zIndex == 1_000_000_001)
    #expect(flow.placement(ofBoundary: 0, inSection: 0, view: view(200, 668))?.zIndex == 1)
    #expect(flow.placement(ofBoundary: 0, inSection: 0)?.zIndex == 1)
    let tall = layout([
      CompositionalSection(
        count: 10, group: group(.width(1), 40, .row, [item(.width(1), .height(1))]),
        boundaryItems: [boundary(60, 20, .end, pins: true)])
    ])
    #expect(tall.boundaryFrame(0, view: view(100, 200)) == rect(130, 180, 60, 20))
    #expect(tall.boundaryFrame(0, view: view(-100, 10)) == rect(130, 0, 60, 20))
  }

  @Test("B45: what is not pinned stays, and is not in front")
  func notPinned() {
    let flow = layout([section([boundary(60, 30, .start)])])
    #expect(flow.boundaryFrame(view: view(50, 618)) == rect(130, 0, 60, 30))
    #expect(flow.placement(ofBoundary: 0, inSection: 0, view: view(0, 618))?.zIndex == 1)
  }

  @Test("B47: boundary items of the layout stand around all sections")
  func layoutItems() {
    let plain = CompositionalSection(count: 2, group: group(.width(1), 40, .row, [item(.width(1), .height(1))]))
    let items = [boundary(.width(1), 30, .start), boundary(.width(1), 20, .end)]
    let flow = layout([plain, plain], spacing: 5, boundaryItems: items)
    #expect(flow.placement(ofLayoutBoundary: 0)?.frame == rect(0, 0, 320, 30))
    #expect(flow.placement(ofLayoutBoundary: 1)?.frame == rect(0, 195, 320, 20))
    #expect(flow.sectionSpan(0) == (30, 110))
    #expect(flow.contentSize == AxisSize(main: 215, cross: 320))
  }

  @Test("B47: a side item of the layout shifts nothing; as high as the container it makes the content so high")
  func layoutSides() {
    let plain = CompositionalSection(count: 2, group: group(.width(1), 40, .row, [item(.width(1), .height(1))]))
    let flow = layout([plain], boundaryItems: [boundary(30, .height(1), .middle, .end)])
    #expect(flow.placement(ofLayoutBoundary: 0)?.frame == rect(290, 0, 30, 568))
    #expect(flow.tops == [0, 40])
    #expect(flow.contentSize.main == 568)
  }

  @Test("B47: a trailing item stands at the right edge of the content")
  func trailing() {
    let wide = CompositionalSection(count: 1, group: group(400, 40, .row, [item(.width(1), .height(1))]))
    let items = [boundary(.width(1), 10, .start), boundary(30, 20, .middle, .end)]
    let flow = layout([wide], boundaryItems: items)
    #expect(flow.placement(ofLayoutBoundary: 0)?.frame == rect(40, 0, 320, 10))
    #expect(flow.placement(ofLayoutBoundary: 1)?.frame == rect(370, 15, 30, 20))
  }

  @Test("D13: estimated boundary items can be measured")
  func measured() {
    var flow = layout(
      [section([boundary(.width(1), .estimated(30), .start)])],
      boundaryItems: [boundary(.width(1), .estimated(10), .start)])
    flow.setBoundarySize(AxisSize(main: 44, cross: 9), role: 0, section: 0)
    #expect(flow.boundaryFrame() == rect(0, 10, 320, 44))
    #expect(flow.tops == [57, 97])
    flow.setLayoutBoundarySize(AxisSize(main: 0, cross: 9), role: 0)
    #expect(flow.tops == [47, 87])
  }
}
