import LayoutModel
import Testing

@testable import LayoutEngine

/// How lengths are resolved and how a group fills.
@Suite("Compositional: groups")
struct FillingTests: CompositionalScene {
  /// The widths of as many items of a fraction as a row of 320 holds, and where they start.
  private func cells(_ fraction: Double, spacing: CompositionalSpacing, count: Int = 8) -> [[Double]] {
    let engine = layout(section(row(item(.fractionOfCross(fraction), .absolute(40)), spacing: spacing), count: count))
    return engine.frames().compactMap { $0 }.filter { $0.mainOrigin == 0 }.map { [$0.crossOrigin, $0.crossLength] }
  }

  @Test("B1: a fraction of either length of the container serves either axis")
  func fractionsOfTheOtherAxis() {
    let element = item(.fractionOfMain(0.1), .fractionOfCross(0.2))
    let group = group(.fractionOfCross(1), .fractionOfCross(0.5), .filling(.main), [element])
    #expect(layout(section(group, count: 1)).frames() == [box(0, 0, 16, 64)])
  }

  @Test(
    "B11: a fraction is rounded down to half a point at scale 2, a hair below a pixel counts as on it",
    arguments: [(320, 106.5), (280, 93), (301, 100), (319.4999999, 106.5)])
  func fractionsRoundDown(width: Double, expected: Double) {
    let group = row(item(.fractionOfCross(1.0 / 3), .absolute(10)))
    var engine = layout(section(group, count: 1), width: width, scale: 2)
    #expect(engine.frames() == [box(0, 0, expected, 10)])
    let absolute = group_(.absolute(100.3), item(.absolute(33.33), .absolute(9.99)))
    engine = layout(section(absolute, count: 2), width: width, scale: 2)
    #expect(engine.frames() == [box(0, 0, 33.33, 9.99), box(33.5, 0, 33.33, 9.99)])
  }

  private func group_(_ width: CompositionalLength, _ elements: Element...) -> Element {
    group(width, .absolute(40), .filling(.cross), elements)
  }

  @Test("B11: positions are rounded to the nearest pixel, the middle upwards, lengths are not")
  func positionsRound() {
    let three = layout(section(row(item(.absolute(10.3), .absolute(40.6))), count: 3))
    #expect(three.xs() == [0, 10, 21])
    let rows = layout(section(row(height: 10.25, item(.absolute(320), .absolute(10.25))), count: 4), scale: 2)
    #expect(rows.ys() == [0, 10.5, 20.5, 31])
    #expect(rows.contentSize == size(width: 320, height: 41))
  }

  @Test("B12: an estimate counts until the item is measured")
  func estimates() {
    let group = group(
      .fractionOfCross(1), .estimated(44), .filling(.cross), [item(.fractionOfCross(1), .estimated(44))])
    var engine = layout(section(group, count: 3))
    #expect(engine.ys() == [0, 44, 88])
    let changed = engine.setSize(size(width: 10, height: 60), ofItemAt: path(0, 1))
    #expect(changed)
    #expect(engine.frames() == [box(0, 0, 320, 44), box(0, 44, 320, 60), box(0, 104, 320, 44)])
  }

  @Test("B14: elements are sized in what the group's insets leave")
  func groupInsets() {
    let insets = CompositionalInsets(mainStart: 1, mainEnd: 2, crossStart: 10, crossEnd: 20)
    let group = row(height: 43, item(.fractionOfCross(0.5), .fractionOfMain(1)), insets: insets)
    #expect(layout(section(group, count: 2)).frames() == [box(10, 1, 145, 40), box(155, 1, 145, 40)])
  }

  @Test("B15: insets take from the slot; the absolute difference where they exceed it; nothing on an estimated axis")
  func itemInsets() {
    let insets = CompositionalInsets(mainStart: 1, mainEnd: 2, crossStart: 3, crossEnd: 4)
    let plain = row(item(.absolute(100), .absolute(30), insets: insets))
    #expect(layout(section(plain, count: 1)).frames() == [box(3, 1, 93, 27)])
    let exceeding = row(item(.absolute(5), .absolute(2), insets: insets))
    #expect(layout(section(exceeding, count: 1)).frames() == [box(3, 1, 2, 1)])
    let estimated = row(item(.absolute(100), .estimated(30), insets: insets))
    #expect(layout(section(estimated, count: 1)).frames() == [box(3, 0, 93, 30)])
  }

  @Test("B16, B27: edge spacing comes first, insets inside; it takes room in the row")
  func edgeSpacing() {
    let element = item(
      .absolute(90), .absolute(30), insets: CompositionalInsets(crossStart: 5, crossEnd: 5),
      edges: CompositionalEdgeSpacing(mainStart: .fixed(4), crossStart: .fixed(10), crossEnd: .fixed(7)))
    #expect(
      layout(section(row(element), count: 3)).frames() == [
        box(15, 4, 80, 30), box(122, 4, 80, 30), box(15, 44, 80, 30),
      ])
  }

  @Test("B17: the list over and over until the next element does not fit")
  func repeats() {
    let group = row(item(.absolute(100), .absolute(10)), item(.absolute(60), .absolute(20)))
    #expect(
      layout(section(group, count: 5)).frames() == [
        box(0, 0, 100, 10), box(100, 0, 60, 20), box(160, 0, 100, 10), box(260, 0, 60, 20), box(0, 40, 100, 10),
      ])
  }

  @Test("B18, B19: fractions are of the length less the spacings of as many as fit")
  func fractionsLessSpacings() {
    #expect(cells(0.25, spacing: .fixed(10)) == [[0, 72], [82, 72], [164, 72], [246, 72]])
    #expect(cells(0.3, spacing: .fixed(10)) == [[0, 90], [100, 90], [200, 90]])
    #expect(cells(0.5, spacing: .fixed(10)) == [[0, 155], [165, 155]])
    #expect(cells(1.0 / 3, spacing: .fixed(10)) == [[0, 100], [110, 100], [220, 100]])
    #expect(cells(0.4, spacing: .fixed(10)) == [[0, 124], [134, 124]])
    #expect(cells(0.9, spacing: .fixed(10)) == [[0, 288]])
  }

  @Test("B18: four quarters of 320 with spacing 10 are 72.5 wide at scale 2")
  func fourQuarters() {
    let group = row(item(.fractionOfCross(0.25), .absolute(40)), spacing: .fixed(10))
    let engine = layout(section(group, count: 5), scale: 2)
    #expect(engine.xs() == [0, 82.5, 165, 247.5, 0])
    #expect(engine.frames().map { $0?.crossLength } == [72.5, 72.5, 72.5, 72.5, 72.5])
  }

  @Test("B20: where a height is a fraction of the width, spacing is left out of the first count")
  func squares() {
    // Without spacing 4 fit; fractions are of 320 - 30 = 290: 72 wide, and 4 of them with spacings fit.
    let quarter = row(item(.fractionOfCross(0.25), .fractionOfCross(0.25)), spacing: .fixed(10))
    #expect(layout(section(quarter, count: 5)).xs() == [0, 82, 164, 246, 0])
    // Without spacing 3 of 100 fit; with it 2 do.
    let absolute = row(item(.absolute(100), .fractionOfCross(0.5)), spacing: .fixed(15))
    #expect(
      layout(section(absolute, count: 3)).frames() == [
        box(0, 0, 100, 145), box(115, 0, 100, 145), box(0, 40, 100, 145),
      ])
  }

  @Test("B21: a half and 50 points with spacing 10")
  func mixedRow() {
    let group = row(item(.fractionOfCross(0.5), .absolute(40)), item(.absolute(50), .absolute(40)), spacing: .fixed(10))
    #expect(
      layout(section(group, count: 3)).frames() == [box(0, 0, 155, 40), box(165, 0, 50, 40), box(0, 40, 155, 40)])
  }

  @Test("B7, B22: a counted group has equal parts of its length")
  func counted() {
    let group = group(
      .fractionOfCross(1), .absolute(40), .counted(.cross, 3), [item(.absolute(1), .fractionOfMain(1))],
      spacing: .fixed(10))
    #expect(
      layout(section(group, count: 4)).frames() == [
        box(0, 0, 100, 40), box(110, 0, 100, 40), box(220, 0, 100, 40), box(0, 40, 100, 40),
      ])
  }

  @Test("B7: a repeating group keeps the element's size, whether they fit or not")
  func repeating() {
    let group = group(
      .fractionOfCross(1), .absolute(40), .repeating(.cross, 3), [item(.absolute(150), .absolute(40))],
      spacing: .fixed(10))
    #expect(layout(section(group, count: 4)).xs() == [0, 160, 320, 0])
  }

  @Test("B23: flexible spacing shares what is left over, in an incomplete last row as in a full one")
  func flexibleSpacing() {
    let group = row(item(.fractionOfCross(0.3), .absolute(40)), spacing: .flexible(10))
    #expect(layout(section(group, count: 5)).xs() == [0, 115, 230, 0, 115])
  }

  @Test("B23: flexible edges and gaps have equal shares; fixed ones stay")
  func flexibleEdges() {
    // 320 - 2 * 100 - 10 - 4 = 106 for two flexible leading edges and one gap that is fixed.
    let edges = CompositionalEdgeSpacing(crossStart: .flexible(0), crossEnd: .fixed(2))
    let group = row(item(.absolute(100), .absolute(40), edges: edges), spacing: .fixed(10))
    #expect(layout(section(group, count: 2)).xs() == [53, 218])
  }

  @Test("B24: a share may be negative")
  func negativeShare() {
    let edges = CompositionalEdgeSpacing(crossStart: .flexible(0))
    let wide = group(
      .absolute(400), .absolute(40), .filling(.cross), [item(.absolute(400), .absolute(40))], edges: edges)
    #expect(layout(section(wide, count: 1)).frames() == [box(-80, 0, 400, 40)])
  }

  @Test("B25: without flexible spacing items are packed to the start")
  func packed() {
    #expect(
      layout(section(row(item(.absolute(90), .absolute(40)), spacing: .fixed(10)), count: 4)).xs() == [0, 100, 200, 0])
  }

  @Test("B26: across the row an item is at the start unless its edge there is flexible; it is not stretched")
  func across() {
    let low = CompositionalEdgeSpacing(mainStart: .flexible(0))
    let middle = CompositionalEdgeSpacing(mainStart: .flexible(0), mainEnd: .flexible(0))
    let group = row(
      item(.absolute(50), .absolute(10)), item(.absolute(50), .absolute(10), edges: low),
      item(.absolute(50), .absolute(10), edges: middle))
    #expect(
      layout(section(group, count: 3)).frames() == [box(0, 0, 50, 10), box(50, 30, 50, 10), box(100, 15, 50, 10)])
  }

  @Test("B28: a group whose first item is too long holds nothing; an item too long across sticks out")
  func tooLong() {
    var engine = layout(section(row(item(.absolute(321), .absolute(10))), count: 3))
    #expect(engine.frames() == [nil, nil, nil])
    #expect(engine.contentSize == size(width: 320, height: 0))
    engine = layout(section(row(item(.absolute(320), .absolute(100))), count: 2))
    #expect(engine.frames() == [box(0, 0, 320, 100), box(0, 40, 320, 100)])
  }

  @Test("B29: a group of estimated length along its own axis holds the list once and is as long as that")
  func oneRun() {
    let list = [item(.absolute(100), .absolute(30)), item(.absolute(50), .absolute(20))]
    let column = group(.absolute(200), .estimated(1), .filling(.main), list, spacing: .fixed(5))
    #expect(layout(section(column, count: 3)).ys() == [0, 35, 55])
    #expect(layout(section(column, count: 3)).contentSize == size(width: 320, height: 85))
    let counted = group(.absolute(200), .estimated(90), .counted(.main, 2), [list[0]], spacing: .fixed(10))
    #expect(
      layout(section(counted, count: 3)).frames() == [box(0, 0, 100, 40), box(0, 50, 100, 40), box(0, 90, 100, 40)])
  }

  @Test("B30: a group of estimated height is as tall as its tallest item; neighbours keep theirs")
  func tallest() {
    let group = group(
      .fractionOfCross(1), .estimated(10), .filling(.cross),
      [item(.absolute(160), .estimated(50)), item(.absolute(160), .absolute(20))])
    var engine = layout(section(group, count: 4))
    #expect(engine.frames() == [box(0, 0, 160, 50), box(160, 0, 160, 20), box(0, 50, 160, 50), box(160, 50, 160, 20)])
    let changed = engine.setSize(size(height: 70), ofItemAt: path(0, 0))
    #expect(changed)
    #expect(engine.frames() == [box(0, 0, 160, 70), box(160, 0, 160, 20), box(0, 70, 160, 50), box(160, 70, 160, 20)])
  }

  @Test("B31: siblings of uniform length are as long as the longest of their group")
  func uniform() {
    let element = item(.absolute(160), .uniformAcrossSiblings(estimate: 50))
    let group = group(.fractionOfCross(1), .estimated(10), .filling(.cross), [element])
    var engine = layout(section(group, count: 4))
    let changed = engine.setSize(size(height: 70), ofItemAt: path(0, 1))
    #expect(changed)
    #expect(engine.frames() == [box(0, 0, 160, 70), box(160, 0, 160, 70), box(0, 70, 160, 50), box(160, 70, 160, 50)])
  }

  @Test("B31: the outermost group shares its length with all groups of the section")
  func uniformGroups() {
    let group = group(
      .fractionOfCross(1), .uniformAcrossSiblings(estimate: 10), .filling(.cross),
      [item(.absolute(160), .estimated(50))])
    var engine = layout(section(group, count: 4))
    let changed = engine.setSize(size(height: 70), ofItemAt: path(0, 3))
    #expect(changed)
    #expect(engine.frames() == [box(0, 0, 160, 50), box(160, 0, 160, 50), box(0, 70, 160, 50), box(160, 70, 160, 70)])
    #expect(engine.contentSize == size(width: 320, height: 140))
  }

  @Test("B32: custom frames count from the group's origin, the group repeats and is never trimmed")
  func custom() {
    let frames = [CustomItemFrame(frame: box(10, 5, 20, 20), zIndex: 3), CustomItemFrame(frame: box(50, -5, 20, 20))]
    let engine = layout(section(group(.absolute(100), .absolute(30), .custom(frames), []), count: 3))
    #expect(engine.frames() == [box(10, 5, 20, 20), box(50, -5, 20, 20), box(10, 35, 20, 20)])
    #expect(engine.placement(ofItemAt: path(0, 2))?.zIndex == 3)
    #expect(engine.contentSize == size(width: 320, height: 60))
  }

  @Test("B32: custom groups can be nested")
  func nestedCustom() {
    let frames = [CustomItemFrame(frame: box(1, 2, 10, 10))]
    let inner = group(.absolute(100), .absolute(40), .custom(frames), [])
    #expect(
      layout(section(row(inner), count: 4)).frames() == [
        box(1, 2, 10, 10), box(101, 2, 10, 10), box(201, 2, 10, 10), box(1, 42, 10, 10),
      ])
  }
}
