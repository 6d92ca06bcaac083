import FrameClock
import Testing
import UIKit

@Suite("Drag and drop") @MainActor struct DragTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 50, y: y) }

  @Test("H11: nothing is dragged where dragging is off, the delegate gives nothing, or there is no item")
  func refusesDrags() {
    let fixture = DragFixture([["a", "b"]])
    #expect(fixture.view.dragInteractionEnabled)
    #expect(SimulatedDrag(liftingItemAt: path(2), in: fixture.view) == nil)
    fixture.mayDrag = false
    #expect(SimulatedDrag(liftingItemAt: path(0), in: fixture.view) == nil)
    fixture.mayDrag = true
    fixture.view.dragInteractionEnabled = false
    #expect(SimulatedDrag(liftingItemAt: path(0), in: fixture.view) == nil)
    #expect(!fixture.view.hasActiveDrag)
    #expect(fixture.calls == ["itemsForBeginning 0-0"])
  }

  @Test("H12, H20: the calls of a drag from lift to drop, in order")
  func callsInOrder() throws {
    let clock = VirtualClock()
    try FrameClocks.with(clock) {
      let fixture = DragFixture([["a", "b", "c"]])
      fixture.perform = fixture.moveByTutorial
      let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
      #expect(fixture.view.hasActiveDrag)
      #expect(!fixture.view.hasActiveDrop)
      drag.move(to: point(75), in: fixture.view)
      #expect(fixture.view.hasActiveDrop)
      drag.move(to: point(125), in: fixture.view)
      #expect(drag.drop())
      #expect(!fixture.view.hasActiveDrag)
      #expect(!fixture.view.hasActiveDrop)
      clock.advance(by: 1)
      #expect(
        fixture.calls == [
          "itemsForBeginning 0-0", "dragWillBegin", "canHandle", "didEnter", "didUpdate 0-1", "didUpdate 0-2",
          "perform",
          "dropDidEnd", "dragDidEnd", "dropped",
        ])
      #expect(fixture.sections == [["b", "c", "a"]])
      #expect(fixture.shown == ["b", "c", "a"])
    }
  }

  @Test("H12: a drag that leaves and comes back enters again; one that is cancelled outside is not dropped")
  func leavesAndReturns() throws {
    let fixture = DragFixture([["a", "b"]])
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(75), in: fixture.view)
    drag.leave()
    drag.move(to: point(75), in: fixture.view)
    drag.cancel()
    #expect(
      fixture.calls == [
        "itemsForBeginning 0-0", "dragWillBegin", "canHandle", "didEnter", "didUpdate 0-1", "didExit", "canHandle",
        "didEnter", "didUpdate 0-1", "didExit", "dropDidEnd", "dragDidEnd",
      ])
    #expect(fixture.shown == ["a", "b"])
    #expect(!drag.drop())
  }

  @Test("H12: a delegate that cannot handle the items is asked nothing more in that drag")
  func asksNothingMore() throws {
    let fixture = DragFixture([["a", "b"]])
    fixture.canHandle = false
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(75), in: fixture.view)
    drag.move(to: point(25), in: fixture.view)
    #expect(!drag.drop())
    #expect(fixture.calls == ["itemsForBeginning 0-0", "dragWillBegin", "canHandle", "dragDidEnd"])
  }

  @Test("H11: a drag that never moved is not begun, and not ended")
  func neverMoved() throws {
    let fixture = DragFixture([["a", "b"]])
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    #expect(!drag.drop())
    #expect(fixture.calls == ["itemsForBeginning 0-0"])
    #expect(!fixture.view.hasActiveDrag)
  }

  @Test("H13: the end of a section is one past its last item; empty space is no place")
  func placesUnderTheFinger() throws {
    let fixture = DragFixture([["a", "b"], ["c"]])
    fixture.proposal = { _, _ in UICollectionViewDropProposal(operation: .copy) }
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(200), in: fixture.view)
    drag.move(to: point(-10), in: fixture.view)
    #expect(fixture.calls.suffix(2) == ["didUpdate 1-1", "didUpdate nowhere"])
  }

  @Test("H14: a gap opens where the item would be inserted and moves with the finger; nothing of the data moves")
  func opensAGap() throws {
    let fixture = DragFixture([["a", "b", "c"]])
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(75), in: fixture.view)
    #expect(fixture.shown == ["b", "a", "c"])
    #expect(fixture.view.hasUncommittedUpdates)
    drag.move(to: point(125), in: fixture.view)
    #expect(fixture.shown == ["b", "c", "a"])
    drag.leave()
    #expect(fixture.shown == ["a", "b", "c"])
    #expect(!fixture.view.hasUncommittedUpdates)
    #expect(fixture.sections == [["a", "b", "c"]])
  }

  @Test("H14: an item from outside opens a gap between the items; it is never moved")
  func opensAGapForOthers() throws {
    let fixture = DragFixture([["a", "b"]])
    let drag = SimulatedDrag(bringing: [UIDragItem(itemProvider: NSItemProvider(object: "x"))])
    drag.move(to: point(75), in: fixture.view)
    #expect(drag.proposal.operation == .cancel, "a move from outside of the program is none")
    #expect(fixture.shown == ["a", "b"])
    fixture.proposal = { _, _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    drag.move(to: point(75), in: fixture.view)
    #expect(fixture.shown == ["a", "b", "_"])
    #expect(fixture.view.layoutAttributesForItem(at: path(2))?.frame.minY == 100)
    #expect((fixture.view.cellForItem(at: path(2)) as? TestCell)?.name == "b")
    drag.move(to: point(160), in: fixture.view)
    #expect(fixture.calls.last == "didUpdate 0-2")
    #expect((fixture.view.cellForItem(at: path(1)) as? TestCell)?.name == "b")
    fixture.perform = { coordinator in
      #expect(coordinator.destinationIndexPath == self.path(2))
      #expect(coordinator.items.first?.sourceIndexPath == nil)
      fixture.sections[0].insert("x", at: 2)
      fixture.view.insertItems(at: [self.path(2)])
    }
    #expect(drag.drop())
    #expect(fixture.shown == ["a", "b", "x"])
  }

  @Test("H14: without an intent, or with that of going into an item, no gap opens")
  func opensNoGap() throws {
    let fixture = DragFixture([["a", "b"]])
    fixture.proposal = { _, _ in
      UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    }
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(75), in: fixture.view)
    #expect(fixture.shown == ["a", "b"])
    #expect(!fixture.view.hasUncommittedUpdates)
  }

  @Test("H14: a source that allows no move has none; the items can be copied")
  func movesNothingUnlessAllowed() throws {
    let fixture = DragFixture([["a", "b"]])
    fixture.allowsMove = false
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(75), in: fixture.view)
    #expect(drag.proposal.operation == .cancel)
    #expect(!drag.drop())
    #expect(!fixture.calls.contains("perform"))
  }

  @Test(
    "H19: the gap waits as the cadence says",
    arguments: [(UICollectionView.ReorderingCadence.fast, 0.15), (.slow, 0.4)])
  func waitsForTheGap(cadence: UICollectionView.ReorderingCadence, delay: Double) throws {
    let clock = VirtualClock()
    try FrameClocks.with(clock) {
      let fixture = DragFixture([["a", "b"]])
      #expect(fixture.view.reorderingCadence == .immediate)
      fixture.view.reorderingCadence = cadence
      let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
      drag.move(to: point(75), in: fixture.view)
      clock.advance(by: delay * 0.9)
      #expect(fixture.shown == ["a", "b"])
      clock.advance(by: delay * 0.2)
      #expect(fixture.shown == ["b", "a"])
    }
  }

  @Test("H21: a drop that the delegate does nothing with leaves everything as it was")
  func dropsNothing() throws {
    let fixture = DragFixture([["a", "b", "c"]])
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(125), in: fixture.view)
    #expect(drag.drop())
    #expect(fixture.shown == ["a", "b", "c"])
    #expect(fixture.calls.contains("perform"))
  }

  @Test(
    "H22: the tutorial's way of taking a dropped item in ends with it where the finger let go",
    arguments: [(0, 2, ["b", "c", "a", "d"]), (3, 0, ["d", "a", "b", "c"]), (1, 1, ["a", "b", "c", "d"])])
  func tutorial(from: Int, to: Int, expected: [String]) throws {
    let fixture = DragFixture([["a", "b", "c", "d"]])
    fixture.perform = fixture.moveByTutorial
    let drag = try #require(SimulatedDrag(liftingItemAt: path(from), in: fixture.view))
    drag.move(to: point(CGFloat(to) * 50 + 25), in: fixture.view)
    drag.drop()
    #expect(fixture.sections == [expected])
    #expect(fixture.shown == expected)
  }

  @Test("H13, H22: a drop past the last item ends there, in its own section and in another one")
  func dropsPastTheEnd() throws {
    let fixture = DragFixture([["a", "b"], ["c"]])
    fixture.perform = fixture.moveByTutorial
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(250), in: fixture.view)
    #expect(fixture.calls.last == "didUpdate 1-1")
    drag.drop()
    #expect(fixture.sections == [["b"], ["c", "a"]])
    let again = try #require(SimulatedDrag(liftingItemAt: path(0, 1), in: fixture.view))
    again.move(to: point(250), in: fixture.view)
    #expect(fixture.calls.last == "didUpdate 1-1")
    again.move(to: point(251), in: fixture.view)
    again.drop()
    #expect(fixture.sections == [["b"], ["a", "c"]])
    #expect(fixture.shown == ["b", "a", "c"])
  }

  @Test("H15: several items are dropped in the order in which they were picked up, each from where it is by then")
  func dropsSeveral() throws {
    let fixture = DragFixture([["a", "b", "c", "d"]])
    fixture.perform = fixture.moveByTutorial
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    #expect(drag.add(itemAt: path(2), in: fixture.view))
    #expect(drag.items.count == 2)
    drag.move(to: point(175), in: fixture.view)
    drag.drop()
    #expect(fixture.sections == [["b", "d", "a", "c"]])
    #expect(fixture.shown == ["b", "d", "a", "c"])
  }

  @Test("H11: an item that the delegate does not add does not join")
  func addsNothing() throws {
    let fixture = DragFixture([["a", "b"]])
    fixture.mayAdd = false
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    #expect(!drag.add(itemAt: path(1), in: fixture.view))
    #expect(drag.items.count == 1)
  }

  @Test("H15: items from another collection view have no place in this one; objects come from their providers")
  func dropsFromAnotherView() throws {
    let clock = VirtualClock()
    try FrameClocks.with(clock) {
      let source = DragFixture([["a", "b"]])
      let target = DragFixture([["x"]])
      target.proposal = { session, _ in
        #expect(session.canLoadObjects(ofClass: String.self))
        #expect(session.localDragSession != nil)
        return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      target.perform = { coordinator in
        #expect(coordinator.items.first?.sourceIndexPath == nil)
        _ = coordinator.session.loadObjects(ofClass: String.self) { names in
          target.sections[0].insert(contentsOf: names, at: 0)
          target.view.insertItems(at: [self.path(0)])
        }
      }
      let drag = try #require(SimulatedDrag(liftingItemAt: path(1), in: source.view))
      drag.move(to: point(25), in: target.view)
      drag.drop()
      clock.advance(by: 0.1)
      #expect(target.shown == ["b", "x"])
      #expect(source.calls == ["itemsForBeginning 0-1", "dragWillBegin", "dragDidEnd"])
    }
  }

  @Test("H16: an item must have been inserted before a drag item is dropped to it")
  func refusesToDropToNothing() throws {
    let fixture = DragFixture([["a", "b"]])
    fixture.perform = { $0.drop($0.items[0].dragItem, toItemAt: self.path(7)) }
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(75), in: fixture.view)
    let exceptions = UIKitExceptions.recording { drag.drop() }
    #expect(exceptions.count == 1)
    #expect(exceptions.first?.reason.contains("[0, 7]") == true)
  }

  @Test("A reload during a drag: the items have no place any more, and the next drag works")
  func reloadsMeanwhile() throws {
    let fixture = DragFixture([["a", "b", "c"]])
    fixture.perform = { #expect($0.items.first?.sourceIndexPath == nil) }
    let drag = try #require(SimulatedDrag(liftingItemAt: path(0), in: fixture.view))
    drag.move(to: point(75), in: fixture.view)
    fixture.sections = [["x", "y"]]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == ["x", "y"])
    drag.move(to: point(25), in: fixture.view)
    drag.drop()
    #expect(SimulatedDrag(liftingItemAt: path(0), in: fixture.view) != nil)
  }

  @Test("A batch during a drag: the dragged item is followed, also when it is deleted")
  func updatesMeanwhile() throws {
    let fixture = DragFixture([["a", "b", "c"]])
    var sources: [IndexPath?] = []
    fixture.perform = { sources.append($0.items.first?.sourceIndexPath) }
    let drag = try #require(SimulatedDrag(liftingItemAt: path(1), in: fixture.view))
    drag.move(to: point(125), in: fixture.view)
    fixture.view.performBatchUpdates {
      fixture.sections = [["x", "a", "b", "c"]]
      fixture.view.insertItems(at: [path(0)])
    }
    #expect(fixture.shown == ["x", "a", "b", "c"])
    drag.move(to: point(25), in: fixture.view)
    #expect(fixture.shown == ["b", "x", "a", "c"])
    drag.drop()
    let other = try #require(SimulatedDrag(liftingItemAt: path(1), in: fixture.view))
    other.move(to: point(125), in: fixture.view)
    fixture.view.performBatchUpdates {
      fixture.sections = [["x", "b", "c"]]
      fixture.view.deleteItems(at: [path(1)])
    }
    other.move(to: point(25), in: fixture.view)
    other.drop()
    #expect(sources == [path(2), nil])
    #expect(fixture.shown == ["x", "b", "c"])
  }
}
