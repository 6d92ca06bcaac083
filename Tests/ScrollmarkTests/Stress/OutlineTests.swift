import Testing

@testable import Scrollmark

@Suite("Stress: trees of plain lists")
struct OutlineTests {
  /// The tree 1 { 3 { 4 } }, 2 with 1 expanded.
  private var tree: Outline {
    var tree = Outline([1, 2])
    tree.append([3], below: 1)
    tree.append([4], below: 3)
    tree.setExpanded(true, 1)
    return tree
  }

  @Test("E37: what is below an item is shown where that and all above it are expanded")
  func visible() {
    var tree = tree
    #expect(tree.visible == [1, 3, 2])
    tree.setExpanded(true, 3)
    #expect(tree.visible == [1, 3, 4, 2])
    tree.setExpanded(false, 1)
    #expect(tree.visible == [1, 2])
    tree.setExpanded(true, 1)
    #expect(tree.visible == [1, 3, 4, 2])
  }

  @Test("E34: beside an item is at its level, after all that is below it")
  func beside() {
    var tree = tree
    tree.insert([5], beside: 1, after: true)
    tree.insert([6], beside: 3, after: false)
    #expect(tree.entries.map(\.item) == [1, 6, 3, 4, 5, 2])
    #expect(tree.entries.map(\.level) == [0, 1, 1, 2, 0, 0])
  }

  @Test("E35, E40: what is below an item goes with it, or makes room")
  func deletes() {
    var tree = tree
    tree.replaceChildren(of: 1, with: [7, 8])
    #expect(tree.visible == [1, 7, 8, 2])
    tree.delete(1)
    #expect(tree.entries.map(\.item) == [2])
  }

  @Test(
    "E42, E44: a tree shows what is visible in it, takes items from other sections, and is forgotten once overridden")
  func sections() {
    var model = PlainModel(counts: [2, 2])
    var tree = Outline(model.sections[0])
    tree.append([2])
    model.replace(section: model.sectionNames[0], with: tree)
    #expect(model.sections == [[0, 1, 2], [3]])
    #expect(model.outlines[model.sectionNames[0]] == tree)
    model.replace(sections: [[1, 0, 2], [3]], names: model.sectionNames)
    #expect(model.outlines.isEmpty)
  }
}
