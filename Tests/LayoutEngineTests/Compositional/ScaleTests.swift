import LayoutModel
import Testing

@testable import LayoutEngine

/// What is computed and kept when there is a lot of it.
@Suite("Compositional: scale")
struct ScaleTests: CompositionalScene {
  private let many = 1_000_000

  private func rows(_ count: Int) -> CompositionalSection {
    section(
      group(.fractionOfCross(1), .estimated(44), .filling(.cross), [item(.fractionOfCross(1), .estimated(44))]),
      count: count)
  }

  /// Rows of three items whose heights can be measured.
  private func grid(_ count: Int) -> CompositionalSection {
    section(
      group(.fractionOfCross(1), .estimated(44), .counted(.cross, 3), [item(.absolute(1), .estimated(44))]),
      count: count)
  }

  @Test("Sections of one description share plan and groups until something in one of them is measured")
  func sharing() throws {
    let sections = Array(repeating: rows(100), count: 1_000)
    var engine = CompositionalLayoutEngine(
      CompositionalDescription(container: size(width: 320, height: 500), sections: sections))
    let plan = engine.sections[0].plan
    #expect(engine.sections.allSatisfy { $0.plan === plan })
    let moved = engine.setSize(size(height: 60), ofItemAt: path(500, 7))
    #expect(moved)
    #expect(engine.sections[500].plan === plan)
    #expect(engine.sections[500].body[0].repeated?.lengths != nil)
    #expect(engine.sections[501].body[0].repeated?.lengths == nil)
    #expect(engine.sectionSpan(999) == (4_395_616, 4_400_016))
    #expect(engine.invariantViolations().isEmpty)
  }

  @Test("A million items that are not measured are kept as one length; measuring one adds a leaf and not more")
  func listOfEstimates() {
    var engine = layout(rows(many))
    #expect(engine.sections[0].body[0].repeated?.lengths == nil)
    #expect(engine.contentSize.main == 44_000_000)
    _ = engine.setSize(size(height: 50), ofItemAt: path(0, 500_000))
    #expect(engine.sections[0].body[0].repeated?.lengths?.rope.leaves.count == 3)
    #expect(engine.frame(ofItemAt: path(0, many - 1)) == box(0, 43_999_962, 320, 44))
    #expect(engine.items(in: box(0, 22_000_000, 320, 60)) == [500_000, 500_001])
  }

  @Test("Measuring in a grid of a million solves one group, and keeps one page of what was measured")
  func gridOfEstimates() throws {
    var engine = layout(grid(many))
    _ = engine.setSize(size(height: 60), ofItemAt: path(0, 300_001))
    let groups = try #require(engine.sections[0].body[0].repeated)
    #expect(groups.solvedCount == 1)
    #expect(groups.solved.pages.filter { !$0.isEmpty }.count == 1)
    #expect(groups.measured.pages.filter { !$0.isEmpty }.count == 1)
    #expect(engine.ys()[300_003] == 4_400_060)
  }

  @Test("A batch in a list of a million is one merge: as many leaves as before and those around it")
  func batch() {
    var engine = layout(rows(many))
    _ = engine.setSize(size(height: 50), ofItemAt: path(0, 500_000))
    var update = CompositionalUpdate(sections: [rows(many + 1)])
    update.insertedItems = [path(0, 10)]
    engine.apply(update)
    #expect(engine.sections[0].body[0].repeated?.lengths?.rope.leaves.count ?? .max <= 6)
    #expect(engine.frame(ofItemAt: path(0, 500_001)) == box(0, 22_000_044, 320, 50))
    #expect(engine.invariantViolations().isEmpty)
  }

  @Test("B56: the window of a row of a million groups is found by search")
  func orthogonal() {
    var section = section(
      group(.absolute(100), .absolute(40), .filling(.cross), [item(.fractionOfCross(1), .absolute(40))]), count: many)
    section.orthogonal = OrthogonalDescription()
    var engine = layout(section)
    engine.setOrthogonalOffset(50_000_050, inSection: 0)
    #expect(engine.items(in: box(0, 0, 320, 40)) == [500_000, 500_001, 500_002, 500_003])
  }

  @Test("B32: of a custom group of all items only those near the rectangle are looked at")
  func largeGroup() throws {
    let count = 10_000
    // Two columns of items of 10 to 19 points, each item in the shorter.
    var ends = [0.0, 0]
    let frames = (0..<count).map { item in
      let column = ends[0] <= ends[1] ? 0 : 1
      let frame = box(Double(column) * 160, ends[column], 160, Double(10 + item % 10))
      ends[column] += Double(10 + item % 10)
      return CustomItemFrame(frame: frame)
    }
    let whole = group(.fractionOfCross(1), .absolute(100_000), .custom(frames), [])
    let engine = layout(section(whole, count: count))
    let rect = box(100, 50_000, 50, 300)
    let wanted = frames.indices.filter { frames[$0].frame.overlaps(rect) }
    #expect(engine.items(in: rect) == wanted)
    let index = try #require(engine.sections[0].plan.template.index)
    var looked = 0
    index.forEach(in: rect) { _ in looked += 1 }
    #expect(looked < wanted.count * 2 + 64)
  }

  @Test("A tag cloud breaks again only from the changed tag to the first line that starts as before")
  func tags() throws {
    let cloud = section(
      group(.fractionOfCross(1), .estimated(30), .filling(.cross), [item(.estimated(80), .estimated(30))]), count: 400)
    var engine = layout(cloud)
    #expect(engine.groupCount(inSection: 0) == 100)
    // The sixth tag takes the room of two: the lines from the second on start one tag earlier, until one line has a narrow tag.
    _ = engine.setSize(size(width: 160, height: 30), ofItemAt: path(0, 5))
    #expect(engine.frame(ofItemAt: path(0, 6)) == box(240, 30, 80, 30))
    #expect(engine.frame(ofItemAt: path(0, 7)) == box(0, 60, 80, 30))
    _ = engine.setSize(size(width: 0, height: 30), ofItemAt: path(0, 9))
    #expect(engine.frame(ofItemAt: path(0, 11)) == box(240, 60, 80, 30))
    #expect(engine.frame(ofItemAt: path(0, 12)) == box(0, 90, 80, 30))
    #expect(engine.groupCount(inSection: 0) == 100)
    #expect(engine.invariantViolations().isEmpty)
  }
}
