import FrameClock
import Testing
import UIKit

@MainActor @Suite("Flow layout: the rest of its rules") struct FlowRulesTests {
  @Test("A4: any estimate but zero makes the layout measure, the automatic one too")
  func estimates() {
    for estimate in [UICollectionViewFlowLayout.automaticSize, CGSize(width: 100, height: 1)] {
      let fixture = CollectionFixture([["30", "40"]], width: 100, cell: MeasuredCell.self)
      fixture.flow.estimatedItemSize = estimate
      fixture.layOut()
      #expect(fixture.view.cellForItem(at: [0, 1])?.frame.height == 40)
    }
  }

  @Test("A10: an item joins a line that it fits to the last bit")
  func lineBreaking() {
    // Three items and two gaps fill the line exactly; a hundredth of a point more breaks it.
    for (width, line) in [(CGFloat(100), 0), (100.01, 1)] {
      let fixture = CollectionFixture(counts: [4], width: 320)
      fixture.sizes = { CGSize(width: $0.item == 3 ? 50 : width, height: 40) }
      #expect(fixture.frame(2)?.minY == CGFloat(line) * 50)
    }
    // (320 - 2 * 10) / 3 has no exact value, and still three fit.
    let thirds = CollectionFixture(counts: [3], width: 310)
    thirds.flow.itemSize = CGSize(width: (310.0 - 20) / 3, height: 40)
    #expect(thirds.frame(2)?.minY == 0)
  }

  @Test("A12: a size that cannot be is refused")
  func hostileSizes() {
    for size in [CGSize(width: -1, height: 10), CGSize(width: 10, height: CGFloat.nan)] {
      let fixture = CollectionFixture(counts: [1])
      fixture.sizes = { _ in size }
      #expect(UIKitExceptions.recording { fixture.layOut() }.first?.reason.contains("flow layout") == true)
    }
  }

  @Test("A10, A20, A23: a negative interitem spacing or header counts as 0, metrics that cannot be are refused")
  func hostileMetrics() {
    let fixture = CollectionFixture(counts: [2], width: 50)
    fixture.flow.minimumLineSpacing = 0
    fixture.flow.minimumInteritemSpacing = -5
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: -1)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 50, width: 50, height: 50))
    for value in [CGFloat.nan, .infinity] {
      fixture.flow.minimumLineSpacing = value
      let raised = UIKitExceptions.recording { fixture.layOut() }
      #expect(raised.first?.reason.contains("line spacing must be finite") == true)
      #expect(fixture.frame(1)?.minY == 50)
    }
  }

  @Test("A20, A40: lines with a negative space overlap, and those that reach into the rectangle are found")
  func overlappingLines() {
    // Cards of 100 points, 10 apart: card n stands from 10 n to 10 n + 100.
    let fixture = CollectionFixture(counts: [1_000], width: 100, height: 60)
    fixture.flow.itemSize = CGSize(width: 100, height: 100)
    fixture.flow.minimumLineSpacing = -90
    fixture.layOut()
    #expect(fixture.frame(7) == CGRect(x: 0, y: 70, width: 100, height: 100))
    #expect(fixture.view.contentSize.height == 10_090)
    #expect(fixture.view.indexPathsForVisibleItems.sorted() == (0..<6).map { [0, $0] })
    fixture.view.contentOffset.y = 5_000
    fixture.layOut()
    // From the card that ends at 5,010 to the one that starts at 5,050.
    #expect(fixture.view.indexPathsForVisibleItems.sorted() == (491...505).map { [0, $0] })
  }

  @Test("A21, A24, A40: negative insets move lines over headers and into the neighbouring section")
  func overlappingSections() {
    let fixture = CollectionFixture(counts: [1, 1], width: 50)
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    fixture.flow.sectionInset = UIEdgeInsets(top: -5, left: 0, bottom: -30, right: 0)
    // Header to 20, the item from 15 to 65, the section's end at 35; the second header to 55, its item from 50 to 100.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 15, width: 50, height: 50))
    #expect(fixture.header(1) == CGRect(x: 0, y: 35, width: 50, height: 20))
    #expect(fixture.frame(0, 1) == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(fixture.layout.collectionViewContentSize.height == 70)
    let found = fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 60, width: 50, height: 4)) ?? []
    #expect(found.map(\.indexPath).sorted() == [[0, 0], [1, 0]])
  }

  @Test("A18: a last line of one item, measured: to the left if two would fit, else in the middle")
  func lastSingle() {
    let fixture = CollectionFixture(counts: [3], width: 320)
    fixture.flow.estimatedItemSize = CGSize(width: 100, height: 40)
    fixture.sizes = { CGSize(width: [250, 60, 140][$0.item], height: 40) }
    fixture.layOut()
    #expect(fixture.frame(2)?.minX == 0)
    let wide = CollectionFixture(counts: [2], width: 320)
    wide.flow.estimatedItemSize = CGSize(width: 100, height: 40)
    wide.sizes = { CGSize(width: [100, 240][$0.item], height: 40) }
    wide.layOut()
    #expect(wide.frame(1)?.minX == 40)
  }

  @Test("A38: positions of measured items lie on pixels")
  func pixels() {
    let fixture = CollectionFixture(counts: [3], width: 100)
    fixture.view.traitOverrides.displayScale = 2
    fixture.flow.estimatedItemSize = CGSize(width: 33.2, height: 20)
    fixture.flow.minimumInteritemSpacing = 0
    fixture.layOut()
    for item in 0..<3 {
      let x = Double(fixture.frame(item)?.minX ?? 0.3)
      #expect(x * 2 == (x * 2).rounded())
    }
  }

  @Test("A45: the inset is measured from the guide, the content inset at the least")
  func insetReference() {
    let fixture = CollectionFixture(counts: [1], width: 320)
    fixture.flow.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    #expect(fixture.frame(0)?.minX == 5)
    fixture.flow.sectionInsetReference = .fromLayoutMargins
    #expect(fixture.frame(0)?.minX == 21)
    fixture.view.contentInset.left = 50
    fixture.layOut()
    #expect(fixture.frame(0)?.minX == 0)
  }

  @Test("A change of the length along the scroll axis lays nothing out again")
  func heightChange() {
    let fixture = CollectionFixture(counts: [50], width: 100, height: 100)
    fixture.sizes = { _ in CGSize(width: 100, height: 20) }
    fixture.layOut()
    fixture.heard = ["sizeForItem"]
    fixture.calls = []
    fixture.view.frame.size.height = 150
    fixture.layOut()
    #expect(fixture.calls.isEmpty)
    #expect(fixture.shown.count == 5)
    fixture.view.frame.size.width = 120
    fixture.layOut()
    #expect(fixture.calls.count == 50)
  }

  @Test("D1, D3: without an estimate nothing is measured")
  func noMeasuring() {
    MeasuredCell.asked = []
    let fixture = CollectionFixture([["30"]], cell: MeasuredCell.self)
    fixture.layOut()
    #expect(MeasuredCell.asked.isEmpty)
  }

  @Test("D5: a view that says nothing of its size keeps what it was given")
  func silentView() {
    let view = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 12.3, height: 4.5))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = view.frame
    #expect(view.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 12.3, height: 4.5))
  }

  @Test("D13: a custom layout's supplementary views are measured too")
  func supplementaryViews() {
    final class Header: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 44
        return layoutAttributes
      }
    }
    final class Headed: UICollectionViewLayout {
      var height: CGFloat = 10
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: height)
        return [attributes]
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        height = preferredAttributes.size.height
        return true
      }
    }
    let fixture = CollectionFixture(counts: [1], layout: Headed())
    fixture.view.register(Header.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "view")
    fixture.layOut()
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "head").first?.frame.height == 44)
  }

  @Test("I20, I21: no supplementary view, no attributes")
  func noSupplementary() {
    let fixture = CollectionFixture(counts: [1])
    #expect(fixture.header(0) == nil)
    #expect(fixture.view.layoutAttributesForSupplementaryElement(ofKind: "other", at: [0, 0]) == nil)
  }

  @Test("F7: what shares an area with the bounds has a view, and nothing else")
  func visibleCells() {
    let fixture = CollectionFixture(counts: [1000])
    fixture.layOut()
    #expect(fixture.view.visibleCells.count == 40)
    #expect(fixture.shown.first == "0.0" && fixture.shown.last == "0.39")
    fixture.view.contentOffset = CGPoint(x: 0, y: 50)
    fixture.layOut()
    #expect(fixture.shown.first == "0.5" && fixture.shown.last == "0.44")
  }

  @Test("F9, F10, F11: cells come early while a finger scrolls, and are only displayed later")
  func cellPrefetching() {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      let fixture = CollectionFixture(counts: [100], width: 100, height: 200)
      fixture.flow.itemSize = CGSize(width: 100, height: 40)
      fixture.flow.minimumLineSpacing = 0
      fixture.layOut()
      fixture.heard = ["cellForItem", "willDisplay"]
      fixture.calls = []
      fixture.view.contentOffset.y = 40
      fixture.layOut()
      #expect(fixture.calls == ["cellForItem 0-5", "willDisplay 0-5"])
      fixture.calls = []
      let finger = Finger(on: fixture.view)
      finger.touchDown(at: CGPoint(x: 50, y: 150))
      clock.advanceFrame()
      finger.move(to: CGPoint(x: 50, y: 135))
      fixture.layOut()
      #expect(fixture.calls == ["cellForItem 0-6", "willDisplay 0-6", "cellForItem 0-7", "cellForItem 0-8"])
      #expect(fixture.view.cellForItem(at: [0, 7]) != nil)
      #expect(fixture.view.visibleCells.count == 6)
      fixture.calls = []
      clock.advanceFrame()
      finger.move(to: CGPoint(x: 50, y: 90))
      fixture.layOut()
      #expect(fixture.calls.first == "willDisplay 0-7")
      finger.lift()
    }
  }

  @Test("G10, G11: the selection of nothing")
  func emptySelection() {
    let fixture = CollectionFixture(counts: [2])
    #expect((fixture.view.indexPathsForSelectedItems ?? []).isEmpty)
    fixture.view.deselectItem(at: [0, 1], animated: false)
    #expect((fixture.view.indexPathsForSelectedItems ?? []).isEmpty)
  }

  @Test("G18, G19, G20: the focus")
  func focus() {
    @MainActor final class Focusing: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
      }
      func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
      ) -> Bool {
        calls.append("follows \(indexPath.item)")
        return indexPath.item != 2
      }
      func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { [0, 3] }
    }
    let delegate = Focusing()
    let fixture = CollectionFixture(counts: [5])
    let view = fixture.view
    view.delegate = delegate
    fixture.layOut()
    #expect(view.moveFocus(to: [0, 0]) && delegate.calls.isEmpty)
    #expect(!view.moveFocus(to: [0, 1]) && view.focusedIndexPath == [0, 0])
    view.selectionFollowsFocus = true
    #expect(view.moveFocus(to: [0, 2]) && view.indexPathsForSelectedItems == [])
    #expect(view.moveFocus(to: [0, 4]) && view.indexPathsForSelectedItems == [[0, 4]])
    view.moveFocus(to: nil)
    #expect(view.focusPreferredItem() && view.focusedIndexPath == [0, 3])
    view.remembersLastFocusedIndexPath = true
    view.moveFocus(to: [0, 0])
    view.moveFocus(to: nil)
    #expect(view.focusPreferredItem() && view.focusedIndexPath == [0, 0])
    view.delegate = nil
    view.allowsFocus = false
    #expect(!view.moveFocus(to: [0, 1]))
  }

  @Test("G22: a controller clears the selection before it appears")
  func clearsSelection() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let fixture = CollectionFixture(counts: [2])
    controller.collectionView = fixture.view
    fixture.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }
}
