import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference, compositional: tied items and decorations")
struct CompositionalTiedTests {
  private func anchor(
    _ main: CompositionalAnchor.Edge, _ cross: CompositionalAnchor.Edge, points: (x: Double, y: Double) = (0, 0),
    fractions: (x: Double, y: Double) = (0, 0)
  ) -> CompositionalAnchor {
    CompositionalAnchor(
      main: main, cross: cross, absoluteOffset: AxisPoint(main: points.y, cross: points.x),
      fractionalOffset: AxisPoint(main: fractions.y, cross: fractions.x))
  }

  /// Where a tied item of 20 by 20 stands on an item of 44 by 44 at (0, 0).
  private func frame(_ container: CompositionalAnchor, _ own: CompositionalAnchor? = nil) -> AxisRect? {
    let badge = TiedItemDescription(
      kind: 0, size: CompositionalSize(main: .absolute(20), cross: .absolute(20)), containerAnchor: container,
      itemAnchor: own)
    let flow = layout(1, group(.width(1), 44, .row, [item(44, 44, tied: [badge])]))
    return flow.placement(ofTied: 0, number: 0, inSection: 0)?.frame
  }

  @Test("B48: the points named by the edges coincide; without an item anchor they are the same")
  func anchors() {
    #expect(frame(anchor(.start, .start)) == rect(0, 0, 20, 20))
    #expect(frame(anchor(.end, .middle)) == rect(12, 24, 20, 20))
    #expect(frame(anchor(.start, .end), anchor(.middle, .middle)) == rect(34, -10, 20, 20))
  }

  @Test("B48, B49: offsets of both anchors add, in points and in fractions of the tied item's size")
  func offsets() {
    #expect(frame(anchor(.start, .end, fractions: (0.3, -0.3))) == rect(30, -6, 20, 20))
    #expect(frame(anchor(.start, .start, points: (1, 2)), anchor(.start, .start, points: (3, 4))) == rect(4, 6, 20, 20))
    #expect(frame(anchor(.start, .start), anchor(.start, .start, fractions: (0.5, 1))) == rect(10, 20, 20, 20))
  }

  @Test("B49, D13: sized in the slot of what it is tied to; an estimate stays")
  func sizes() {
    let badge = TiedItemDescription(
      kind: 0, size: CompositionalSize(main: .estimated(8), cross: .fractionOfCross(0.5)),
      containerAnchor: anchor(.end, .end))
    let flow = layout(1, group(.width(1), 44, .row, [item(100, 44, insets: insets(0, 0, 4, 10), tied: [badge])]))
    // Half of the slot of 100; at the corner of the frame (0, 0) 90 * 40.
    #expect(flow.placement(ofTied: 0, number: 0, inSection: 0)?.frame == rect(40, 32, 50, 8))
  }

  @Test("B38, B48: items tied to groups and cells are numbered in layout order, a kind at a time")
  func numbers() {
    let square = CompositionalSize(main: .absolute(10), cross: .absolute(10))
    let onItem = TiedItemDescription(kind: 1, size: square, containerAnchor: anchor(.start, .start))
    let onGroup = TiedItemDescription(kind: 2, size: square, containerAnchor: anchor(.end, .end), zIndex: 9)
    let flow = layout(
      5, group(.width(1), 40, .row, [item(.width(0.5), .height(1), tied: [onItem])], tied: [onGroup]))
    #expect(
      (0...5).map { flow.placement(ofTied: 1, number: $0, inSection: 0)?.frame } == [
        rect(0, 0, 10, 10), rect(160, 0, 10, 10), rect(0, 40, 10, 10), rect(160, 40, 10, 10), rect(0, 80, 10, 10), nil,
      ])
    #expect(
      (0...3).map { flow.placement(ofTied: 2, number: $0, inSection: 0)?.frame } == [
        rect(310, 30, 10, 10), rect(310, 70, 10, 10), rect(310, 110, 10, 10), nil,
      ])
    #expect(flow.placement(ofTied: 1, number: 0, inSection: 0)?.zIndex == 1)
    #expect(flow.placement(ofTied: 2, number: 0, inSection: 0)?.zIndex == 9)
  }

  @Test("B51: a decoration lies behind the whole section, boundary items included; cells come before it")
  func decorations() {
    let header = BoundaryItemDescription(
      size: CompositionalSize(main: .absolute(42), cross: .absolute(60)), main: .start)
    let section = CompositionalSection(
      count: 2, group: group(.width(1), 40, .row, [item(.width(1), .height(1))]), boundaryItems: [header],
      decorations: [DecorationDescription(contentInsets: insets(1, 2, 3, 4)), DecorationDescription(zIndex: -1)])
    let flow = layout([section])
    let first = flow.placement(ofDecoration: 0, inSection: 0)
    #expect(first?.frame == rect(2, 1, 314, 118))
    #expect(first?.zIndex == 0)
    #expect(flow.placement(ofDecoration: 1, inSection: 0)?.zIndex == -1)
    #expect(flow.placement(ofItemAt: ItemPath(section: 0, item: 0))?.zIndex == 1)
    #expect(layout(1, section.group).placement(ofItemAt: ItemPath(section: 0, item: 0))?.zIndex == 0)
  }

  @Test("B51: none for a section without size")
  func noDecoration() {
    let section = CompositionalSection(
      count: 0, group: group(.width(1), 40, .row, [item(.width(1), .height(1))]), decorations: [DecorationDescription()]
    )
    #expect(layout([section]).placement(ofDecoration: 0, inSection: 0) == nil)
  }
}
