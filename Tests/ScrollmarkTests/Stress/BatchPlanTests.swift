import Testing

@testable import Scrollmark

@Suite("Stress: what a batch means")
struct BatchPlanTests {
  private func plan(_ parts: [Scrollmark.Operation], _ counts: [Int]) -> BatchPlan {
    var model = PlainModel(counts: counts)
    return model.plan(parts)
  }

  @Test("C2: what comes stands at its final index, and the others fill the free places in their old order")
  func finalPlaces() {
    // Items 0 1 2 3. 1 goes, 3 moves to the front, a new item (4) comes to the end of what is there by then.
    let plan = plan(
      [
        Operation(.delete, [1]), Operation(.move, [3, 0, 0]), Operation(.insert, [0, 3, 1]),
      ], [4])
    #expect(plan.after == [[3, 0, 2, 4]])
    #expect(
      plan.calls == [
        .delete(.init(section: 0, item: 1)), .move(.init(section: 0, item: 3), .init(section: 0, item: 0)),
        .insert(.init(section: 0, item: 3)),
      ])
  }

  @Test("C10: deletions of sections name numbers before the batch, insertions and moves numbers after it")
  func sections() {
    // Sections A(0 1) B(2) C(3): A goes, C moves to the front, a new one with two items (4 5) comes to the end.
    let plan = plan(
      [
        Operation(.deleteSection, [0]), Operation(.moveSection, [2, 0]), Operation(.insertSection, [1, 2]),
      ], [2, 1, 1])
    #expect(plan.after == [[3], [2], [4, 5]])
    #expect(plan.calls == [.deleteSection(0), .moveSection(2, 0), .insertSection(2)])
  }

  @Test("C17 to C21: nothing happens twice to one item, so that any list of parts is a batch that holds")
  func noConflicts() {
    let plan = plan(
      [
        Operation(.delete, [0]), Operation(.move, [0, 0, 0]), Operation(.reload, [0]), Operation(.delete, [0]),
        Operation(.deleteSection, [0]),
      ], [1])
    #expect(plan.calls == [.delete(.init(section: 0, item: 0))])
    #expect(plan.after == [[]])
  }

  @Test("Any part of a list of operations is legal: choices are taken modulo what is there")
  func choices() {
    #expect(plan([Operation(.delete, [1_000_003])], [4]).after == [[0, 1, 2]])
    #expect(plan([Operation(.delete, [-1])], [4]).after == [[0, 1, 2]])
    #expect(plan([Operation(.delete, [7])], []).calls == [])
    #expect(plan([Operation(.insert, [])], []).calls == [])
  }

  @Test("C14: a section that is shown anew may have other items, and nothing else happens in it")
  func reloadedSection() {
    let plan = plan([Operation(.reloadSection, [0, 2, 1]), Operation(.insert, [0, 0, 1])], [3])
    // Two of three go, one new comes; there is no other section that the insertion could go to.
    #expect(plan.after == [[0, 3]])
    #expect(plan.calls == [.reloadSection(0)])
  }

  @Test("C6: a block in a block joins the outer one")
  func nested() {
    let inner = Operation(.batch, parts: [Operation(.delete, [0])])
    #expect(plan([inner, Operation(.delete, [1])], [3]).after == [[2]])
  }
}
