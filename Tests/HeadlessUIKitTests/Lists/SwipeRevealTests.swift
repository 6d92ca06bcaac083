import Testing
import UIKit

/// How far a swipe goes and what a lift makes of it.
@MainActor @Suite struct SwipeRevealTests {
  @Test("B73: the provider is asked with the index path, once, when the swipe is about to show, and not before")
  func asked() {
    let scene = SwipeStage()
    scene.run {
      #expect(scene.asked.isEmpty)
      let start = scene.stage.point(2, x: 300)
      scene.stage.finger.touchDown(at: start)
      scene.stage.finger.move(to: CGPoint(x: start.x - 9, y: start.y))
      #expect(scene.asked.isEmpty && !scene.isOpen(2))
      scene.stage.finger.move(to: CGPoint(x: start.x - 10, y: start.y))
      scene.stage.finger.move(to: CGPoint(x: start.x - 40, y: start.y))
      #expect(scene.asked == ["trailing 2"] && scene.isOpen(2))
    }
  }

  @Test("B73: a finger that drags up or down asks for nothing")
  func vertical() {
    let scene = SwipeStage()
    scene.run {
      let start = scene.stage.point(5)
      scene.stage.finger.touchDown(at: start)
      scene.stage.finger.move(to: CGPoint(x: start.x - 20, y: start.y - 30))
      scene.stage.finger.move(to: CGPoint(x: start.x - 200, y: start.y - 30))
      scene.stage.finger.lift()
      #expect(scene.asked.isEmpty && scene.stage.view.contentOffset.y == 30)
    }
  }

  @Test("The content moves with the finger, and the actions share what is revealed")
  func follows() {
    let scene = SwipeStage(trailing: ["a", "b"])
    scene.run {
      _ = scene.stage.row(1).contentView
      scene.stage.pull(1, by: -50)
      #expect(scene.actions(1) == ["a 295.0 25.0", "b 270.0 25.0"])
      #expect(scene.stage.row(1).contentView.frame == CGRect(x: -50, y: 0, width: 320, height: 44))
      #expect(scene.stage.view.contentOffset == .zero)
    }
  }

  @Test("B73: a lift beyond half the actions leaves them open, one before closes")
  func half() {
    let scene = SwipeStage(trailing: ["a", "b"])
    scene.run {
      scene.swipe(1, by: -74)
      #expect(scene.actions(1) == ["a 246.0 74.0", "b 172.0 74.0"])
      scene.swipe(2, by: -73)
      #expect(!scene.isOpen(1) && !scene.isOpen(2) && scene.actions(2).isEmpty)
      scene.swipe(2, by: -73)
      #expect(!scene.isOpen(2))
    }
  }

  @Test("B73: leading actions come from the other side, the first at the edge")
  func leading() {
    let scene = SwipeStage()
    scene.leading = ["x", "y"]
    scene.run {
      scene.swipe(3, by: 100)
      #expect(scene.asked == ["leading 3"])
      #expect(scene.actions(3) == ["x 0.0 74.0", "y 74.0 74.0"])
      #expect(scene.stage.row(3).contentView.frame.minX == 148)
    }
  }

  @Test("Where reading begins at the right, the sides are exchanged")
  func rightToLeft() {
    let scene = SwipeStage(trailing: ["a", "b"])
    scene.stage.view.traitOverrides.layoutDirection = .rightToLeft
    scene.run {
      scene.swipe(1, by: 100)
      #expect(scene.asked == ["trailing 1"])
      #expect(scene.actions(1) == ["a 0.0 74.0", "b 74.0 74.0"])
    }
  }

  @Test("A flick opens what is hardly in sight, and closes what is open")
  func flicks() {
    let scene = SwipeStage()
    scene.run {
      let finger = scene.stage.finger
      let start = scene.stage.point(1, x: 200)
      finger.swipe(from: start, to: CGPoint(x: 170, y: start.y), over: 0.05)
      scene.stage.clock.advance(by: 0.1)
      #expect(scene.isOpen(1) && scene.actions(1) == ["a 246.0 74.0"])
      finger.swipe(from: start, to: CGPoint(x: 230, y: start.y), over: 0.05)
      scene.stage.clock.advance(by: 0.1)
      #expect(!scene.isOpen(1))
    }
  }

  @Test("A second drag of an open row goes on from where it is, without asking again; past its edge nothing moves")
  func dragOn() {
    let scene = SwipeStage()
    scene.run {
      scene.swipe(1, by: -60)
      scene.stage.pull(1, by: 30)
      #expect(scene.actions(1) == ["a 276.0 44.0"] && scene.asked == ["trailing 1"])
      scene.stage.finger.move(to: scene.stage.point(1, x: 319))
      #expect(scene.stage.row(1).contentView.frame.minX == 0)
      scene.stage.finger.lift()
      #expect(!scene.isOpen(1))
    }
  }

  @Test("A touch that is taken back leaves the row as it was before")
  func cancelled() {
    let scene = SwipeStage()
    scene.run {
      scene.stage.pull(1, by: -70)
      scene.stage.finger.cancel()
      #expect(!scene.isOpen(1))
      scene.swipe(1, by: -70)
      scene.stage.pull(1, by: 50)
      scene.stage.finger.cancel()
      #expect(scene.actions(1) == ["a 246.0 74.0"])
    }
  }

  @Test("B73: nil, or no action, means that nothing is swiped")
  func nothing() {
    let scene = SwipeStage(trailing: [])
    scene.run {
      scene.swipe(1, by: -100)
      #expect(scene.asked == ["trailing 1"] && !scene.isOpen(1) && scene.done.isEmpty)
      scene.stage.configure = { cell, _ in
        cell.trailingSwipeActionsConfiguration = UISwipeActionsConfiguration(actions: [])
      }
      scene.stage.view.reloadData()
      scene.stage.layOut()
      scene.swipe(1, by: -100)
      #expect(!scene.isOpen(1))
    }
  }

  @Test("B73: only rows of list sections are swiped, whatever their cells offer")
  func onlyLists() {
    let scene = SwipeStage(isList: false)
    scene.stage.configure = { cell, _ in cell.trailingSwipeActionsConfiguration = scene.make(["a"]) }
    scene.run {
      scene.swipe(1, by: -100)
      #expect(!scene.isOpen(1) && scene.asked.isEmpty && scene.stage.row(1).revealedSwipeActions.isEmpty)
    }
  }

  @Test("The actions of a cell itself come before those of the section's provider")
  func ofCell() {
    let scene = SwipeStage()
    scene.stage.configure = { cell, name in
      cell.leadingSwipeActionsConfiguration = scene.make(["leading \(name)"])
      if name == "1" { cell.trailingSwipeActionsConfiguration = scene.make(["trailing 1"]) }
    }
    scene.run {
      scene.swipe(1, by: -60)
      #expect(scene.stage.row(1).revealedSwipeActions.map(\.action.title) == ["trailing 1"])
      scene.stage.view.reloadData()
      scene.stage.layOut()
      scene.swipe(2, by: -60)
      #expect(scene.stage.row(2).revealedSwipeActions.map(\.action.title) == ["a"])
      scene.stage.view.reloadData()
      scene.stage.layOut()
      scene.swipe(2, by: 60)
      #expect(scene.stage.row(2).revealedSwipeActions.map(\.action.title) == ["leading 2"])
      #expect(scene.asked == ["trailing 2"])
    }
  }

  @Test("Content inside the row that scrolls sideways is scrolled, and the row is not swiped")
  func innerScroll() {
    let scene = SwipeStage()
    scene.stage.configure = { cell, _ in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      inner.contentSize = CGSize(width: 1_000, height: 44)
      cell.contentView.addSubview(inner)
    }
    scene.run {
      scene.swipe(1, by: -100)
      #expect(!scene.isOpen(1) && scene.asked.isEmpty)
    }
  }

  @Test("A drag that swipes takes the touch from the cell, and the list does not scroll with it")
  func takesTouch() {
    let scene = SwipeStage()
    scene.run {
      let start = scene.stage.point(1, x: 300)
      scene.stage.finger.touchDown(at: start)
      scene.stage.clock.advance(by: 0.2)
      #expect(scene.stage.row(1).isHighlighted)
      scene.stage.finger.move(to: CGPoint(x: 250, y: start.y))
      #expect(!scene.stage.row(1).isHighlighted)
      scene.stage.finger.move(to: CGPoint(x: 250, y: start.y - 100))
      #expect(scene.stage.view.contentOffset == .zero && scene.isOpen(1))
      scene.stage.finger.lift()
      #expect(!scene.stage.calls.contains("select 1") && !scene.stage.view.isTracking)
    }
  }
}
