import FrameClock
import Testing
import Trace
import UIKit

@MainActor @Suite("Compositional layout: rows that scroll across") struct CompositionalRowTests {
  /// Runs `body` with a collection view over one row of `count` groups, 320 points wide, on a clock of its own.
  private func run(
    _ section: NSCollectionLayoutSection, count: Int = 10,
    _ body: (CompositionalFixture, VirtualClock) throws -> Void
  ) rethrows {
    let clock = VirtualClock(framesPerSecond: 60)
    try FrameClocks.with(clock) {
      let fixture = CompositionalFixture([count], section)
      fixture.data.layOut()
      try body(fixture, clock)
    }
  }

  /// Drags a row by `distance` points to the left and lifts, at rest or moving on; answers where the row rests.
  private func drag(
    _ fixture: CompositionalFixture, _ clock: VirtualClock, by distance: CGFloat, isQuick: Bool = false
  ) -> CGFloat {
    let finger = Finger(on: fixture.view)
    if isQuick {
      finger.swipe(from: CGPoint(x: 160, y: 25), to: CGPoint(x: 160 - distance, y: 25), over: 0.1)
      for _ in 0..<6 { clock.advanceFrame() }
    } else {
      finger.touchDown(at: CGPoint(x: 160, y: 25))
      finger.move(to: CGPoint(x: 160 - distance, y: 25))
      clock.advance(by: 0.2)
      finger.lift()
    }
    for _ in 0..<600 where fixture.rows[0].isDecelerating { clock.advanceFrame() }
    fixture.view.layoutIfNeeded()
    return fixture.rows[0].contentOffset.x
  }

  @Test("B56: groups stand in one row, as high as the row; boundary items do not scroll")
  func placement() {
    let section = Make.carousel(.continuous, spacing: 10)
    section.boundarySupplementaryItems = [Make.edge("header")]
    run(section) { fixture, _ in
      #expect(fixture.frames(0..<3).map(\.minX) == [0, 110, 220])
      #expect(fixture.layout.collectionViewContentSize == CGSize(width: 320, height: 80))
      let row = fixture.rows[0]
      #expect(row.frame == CGRect(x: 0, y: 30, width: 320, height: 50))
      #expect(row.contentSize == CGSize(width: 1_090, height: 50))
      #expect(fixture.cell(0)?.superview === row)
      #expect(fixture.cell(1)?.frame == CGRect(x: 110, y: 0, width: 100, height: 50))
      let header = fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])
      #expect(header?.superview === fixture.view)
      #expect(fixture.view.visibleCells.count == 3)
      row.contentOffset.x = 100
      fixture.view.layoutIfNeeded()
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
      #expect(fixture.view.indexPathsForVisibleItems.sorted() == [[0, 1], [0, 2], [0, 3]])
    }
  }

  @Test("B56: what a row has scrolled to is found where it is seen")
  func geometry() {
    run(Make.carousel(.continuous)) { fixture, _ in
      fixture.rows[0].contentOffset.x = 250
      fixture.view.layoutIfNeeded()
      #expect(fixture.frame(3)?.minX == 50)
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 60, y: 10)) == [0, 3])
      #expect(fixture.view.hitTest(CGPoint(x: 60, y: 10), with: nil) === fixture.cell(3))
      #expect(fixture.cell(3)?.frame.minX == 300)
      #expect(
        fixture.cell(3).map { $0.convert($0.bounds, to: fixture.view) } == CGRect(x: 50, y: 0, width: 100, height: 50))
      #expect(fixture.found(in: CGRect(x: 0, y: 0, width: 60, height: 10)) == ["item 0-2", "item 0-3"])
    }
  }

  @Test("B57: the row goes from its beginning to its end, less the insets; one that fits does not scroll")
  func range() {
    let section = Make.carousel(.continuous)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 30)
    run(section) { fixture, clock in
      let row = fixture.rows[0]
      #expect(row.frame == CGRect(x: 0, y: 5, width: 320, height: 50))
      #expect(fixture.frame(0)?.minX == 20)
      #expect(drag(fixture, clock, by: 5_000) == 730)
      #expect(fixture.frame(9)?.maxX == 290)
    }
    run(section, count: 2) { fixture, clock in
      #expect(drag(fixture, clock, by: 100) == 0)
      #expect(fixture.rows[0].isTracking == false)
    }
  }

  @Test("B58: any offset; the leading edge of a group; pages; a group in the middle")
  func rests() {
    run(Make.carousel(.continuous)) { #expect(drag($0, $1, by: 57) == 57) }
    run(Make.carousel(.continuousGroupLeadingBoundary, spacing: 10)) {
      #expect(drag($0, $1, by: 57) == 110)
      #expect(drag($0, $1, by: 130) == 220)
      #expect(drag($0, $1, by: -120) == 110)
    }
    run(Make.carousel(.groupPaging, spacing: 10)) { #expect(drag($0, $1, by: 70) == 110) }
    run(Make.carousel(.paging), count: 8) {
      #expect(drag($0, $1, by: 170) == 320)
      // 800 points end at 480, which is nearer than the next whole page.
      #expect(drag($0, $1, by: 170) == 480)
      #expect(drag($0, $1, by: -40) == 480)
    }
    run(Make.carousel(.groupPagingCentered)) { fixture, clock in
      #expect(fixture.rows[0].contentOffset.x == -110)
      #expect(fixture.frame(0)?.midX == 160)
      #expect(drag(fixture, clock, by: 60) == -10)
      #expect(fixture.frame(1)?.midX == 160)
      for _ in 0..<12 { _ = drag(fixture, clock, by: 100) }
      #expect(fixture.frame(9)?.midX == 160)
    }
  }

  @Test("B59: a drag of a paged row goes on by one group or page at most, in its direction")
  func onePage() {
    for (behavior, step) in [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(100)), (.paging, 320),
    ] {
      run(Make.carousel(behavior)) {
        #expect(drag($0, $1, by: 90, isQuick: true) == step)
        #expect(drag($0, $1, by: 150, isQuick: true) == 2 * step)
        #expect(drag($0, $1, by: -30, isQuick: true) == step)
      }
    }
    run(Make.carousel(.continuousGroupLeadingBoundary)) { #expect(drag($0, $1, by: 150, isQuick: true) > 200) }
  }

  @Test("B60: how a row slows down and bounces")
  func properties() {
    let section = Make.carousel(.continuous)
    run(section) { fixture, _ in
      #expect(fixture.rows[0].decelerationRate == .normal && fixture.rows[0].bounces)
      fixture.view.decelerationRate = .fast
      section.orthogonalScrollingProperties.bounce = .never
      fixture.layout.invalidateLayout()
      fixture.data.layOut()
      #expect(fixture.rows[0].decelerationRate == .fast && !fixture.rows[0].bounces)
      section.orthogonalScrollingProperties.decelerationRate = .normal
      section.orthogonalScrollingProperties.bounce = .always
      fixture.layout.invalidateLayout()
      fixture.data.layOut()
      #expect(fixture.rows[0].decelerationRate == .normal && fixture.rows[0].alwaysBounceHorizontal)
    }
  }

  @Test(
    "B60: a row that fits bounces along its own axis alone",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func bounce(direction: UICollectionView.ScrollDirection) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let section = Make.carousel(.continuous, width: 50)
    section.orthogonalScrollingProperties.bounce = .always
    let fixture = CompositionalFixture(
      [2], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    fixture.data.layOut()
    let row = fixture.cell(0)?.superview as? UIScrollView
    #expect(row?.alwaysBounceHorizontal == (direction == .vertical))
    #expect(row?.alwaysBounceVertical == (direction == .horizontal))
  }

  @Test("B61: the handler is called when the layout is solved, the last section first, and at each new offset")
  func handler() {
    var calls: [String] = []
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let result = Make.carousel(.continuous)
      result.visibleItemsInvalidationHandler = { items, offset, environment in
        let names = items.map { "\($0.indexPath.item) at \(Int($0.frame.minX))" }.joined(separator: ", ")
        calls.append("\(section): \(Int(offset.x)) of \(Int(environment.container.contentSize.width)): \(names)")
        #expect(items.allSatisfy { $0.name == nil && $0.representedElementCategory == .cell })
      }
      return result
    }
    let fixture = CompositionalFixture([5, 2], layout)
    fixture.data.layOut()
    let first = ["1: 0 of 320: 0 at 0, 1 at 100", "0: 0 of 320: 0 at 0, 1 at 100, 2 at 200, 3 at 300"]
    #expect(calls == first)
    fixture.data.layOut()
    #expect(calls == first)
    fixture.rows[0].contentOffset.x = 110
    fixture.view.layoutIfNeeded()
    #expect(calls.dropFirst(2) == ["0: 110 of 320: 1 at 100, 2 at 200, 3 at 300, 4 at 400"])
    calls = []
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(calls.count == 2 && calls[0] == first[0])
  }

  @Test("B61: what the handler changes shows on the views and lasts until the next solve")
  func handlerChanges() {
    let section = Make.carousel(.continuous)
    var seen: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen.append(items[0].alpha)
      guard offset.x == 0 else { return }
      items[0].alpha = 0.5
      items[1].isHidden = true
      items[2].transform = CGAffineTransform(scaleX: 2, y: 2)
      items[2].zIndex = 9
      items[3].center.y += 10
    }
    run(section) { fixture, _ in
      #expect(fixture.cell(0)?.alpha == 0.5)
      #expect(fixture.cell(1) == nil)
      #expect(fixture.cell(2)?.frame == CGRect(x: 150, y: -25, width: 200, height: 100))
      #expect(fixture.rows[0].subviews.last === fixture.cell(2))
      #expect(fixture.cell(3)?.frame.minY == 10)
      #expect(fixture.view.layoutAttributesForItem(at: [0, 0])?.alpha == 0.5)
      #expect(fixture.view.layoutAttributesForItem(at: [0, 1])?.isHidden == true)
      fixture.rows[0].contentOffset.x = 50
      fixture.view.layoutIfNeeded()
      #expect(seen == [1, 0.5])
      #expect(fixture.cell(0)?.alpha == 0.5 && fixture.cell(1) == nil && fixture.cell(3)?.frame.minY == 10)
      fixture.layout.invalidateLayout()
      fixture.view.layoutIfNeeded()
      #expect(seen == [1, 0.5, 1])
      #expect(fixture.cell(0)?.alpha == 1 && fixture.cell(1) != nil && fixture.cell(2)?.frame.width == 100)
    }
  }

  @Test("B61: a section that does not scroll across hears of the content's offset")
  func handlerOfList() {
    var calls: [String] = []
    let section = NSCollectionLayoutSection(group: Make.row(.fractionalWidth(1), height: 240))
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      calls.append("\(Int(offset.y)): \(items.map { "\($0.indexPath.item) \(Int($0.frame.minY))" })")
    }
    let fixture = CompositionalFixture([5], section)
    fixture.data.layOut()
    fixture.view.contentOffset.y = 250
    fixture.view.layoutIfNeeded()
    #expect(calls == ["0: [\"0 0\", \"1 240\"]", "250: [\"1 240\", \"2 480\", \"3 720\"]"])
  }

  @Test("B62: scrolling a row solves nothing")
  func nothingSolved() {
    final class Listener: TraceListener {
      var passes = 0
      func begin(_ phase: TracePhase) {}
      func end(_ phase: TracePhase) {}
      func count(_ counter: TraceCounter, _ amount: Int) { if counter == .layoutPasses { passes += amount } }
    }
    var calls = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      calls += 1
      return Make.carousel(.continuous)
    }
    let fixture = CompositionalFixture([100], layout)
    fixture.data.layOut()
    let listener = Listener()
    Trace.listener = listener
    for offset in stride(from: CGFloat(10), to: 500, by: 10) {
      fixture.rows[0].contentOffset.x = offset
      fixture.view.layoutIfNeeded()
    }
    Trace.listener = nil
    #expect(calls == 1 && listener.passes == 0)
    #expect(fixture.view.indexPathsForVisibleItems.count == 5)
  }

  @Test("B57: rows stay where they are through a batch, with their sections, and are clamped")
  func batches() {
    let layout = UICollectionViewCompositionalLayout(section: Make.carousel(.continuous))
    let fixture = CompositionalFixture([10, 10], layout)
    fixture.data.layOut()
    fixture.rows[1].contentOffset.x = 450
    fixture.view.layoutIfNeeded()
    let row = fixture.rows[1]
    let cell = fixture.cell(5, 1)
    fixture.data.sections.insert(["new"], at: 0)
    fixture.view.insertSections([0])
    #expect(fixture.rows.count == 3 && fixture.rows[2] === row && row.contentOffset.x == 450)
    #expect(fixture.cell(5, 2) === cell && cell?.superview === row)
    #expect(fixture.frame(5, 2)?.minX == 50)
    fixture.data.sections[2].removeLast(5)
    fixture.view.deleteItems(at: (5..<10).map { [2, $0] })
    #expect(row.contentOffset.x == 180 && fixture.frame(4, 2)?.maxX == 320)
    fixture.view.reloadData()
    fixture.data.layOut()
    #expect(fixture.frame(4, 2)?.maxX == 320)
  }

  @Test("B56: rows are used again, and stand where they stood when their section comes back")
  func reuse() {
    let layout = UICollectionViewCompositionalLayout(section: Make.carousel(.continuous, height: 200))
    let fixture = CompositionalFixture(Array(repeating: 10, count: 100), layout)
    fixture.data.layOut()
    #expect(fixture.rows.count == 3)
    fixture.rows[0].contentOffset.x = 130
    fixture.view.layoutIfNeeded()
    let used = Set(fixture.rows.map { ObjectIdentifier($0) })
    fixture.view.contentOffset.y = 10_000
    fixture.view.layoutIfNeeded()
    #expect(used.isSuperset(of: fixture.rows.map { ObjectIdentifier($0) }))
    #expect(fixture.rows.allSatisfy { $0.contentOffset.x == 0 })
    fixture.view.contentOffset.y = 0
    fixture.view.layoutIfNeeded()
    #expect(fixture.rows[0].contentOffset.x == 130 && fixture.cell(1)?.frame.minX == 100)
    #expect(fixture.view.subviews.count == 3)
  }

  @Test("I3: scrolling to an item in a row scrolls the content and the row")
  func scrollToItem() {
    let layout = UICollectionViewCompositionalLayout(section: Make.carousel(.continuous, height: 200))
    let fixture = CompositionalFixture(Array(repeating: 10, count: 100), layout)
    fixture.data.layOut()
    fixture.view.scrollToItem(at: [50, 6], at: [.top, .centeredHorizontally], animated: false)
    #expect(fixture.view.contentOffset.y == 10_000)
    #expect(fixture.frame(6, 50)?.midX == 160)
    #expect(fixture.cell(6, 50)?.superview === fixture.rows[0])
    fixture.view.scrollToItem(at: [50, 9], at: [], animated: false)
    #expect(fixture.frame(9, 50)?.maxX == 320)
    fixture.view.scrollToItem(at: [50, 2], at: .left, animated: false)
    #expect(fixture.frame(2, 50)?.minX == 0 && fixture.view.contentOffset.y == 10_000)
  }

  @Test("B56: a finger scrolls the row sideways and the content up and down, and taps a cell in the row")
  func fingers() {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      let layout = UICollectionViewCompositionalLayout(section: Make.carousel(.continuous, height: 200))
      let fixture = CompositionalFixture(Array(repeating: 10, count: 100), layout)
      fixture.data.layOut()
      let finger = Finger(on: fixture.view)
      finger.touchDown(at: CGPoint(x: 160, y: 100))
      finger.move(to: CGPoint(x: 100, y: 95))
      #expect(fixture.rows[0].contentOffset.x == 60 && fixture.view.contentOffset.y == 0)
      finger.cancel()
      finger.touchDown(at: CGPoint(x: 160, y: 100))
      finger.move(to: CGPoint(x: 155, y: 40))
      #expect(fixture.rows[0].contentOffset.x == 60 && fixture.view.contentOffset.y == 60)
      finger.cancel()
      fixture.view.layoutIfNeeded()
      finger.tap(at: CGPoint(x: 160, y: 50))
      #expect(fixture.view.indexPathsForSelectedItems == [[0, 2]])
    }
  }

  @Test("A46: in a language read from the right a row begins at the right")
  func mirrored() {
    let section = Make.carousel(.groupPaging)
    section.contentInsets.leading = 20
    let fixture = CompositionalFixture([10], section)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.data.layOut()
    #expect(fixture.frame(0)?.maxX == 300)
    #expect(fixture.rows[0].contentOffset.x == 700)
    #expect(fixture.cell(0).map { $0.convert($0.bounds, to: fixture.view).maxX } == 300)
    fixture.rows[0].contentOffset.x -= 100
    fixture.view.layoutIfNeeded()
    #expect(fixture.frame(1)?.maxX == 300)
    #expect(fixture.cell(1).map { $0.convert($0.bounds, to: fixture.view).maxX } == 300)
  }

  @Test("B56: in a layout that scrolls sideways a row scrolls up and down")
  func sideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      section: Make.carousel(.groupPaging, width: 100, height: 200), configuration: configuration)
    let fixture = CompositionalFixture([10, 10], layout)
    fixture.data.layOut()
    #expect(
      fixture.frames(0..<2) == [
        CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 0, y: 200, width: 100, height: 200),
      ])
    let row = fixture.cell(0)?.superview as? UIScrollView
    #expect(row?.frame == CGRect(x: 0, y: 0, width: 100, height: 480))
    row?.contentOffset.y = 200
    fixture.view.layoutIfNeeded()
    #expect(fixture.frame(1)?.minY == 0 && fixture.frame(0, 1)?.minY == 0)
  }

  @Test("D2: cells of estimated width are measured in their row")
  func measured() {
    final class WideCell: TestCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.width = CGFloat(Double(name) ?? 0)
        return layoutAttributes
      }
    }
    let size = Make.size(.estimated(100), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CompositionalFixture(
      names: [["60", "140", "200", "80"]], cell: WideCell.self, UICollectionViewCompositionalLayout(section: section))
    fixture.data.layOut()
    #expect(fixture.frames(0..<3).map(\.width) == [60, 140, 200])
    #expect(fixture.cell(2)?.frame.minX == 200)
    #expect(fixture.rows[0].contentSize.width == 500)
    fixture.rows[0].contentOffset.x = 180
    fixture.view.layoutIfNeeded()
    #expect(fixture.frame(3)?.width == 80 && fixture.rows[0].contentSize.width == 480)
  }
}
