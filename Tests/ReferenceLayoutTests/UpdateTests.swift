import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference: changes")
struct UpdateTests {
  /// Sections of full-width items, named by their heights.
  private func layout(_ heights: [[Double]]) -> ReferenceFlowLayout {
    ReferenceFlowLayout(FlowDescription(crossLength: 320, sections: heights.map(section)))
  }

  private func section(_ heights: [Double]) -> FlowSection {
    FlowSection(sizes: .each(heights.map { AxisSize(main: $0, cross: 320) }))
  }

  private func heights(_ layout: ReferenceFlowLayout) -> [[Double]] {
    (0..<layout.sectionCount).map { section in
      (0..<layout.itemCount(inSection: section)).map {
        layout.size(ofItemAt: ItemPath(section: section, item: $0)).main
      }
    }
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  @Test("C1, C2: deletions and origins count before the batch, insertions and destinations after it")
  func items() {
    var flow = layout([[1, 2, 3, 4, 5]])
    var update = CollectionUpdate()
    update.deletedItems = [path(0, 1)]
    update.insertedItems = [InsertedItem(path: path(0, 2), size: AxisSize(main: 9, cross: 320))]
    update.movedItems = [MovedItem(from: path(0, 4), to: path(0, 0))]
    flow.apply(update)
    #expect(heights(flow) == [[5, 1, 9, 3, 4]])
    #expect(flow.frame(ofItemAt: path(0, 3)) == rect(0, 15, 320, 3))
    #expect(flow.contentLength == 22)
  }

  @Test("C2: an item that moves to another section takes its size along")
  func acrossSections() {
    var flow = layout([[1, 2], [3, 4]])
    var update = CollectionUpdate()
    update.movedItems = [MovedItem(from: path(0, 0), to: path(1, 1)), MovedItem(from: path(1, 1), to: path(0, 0))]
    flow.apply(update)
    #expect(heights(flow) == [[4, 2], [3, 1]])
  }

  @Test("C10: sections move with their items, whose own changes name the new section")
  func sections() {
    var flow = layout([[1, 2], [3], [4, 5], [6]])
    var update = CollectionUpdate()
    update.deletedSections = [1]
    update.insertedSections = [InsertedSection(section: 1, description: section([7, 8]))]
    update.movedSections = [MovedSection(from: 3, to: 0)]
    update.deletedItems = [path(2, 0)]
    update.insertedItems = [InsertedItem(path: path(0, 0), size: AxisSize(main: 9, cross: 320))]
    flow.apply(update)
    // Survivors are the old sections 0 and 2; they fill the places 2 and 3.
    #expect(heights(flow) == [[9, 6], [7, 8], [1, 2], [5]])
    #expect(flow.sectionSpan(3) == (33, 38))
  }

  @Test("C25: a move to where the item stands changes nothing; an empty update neither")
  func nothing() {
    var flow = layout([[1, 2, 3]])
    var update = CollectionUpdate()
    update.movedItems = [MovedItem(from: path(0, 1), to: path(0, 1))]
    flow.apply(update)
    flow.apply(CollectionUpdate())
    #expect(heights(flow) == [[1, 2, 3]])
  }

  @Test("A20: a size that changes moves what follows it")
  func setSize() {
    var flow = layout([[10, 20], [30]])
    flow.setSize(AxisSize(main: 15, cross: 320), ofItemAt: path(0, 0))
    #expect(flow.frame(ofItemAt: path(0, 1)) == rect(0, 15, 320, 20))
    #expect(flow.frame(ofItemAt: path(1, 0)) == rect(0, 35, 320, 30))
  }

  @Test("A21: metrics and whole sections can be replaced")
  func replace() {
    var flow = layout([[10], [20]])
    flow.setMetrics(FlowMetrics(headerLength: 5, mainEndInset: 2), ofSection: 0)
    #expect(flow.sectionSpan(1) == (17, 37))
    flow.replaceSection(0, with: FlowSection(sizes: .uniform(AxisSize(main: 7, cross: 320), count: 3)))
    #expect(heights(flow) == [[7, 7, 7], [20]])
    #expect(flow.sectionSpan(1) == (21, 41))
  }
}
