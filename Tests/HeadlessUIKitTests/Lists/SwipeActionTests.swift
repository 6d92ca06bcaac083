import Testing
import UIKit

@testable import HeadlessUIKit

/// What the actions do.
@MainActor @Suite struct SwipeActionTests {
  /// Taps the action of an open row whose button is `index` from the right edge.
  private func tapAction(_ index: Int, of item: Int, _ scene: SwipeStage) {
    scene.stage.finger.tap(at: scene.stage.point(item, x: 320 - 37 - 74 * CGFloat(index)))
  }

  @Test(
    "B73: a tap on an action does it, and its completion closes the row, whether it was done or not",
    arguments: [true, false])
  func tap(_ answer: Bool) {
    let scene = SwipeStage(trailing: ["a", "b"])
    scene.answer = nil
    scene.run {
      scene.swipe(1, by: -140)
      tapAction(1, of: 1, scene)
      #expect(scene.done == ["b"] && scene.isOpen(1) && scene.stage.calls.isEmpty)
      tapAction(0, of: 1, scene)
      #expect(scene.done == ["b"], "one action at a time")
      scene.completions[0](answer)
      #expect(!scene.isOpen(1) && scene.actions(1).isEmpty)
      #expect(scene.stage.row(1).contentView.frame.minX == 0)
      scene.swipe(1, by: -140)
      scene.completions[0](true)
      #expect(scene.isOpen(1), "a completion counts once")
    }
  }

  @Test("The handler gets its action and the button")
  func arguments() {
    let scene = SwipeStage()
    var got: (UIContextualAction, UIView)?
    let action = UIContextualAction(style: .normal, title: "a") { action, view, completion in
      got = (action, view)
      completion(true)
    }
    action.backgroundColor = .systemGreen
    scene.stage.configure = { cell, _ in
      cell.trailingSwipeActionsConfiguration = UISwipeActionsConfiguration(actions: [action])
    }
    scene.run {
      scene.swipe(1, by: -60)
      tapAction(0, of: 1, scene)
      #expect(got?.0 === action && got?.1.backgroundColor == .systemGreen)
    }
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemGray)
    #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
  }

  @Test("B73: a full swipe does the first action at the lift")
  func full() {
    let scene = SwipeStage(trailing: ["a", "b"])
    scene.answer = nil
    scene.run {
      scene.stage.pull(1, by: -191)
      #expect(scene.actions(1) == ["a 224.5 95.5", "b 129.0 95.5"])
      scene.stage.finger.move(to: scene.stage.point(1, x: 300 - 192))
      #expect(scene.actions(1) == ["a 128.0 192.0"] && scene.done.isEmpty)
      scene.stage.finger.lift()
      #expect(scene.done == ["a"] && scene.isOpen(1))
      scene.completions[0](true)
      #expect(!scene.isOpen(1))
    }
  }

  @Test("A full swipe does nothing more where the configuration says so, and the row follows less and less")
  func notFull() {
    let scene = SwipeStage()
    scene.performsFirst = false
    scene.run {
      scene.stage.pull(1, by: -250)
      // 176 points too far: 176 * 0.55 / 320 = 0.3025.
      let beyond: CGFloat = (1 - 1 / 1.3025) * 320
      #expect(abs(scene.stage.row(1).contentView.frame.minX + 74 + beyond) < 1e-9)
      scene.stage.finger.lift()
      #expect(scene.done.isEmpty && scene.actions(1) == ["a 246.0 74.0"])
    }
  }

  @Test("A destructive action that was done keeps its row out of sight until its item is deleted")
  func destructive() {
    let scene = SwipeStage()
    scene.style = .destructive
    scene.answer = nil
    scene.run {
      scene.swipe(1, by: -60)
      let cell = scene.stage.row(1)
      tapAction(0, of: 1, scene)
      scene.completions[0](true)
      #expect(cell.contentView.frame.minX == -320 && scene.isOpen(1))
      scene.stage.sections[0].remove(at: 1)
      scene.stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      #expect(cell.swipe == nil && cell.contentView.frame.minX == 0 && scene.stage.view.lists.swipedCell == nil)
      #expect(!scene.isOpen(1))
    }
  }

  @Test("It comes back if its item is still there when a deletion would have been shown")
  func destructiveKept() {
    let scene = SwipeStage()
    scene.style = .destructive
    scene.run {
      scene.swipe(1, by: -250)
      #expect(scene.done == ["a"] && scene.isOpen(1))
      scene.stage.clock.advance(by: 0.29)
      #expect(scene.isOpen(1))
      scene.stage.clock.advance(by: 0.02)
      #expect(!scene.isOpen(1))
    }
  }

  @Test("It comes back at once if it could not be done")
  func destructiveRefused() {
    let scene = SwipeStage()
    scene.style = .destructive
    scene.answer = false
    scene.run {
      scene.swipe(1, by: -60)
      tapAction(0, of: 1, scene)
      #expect(scene.done == ["a"] && !scene.isOpen(1))
    }
  }

  @Test("An action may delete its item before it says that it is done")
  func deletesFirst() {
    let scene = SwipeStage()
    scene.stage.configure = { cell, name in
      let action = UIContextualAction(style: .destructive, title: name) { _, _, completion in
        let index = scene.stage.sections[0].firstIndex(of: name) ?? 0
        scene.stage.sections[0].remove(at: index)
        scene.stage.view.deleteItems(at: [IndexPath(item: index, section: 0)])
        completion(true)
      }
      cell.trailingSwipeActionsConfiguration = UISwipeActionsConfiguration(actions: [action])
    }
    scene.run {
      scene.swipe(2, by: -250)
      #expect(scene.stage.sections[0].prefix(3) == ["0", "1", "3"])
      #expect(scene.stage.view.visibleCells.allSatisfy { !$0.configurationState.isSwiped })
    }
  }
}
