import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference, compositional: lengths and insets")
struct CompositionalLengthTests {
  @Test("B1: either fraction may be used for either axis")
  func crossedFractions() {
    let flow = layout(1, group(.width(1), .width(0.2), .row, [item(.height(0.25), .height(0.5))]))
    // 320 * 0.2 = 64 high; the item: 64 * 0.25 = 16 wide, 64 * 0.5 = 32 high.
    #expect(flow.frames() == [rect(0, 0, 16, 32)])
    #expect(flow.contentSize == AxisSize(main: 64, cross: 320))
  }

  @Test(
    "B11: a fraction goes down to a pixel, a hair below counts as on it",
    arguments: [(320, 2, 106.5), (280, 2, 93), (301, 2, 100), (300, 2, 100), (300, 3, 100), (100, 3, 33 + 1.0 / 3)])
  func pixels(width: Double, scale: Double, expected: Double) {
    let flow = layout(1, group(.width(1), 40, .row, [item(.width(1.0 / 3), .height(1))]), width: width, scale: scale)
    #expect(flow.widths == [expected])
  }

  @Test("B11: absolute lengths stay as given, positions go to the nearest pixel and add up unrounded")
  func positions() {
    let flow = layout(4, group(.width(1), 10, .row, [item(10.2, 10)]))
    // 0, 10.2, 20.4 and 30.6.
    #expect(flow.lefts == [0, 10, 20, 31])
    #expect(flow.widths == [10.2, 10.2, 10.2, 10.2])
    let middle = layout(3, group(.width(1), 10, .row, [item(10.25, 10)]), scale: 2)
    // 10.25 lies between 10 and 10.5.
    #expect(middle.lefts == [0, 10.5, 20.5])
  }

  @Test("B12: an estimated length is its estimate until it is measured")
  func estimates() {
    var flow = layout(2, group(.width(1), .estimated(50), .row, [item(.width(1), .estimated(50))]))
    #expect(flow.frames() == [rect(0, 0, 320, 50), rect(0, 50, 320, 50)])
    flow.measure(0, 0, 7, 80)
    // Only the estimated axis is taken in.
    #expect(flow.frames() == [rect(0, 0, 320, 80), rect(0, 80, 320, 50)])
    #expect(flow.contentSize.main == 130)
  }

  @Test("B13: a group is sized in the width less the section's insets and in the full height")
  func sectionContainer() {
    let section = CompositionalSection(
      count: 1, group: group(.width(1), .height(0.5), .row, [item(.width(1), .height(1))]),
      contentInsets: insets(3, 4, 5, 6))
    #expect(layout([section]).frames() == [rect(4, 3, 310, 284)])
  }

  @Test("B13: in a section that scrolls orthogonally a group is sized in the full width")
  func orthogonalContainer() {
    let section = CompositionalSection(
      count: 1, group: group(.width(0.8), 100, .row, [item(.width(1), .height(1))]),
      contentInsets: insets(0, 10, 0, 10),
      orthogonal: OrthogonalDescription())
    #expect(layout([section]).frames() == [rect(10, 0, 256, 100)])
  }

  @Test("B14: a nested group is sized in its parent less the parent's insets")
  func nested() {
    let inner = group(.width(0.5), .height(1), .column, [item(.width(1), .height(0.5))], insets: insets(1, 2, 3, 4))
    let flow = layout(4, group(.width(1), 120, .row, [inner], insets: insets(10, 10, 10, 10)))
    // The parent leaves 300 * 100: two groups of 150 * 100, inside (2, 1) 144 * 96, two items of 48 each.
    #expect(
      flow.frames() == [rect(12, 11, 144, 48), rect(12, 59, 144, 48), rect(162, 11, 144, 48), rect(162, 59, 144, 48)])
  }

  @Test("B15: insets that exceed the slot leave the absolute difference")
  func hugeInsets() {
    let flow = layout(1, group(.width(1), 40, .row, [item(20, 40, insets: insets(5, 15, 5, 15))]))
    #expect(flow.frames() == [rect(15, 5, 10, 30)])
  }

  @Test("B15, D14: insets do not count on an estimated axis")
  func insetsOfEstimates() {
    var flow = layout(
      1, group(.width(1), .estimated(50), .row, [item(.width(1), .estimated(50), insets: insets(5, 6, 7, 8))]))
    #expect(flow.frames() == [rect(6, 0, 306, 50)])
    flow.measure(0, 0, 306, 60)
    #expect(flow.frames() == [rect(6, 0, 306, 60)])
  }

  @Test("B16: edge spacing comes before insets")
  func edgesAndInsets() {
    let edges = CompositionalEdgeSpacing(mainStart: .fixed(3), crossStart: .fixed(4))
    let flow = layout(2, group(.width(1), 40, .row, [item(50, 20, insets: insets(1, 2, 1, 2), edges: edges)]))
    #expect(flow.frames() == [rect(6, 4, 46, 18), rect(60, 4, 46, 18)])
  }
}
