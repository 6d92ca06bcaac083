import Testing
import UIKit

/// Two fingers that select several items (G16).
@MainActor @Suite struct TouchSweepTests {
  @Test("G16: two fingers ask, turn the mode on, say so, select what they pass, and end; the mode stays on")
  func sweep() {
    TouchFixture.run { scene in
      let fingers = Finger(on: scene.view, count: 2)
      fingers.touchDown(at: scene.middle(1))
      fingers.move(to: scene.middle(2))
      #expect(
        scene.calls == [
          "shouldBegin 1", "didBegin 1", "shouldSelect 1", "didSelect 1", "shouldSelect 2", "didSelect 2",
        ])
      #expect(scene.view.allowsMultipleSelection && !scene.view.isEditing)
      fingers.move(to: scene.middle(7))
      #expect(scene.selected == [1, 2, 3, 4, 5, 6, 7])
      scene.calls = []
      fingers.lift()
      #expect(scene.calls == ["didEnd"])
      #expect(scene.view.allowsMultipleSelection && scene.view.contentOffset == .zero)
    }
  }

  @Test("G16: where several can be selected while editing, the collection view is being edited from then on")
  func editing() {
    TouchFixture.run { scene in
      scene.view.allowsMultipleSelectionDuringEditing = true
      let fingers = Finger(on: scene.view, count: 2)
      fingers.touchDown(at: scene.middle(0))
      fingers.move(to: scene.middle(1))
      fingers.lift()
      #expect(scene.view.isEditing && !scene.view.allowsMultipleSelection && scene.selected == [0, 1])
    }
  }

  @Test("Items that the fingers go back over are as they were, also on the other side of the first")
  func goingBack() {
    TouchFixture.run { scene in
      scene.view.allowsMultipleSelection = true
      _ = scene.tap(9)
      let fingers = Finger(on: scene.view, count: 2)
      fingers.touchDown(at: scene.middle(6))
      fingers.move(to: scene.middle(11))
      #expect(scene.selected == [6, 7, 8, 9, 10, 11])
      fingers.move(to: scene.middle(7))
      #expect(scene.selected == [6, 7, 9])
      fingers.move(to: scene.middle(4))
      #expect(scene.selected == [4, 5, 6, 9])
      fingers.lift()
    }
  }

  @Test("Fingers that begin on a selected item take items out of the selection")
  func deselecting() {
    TouchFixture.run { scene in
      scene.view.allowsMultipleSelection = true
      for item in 0..<4 { _ = scene.tap(item) }
      let fingers = Finger(on: scene.view, count: 2)
      fingers.touchDown(at: scene.middle(1))
      fingers.move(to: scene.middle(2))
      #expect(scene.selected == [0, 3])
    }
  }

  @Test("G16: where the delegate refuses, two fingers scroll; without a delegate's word they need the editing mode")
  func refused() {
    TouchFixture.run { scene in
      scene.mayBeginSweep = false
      let fingers = Finger(on: scene.view, count: 2)
      fingers.touchDown(at: scene.middle(25))
      fingers.move(to: scene.middle(20))
      #expect(scene.view.contentOffset.y == 60 && scene.selected.isEmpty)
      fingers.cancel()
      scene.view.delegate = nil
      fingers.touchDown(at: scene.middle(25))
      fingers.move(to: scene.middle(20))
      #expect(scene.view.contentOffset.y == 120 && scene.selected.isEmpty)
      #expect(!scene.view.allowsMultipleSelection)
    }
  }

  @Test("G16: not where the content scrolls along both axes")
  func bothAxes() {
    TouchFixture.run { scene in
      scene.view.alwaysBounceHorizontal = true
      let fingers = Finger(on: scene.view, count: 2)
      fingers.touchDown(at: scene.middle(25))
      fingers.move(to: scene.middle(20))
      #expect(!scene.calls.contains("shouldBegin 25") && scene.view.contentOffset.y == 60)
    }
  }

  @Test("Two fingers that do not move select nothing")
  func tapWithTwo() {
    TouchFixture.run { scene in
      Finger(on: scene.view, count: 2).tap(at: scene.middle(0))
      #expect(scene.calls.isEmpty && scene.selected.isEmpty)
    }
  }
}
