import Testing
import UIKit

@Suite("Interactive movement") @MainActor struct InteractiveMovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("H1: begin asks whether the item can be moved, and answers that")
  func asksBeforeItBegins() {
    let fixture = MovementFixture([["a", "b", "c", "d"]])
    fixture.mayMove = { $0.item != 1 }
    #expect(!fixture.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(fixture.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!fixture.view.beginInteractiveMovementForItem(at: path(2)), "one item is on its way")
    #expect(!MovementFixture([[]]).view.beginInteractiveMovementForItem(at: path(0)))
    #expect(fixture.calls == ["canMove 0-1", "canMove 0-0"])
  }

  @Test("H2, H5: others make room as the item passes them, and the data source hears of the move once, at the end")
  func movesDown() {
    let fixture = MovementFixture([["a", "b", "c", "d", "e"]])
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 75))
    #expect(fixture.shown == ["b", "a", "c", "d"])
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    #expect(fixture.shown == ["b", "c", "a", "d"])
    #expect(fixture.sections == [["a", "b", "c", "d", "e"]])
    #expect(fixture.cell("b")?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(fixture.cell("c")?.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    fixture.view.endInteractiveMovement()
    #expect(fixture.sections == [["b", "c", "a", "d", "e"]])
    #expect(fixture.shown == ["b", "c", "a", "d"])
    #expect(fixture.cell("a")?.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(fixture.calls == ["canMove 0-0", "target 0 0 1", "target 0 1 2", "move 0-0 to 0-2"])
  }

  @Test("H4: the moving cell is held at the position, in front of all others")
  func holdsTheCell() throws {
    let fixture = MovementFixture([["a", "b", "c"]])
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 61, y: 30))
    let cell = try #require(fixture.cell("a"))
    #expect(cell.center == CGPoint(x: 61, y: 30))
    #expect(fixture.view.subviews.last === cell)
    fixture.view.endInteractiveMovement()
    #expect(cell.center == CGPoint(x: 50, y: 25))
  }

  @Test("H6: an item put down where it was is not moved")
  func endsWhereItBegan() {
    let fixture = MovementFixture([["a", "b", "c"]])
    fixture.view.beginInteractiveMovementForItem(at: path(1))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
    fixture.view.endInteractiveMovement()
    #expect(fixture.shown == ["a", "b", "c"])
    #expect(!fixture.calls.contains { $0.hasPrefix("move") })
  }

  @Test("H7: a cancelled item goes back, and the data source hears nothing")
  func cancels() {
    let fixture = MovementFixture([["a", "b", "c"]])
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    #expect(fixture.shown == ["b", "c", "a"])
    fixture.view.cancelInteractiveMovement()
    #expect(fixture.shown == ["a", "b", "c"])
    #expect(fixture.sections == [["a", "b", "c"]])
    #expect(fixture.cell("a")?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!fixture.calls.contains { $0.hasPrefix("move") })
  }

  @Test("H2: the delegate has the last word on where the item goes, a place that does not exist is not taken")
  func delegateDecides() {
    let fixture = MovementFixture([["a", "b", "c", "d"]])
    fixture.target = { original, _, _ in original }
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    #expect(fixture.shown == ["a", "b", "c", "d"])
    fixture.target = { _, _, _ in IndexPath(item: 9, section: 0) }
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    #expect(fixture.shown == ["a", "b", "c", "d"])
    fixture.target = { _, _, _ in IndexPath(item: 3, section: 0) }
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    #expect(fixture.shown == ["b", "c", "d", "a"])
  }

  @Test("H5: an item moves to another section, with its size")
  func crossesSections() {
    let fixture = MovementFixture([["tall", "b"], ["c"]])
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    #expect(fixture.view.numberOfItems(inSection: 0) == 1)
    #expect(fixture.view.numberOfItems(inSection: 1) == 2)
    #expect(fixture.shown == ["b", "tall", "c"])
    fixture.view.endInteractiveMovement()
    #expect(fixture.sections == [["b"], ["tall", "c"]])
    #expect(fixture.cell("tall")?.frame == CGRect(x: 0, y: 50, width: 100, height: 80))
    #expect(fixture.cell("c")?.frame == CGRect(x: 0, y: 130, width: 100, height: 50))
  }

  @Test("H5: items that scroll into view meanwhile are those of the data source's places")
  func scrollsMeanwhile() {
    let fixture = MovementFixture([(0..<20).map { "\($0)" }])
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    #expect(fixture.shown == ["1", "2", "0", "3"])
    fixture.view.contentOffset.y = 400
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == ["0", "8", "9", "10", "11"])
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 525))
    #expect(fixture.shown == ["9", "10", "0", "11"])
    fixture.view.contentOffset.y = 0
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == ["1", "2", "3", "4", "0"])
    fixture.view.endInteractiveMovement()
    #expect(fixture.sections[0][10] == "0")
    #expect(fixture.shown == ["1", "2", "3", "4"])
  }

  @Test("H2, H8: the layout is invalidated by contexts that say where the item was and where it goes")
  func invalidatesByContexts() throws {
    let layout = MovementLayout()
    let fixture = MovementFixture([["a", "b", "c"]], layout: layout)
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    layout.contexts = []
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 62))
    fixture.view.endInteractiveMovement()
    #expect(layout.contexts.count == 2, "the second step changes no place")
    let step = try #require(layout.contexts.first)
    #expect(step.previousIndexPathsForInteractivelyMovingItems == [path(0)])
    #expect(step.targetIndexPathsForInteractivelyMovingItems == [path(1)])
    #expect(step.interactiveMovementTarget == CGPoint(x: 50, y: 60))
    #expect(layout.endings == ["0-1 from 0-0 false"])
    #expect(fixture.shown == ["b", "a", "c"])
  }

  @Test("H7: a context says that a movement was cancelled")
  func saysThatItWasCancelled() {
    let layout = MovementLayout()
    let fixture = MovementFixture([["a", "b", "c"]], layout: layout)
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    fixture.view.cancelInteractiveMovement()
    #expect(layout.endings == ["0-0 from 0-1 true"])
    #expect(fixture.shown == ["a", "b", "c"])
  }

  @Test("A reload during a movement ends it; nothing is moved")
  func endsWithAReload() {
    let fixture = MovementFixture([["a", "b", "c"]])
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    fixture.sections = [["x", "y"]]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == ["x", "y"])
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    fixture.view.endInteractiveMovement()
    #expect(fixture.shown == ["x", "y"])
    #expect(!fixture.calls.contains { $0.hasPrefix("move") })
  }

  @Test("A batch during a movement brings the item back first")
  func endsWithABatch() {
    let fixture = MovementFixture([["a", "b", "c"]])
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    fixture.view.performBatchUpdates {
      fixture.sections = [["b", "c", "d"]]
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(2)])
    }
    #expect(fixture.shown == ["b", "c", "d"])
    #expect(fixture.view.beginInteractiveMovementForItem(at: path(0)))
  }

  @Test("A data source that does not move the item between sections is refused, and loaded anew")
  func refusesADataSourceThatLies() {
    let fixture = MovementFixture([["a", "b"], ["c"]])
    fixture.movesItems = false
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 110))
    let exceptions = UIKitExceptions.recording { fixture.view.endInteractiveMovement() }
    #expect(exceptions.count == 1)
    #expect(exceptions.first?.reason.contains("[2, 1]") == true)
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == ["a", "b", "c"])
  }

  @Test("Items moved at random stand where a plain array has them", arguments: 0..<40)
  func movesAtRandom(seed: Int) {
    var random = SeededNumbers(state: UInt64(seed))
    let counts = [Int.random(in: 1...6, using: &random), Int.random(in: 0...6, using: &random)]
    let names = counts.enumerated().map { section, count in
      (0..<count).map { "\(Bool.random(using: &random) ? "tall" : "")\(section).\($0)" }
    }
    let fixture = MovementFixture(names)
    for _ in 0..<10 {
      let section = fixture.sections[0].isEmpty ? 1 : 0
      let from = path(Int.random(in: 0..<fixture.sections[section].count, using: &random), section)
      guard fixture.view.beginInteractiveMovementForItem(at: from) else { return }
      var expected = fixture.sections
      let name = expected[section].remove(at: from.item)
      var last = from
      fixture.target = { _, _, proposed in
        last = proposed
        return proposed
      }
      for _ in 0..<5 {
        let position = CGPoint(x: 50, y: CGFloat.random(in: 0...700, using: &random))
        fixture.view.updateInteractiveMovementTargetPosition(position)
      }
      let isCancelled = Bool.random(using: &random)
      if isCancelled {
        fixture.view.cancelInteractiveMovement()
        expected[section].insert(name, at: from.item)
      } else {
        fixture.view.endInteractiveMovement()
        expected[last.section].insert(name, at: last.item)
      }
      #expect(fixture.sections == expected)
      let fresh = MovementFixture(expected)
      #expect(fixture.shown == fresh.shown)
      #expect(fixture.view.contentSize == fresh.view.contentSize)
      #expect(
        fixture.view.visibleCells.map { $0.frame.minY }.sorted()
          == fresh.view.visibleCells.map { $0.frame.minY }.sorted())
    }
  }
}

/// A list of rows 50 points high that writes down the contexts of movements.
@MainActor private final class MovementLayout: UICollectionViewLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var endings: [String] = []

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 50)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    endings.append(
      "\(indexPaths[0].section)-\(indexPaths[0].item) from \(previousIndexPaths[0].section)-\(previousIndexPaths[0].item) "
        + "\(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }
}
