import Testing
import UIKit

@MainActor @Suite("Updates: places") struct UpdatesTests {
  private func list(_ names: [String]) -> CollectionFixture {
    let fixture = CollectionFixture([names], width: 100, height: 400)
    fixture.flow.itemSize = CGSize(width: 100, height: 20)
    fixture.flow.minimumLineSpacing = 0
    fixture.layOut()
    return fixture
  }

  @Test("C1, C2: deletes name places before, inserts and moves to name places after")
  func mixedBatch() {
    let fixture = list(["a", "b", "c", "d", "e"])
    let moved = fixture.view.cellForItem(at: [0, 4])
    fixture.view.performBatchUpdates {
      fixture.sections = [["x", "e", "b", "c"]]
      fixture.view.insertItems(at: [[0, 0]])
      fixture.view.moveItem(at: [0, 4], to: [0, 1])
      fixture.view.deleteItems(at: [[0, 0], [0, 3]])
    }
    #expect(fixture.shown == ["x", "e", "b", "c"])
    #expect(fixture.view.cellForItem(at: [0, 1]) === moved)
    #expect(fixture.view.contentSize.height == 80)
  }

  @Test("C15: a count that does not add up is refused and nothing changes")
  func countMismatch() {
    let fixture = list(["a", "b"])
    let raised = UIKitExceptions.recording { fixture.view.insertItems(at: [[0, 0]]) }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("invalid number of items in section 0") == true)
    #expect(fixture.shown == ["a", "b"])
  }
}
