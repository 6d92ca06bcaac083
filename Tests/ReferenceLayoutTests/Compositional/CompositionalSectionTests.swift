import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference, compositional: sections")
struct CompositionalSectionTests {
  private let line = group(.width(1), 40, .row, [item(.width(1), .height(1))])
  private let header = BoundaryItemDescription(
    size: CompositionalSize(main: .absolute(10), cross: .fractionOfCross(1)), main: .start)

  @Test("B33: the space between groups, not before the first nor after the last")
  func groupSpacing() {
    let section = CompositionalSection(count: 3, group: line, groupSpacing: 7)
    #expect(layout([section]).tops == [0, 47, 94])
    #expect(layout([section]).contentSize.main == 134)
  }

  @Test("B34: insets, groups, insets")
  func sectionLength() {
    let section = CompositionalSection(count: 2, group: line, contentInsets: insets(3, 4, 5, 6))
    #expect(layout([section]).sectionSpan(0) == (0, 88))
    #expect(layout([section]).frames() == [rect(4, 3, 310, 40), rect(4, 43, 310, 40)])
  }

  @Test(
    "B35: the last group is trimmed",
    arguments: [
      (CompositionalSpacing.fixed(0), [0.0, 30, 60, 100, 130], 170.0), (.fixed(10), [0, 40, 100, 140, 200], 260),
      (.flexible(10), [0, 70, 100, 170, 200], 230),
    ])
  func trimming(spacing: CompositionalSpacing, tops: [Double], length: Double) {
    let flow = layout(5, group(.width(1), 100, .column, [item(.width(1), 30)], spacing: spacing))
    #expect(flow.tops == tops)
    #expect(flow.contentSize.main == length)
  }

  @Test("B35: a row is trimmed to what its items reach, and what a full one leaves over")
  func trimmedRow() {
    let flow = layout(3, group(.width(1), 100, .row, [item(.width(0.5), 30), item(.width(0.5), 80)]))
    // A full row reaches 80 and leaves 20; the last reaches 30.
    #expect(flow.contentSize.main == 150)
  }

  @Test("B35: elements of the group count, an inner group with its whole length")
  func trimmedOuter() {
    let inner = group(.width(1), 30, .counted(.cross, 2), [item(.width(0.5), .height(1))])
    let flow = layout(7, group(.width(1), 100, .column, [inner], spacing: .fixed(5)))
    // Three lines of two fit exactly: 30 + 5 + 30 + 5 + 30. The last group has half a line and leaves nothing over.
    #expect(flow.tops == [0, 0, 35, 35, 70, 70, 100])
    #expect(flow.contentSize.main == 130)
  }

  @Test("B36: a section without items has no size, but with boundary items that of its insets and theirs")
  func empty() {
    var section = CompositionalSection(count: 0, group: line, contentInsets: insets(3, 0, 5, 0))
    let filled = CompositionalSection(count: 1, group: line)
    let flow = layout([filled, section, filled], spacing: 10)
    #expect(flow.sectionSpan(1) == (50, 50))
    #expect(flow.sectionSpan(2) == (60, 100))
    section.boundaryItems = [header]
    #expect(layout([section]).sectionSpan(0) == (0, 18))
    #expect(layout([section]).boundaryFrame() == rect(0, 0, 320, 10))
  }

  @Test("B37: sections with the space between them; as wide as the widest group")
  func contentSize() {
    let wide = CompositionalSection(count: 1, group: group(400, 40, .row, [item(.width(1), .height(1))]))
    let narrow = CompositionalSection(count: 2, group: line)
    #expect(layout([narrow, wide, narrow], spacing: 10).contentSize == AxisSize(main: 220, cross: 400))
    #expect(layout([narrow]).contentSize == AxisSize(main: 80, cross: 320))
  }

  @Test("B37: rows that scroll orthogonally do not widen the content")
  func orthogonalWidth() {
    let section = CompositionalSection(
      count: 3, group: group(400, 40, .row, [item(.width(1), .height(1))]), orthogonal: OrthogonalDescription())
    #expect(layout([section]).contentSize == AxisSize(main: 40, cross: 320))
  }

  @Test("B38: who is numbered how")
  func numbers() {
    let badge = TiedItemDescription(
      kind: 4, size: CompositionalSize(main: .absolute(10), cross: .absolute(10)),
      containerAnchor: CompositionalAnchor(main: .start, cross: .start))
    let section = CompositionalSection(
      count: 3, group: group(.width(1), 40, .row, [item(100, 40), item(100, 40, tied: [badge])]),
      boundaryItems: [header], decorations: [DecorationDescription(), DecorationDescription()])
    let flow = layout([section, section], boundaryItems: [header])
    let tied = flow.placement(ofTied: 4, number: 0, inSection: 1)
    #expect(tied?.path == ItemPath(section: 1, item: 0))
    #expect(tied?.role == 4)
    // Behind the layout's header, the first section (10 + 40) and the header of the second.
    #expect(tied?.frame == rect(100, 70, 10, 10))
    #expect(flow.placement(ofTied: 4, number: 1, inSection: 1) == nil)
    #expect(flow.placement(ofBoundary: 0, inSection: 1)?.path == ItemPath(section: 1, item: 0))
    #expect(flow.placement(ofDecoration: 1, inSection: 1)?.role == 1)
    #expect(flow.placement(ofDecoration: 2, inSection: 1) == nil)
    #expect(flow.placement(ofLayoutBoundary: 0)?.kind == .layoutBoundary)
  }
}
