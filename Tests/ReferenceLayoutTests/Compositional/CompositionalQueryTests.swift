import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference, compositional: what is in a rectangle")
struct CompositionalQueryTests {
  private let section = CompositionalSection(
    count: 4, group: group(.width(1), 50, .row, [item(.width(0.5), .height(1))]),
    decorations: [DecorationDescription(contentInsets: insets(10, 10, 10, 10))])

  /// What is found: items by number, decorations by -1 less their section.
  private func found(_ flow: ReferenceCompositionalLayout, in rect: AxisRect, view: ReferenceView? = nil) -> Set<Int> {
    let all = flow.visible(in: rect, view: view)
    let names = all.map { $0.kind == .decoration ? -1 - $0.path.section : $0.path.section * 100 + $0.path.item }
    #expect(Set(names).count == names.count)
    return Set(names)
  }

  @Test("B53, P1: an edge in common is not enough for cells")
  func edges() {
    let flow = layout([section])
    #expect(found(flow, in: rect(0, 0, 320, 50)) == [0, 1, -1])
    #expect(found(flow, in: rect(160, 49, 5, 2)) == [1, 3, -1])
    #expect(found(flow, in: rect(0, 0, 320, 568)) == [0, 1, 2, 3, -1])
  }

  @Test("B53: an empty rectangle yields only decorations, also where a section merely touches it")
  func touching() {
    let flow = layout([section, section])
    #expect(found(flow, in: rect(5, 5, 0, 0)) == [-1])
    #expect(found(flow, in: rect(5, 100, 0, 0)) == [-1, -2])
    #expect(found(flow, in: rect(0, 50, 320, 50)) == [2, 3, -1, -2])
  }

  @Test("B53: nothing outside of the content")
  func outside() {
    let flow = layout([section])
    #expect(found(flow, in: rect(0, 101, 320, 50)) == [])
    #expect(found(flow, in: rect(-50, 0, 40, 50)) == [])
    #expect(found(flow, in: rect(-50, 0, 60, 50)) == [0, -1])
  }

  @Test("B54: an item that sticks out of its group is found by the group's area only")
  func stickingOut() {
    // Items of 60 in groups of 30 * 40: each sticks out by 30 to the right.
    let flow = layout(2, group(30, 40, .column, [item(60, 40)]))
    #expect(flow.frames() == [rect(0, 0, 60, 40), rect(0, 40, 60, 40)])
    #expect(found(flow, in: rect(29, 0, 10, 40)) == [0])
    #expect(found(flow, in: rect(30, 0, 10, 40)) == [])
    let outside = [CustomItemFrame(frame: rect(0, 100, 10, 10)), CustomItemFrame(frame: rect(0, 0, 10, 10))]
    let custom = layout(4, group(.width(1), 50, .custom(outside), []))
    #expect(custom.frames()[0] == rect(0, 100, 10, 10))
    #expect(found(custom, in: rect(0, 0, 320, 568)) == [1, 3])
  }

  @Test("B55: sections without size return nothing")
  func noSize() {
    var empty = section
    empty.count = 0
    #expect(found(layout([empty, section, empty]), in: rect(0, 0, 320, 568)) == [100, 101, 102, 103, -2])
  }

  @Test("P1: what has no area is not found")
  func noArea() {
    #expect(found(layout(3, group(.width(1), 20, .row, [item(.width(1), 0)])), in: rect(0, 0, 320, 60)) == [])
  }

  @Test("B45, B53: a pinned item is found where it is pinned")
  func pinned() {
    let header = BoundaryItemDescription(
      size: CompositionalSize(main: .absolute(10), cross: .fractionOfCross(1)), main: .start, pins: true)
    var section = section
    section.boundaryItems = [header]
    section.decorations = []
    let kinds = layout([section]).visible(in: rect(0, 60, 320, 20), view: view(60, 80)).filter { $0.kind == .boundary }
    #expect(kinds.map(\.frame) == [rect(0, 60, 320, 10)])
    #expect(layout([section]).visible(in: rect(0, 60, 320, 20)).allSatisfy { $0.kind == .item })
  }
}
