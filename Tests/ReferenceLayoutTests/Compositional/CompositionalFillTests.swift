import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference, compositional: how a group fills")
struct CompositionalFillTests {
  private func row(_ count: Int, _ items: [Element], _ spacing: CompositionalSpacing = .fixed(10), scale: Double = 2)
    -> ReferenceCompositionalLayout
  {
    layout(count, group(.width(1), 40, .row, items, spacing: spacing), scale: scale)
  }

  @Test("B17: the list over and over until the next does not fit, in rows and in columns")
  func repeats() {
    let flow = layout(6, group(.width(1), 40, .row, [item(100, 40), item(60, 30)]))
    // 100, 60, 100, 60 make 320.
    #expect(flow.lefts == [0, 100, 160, 260, 0, 100])
    #expect(flow.tops == [0, 0, 0, 0, 40, 40])
    let column = layout(5, group(.width(0.5), 100, .column, [item(.width(1), 30)]))
    #expect(column.tops == [0, 30, 60, 100, 130])
    #expect(column.lefts == [0, 0, 0, 0, 0])
  }

  @Test("B18: the spacing comes off the length before fractions are taken")
  func reducedLength() {
    let flow = row(5, [item(.width(0.25), .height(1))])
    #expect(flow.lefts == [0, 82.5, 165, 247.5, 0])
    #expect(flow.widths == Array(repeating: 72.5, count: 5))
  }

  @Test(
    "B19: how many of a fraction fit in a row, and how wide they are",
    arguments: [
      (0.3, 90, [0.0, 100, 200]), (0.5, 155, [0, 165]), (1.0 / 3, 100, [0, 110, 220]), (0.4, 124, [0, 134]),
      (0.9, 288, [0]),
    ])
  func fractions(fraction: Double, width: Double, lefts: [Double]) {
    let flow = row(lefts.count + 1, [item(.width(fraction), .height(1))])
    #expect(flow.lefts == lefts + [0])
    #expect(flow.widths == Array(repeating: width, count: lefts.count + 1))
  }

  @Test("B20: with a height that is a fraction of the width the count comes first")
  func heightOfWidth() {
    let flow = layout(
      5, group(.width(1), 100, .row, [item(.width(0.25), .width(0.25))], spacing: .fixed(10)), scale: 2)
    // Four fit without spacing, so they are sized in 320 - 3 * 10 = 290: 72.5 each, and four fit.
    #expect(flow.lefts == [0, 82.5, 165, 247.5, 0])
    #expect(flow.heights == Array(repeating: 72.5, count: 5))
    let fixed = layout(4, group(.width(1), 100, .row, [item(100, .width(0.25))], spacing: .fixed(20)), scale: 2)
    // Three fit without spacing: sized in 280. With it only two do: 100 + 20 + 100.
    #expect(fixed.lefts == [0, 120, 0, 120])
    #expect(fixed.heights == [70, 70, 70, 70])
  }

  @Test("B21: fractions and fixed lengths in one row")
  func mixed() {
    let flow = row(3, [item(.width(0.5), .height(1)), item(50, .height(1))])
    #expect(flow.frames() == [rect(0, 0, 155, 40), rect(165, 0, 50, 40), rect(0, 40, 155, 40)])
  }

  @Test("B7, B22: a counted group divides its length, whatever the item says")
  func counted() {
    let flow = layout(
      4, group(.width(1), 40, .counted(.cross, 3), [item(17, .height(1))], spacing: .fixed(10)), scale: 2)
    // (320 - 20) / 3 = 100.
    #expect(flow.lefts == [0, 110, 220, 0])
    #expect(flow.widths == [100, 100, 100, 100])
    let column = layout(2, group(.width(1), 100, .counted(.main, 3), [item(.width(1), 10)]))
    // 33 1/3 goes down to 33.
    #expect(column.heights == [33, 33])
  }

  @Test("B7: a repeating group keeps the size, whether it fits or not")
  func repeating() {
    let flow = layout(4, group(.width(1), 40, .repeating(.cross, 3), [item(150, .height(1))], spacing: .fixed(10)))
    #expect(flow.lefts == [0, 160, 320, 0])
  }

  @Test("B23: flexible gaps share what is left, also in a row that is not full")
  func flexible() {
    let flow = row(5, [item(.width(0.3), .height(1))], .flexible(10))
    #expect(flow.lefts == [0, 115, 230, 0, 115])
  }

  @Test("B23: flexible edges take part in the sharing")
  func flexibleEdges() {
    let edges = CompositionalEdgeSpacing(crossStart: .flexible(0), crossEnd: .flexible(0))
    let flow = row(2, [item(100, 20, edges: edges)], .flexible(0))
    // Two without a third: 3 * 100 fit, so 20 is left for two gaps and six edges: 2.5 each.
    #expect(flow.lefts == [2.5, 110])
  }

  @Test("B24: a share may be negative: what is too large is pushed out at its flexible edge")
  func negativeShare() {
    let edges = CompositionalEdgeSpacing(crossStart: .flexible(0))
    let flow = layout(1, group(400, 40, .row, [item(.width(1), .height(1))], edges: edges))
    #expect(flow.frames() == [rect(-80, 0, 400, 40)])
    let gaps = layout(3, group(.width(1), 40, .repeating(.cross, 3), [item(120, 40)], spacing: .flexible(0)))
    #expect(gaps.lefts == [0, 100, 200])
  }

  @Test("B25: without flexible spacing items are packed to the start")
  func packed() {
    #expect(row(3, [item(90, 40)], .fixed(5)).lefts == [0, 95, 190])
  }

  @Test("B26: across, items stand at the start unless that edge is flexible; they are not stretched")
  func across() {
    let bottom = CompositionalEdgeSpacing(mainStart: .flexible(0))
    let middle = CompositionalEdgeSpacing(mainStart: .flexible(0), mainEnd: .flexible(0))
    let flow = row(3, [item(50, 10), item(50, 10, edges: bottom), item(50, 10, edges: middle)])
    #expect(flow.tops == [0, 30, 15])
    #expect(flow.heights == [10, 10, 10])
  }

  @Test("B27: fixed edge spacing consumes room; a group's does in its section")
  func edges() {
    let edges = CompositionalEdgeSpacing(crossStart: .fixed(5), crossEnd: .fixed(5))
    let flow = row(3, [item(155, 40, edges: edges)], .fixed(0))
    // 165 + 165 does not fit into 320.
    #expect(flow.tops == [0, 40, 80])
    let groupEdges = CompositionalEdgeSpacing(
      mainStart: .fixed(1), mainEnd: .fixed(2), crossStart: .fixed(3), crossEnd: .fixed(4))
    let section = CompositionalSection(
      count: 2, group: group(100, 40, .row, [item(.width(1), .height(1))], edges: groupEdges), groupSpacing: 10)
    #expect(layout([section]).frames() == [rect(3, 1, 100, 40), rect(3, 54, 100, 40)])
    #expect(layout([section]).contentSize.main == 96)
  }

  @Test("B28: a group whose first item is too long lays out nothing; too wide it sticks out")
  func tooLong() {
    let flow = layout(3, group(.width(1), 40, .row, [item(321, 40)]))
    #expect(flow.frames() == [])
    #expect(flow.contentSize == AxisSize(main: 0, cross: 320))
    let wide = layout(2, group(.width(1), 40, .column, [item(500, 40)]))
    #expect(wide.frames() == [rect(0, 0, 500, 40), rect(0, 40, 500, 40)])
    let nested = layout(
      4, group(.width(1), 40, .row, [group(60, 40, .row, [item(70, 40)]), item(50, 40)], spacing: .fixed(10)))
    // The group of 60 holds nothing and keeps its room: 60 + 10 + 50 + 10 + 60 + 10 + 50 is 250.
    #expect(nested.lefts == [70, 200, 70, 200])
  }

  @Test("B29: a group that is estimated along its axis holds one run, and is as long as that")
  func oneRun() {
    let flow = layout(
      5, group(.width(1), .estimated(500), .column, [item(.width(1), 30), item(.width(1), 40)], spacing: .fixed(10)))
    #expect(flow.tops == [0, 40, 80, 120, 160])
    // 80 + 80 + 30: the one item there is of the last run.
    #expect(flow.contentSize.main == 190)
    let repeating = layout(3, group(.width(1), .estimated(5), .repeating(.main, 2), [item(.width(1), 30)]))
    #expect(repeating.tops == [0, 30, 60])
  }

  @Test("B30: a group that is estimated across is as tall as its tallest item")
  func tallest() {
    var flow = layout(3, group(.width(1), .estimated(50), .row, [item(.width(0.5), .estimated(50))]))
    flow.measure(0, 0, 160, 30)
    flow.measure(0, 1, 160, 70)
    #expect(flow.frames() == [rect(0, 0, 160, 30), rect(160, 0, 160, 70), rect(0, 70, 160, 50)])
  }

  @Test("B31: siblings that say so are as tall as the tallest of them")
  func uniform() {
    var flow = layout(4, group(.width(1), .estimated(50), .row, [item(.width(0.5), .uniform(20))]))
    flow.measure(0, 0, 160, 30)
    flow.measure(0, 1, 160, 70)
    #expect(flow.heights == [70, 70, 20, 20])
    #expect(flow.tops == [0, 0, 70, 70])
  }

  @Test("B31: outermost groups share it across the section")
  func uniformGroups() {
    var flow = layout(3, group(.width(1), .uniform(10), .column, [item(.width(1), .estimated(20))]))
    flow.measure(0, 1, 320, 35)
    #expect(flow.heights == [20, 35, 20])
    #expect(flow.tops == [0, 35, 70])
    #expect(flow.contentSize.main == 105)
  }

  @Test("B32: a custom group repeats its frames, and keeps its length when it is not full")
  func custom() {
    let frames = [
      CustomItemFrame(frame: rect(10, 5, 50, 20), zIndex: 7), CustomItemFrame(frame: rect(100, 40, 30, 30)),
    ]
    let flow = layout(3, group(.width(1), 100, .custom(frames), [], insets: insets(2, 3, 0, 0)))
    #expect(flow.frames() == [rect(10, 5, 50, 20), rect(100, 40, 30, 30), rect(10, 105, 50, 20)])
    #expect(flow.contentSize.main == 200)
    #expect(flow.placement(ofItemAt: ItemPath(section: 0, item: 2))?.zIndex == 7)
  }
}
