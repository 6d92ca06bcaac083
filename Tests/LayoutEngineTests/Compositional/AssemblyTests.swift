import LayoutModel
import Testing

@testable import LayoutEngine

/// How groups make up sections, and sections the content.
@Suite("Compositional: sections")
struct AssemblyTests: CompositionalScene {
  private let fullWidth = CompositionalLength.fractionOfCross(1)

  /// A section of rows of 40 points that are as wide as it.
  private func rows(_ count: Int) -> CompositionalSection {
    section(row(item(fullWidth, .absolute(40))), count: count)
  }

  @Test("B13: insets take from the width a group is sized in, not from the height")
  func groupContainer() {
    let group = group(fullWidth, .fractionOfMain(0.1), .filling(.cross), [item(fullWidth, .fractionOfMain(1))])
    var section = section(group, count: 1)
    section.contentInsets = CompositionalInsets(mainStart: 100, mainEnd: 100, crossStart: 20, crossEnd: 30)
    #expect(layout(section).frames() == [box(20, 100, 270, 50)])
  }

  @Test("B13: in a section that scrolls across, insets take nothing: 0.8 of 320 is 256")
  func orthogonalContainer() {
    let group = group(.fractionOfCross(0.8), .absolute(40), .filling(.cross), [item(fullWidth, .fractionOfMain(1))])
    var section = section(group, count: 2)
    section.contentInsets = CompositionalInsets(crossStart: 20, crossEnd: 30)
    section.orthogonal = OrthogonalDescription()
    #expect(layout(section).frames() == [box(20, 0, 256, 40), box(276, 0, 256, 40)])
  }

  @Test("B27, B33: spacing between groups, edge spacing around each")
  func groupSpacing() {
    let edges = CompositionalEdgeSpacing(mainStart: .fixed(3), mainEnd: .flexible(4), crossStart: .fixed(7))
    let group = group(
      .absolute(100), .absolute(40), .filling(.cross), [item(fullWidth, .absolute(40))], edges: edges)
    let engine = layout(section(group, count: 3, spacing: 10))
    #expect(engine.frames() == [box(7, 3, 100, 40), box(7, 60, 100, 40), box(7, 117, 100, 40)])
    #expect(engine.contentSize == size(width: 320, height: 161))
  }

  @Test("B34: insets, groups, insets")
  func sectionLength() {
    var section = rows(2)
    section.contentInsets = CompositionalInsets(mainStart: 5, mainEnd: 7)
    let engine = layout(section, section)
    #expect(engine.sectionSpan(0) == (0, 92))
    #expect(engine.sectionFrame(1) == box(0, 92, 320, 92))
    #expect(engine.ys(1) == [97, 137])
  }

  @Test(
    "B35: the last group is as long as what it holds and what a full one leaves over",
    arguments: [
      (CompositionalSpacing.fixed(0), [0.0, 30, 60, 100, 130], 170.0), (.fixed(10), [0, 40, 100, 140, 200], 260),
      (.flexible(10), [0, 70, 100, 170, 200], 230),
    ])
  func trimming(spacing: CompositionalSpacing, ys: [Double], height: Double) {
    let column = group(
      .absolute(100), .absolute(100), .filling(.main), [item(fullWidth, .absolute(30))], spacing: spacing)
    let engine = layout(section(column, count: 5))
    #expect(engine.ys() == ys)
    #expect(engine.contentSize == size(width: 320, height: height))
  }

  @Test("B35: a row of one item of 30 in rows of 60 whose tallest is 50 is 40 long; what is tied to it sees that")
  func trimmedRow() {
    let tie = TiedItemDescription(
      kind: 1, size: CompositionalSize(main: .absolute(5), cross: .absolute(5)),
      containerAnchor: CompositionalAnchor(main: .end, cross: .start))
    let row = group(
      fullWidth, .absolute(60), .filling(.cross),
      [item(.absolute(160), .absolute(30)), item(.absolute(160), .absolute(50))], ties: [tie])
    let engine = layout(section(row, count: 3))
    #expect(engine.contentSize == size(width: 320, height: 100))
    #expect(engine.placement(ofTied: 1, number: 1, inSection: 0)?.frame == box(0, 95, 5, 5))
  }

  @Test("B36: an empty section has no length, but for boundary items: header 10 and insets 3 and 5 are 18")
  func emptySections() {
    var empty = rows(0)
    empty.contentInsets = CompositionalInsets(mainStart: 3, mainEnd: 5)
    var withHeader = empty
    withHeader.boundaryItems = [boundary(320, 10, .start)]
    let engine = layout(empty, withHeader, rows(1), spacing: 4)
    #expect(engine.sectionSpan(0) == (0, 0))
    #expect(engine.sectionSpan(1) == (4, 22))
    #expect(engine.sectionSpan(2) == (26, 66))
  }

  @Test("B37: sections and spaces between them; as wide as the widest group that does not scroll across")
  func contentSize() {
    let wide = section(
      group(.absolute(400), .absolute(40), .filling(.cross), [item(fullWidth, .absolute(40))]), count: 2)
    var across = section(
      group(.absolute(900), .absolute(40), .filling(.cross), [item(fullWidth, .absolute(40))]), count: 2)
    across.orthogonal = OrthogonalDescription()
    #expect(layout(rows(2), across, spacing: 10).contentSize == size(width: 320, height: 130))
    #expect(layout(rows(2), across, wide, spacing: 10).contentSize == size(width: 400, height: 220))
    #expect(layout().contentSize == size(width: 320, height: 0))
  }

  @Test("B38: tied items are numbered from 0 for each kind in layout order; what there is not has no place")
  func numbers() {
    func tie(_ kind: Int) -> TiedItemDescription {
      TiedItemDescription(
        kind: kind, size: CompositionalSize(main: .absolute(4), cross: .absolute(4)),
        containerAnchor: CompositionalAnchor(main: .start, cross: .start))
    }
    let plain = item(.absolute(100), .absolute(40), ties: [tie(1)])
    let column = group(
      .absolute(100), .absolute(40), .filling(.main), [item(fullWidth, .absolute(20), ties: [tie(2)])], ties: [tie(3)])
    let engine = layout(section(row(plain, column), count: 6))
    // A row holds plain, column of two, plain: four items. The second row holds one and one.
    func origin(_ kind: Int, _ number: Int) -> [Double]? {
      let frame = engine.placement(ofTied: kind, number: number, inSection: 0)?.frame
      return frame.map { [$0.crossOrigin, $0.mainOrigin] }
    }
    #expect((0..<4).map { origin(1, $0) } == [[0, 0], [200, 0], [0, 40], nil])
    #expect((0..<4).map { origin(2, $0) } == [[100, 0], [100, 20], [100, 40], nil])
    #expect((0..<3).map { origin(3, $0) } == [[100, 0], [100, 40], nil])
    #expect(origin(4, 0) == nil)
    #expect(origin(1, -1) == nil)
  }

  @Test("B51: decorations cover the whole section, cells stand in front of them; none without a length")
  func decorations() {
    var section = rows(2)
    section.boundaryItems = [boundary(320, 30, .start), boundary(320, 12, .end)]
    section.decorations = [
      DecorationDescription(
        contentInsets: CompositionalInsets(mainStart: 1, mainEnd: 3, crossStart: 2, crossEnd: 4), zIndex: -1)
    ]
    var empty = rows(0)
    empty.decorations = section.decorations
    let engine = layout(section, empty)
    #expect(
      engine.placement(ofDecoration: 0, inSection: 0)
        == CompositionalPlacement(kind: .decoration, path: path(0, 0), frame: box(2, 1, 314, 118), zIndex: -1))
    #expect(engine.placement(ofItemAt: path(0, 0))?.zIndex == 1)
    #expect(engine.placement(ofDecoration: 0, inSection: 1) == nil)
    #expect(engine.placement(ofDecoration: 1, inSection: 0) == nil)
  }
}
