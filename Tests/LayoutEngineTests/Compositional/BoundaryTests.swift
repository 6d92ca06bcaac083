import LayoutModel
import Testing

@testable import LayoutEngine

/// Boundary items of sections and of the whole content, and items tied to others.
@Suite("Compositional: boundary and tied items")
struct BoundaryTests: CompositionalScene {
  /// Two rows of 40 points with boundary items.
  private func scene(_ items: BoundaryItemDescription..., insets: CompositionalInsets = CompositionalInsets())
    -> CompositionalSection
  {
    var section = section(row(item(.fractionOfCross(1), .absolute(40))), count: 2)
    section.contentInsets = insets
    section.boundaryItems = items
    return section
  }

  private func frame(_ section: CompositionalSection, _ role: Int = 0) -> AxisRect? {
    layout(section).placement(ofBoundary: role, inSection: 0)?.frame
  }

  private let measured = CompositionalInsets(mainStart: 3, mainEnd: 5, crossStart: 4, crossEnd: 6)

  @Test("B39: sized in the section's width, less insets that it follows, and the whole height")
  func sizes() {
    var section = scene()
    section.boundaryItems = [
      BoundaryItemDescription(
        size: CompositionalSize(main: .fractionOfMain(0.1), cross: .fractionOfCross(1)), main: .start)
    ]
    #expect(frame(section) == box(0, 0, 320, 50))
    section.boundaryCrossInsets = measured
    #expect(frame(section) == box(4, 0, 310, 50))
  }

  @Test("B41: a header lies outside the insets, the section grows by it; it is centred, in front of cells")
  func extending() {
    var section = scene(boundary(60, 30, .start), insets: measured)
    #expect(frame(section) == box(130, 0, 60, 30))
    #expect(layout(section).ys() == [33, 73])
    #expect(layout(section).sectionSpan(0) == (0, 118))
    #expect(layout(section).placement(ofBoundary: 0, inSection: 0)?.zIndex == 1)
    section.boundaryCrossInsets = measured
    #expect(frame(section) == box(129, 0, 60, 30))
  }

  @Test("B41a: a section grows by what sticks out after the offset")
  func offset() {
    let section = scene(boundary(60, 30, .start, offset: (5, 7)), insets: measured)
    #expect(layout(section).ys() == [26, 66])
    #expect(frame(section) == box(135, 0, 60, 30))
    var following = section
    following.boundaryCrossInsets = measured
    #expect(frame(following) == box(134, 0, 60, 30))
  }

  @Test("B41b: an item at a side is centred along the section, which does not grow")
  func side() {
    var section = scene(boundary(20, 30, .middle, .start), insets: measured)
    #expect(layout(section).sectionSpan(0) == (0, 88))
    #expect(frame(section) == box(0, 29, 20, 30))
    section.boundaryCrossInsets = measured
    #expect(frame(section) == box(4, 29, 20, 30))
  }

  @Test("B41c, B42: an item that does not extend overlays the section")
  func overlay() {
    let bottom = scene(boundary(60, 30, .end, offset: (-5, -7), extends: false), insets: measured)
    #expect(frame(bottom) == box(125, 51, 60, 30))
    let top = scene(boundary(60, 30, .start, .end, extends: false), insets: measured)
    #expect(frame(top) == box(260, 0, 60, 30))
    #expect(layout(top).sectionSpan(0) == (0, 88))
  }

  @Test("B43: items of one side do not stack; the section grows by the longest")
  func noStacking() {
    let section = scene(
      boundary(60, 30, .start), boundary(60, 10, .start), boundary(60, 7, .end), boundary(60, 5, .end))
    let engine = layout(section)
    let ys = (0..<4).map { engine.placement(ofBoundary: $0, inSection: 0)?.frame.mainOrigin }
    #expect(ys == [0, 20, 110, 110])
    #expect(engine.sectionSpan(0) == (0, 117))
  }

  @Test("B44: a section grows to an item at its side that is longer")
  func longSide() {
    let section = scene(boundary(20, 200, .middle, .end), boundary(60, 10, .end))
    #expect(layout(section).sectionSpan(0) == (0, 200))
    #expect(frame(section) == box(300, 0, 20, 200))
    #expect(frame(section, 1)?.mainOrigin == 190)
    let overlay = scene(boundary(20, 200, .middle, .end, extends: false))
    #expect(layout(overlay).sectionSpan(0) == (0, 80))
    #expect(frame(overlay)?.mainOrigin == -60)
  }

  @Test("B45: a pinned header stops above the footer that extends, a pinned footer stays at the end of the view")
  func pinning() throws {
    var section = section(row(item(.fractionOfCross(1), .absolute(40))), count: 2)
    section.contentInsets = CompositionalInsets(mainStart: 3, mainEnd: 5)
    section.boundaryItems = [boundary(320, 30, .start, pins: true), boundary(320, 20, .end)]
    var engine = layout(section)
    func view(_ start: Double) -> CompositionalView {
      CompositionalView(visibleStart: start, visibleEnd: start + 100, crossStart: 0, crossEnd: 320)
    }
    #expect(engine.sectionSpan(0) == (0, 138))
    let header = try #require(engine.placement(ofBoundary: 0, inSection: 0, pinning: view(100)))
    #expect(header.frame.mainOrigin == 88)
    #expect(header.zIndex == 1_000_000_001)
    #expect(engine.placement(ofBoundary: 0, inSection: 0, pinning: view(50))?.frame.mainOrigin == 50)
    #expect(engine.placement(ofBoundary: 0, inSection: 0, pinning: view(-20))?.frame.mainOrigin == 0)
    let away = try #require(engine.placement(ofBoundary: 0, inSection: 0, pinning: view(300)))
    #expect(away.frame.mainOrigin == 88)
    #expect(away.zIndex == 1)

    section.count = 10
    section.boundaryItems = [boundary(320, 20, .end, pins: true)]
    engine = layout(section)
    let footer = try #require(engine.placement(ofBoundary: 0, inSection: 0, pinning: view(100)))
    #expect(footer.frame == box(0, 180, 320, 20))
    #expect(engine.visible(box(0, 100, 320, 100), view: view(100)).contains(footer))
  }

  @Test("B47: boundary items of the whole content: a header of 30 before the first section, sides in all of it")
  func layoutBoundary() {
    let header = boundary(320, 30, .start)
    let side = BoundaryItemDescription(
      size: CompositionalSize(main: .fractionOfMain(1), cross: .absolute(10)), main: .middle, cross: .end)
    var engine = layout(scene(), boundary: [header])
    #expect(engine.placement(ofLayoutBoundary: 0)?.frame == box(0, 0, 320, 30))
    #expect(engine.ys() == [30, 70])
    #expect(engine.contentSize == size(width: 320, height: 110))
    engine = layout(scene(), boundary: [side])
    #expect(engine.ys() == [0, 40])
    #expect(engine.contentSize == size(width: 320, height: 500))
    #expect(engine.placement(ofLayoutBoundary: 0)?.frame == box(310, 0, 10, 500))
    #expect(engine.placement(ofLayoutBoundary: 1) == nil)
    let wide = section(
      group(.absolute(400), .absolute(40), .filling(.cross), [item(.fractionOfCross(1), .absolute(40))]), count: 1)
    #expect(layout(wide, boundary: [side]).placement(ofLayoutBoundary: 0)?.frame.crossOrigin == 390)
  }

  @Test("D13: boundary items are measured on axes that are estimated")
  func measuring() {
    let estimated = BoundaryItemDescription(
      size: CompositionalSize(main: .estimated(20), cross: .fractionOfCross(1)), main: .start)
    var engine = layout(scene(estimated), scene(), boundary: [estimated])
    let changes = [
      engine.setBoundarySize(size(width: 5, height: 50), role: 0, section: 0),
      engine.setBoundarySize(size(width: 5, height: 50), role: 0, section: 0),
      engine.setLayoutBoundarySize(size(width: 5, height: 30), role: 0),
    ]
    #expect(changes == [true, false, true])
    #expect(engine.placement(ofBoundary: 0, inSection: 0)?.frame == box(0, 30, 320, 50))
    #expect(engine.ys(1) == [160, 200])
    #expect(engine.contentSize == size(width: 320, height: 240))
  }

  // MARK: Tied items

  /// Where a badge of 20 points on an item of 44 stands.
  private func badge(_ container: CompositionalAnchor, _ item: CompositionalAnchor? = nil) -> AxisRect? {
    let tie = TiedItemDescription(
      kind: 1, size: CompositionalSize(main: .absolute(20), cross: .absolute(20)), containerAnchor: container,
      itemAnchor: item)
    let engine = layout(section(row(self.item(.absolute(44), .absolute(44), ties: [tie])), count: 1))
    return engine.placement(ofTied: 1, number: 0, inSection: 0)?.frame
  }

  @Test("B48: the points that both anchors name coincide; where no edge is named it is the middle")
  func anchors() {
    #expect(badge(CompositionalAnchor(main: .middle, cross: .middle)) == box(12, 12, 20, 20))
    #expect(badge(CompositionalAnchor(main: .end, cross: .start)) == box(0, 24, 20, 20))
    #expect(
      badge(CompositionalAnchor(main: .start, cross: .end), CompositionalAnchor(main: .end, cross: .start))
        == box(44, -20, 20, 20))
    #expect(
      badge(
        CompositionalAnchor(main: .start, cross: .start, absoluteOffset: AxisPoint(main: 1, cross: 2)),
        CompositionalAnchor(main: .start, cross: .start, absoluteOffset: AxisPoint(main: 10, cross: 20)))
        == box(22, 11, 20, 20))
  }

  @Test("B49: fractions are of the tied item's own size")
  func fractionalOffset() {
    let anchor = CompositionalAnchor(
      main: .start, cross: .end, fractionalOffset: AxisPoint(main: -0.3, cross: 0.3))
    #expect(badge(anchor) == box(30, -6, 20, 20))
  }

  @Test("B50: tied items lie at 1, cells at 0; their sizes are of the slot, an estimate stays")
  func tiedSizes() throws {
    let tie = TiedItemDescription(
      kind: 1, size: CompositionalSize(main: .estimated(8), cross: .fractionOfCross(0.5)),
      containerAnchor: CompositionalAnchor(main: .start, cross: .start))
    let insets = CompositionalInsets(mainStart: 2, mainEnd: 2, crossStart: 3, crossEnd: 3)
    let engine = layout(section(row(item(.absolute(50), .absolute(40), insets: insets, ties: [tie])), count: 1))
    let placement = try #require(engine.placement(ofTied: 1, number: 0, inSection: 0))
    #expect(placement.frame == box(3, 2, 25, 8))
    #expect(placement.zIndex == 1)
    #expect(engine.placement(ofItemAt: path(0, 0))?.zIndex == 0)
  }
}
