import FrameClock
import Testing
import UIKit

/// The members of the collection view that no rule of their own covers, topic by topic as its reference lists them.
@MainActor @Suite("UICollectionView, member by member") struct MembersTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  /// Rows of 20 points in a window of 100 by 60, a header of 10 and a footer of 5 in each section.
  private func rows(_ counts: [Int] = [30, 2]) -> CollectionFixture {
    let fixture = CollectionFixture(counts: counts, width: 100, height: 60)
    fixture.flow.itemSize = CGSize(width: 100, height: 20)
    fixture.flow.minimumLineSpacing = 0
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 10)
    fixture.flow.footerReferenceSize = CGSize(width: 0, height: 5)
    fixture.layOut()
    return fixture
  }

  // MARK: Creating a collection view

  @Test("I21: a collection view has a layout from the beginning, from an archive too")
  func layoutFromTheBeginning() throws {
    // The parameter takes no nil, so that UIKit's exception has become an error of the compiler.
    let make: (CGRect, UICollectionViewLayout) -> UICollectionView = UICollectionView.init(frame:collectionViewLayout:)
    let layout = UICollectionViewLayout()
    let view = make(CGRect(x: 1, y: 2, width: 3, height: 4), layout)
    #expect(view.collectionViewLayout === layout && layout.collectionView === view)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(true, forKey: "something else")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let bare = try #require(UICollectionView(coder: unarchiver))
    #expect(bare.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(bare.collectionViewLayout.collectionView === bare)
  }

  @Test("An archive keeps every metric of a flow layout")
  func archive() throws {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 1
    layout.minimumInteritemSpacing = 2
    layout.itemSize = CGSize(width: 3, height: 4)
    layout.estimatedItemSize = CGSize(width: 5, height: 6)
    layout.headerReferenceSize = CGSize(width: 7, height: 8)
    layout.footerReferenceSize = CGSize(width: 9, height: 10)
    layout.sectionInset = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    layout.sectionInsetReference = .fromLayoutMargins
    layout.scrollDirection = .horizontal
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = UICollectionView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), collectionViewLayout: layout)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(UICollectionView(coder: unarchiver))
    let flow = try #require(copy.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(copy.frame == view.frame && flow !== layout && flow.collectionView === copy)
    #expect(flow.minimumLineSpacing == 1 && flow.minimumInteritemSpacing == 2)
    #expect(flow.itemSize == layout.itemSize && flow.estimatedItemSize == layout.estimatedItemSize)
    #expect(flow.headerReferenceSize == layout.headerReferenceSize)
    #expect(flow.footerReferenceSize == layout.footerReferenceSize)
    #expect(flow.sectionInset == layout.sectionInset && flow.sectionInsetReference == .fromLayoutMargins)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.sectionHeadersPinToVisibleBounds && flow.sectionFootersPinToVisibleBounds)
  }

  // MARK: Data and state

  @Test("C44: a new data source invalidates everything, and its items are shown")
  func newDataSource() {
    let layout = RecordingLayout()
    let fixture = CollectionFixture(counts: [3], width: 100, height: 60, layout: layout)
    fixture.layOut()
    let other = CollectionFixture([["x", "y"]])
    layout.calls = []
    fixture.view.dataSource = fixture
    #expect(layout.calls.isEmpty)
    fixture.view.dataSource = other
    #expect(layout.calls == ["invalidate Context everything counts"])
    fixture.layOut()
    #expect(fixture.shown == ["x", "y"])
  }

  @Test("The counts; a section that does not exist is refused and has none")
  func counts() {
    let fixture = rows()
    #expect(fixture.view.numberOfSections == 2 && fixture.view.numberOfItems(inSection: 1) == 2)
    var answer = -1
    let raised = UIKitExceptions.recording { answer = fixture.view.numberOfItems(inSection: 2) }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"] && answer == 0)
  }

  @Test("The data source, the delegate and the prefetching data source are not kept alive")
  func weakReferences() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    do {
      let other = CollectionFixture([["x"]])
      view.dataSource = other
      view.delegate = other
      #expect(view.dataSource === other && view.delegate === other)
    }
    #expect(view.dataSource == nil && view.delegate == nil && view.prefetchDataSource == nil)
  }

  // MARK: Views

  @Test("The background view lies behind all cells and fills the bounds, however far they are scrolled")
  func background() {
    let fixture = rows()
    let (first, second) = (UIView(), UIView())
    fixture.view.backgroundView = first
    fixture.layOut()
    #expect(fixture.view.subviews.first === first && first.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    fixture.view.contentOffset.y = 35
    fixture.layOut()
    #expect(fixture.view.subviews.first === first && first.frame == CGRect(x: 0, y: 35, width: 100, height: 60))
    fixture.view.backgroundView = second
    #expect(first.superview == nil && fixture.view.subviews.first === second)
    fixture.view.backgroundView = nil
    #expect(second.superview == nil)
  }

  @Test("F7: headers and footers in view, and their places")
  func supplementaryViews() {
    let fixture = rows([2, 1])
    let view = fixture.view
    // Header to 10, rows to 50, footer to 55, the second header to 65.
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header).sorted() == [[0, 0], [1, 0]])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: Self.footer) == [[0, 0]])
    #expect(view.visibleSupplementaryViews(ofKind: Self.header).count == 2)
    #expect(view.visibleSupplementaryViews(ofKind: "other").isEmpty)
    let footer = view.supplementaryView(forElementKind: Self.footer, at: [0, 0])
    #expect(footer?.frame == CGRect(x: 0, y: 50, width: 100, height: 5))
    #expect(footer.flatMap { view.indexPath(forSupplementaryView: $0) } == [0, 0])
    #expect(view.supplementaryView(forElementKind: Self.footer, at: [1, 0]) == nil)
    #expect(view.supplementaryView(forElementKind: "other", at: [0, 0]) == nil)
    #expect(view.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
    #expect(view.indexPath(for: UICollectionViewCell()) == nil)
  }

  @Test("The kinds and categories have UIKit's values")
  func constants() {
    #expect(Self.header == "UICollectionElementKindSectionHeader")
    #expect(Self.footer == "UICollectionElementKindSectionFooter")
    let categories: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]
    #expect(categories.map(\.rawValue) == [0, 1, 2])
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    #expect(positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
    #expect(directions.map(\.rawValue) == [0, 1])
    let modes: [UICollectionView.SelfSizingInvalidation] = [.disabled, .enabled, .enabledIncludingConstraints]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
  }

  // MARK: Layout

  @Test("I15: another layout takes over at once, and the completion follows the animation", arguments: [true, false])
  func setLayout(isAnimated: Bool) {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      let fixture = rows()
      let next = UICollectionViewFlowLayout()
      next.itemSize = CGSize(width: 100, height: 30)
      next.minimumLineSpacing = 0
      var finished: [Bool] = []
      fixture.view.setCollectionViewLayout(next, animated: isAnimated) { finished.append($0) }
      #expect(fixture.view.collectionViewLayout === next && next.collectionView === fixture.view)
      #expect(fixture.layout.collectionView == nil)
      #expect(fixture.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 30, width: 100, height: 30))
      #expect(finished.isEmpty)
      clock.advanceFrame()
      #expect(finished == (isAnimated ? [] : [true]))
      clock.advance(by: 0.3)
      #expect(finished == [true])
      fixture.view.collectionViewLayout = fixture.layout
      #expect(fixture.view.collectionViewLayout === fixture.layout && next.collectionView == nil)
    }
  }

  @Test("I3: where items come to stand in content that scrolls sideways; an axis that is not named keeps its offset")
  func sidewaysPositions() {
    let fixture = CollectionFixture(counts: [100], width: 200, height: 40)
    fixture.flow.scrollDirection = .horizontal
    fixture.flow.itemSize = CGSize(width: 40, height: 40)
    fixture.flow.minimumLineSpacing = 0
    fixture.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    // Item 50 is at 2,000 to 2,040; of the width of 200 the insets leave 170.
    for (position, x) in [
      (UICollectionView.ScrollPosition.left, 1990), (.right, 1860), (.centeredHorizontally, 1925), (.top, 1925),
      ([.left, .centeredVertically], 1990),
    ] as [(UICollectionView.ScrollPosition, CGFloat)] {
      fixture.view.scrollToItem(at: [0, 50], at: position, animated: false)
      #expect(fixture.view.contentOffset == CGPoint(x: x, y: 0))
    }
  }

  @Test("I3, I14: an animated scroll to an item takes its time and ends where the item stands")
  func animatedScroll() {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      let fixture = rows()
      fixture.view.scrollToItem(at: [0, 20], at: .top, animated: true)
      #expect(fixture.view.contentOffset.y == 0)
      clock.advance(by: 0.1)
      #expect(fixture.view.contentOffset.y > 0 && fixture.view.contentOffset.y < 410)
      clock.advance(by: 0.3)
      #expect(fixture.view.contentOffset.y == 410)
    }
  }

  // MARK: Selection, editing, focus

  @Test("G9: what is switched on at first, and what is not")
  func switches() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.allowsSelection && !view.allowsMultipleSelection && !view.isEditing)
    #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
    #expect(!view.selectionFollowsFocus && !view.remembersLastFocusedIndexPath)
    #expect(view.allowsFocus && view.allowsFocusDuringEditing)
    #expect(view.isPrefetchingEnabled && view.selfSizingInvalidation == .enabled)
    #expect(view.backgroundView == nil && view.dataSource == nil && view.delegate == nil)
  }

  @Test("G9: a selection with a position scrolls to the item")
  func selectAndScroll() {
    let fixture = rows()
    fixture.view.selectItem(at: [0, 20], animated: false, scrollPosition: .top)
    #expect(fixture.view.contentOffset.y == 410)
    fixture.layOut()
    #expect(fixture.view.cellForItem(at: [0, 20])?.isSelected == true)
    fixture.view.deselectItem(at: [0, 20], animated: false)
    #expect(fixture.view.cellForItem(at: [0, 20])?.isSelected == false)
  }

  @Test("G15: while editing the switches of editing decide")
  func editing() {
    let view = rows().view
    view.isEditing = true
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsSelectionDuringEditing = true
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    view.allowsMultipleSelectionDuringEditing = true
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [[0, 1], [0, 2]])
  }

  @Test("G19: while editing its own switch decides whether items can be focused")
  func focusDuringEditing() {
    let fixture = rows()
    #expect(fixture.view.moveFocus(to: [0, 1]))
    fixture.view.isEditing = true
    fixture.view.allowsFocusDuringEditing = false
    #expect(!fixture.view.moveFocus(to: [0, 2]) && fixture.view.focusedIndexPath == [0, 1])
    fixture.view.isEditing = false
    fixture.view.allowsFocus = false
    #expect(!fixture.view.moveFocus(to: [0, 2]) && fixture.view.moveFocus(to: nil))
    #expect(fixture.view.focusedIndexPath == nil)
  }

  @Test(
    "The backgrounds of a cell fill it, the one for selection in front of the other, while it is selected or highlighted"
  )
  func cellBackgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let (back, selected) = (UIView(), UIView())
    _ = cell.contentView
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    #expect(cell.subviews == [back, selected, cell.contentView])
    #expect(selected.isHidden && !back.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.frame.size = CGSize(width: 30, height: 40)
    #expect(cell.subviews.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 30, height: 40) })
  }
}
