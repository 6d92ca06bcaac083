import LayoutModel
import Testing

@testable import LayoutEngine

/// What is in a rectangle, and sections that scroll across.
@Suite("Compositional: queries and orthogonal sections")
struct QueryTests: CompositionalScene {
  private func rows(_ count: Int) -> CompositionalSection {
    section(row(item(.fractionOfCross(1), .absolute(40))), count: count)
  }

  @Test("B53, P1: sharing an edge does not count; nothing outside the content")
  func touching() {
    let engine = layout(rows(4))
    #expect(engine.items(in: box(0, 0, 320, 40)) == [0])
    #expect(engine.items(in: box(0, 39, 320, 2)) == [0, 1])
    #expect(engine.items(in: box(-100, -100, 1000, 1000)) == [0, 1, 2, 3])
    #expect(engine.visible(box(0, 161, 320, 40)).isEmpty)
    #expect(engine.visible(box(0, -40, 320, 40)).isEmpty)
    #expect(engine.visible(box(0, 20, 320, 0)).isEmpty)
  }

  @Test("B53: decorations are there if the section touches the rectangle, an empty one too")
  func decorations() {
    var section = rows(2)
    section.decorations = [DecorationDescription()]
    let engine = layout(section, section)
    func kinds(_ rect: AxisRect) -> [Int] {
      engine.visible(rect).filter { $0.kind == .decoration }.map(\.path.section)
    }
    #expect(kinds(box(0, 0, 320, 80)) == [0, 1])
    #expect(kinds(box(0, 0, 320, 79)) == [0])
    #expect(kinds(box(0, 90, 0, 0)) == [1])
    #expect(kinds(box(0, 200, 320, 10)).isEmpty)
    #expect(engine.visible(box(0, 90, 0, 0)).count == 1)
  }

  @Test("B11, B53: a header that rounding moves into the rectangle is there")
  func roundedHeader() {
    var second = rows(1)
    second.boundaryItems = [boundary(320, 20, .start)]
    // It would stand at 10.4, which is after the rectangle; on a pixel it stands at 10.
    let engine = layout(section(row(height: 10.4, item(.fractionOfCross(1), .absolute(10.4))), count: 1), second)
    let found = engine.visible(box(0, 0, 320, 10.2))
    #expect(found.map(\.kind) == [.item, .boundary])
    #expect(found.last?.frame == box(0, 10, 320, 20))
    #expect(engine.visible(box(0, 0, 320, 10)).map(\.kind) == [.item])
  }

  @Test(
    "B54: what sticks out of its group is there by the group's area; what lies outside never is, though it has a frame")
  func groupArea() {
    let frames = [box(0, 30, 50, 30), box(60, 50, 50, 20)].map { CustomItemFrame(frame: $0) }
    let engine = layout(section(group(.absolute(200), .absolute(40), .custom(frames), []), count: 2), rows(2))
    #expect(engine.items(in: box(0, 30, 320, 10)) == [0])
    #expect(!engine.visible(box(0, 41, 320, 10)).contains { $0.path.section == 0 })
    #expect(!engine.visible(box(0, 0, 320, 500)).contains { $0.path == path(0, 1) })
    #expect(engine.frame(ofItemAt: path(0, 1)) == box(60, 50, 50, 20))
  }

  @Test("B15, B54: a group that insets push out of its row is there where it stands, also where that scrolls across")
  func pushedOut() {
    let insets = CompositionalInsets(mainStart: 10, mainEnd: 3)
    var pushed = section(
      group(.absolute(100), .absolute(2), .filling(.cross), [item(.absolute(50), .absolute(60))], insets: insets),
      count: 1)
    for orthogonal in [nil, OrthogonalDescription()] {
      pushed.orthogonal = orthogonal
      let engine = layout(pushed, rows(2))
      // Insets of 13 leave 11 points of 2, from 10 on.
      #expect(engine.frame(ofItemAt: path(0, 0)) == box(0, 10, 50, 60))
      #expect(engine.visible(box(0, 20, 320, 5)).contains { $0.path == path(0, 0) })
      #expect(!engine.visible(box(0, 21, 320, 5)).contains { $0.path == path(0, 0) })
    }
  }

  @Test("B55: sections without a length return nothing")
  func noLength() {
    var empty = rows(0)
    empty.decorations = [DecorationDescription()]
    #expect(!layout(empty, rows(1), empty).visible(box(0, 0, 320, 40)).contains { $0.path.section != 1 })
  }

  // MARK: Sections that scroll across

  /// Groups of 100 x 50 points, 10 apart, in a row.
  private func carousel(_ count: Int, isCentered: Bool = false) -> CompositionalSection {
    let card = group(
      .absolute(100), .absolute(50), .filling(.cross), [item(.fractionOfCross(1), .fractionOfMain(1))])
    var section = section(card, count: count, spacing: 10)
    section.orthogonal = OrthogonalDescription(isCentered: isCentered)
    return section
  }

  @Test("B56: groups in a row; the section is as tall as that; boundary items do not scroll")
  func row() {
    var section = carousel(5)
    section.boundaryItems = [boundary(320, 30, .start)]
    var engine = layout(section, rows(1))
    #expect(engine.frames() == [0.0, 110, 220, 330, 440].map { box($0, 30, 100, 50) })
    #expect(engine.sectionSpan(0) == (0, 80))
    engine.setOrthogonalOffset(150, inSection: 0)
    #expect(engine.xs() == [-150, -40, 70, 180, 290])
    #expect(engine.items(in: box(0, 30, 320, 50)) == [1, 2, 3, 4])
    #expect(engine.placement(ofBoundary: 0, inSection: 0)?.frame == box(0, 0, 320, 30))
  }

  @Test("B56: a row is as tall as its tallest group")
  func estimatedRow() {
    let card = group(.absolute(100), .estimated(50), .filling(.cross), [item(.fractionOfCross(1), .estimated(50))])
    var section = section(card, count: 3)
    section.orthogonal = OrthogonalDescription()
    var engine = layout(section, rows(1))
    let grown = engine.setSize(size(height: 80), ofItemAt: path(0, 1))
    #expect(grown)
    #expect(engine.sectionSpan(0) == (0, 80))
    #expect(engine.frames() == [box(0, 0, 100, 50), box(100, 0, 100, 80), box(200, 0, 100, 50)])
    let shrunk = engine.setSize(size(height: 20), ofItemAt: path(0, 1))
    #expect(shrunk)
    #expect(engine.sectionSpan(0) == (0, 50))
  }

  @Test("B57: the viewport is what insets leave; a row that fits does not scroll")
  func extent() {
    var section = carousel(5)
    section.contentInsets = CompositionalInsets(crossStart: 15, crossEnd: 5)
    let engine = layout(section, carousel(2))
    #expect(engine.orthogonalExtent(inSection: 0) == (15, 300, 540))
    #expect(engine.orthogonalRange(inSection: 0) == 0...240)
    #expect(engine.orthogonalRange(inSection: 1) == 0...0)
    #expect(engine.groupCount(inSection: 0) == 5)
  }

  @Test("B58: groups rest at their leading edge, as far as the row can be scrolled")
  func rests() {
    let engine = layout(carousel(5))
    #expect((0..<5).map { engine.restOffset(ofGroup: $0, inSection: 0) } == [0, 110, 220, 220, 220])
    #expect(engine.restOffset(nearest: 54, inSection: 0) == 0)
    #expect(engine.restOffset(nearest: 56, inSection: 0) == 110)
    #expect(engine.restOffset(nearest: 1_000, inSection: 0) == 220)
    #expect(engine.restOffset(nearest: -50, inSection: 0) == 0)
    #expect(engine.groupIndex(nearest: 111, inSection: 0) == 1)
  }

  @Test("B58: centred groups get room at the ends: asked for 0, the first rests at a negative offset")
  func centredRests() {
    let engine = layout(carousel(5, isCentered: true))
    #expect((0..<5).map { engine.restOffset(ofGroup: $0, inSection: 0) } == [-110, 0, 110, 220, 330])
    #expect(engine.restOffset(nearest: -60, inSection: 0) == -110)
    #expect(engine.orthogonalRange(inSection: 0) == -110...330)
    #expect(layout(carousel(0)).restOffset(nearest: 5, inSection: 0) == 0)
  }

  @Test("B62: an offset changes no length, and is stored as given")
  func offset() {
    var engine = layout(carousel(5))
    let before = engine.contentSize
    engine.setOrthogonalOffset(-33, inSection: 0)
    #expect(engine.orthogonalOffset(inSection: 0) == -33)
    #expect(engine.contentSize == before)
    #expect(engine.xs() == [33, 143, 253, 363, 473])
  }
}
