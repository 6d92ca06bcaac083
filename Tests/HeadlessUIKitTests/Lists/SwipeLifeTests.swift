import Testing
import UIKit

@testable import HeadlessUIKit

/// What becomes of an open swipe when other things happen.
@MainActor @Suite struct SwipeLifeTests {
  @Test("B73: an insertion above keeps the swipe with its item, and the action knows the item")
  func insertionAbove() {
    let scene = SwipeStage()
    scene.run {
      scene.swipe(2, by: -60)
      let cell = scene.stage.row(2)
      scene.stage.sections[0].insert("new", at: 0)
      scene.stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      #expect(scene.stage.row(3) === cell && scene.isOpen(3) && !scene.isOpen(2))
      #expect(scene.actions(3) == ["a 246.0 74.0"])
      scene.stage.finger.tap(at: scene.stage.point(3, x: 283))
      #expect(scene.done == ["a"] && !scene.isOpen(3))
    }
  }

  @Test("B73: an insertion above while the finger drags goes on with the same item")
  func insertionWhileDragging() {
    let scene = SwipeStage()
    scene.run {
      scene.stage.pull(2, by: -40)
      scene.stage.sections[0].insert("new", at: 0)
      scene.stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      scene.stage.finger.move(to: scene.stage.point(2, x: 240))
      scene.stage.clock.advance(by: 0.2)
      scene.stage.finger.lift()
      #expect(scene.isOpen(3) && !scene.isOpen(2))
    }
  }

  @Test("Deleting the item while the finger drags ends the swipe, and the finger does nothing more")
  func deletionWhileDragging() {
    let scene = SwipeStage()
    scene.run {
      scene.stage.pull(2, by: -40)
      scene.stage.sections[0].remove(at: 2)
      scene.stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      scene.stage.finger.move(to: CGPoint(x: 10, y: 110))
      scene.stage.finger.lift()
      #expect(scene.done.isEmpty && scene.stage.view.visibleCells.allSatisfy { !$0.configurationState.isSwiped })
    }
  }

  @Test("A scroll closes it")
  func scroll() {
    let scene = SwipeStage(rows: 100)
    scene.run {
      scene.swipe(2, by: -60)
      let start = scene.stage.point(2, x: 100)
      scene.stage.finger.touchDown(at: start)
      #expect(scene.isOpen(2))
      scene.stage.finger.move(to: CGPoint(x: start.x, y: start.y - 30))
      #expect(!scene.isOpen(2) && scene.stage.view.contentOffset.y == 30)
    }
  }

  @Test("A touch elsewhere in the list closes it and does nothing more")
  func elsewhere() {
    let scene = SwipeStage()
    scene.run {
      scene.swipe(2, by: -60)
      scene.stage.calls = []
      scene.stage.finger.touchDown(at: scene.stage.point(4))
      #expect(!scene.isOpen(2))
      scene.stage.finger.lift()
      #expect(scene.stage.calls.isEmpty)
      scene.stage.finger.tap(at: scene.stage.point(4))
      #expect(scene.stage.calls == ["highlight 4", "select 4"])
    }
  }

  @Test("A tap on the row's own content closes it and selects nothing")
  func onContent() {
    let scene = SwipeStage()
    scene.run {
      scene.swipe(2, by: -60)
      scene.stage.calls = []
      scene.stage.finger.touchDown(at: scene.stage.point(2, x: 100))
      #expect(scene.isOpen(2))
      scene.stage.finger.lift()
      #expect(!scene.isOpen(2) && scene.stage.calls.isEmpty)
    }
  }

  @Test("Swiping another row closes it")
  func another() {
    let scene = SwipeStage()
    scene.run {
      scene.swipe(2, by: -60)
      scene.swipe(4, by: -60)
      #expect(!scene.isOpen(2) && scene.isOpen(4))
    }
  }

  @Test("Editing closes it, and no row is swiped while it is edited")
  func editing() {
    let scene = SwipeStage()
    scene.run {
      scene.swipe(2, by: -60)
      scene.stage.view.isEditing = true
      #expect(!scene.isOpen(2))
      scene.asked = []
      scene.swipe(2, by: -60)
      #expect(!scene.isOpen(2) && scene.asked.isEmpty)
    }
  }

  @Test("A reload of the data or of the item closes it", arguments: [true, false])
  func reload(_ all: Bool) {
    let scene = SwipeStage()
    scene.run {
      scene.swipe(2, by: -60)
      let cell = scene.stage.row(2)
      if all {
        scene.stage.view.reloadData()
      } else {
        scene.stage.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
      }
      scene.stage.layOut()
      #expect(cell.swipe == nil && !cell.configurationState.isSwiped && !scene.isOpen(2))
    }
  }

  @Test("Reconfiguring the item keeps it")
  func reconfigure() {
    let scene = SwipeStage()
    scene.run {
      scene.swipe(2, by: -60)
      scene.stage.view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
      scene.stage.layOut()
      #expect(scene.isOpen(2))
    }
  }

  @Test("A row that leaves the screen closes, and its cell is used again without a swipe")
  func leavesScreen() {
    let scene = SwipeStage(rows: 100)
    scene.run {
      scene.swipe(2, by: -60)
      scene.stage.view.contentOffset.y = 2_000
      scene.stage.layOut()
      #expect(scene.stage.view.lists.swipedCell == nil)
      #expect(scene.stage.view.visibleCells.allSatisfy { $0.swipe == nil && $0.contentView.frame.minX == 0 })
      scene.stage.view.contentOffset.y = 0
      scene.stage.layOut()
      #expect(!scene.isOpen(2))
    }
  }

  @Test("The cell's configuration follows: it is swiped from the first move until it closes")
  func state() {
    let scene = SwipeStage()
    var states: [Bool] = []
    scene.stage.configure = { cell, name in
      cell.configurationUpdateHandler = name == "1" ? { _, state in states.append(state.isSwiped) } : nil
    }
    scene.run {
      #expect(states == [false])
      scene.stage.pull(1, by: -60)
      scene.stage.view.layoutIfNeeded()
      scene.stage.finger.lift()
      scene.stage.view.layoutIfNeeded()
      scene.stage.finger.tap(at: scene.stage.point(1, x: 100))
      scene.stage.view.layoutIfNeeded()
      #expect(states == [false, true, false])
    }
  }
}
