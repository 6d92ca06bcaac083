import Testing
import UIKit

@MainActor @Suite("Updates: what is refused") struct UpdatesValidationTests {
  /// Five items; `change` is made to the model inside the batch, then `operations` are asked for.
  private func reasons(
    _ names: [String] = ["a", "b", "c", "d", "e"], to after: [String],
    _ operations: (UICollectionView) -> Void
  ) -> [String] {
    let fixture = CollectionFixture([names])
    fixture.layOut()
    let raised = UIKitExceptions.recording {
      fixture.view.performBatchUpdates {
        fixture.sections = [after]
        operations(fixture.view)
      }
    }
    #expect(raised.allSatisfy { $0.name == "NSInternalInconsistencyException" })
    return raised.map(\.reason)
  }

  private func expect(_ reasons: [String], _ part: String, location: SourceLocation = #_sourceLocation) {
    #expect(reasons.count == 1, sourceLocation: location)
    #expect(reasons.first?.contains(part) == true, "\(reasons)", sourceLocation: location)
  }

  @Test("C15: item counts that do not add up")
  func itemCounts() {
    let found = reasons(to: ["a", "b", "c"]) { $0.deleteItems(at: [[0, 0]]) }
    expect(
      found,
      "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after "
        + "the update (3) must be equal to the number of items contained in that section before the update (5), plus or "
        + "minus the number of items inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the "
        + "number of items moved into or out of that section (0 moved in, 0 moved out)."
    )
  }

  @Test("C16: section counts that do not add up")
  func sectionCounts() {
    let fixture = CollectionFixture([["a"], ["b"]])
    fixture.layOut()
    let raised = UIKitExceptions.recording {
      fixture.sections.removeLast()
      fixture.view.insertSections([0])
    }
    expect(
      raised.map(\.reason),
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
        + "update (1) must be equal to the number of sections contained in the collection view before the update (2), plus "
        + "or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
    )
  }

  @Test("C17: a delete and a move from one place")
  func deleteAndMove() {
    let found = reasons(to: ["b", "c", "d", "e"]) {
      $0.deleteItems(at: [[0, 0]])
      $0.moveItem(at: [0, 0], to: [0, 1])
    }
    expect(found, "attempt to perform a delete and a move from the same index path (")
  }

  @Test("C18: an insert and a move to one place")
  func insertAndMove() {
    let found = reasons(to: ["b", "c", "d", "e", "a", "x"]) {
      $0.insertItems(at: [[0, 1]])
      $0.moveItem(at: [0, 0], to: [0, 1])
    }
    expect(found, "attempt to perform an insert and a move to the same index path (")
  }

  @Test("C19, C20: a reload and a delete or a move of one item")
  func reloadAndDelete() {
    let deleted = reasons(to: ["b", "c", "d", "e"]) {
      $0.reloadItems(at: [[0, 0]])
      $0.deleteItems(at: [[0, 0]])
    }
    expect(deleted, "attempt to delete and reload the same index path (")
    let moved = reasons(["a", "b", "c", "d"], to: ["d", "a", "b"]) {
      $0.reloadItems(at: [[0, 3]])
      $0.deleteItems(at: [[0, 2]])
      $0.moveItem(at: [0, 3], to: [0, 0])
    }
    expect(moved, "attempt to delete and reload the same index path ({length = 2, path = 0 - 3})")
  }

  @Test("C21: two moves to or from one place")
  func doubleMoves() {
    let to = reasons(to: ["a", "b", "c", "d", "e"]) {
      $0.moveItem(at: [0, 0], to: [0, 2])
      $0.moveItem(at: [0, 1], to: [0, 2])
    }
    expect(to, "more than one move to the same index path")
    let from = reasons(to: ["a", "b", "c", "d", "e"]) {
      $0.moveItem(at: [0, 0], to: [0, 2])
      $0.moveItem(at: [0, 0], to: [0, 1])
    }
    expect(from, "more than one move from the same index path")
  }

  @Test("C22, C26: places that do not exist, counts notwithstanding")
  func outOfRange() {
    expect(
      reasons(to: ["a", "b", "c", "d"]) { $0.deleteItems(at: [[0, 7]]) },
      "attempt to delete item 7 from section 0 which only contains 5 items before the update"
    )
    expect(
      reasons(to: ["a", "b", "c", "d", "e", "f"]) { $0.insertItems(at: [[0, 6]]) },
      "attempt to insert item 6 into section 0, but there are only 6 items in section 0 after the update"
    )
    expect(
      reasons(to: ["a", "b", "c", "d", "e"]) { $0.deleteSections([3]) },
      "attempt to delete section 3, but there are only 1 sections before the update"
    )
  }

  @Test("C23: deleting one item twice deletes it once")
  func doubleDelete() {
    #expect(reasons(to: ["b", "c", "d", "e"]) { $0.deleteItems(at: [[0, 0], [0, 0]]) }.isEmpty)
  }

  @Test("C24: items may move out of a section that goes and into one that comes")
  func movesAcrossSectionChanges() {
    let fixture = CollectionFixture([["a", "b"], ["c"]])
    fixture.layOut()
    let cell = fixture.view.cellForItem(at: [0, 1])
    fixture.view.performBatchUpdates {
      fixture.sections = [["c"], ["b", "x"]]
      fixture.view.deleteSections([0])
      fixture.view.insertSections([1])
      fixture.view.moveItem(at: [0, 1], to: [1, 0])
    }
    #expect(fixture.view.cellForItem(at: [1, 0]) === cell)
    #expect(fixture.shown == ["c", "b", "x"])
  }

  @Test("C9: an insertion before the counts were ever asked for is refused")
  func tooEarly() {
    let fixture = CollectionFixture([["a"]])
    let raised = UIKitExceptions.recording {
      fixture.sections = [["a", "b"]]
      fixture.view.insertItems(at: [[0, 1]])
    }
    expect(raised.map(\.reason), "invalid number of items in section 0")
    let asked = CollectionFixture([["a"]])
    _ = asked.view.numberOfItems(inSection: 0)
    asked.sections = [["a", "b"]]
    asked.view.insertItems(at: [[0, 1]])
    asked.layOut()
    #expect(asked.shown == ["a", "b"])
  }

  @Test("C8: a batch lays out first, so that the counts before it are those of its beginning")
  func layoutFirst() {
    let fixture = CollectionFixture([["a"]])
    fixture.view.performBatchUpdates {
      fixture.sections = [["a", "b"]]
      fixture.view.insertItems(at: [[0, 1]])
    }
    #expect(fixture.shown == ["a", "b"])
  }

  @Test("C27: an update that does not fit is refused, in a window and outside, and never turned into a reload")
  func strict() {
    for window in [nil, UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))] {
      let fixture = CollectionFixture([["a", "b", "c"]])
      window?.addSubview(fixture.view)
      fixture.layOut()
      fixture.heard = ["cellForItem"]
      fixture.calls = []
      let cells = fixture.view.visibleCells
      let raised = UIKitExceptions.recording {
        fixture.view.performBatchUpdates { fixture.view.deleteItems(at: [[0, 0]]) }
      }
      expect(raised.map(\.reason), "Invalid update: invalid number of items in section 0")
      fixture.view.layoutIfNeeded()
      #expect(fixture.calls.isEmpty && fixture.view.visibleCells == cells && fixture.shown == ["a", "b", "c"])
    }
  }
}
