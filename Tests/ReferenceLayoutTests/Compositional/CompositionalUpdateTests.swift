import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference, compositional: changes")
struct CompositionalUpdateTests {
  private func list(_ count: Int) -> CompositionalSection {
    CompositionalSection(
      count: count, group: group(.width(1), .estimated(10), .column, [item(.width(1), .estimated(10))]))
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private func heights(_ flow: ReferenceCompositionalLayout) -> [[Double]] {
    (0..<flow.sectionCount).map { flow.frames($0).map(\.mainLength) }
  }

  /// Lists whose items are measured with these heights; 0 stands for one that is not.
  private func measured(_ heights: [[Double]]) -> ReferenceCompositionalLayout {
    var flow = layout(heights.map { list($0.count) })
    for (section, heights) in heights.enumerated() {
      for (item, height) in heights.enumerated() where height > 0 { flow.measure(section, item, 320, height) }
    }
    return flow
  }

  @Test("C1, C2: measured lengths stay with their items; what comes is not measured")
  func items() {
    var flow = measured([[1, 2, 3, 4, 5]])
    var update = CompositionalUpdate(sections: [list(5)])
    update.deletedItems = [path(0, 1)]
    update.insertedItems = [path(0, 2)]
    update.movedItems = [MovedItem(from: path(0, 4), to: path(0, 0))]
    update.unmeasuredItems = [path(0, 4)]
    flow.apply(update)
    #expect(heights(flow) == [[5, 1, 10, 3, 10]])
  }

  @Test("C2: from one section to another")
  func acrossSections() {
    var flow = measured([[1, 2], [3, 4]])
    var update = CompositionalUpdate(sections: [list(1), list(3)])
    update.movedItems = [MovedItem(from: path(0, 0), to: path(1, 1))]
    flow.apply(update)
    #expect(heights(flow) == [[2], [3, 1, 4]])
  }

  @Test("C10: sections move with what is known of them")
  func sections() {
    var flow = measured([[1, 2], [3], [4, 5], [6]])
    flow.setOrthogonalOffset(7, inSection: 3)
    var update = CompositionalUpdate(sections: [list(2), list(2), list(2), list(1)])
    update.deletedSections = [1]
    update.insertedSections = [1]
    update.movedSections = [MovedSection(from: 3, to: 0)]
    update.deletedItems = [path(2, 0)]
    update.insertedItems = [path(0, 0)]
    flow.apply(update)
    #expect(heights(flow) == [[10, 6], [10, 10], [1, 2], [5]])
    #expect((0..<4).map { flow.orthogonalOffset(inSection: $0) } == [7, 0, 0, 0])
  }

  @Test("D13: measured boundary items stay with their section")
  func boundaries() {
    let header = BoundaryItemDescription(
      size: CompositionalSize(main: .estimated(5), cross: .fractionOfCross(1)), main: .start)
    var section = list(1)
    section.boundaryItems = [header]
    var flow = layout([section, section])
    flow.setBoundarySize(AxisSize(main: 20, cross: 320), role: 0, section: 1)
    var update = CompositionalUpdate(sections: [section, section, section])
    update.insertedSections = [0]
    flow.apply(update)
    #expect((0..<3).map { flow.boundaryFrame(0, $0)?.mainLength } == [5, 5, 20])
  }

  @Test("C2: a section that is replaced is not measured any more")
  func replacing() {
    var flow = measured([[1], [2]])
    flow.replaceSection(0, with: list(2))
    #expect(heights(flow) == [[10, 10], [2]])
    #expect(flow.sectionSpan(1) == (20, 22))
  }
}
