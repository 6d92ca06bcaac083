import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference, compositional: orthogonal scrolling")
struct CompositionalOrthogonalTests {
  private func section(_ count: Int, centered: Bool = false) -> CompositionalSection {
    let header = BoundaryItemDescription(
      size: CompositionalSize(main: .absolute(10), cross: .fractionOfCross(1)), main: .start)
    return CompositionalSection(
      count: count, group: group(100, 50, .row, [item(.width(1), .height(1))]), groupSpacing: 10,
      contentInsets: insets(0, 20, 0, 20), boundaryItems: [header],
      orthogonal: OrthogonalDescription(isCentered: centered))
  }

  @Test("B56: groups in one row; the section is as tall as that; boundary items stay")
  func row() {
    var flow = layout([section(5)])
    #expect(flow.lefts == [20, 130, 240, 350, 460])
    #expect(flow.tops == [10, 10, 10, 10, 10])
    #expect(flow.sectionSpan(0) == (0, 60))
    flow.setOrthogonalOffset(33.5, inSection: 0)
    #expect(flow.lefts == [-13.5, 96.5, 206.5, 316.5, 426.5])
    #expect(flow.boundaryFrame() == rect(0, 0, 320, 10))
    #expect(flow.orthogonalOffset(inSection: 0) == 33.5)
  }

  @Test("B56: the row is as tall as its tallest group")
  func tallest() {
    let section = CompositionalSection(
      count: 2, group: group(100, .estimated(50), .row, [item(.width(1), .estimated(50))]),
      orthogonal: OrthogonalDescription())
    var flow = layout([section])
    flow.measure(0, 1, 100, 80)
    #expect(flow.heights == [50, 80])
    #expect(flow.contentSize.main == 80)
  }

  @Test("B57: offsets go from 0 to what the row has more than the viewport")
  func range() {
    // The row is 5 * 100 + 4 * 10 = 540, the viewport 280.
    let flow = layout([section(5), section(2)])
    #expect(flow.rowLength(inSection: 0) == 540)
    #expect(flow.viewportLength(inSection: 0) == 280)
    #expect(flow.greatestOffset(inSection: 0) == 260)
    #expect(flow.greatestOffset(inSection: 1) == 0)
  }

  @Test("B58: groups rest at their leading edges, pages at multiples of the viewport, the last at the end")
  func restOffsets() {
    let flow = layout([section(5)])
    #expect(flow.groupRestOffsets(inSection: 0) == [0, 110, 220, 260, 260])
    #expect(flow.pageRestOffsets(inSection: 0) == [0, 260])
    #expect(layout([section(8)]).pageRestOffsets(inSection: 0) == [0, 280, 560, 590])
  }

  @Test("B58: centred groups rest in the middle of the viewport, the first before 0")
  func centred() {
    let flow = layout([section(3, centered: true)])
    // 0 + 50 - 140, then 110 more each.
    #expect(flow.groupRestOffsets(inSection: 0) == [-90, 20, 130])
    #expect(flow.lefts == [20, 130, 240])
  }

  @Test("B35: the last group of a row is trimmed along the row")
  func trimming() {
    let section = CompositionalSection(
      count: 5, group: group(100, 50, .row, [item(30, .height(1))]), orthogonal: OrthogonalDescription())
    let flow = layout([section])
    #expect(flow.lefts == [0, 30, 60, 100, 130])
    #expect(flow.rowLength(inSection: 0) == 170)
  }
}
