import Testing
import UIKit

/// What taps do to the selection.
@MainActor @Suite struct TouchSelectionTests {
  @Test("G1: a touch highlights, the lift selects, and the highlight ends last")
  func sequence() {
    TouchFixture.run { scene in
      scene.finger.touchDown(at: scene.middle(0))
      scene.clock.advance(by: 0.2)
      #expect(scene.calls == ["shouldHighlight 0", "didHighlight 0"])
      #expect(scene.cell(0)?.isHighlighted == true && scene.cell(0)?.isSelected == false)
      scene.calls = []
      scene.finger.lift()
      #expect(scene.calls == ["shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
      #expect(scene.cell(0)?.isHighlighted == false && scene.cell(0)?.isSelected == true)
      #expect(scene.selected == [0])
    }
  }

  @Test("G1: a tap that is shorter than the delay makes the same calls")
  func shortTap() {
    TouchFixture.run { scene in
      #expect(
        scene.tap(7) == ["shouldHighlight 7", "didHighlight 7", "shouldSelect 7", "didSelect 7", "didUnhighlight 7"])
    }
  }

  @Test("G2: an item that may not be highlighted is not selected either")
  func refusedHighlight() {
    TouchFixture.run { scene in
      scene.refused = ["shouldHighlight 0"]
      #expect(scene.tap(0) == ["shouldHighlight 0"])
      #expect(scene.selected.isEmpty)
    }
  }

  @Test("G3: the program's selection and a cell's own state tell nobody")
  func programmaticSelection() {
    TouchFixture.run { scene in
      scene.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      scene.view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
      scene.cell(0)?.isSelected = true
      scene.cell(0)?.isHighlighted = true
      #expect(scene.calls.isEmpty)
    }
  }

  @Test("G4: without a delegate every touch is let through")
  func withoutDelegate() {
    TouchFixture.run { scene in
      scene.view.delegate = nil
      #expect(scene.tap(3).isEmpty)
      #expect(scene.selected == [3])
    }
  }

  @Test("G5: selecting another item deselects the first, unasked, before it says so")
  func singleSelection() {
    TouchFixture.run { scene in
      _ = scene.tap(0)
      #expect(
        scene.tap(1) == [
          "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1", "didUnhighlight 1",
        ])
      #expect(scene.selected == [1] && scene.cell(0)?.isSelected == false)
    }
  }

  @Test("G6: a refused selection changes nothing")
  func refusedSelection() {
    TouchFixture.run { scene in
      _ = scene.tap(0)
      scene.refused = ["shouldSelect 1"]
      #expect(scene.tap(1) == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1"])
      #expect(scene.selected == [0])
    }
  }

  @Test("G7: a tap on the selected item selects it again")
  func repeatedSelection() {
    TouchFixture.run { scene in
      _ = scene.tap(0)
      #expect(
        scene.tap(0) == ["shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
      #expect(scene.selected == [0])
    }
  }

  @Test("G8: of several, a tap takes an item in or out")
  func multipleSelection() {
    TouchFixture.run { scene in
      scene.view.allowsMultipleSelection = true
      _ = scene.tap(0)
      _ = scene.tap(1)
      #expect(scene.selected == [0, 1])
      #expect(
        scene.tap(0) == [
          "shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0", "didUnhighlight 0",
        ])
      #expect(scene.selected == [1])
      scene.refused = ["shouldDeselect 1"]
      #expect(scene.tap(1) == ["shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didUnhighlight 1"])
      #expect(scene.selected == [1])
    }
  }

  @Test("G15: taps select nothing where selection is not allowed, or not while editing")
  func notAllowed() {
    TouchFixture.run { scene in
      scene.view.allowsSelection = false
      #expect(scene.tap(0).isEmpty && scene.selected.isEmpty)
      scene.view.allowsSelection = true
      scene.view.isEditing = true
      #expect(scene.tap(0).isEmpty && scene.selected.isEmpty)
      scene.view.allowsSelectionDuringEditing = true
      _ = scene.tap(0)
      _ = scene.tap(1)
      #expect(scene.selected == [1])
      scene.view.allowsMultipleSelectionDuringEditing = true
      _ = scene.tap(2)
      #expect(scene.selected == [1, 2])
    }
  }

  @Test("G17: the primary action follows the selection, allowed or not, and not while editing")
  func primaryAction() {
    TouchFixture.run { scene in
      scene.hearsPrimaryAction = true
      #expect(scene.tap(0).suffix(4) == ["shouldSelect 0", "didSelect 0", "perform 0", "didUnhighlight 0"])
      scene.refused = ["shouldSelect 1"]
      #expect(scene.tap(1).suffix(3) == ["shouldSelect 1", "perform 1", "didUnhighlight 1"])
      scene.refused = ["canPerform 2"]
      #expect(scene.tap(2).contains("perform 2") == false)
      scene.view.isEditing = true
      scene.view.allowsSelectionDuringEditing = true
      #expect(scene.tap(3).contains("perform 3") == false)
    }
  }

  @Test("G17: a tap that adds to a selection performs no action")
  func extendingTap() {
    TouchFixture.run { scene in
      scene.hearsPrimaryAction = true
      scene.view.allowsMultipleSelection = true
      #expect(scene.tap(0).contains("perform 0"))
      #expect(!scene.tap(1).contains("perform 1"))
    }
  }
}
