import FrameClock
import Testing
import UIKit

/// Ten rows of 20 points in a window of 60.
@MainActor @Suite("Layout: the order of calls") struct LayoutCallbackTests {
  private let layout = RecordingLayout()
  private let fixture: CollectionFixture
  private var view: UICollectionView { fixture.view }

  init() {
    fixture = CollectionFixture(counts: [10], width: 100, height: 60, layout: layout)
    fixture.layOut()
    layout.calls = []
  }

  @Test("C41: many invalidations lead to one pass, each with one call of invalidateLayout(with:) with a fresh context")
  func coalescing() {
    layout.invalidateLayout()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(
      layout.calls == [
        "invalidateLayout()", "invalidate Context", "invalidateLayout()", "invalidate Context", "prepare",
        "contentSize",
        "elements",
      ])
  }

  @Test("C42, C43: what a fresh context holds, and how names are merged")
  func freshContext() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    context.invalidateItems(at: [[0, 3], [0, 1]])
    context.invalidateItems(at: [[0, 2], [0, 1]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2], [0, 3]])
    context.invalidateSupplementaryElements(ofKind: "k", at: [[0, 1], [0, 0]])
    context.invalidateSupplementaryElements(ofKind: "k", at: [[0, 1]])
    context.invalidateDecorationElements(ofKind: "d", at: [[2, 0]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["k": [[0, 0], [0, 1]]])
    #expect(context.invalidatedDecorationIndexPaths == ["d": [[2, 0]]])
  }

  @Test("A6: a fresh flow context has both flags set")
  func freshFlowContext() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
  }

  @Test("C44, C29: reloadData invalidates everything and the counts, and asks the data source later")
  func reloadData() {
    fixture.calls = []
    fixture.heard = ["numberOfItems"]
    view.reloadData()
    #expect(layout.calls == ["invalidate Context everything counts"])
    #expect(fixture.calls.isEmpty)
    view.layoutIfNeeded()
    #expect(fixture.calls == ["numberOfItems"])
  }

  @Test("C46: the layout is asked before the bounds change, once a change")
  func boundsChange() {
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.calls == ["shouldInvalidate 0 to 10", "elements"])
    layout.calls = []
    layout.invalidatesOnBoundsChange = true
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(
      layout.calls == [
        "shouldInvalidate 10 to 30", "boundsContext", "invalidate Context", "prepare", "contentSize", "elements",
      ])
  }

  @Test("C34, C35, C36, C37: the calls of a batch, in order")
  func batch() {
    view.performBatchUpdates {
      fixture.sections[0] = ["x"] + fixture.sections[0].dropFirst(2) + ["y"]
      view.deleteItems(at: [[0, 0]])
      view.moveItem(at: [0, 1], to: [0, 9])
      view.insertItems(at: [[0, 0]])
    }
    #expect(
      layout.calls == [
        "invalidate Context counts", "prepare", "contentSize",
        "prepareForUpdates delete 0>nil, move 1>9, insert nil>0", "contentSize", "targetOffset",
        "final 0", "final 1", "final 2", "elements", "initial 0", "initial 1", "initial 2", "elements", "finalize",
        "elements",
      ])
  }

  @Test("C37: operations on sections have the item NSNotFound")
  func sectionItems() {
    fixture.sections.append(["z"])
    view.insertSections([1])
    #expect(layout.calls.contains("prepareForUpdates insert nil>section 1"))
    layout.calls = []
    fixture.sections.swapAt(0, 1)
    view.moveSection(0, toSection: 1)
    #expect(layout.calls.contains("prepareForUpdates move section 0>section 1"))
  }

  @Test(
    "C34: what is invalidated in finalizeCollectionViewUpdates is prepared once more, and its adjustment takes effect")
  func invalidationInFinalize() {
    layout.onFinalize = { [layout] in
      let context = layout.invalidationContext(forBoundsChange: .zero)
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
      layout.invalidateLayout(with: context)
    }
    fixture.sections[0].insert("x", at: 0)
    view.insertItems(at: [[0, 0]])
    let tail = layout.calls.drop { $0 != "finalize" }
    #expect(
      Array(tail) == [
        "finalize", "boundsContext", "invalidate Context", "prepare", "contentSize", "shouldInvalidate 0 to 40",
        "elements",
      ])
    #expect(view.contentOffset.y == 40)
  }

  @Test(
    "D2, D3, D4, C45: a preferred size leads to the context, the invalidation and the preparation, with its adjustment")
  func selfSizing() {
    final class Tall: TestCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 30
        return layoutAttributes
      }
    }
    let layout = RecordingLayout()
    layout.acceptsPreferredSizes = true
    let fixture = CollectionFixture(counts: [10], width: 100, height: 60, layout: layout, cell: Tall.self)
    layout.calls = []
    fixture.layOut()
    #expect(
      layout.calls == [
        "prepare", "contentSize", "elements",
        "shouldInvalidatePreferred 0", "preferredContext 0", "invalidate Context", "prepare", "contentSize", "elements",
        "shouldInvalidatePreferred 1", "preferredContext 1", "invalidate Context", "prepare", "contentSize", "elements",
      ])
    #expect(fixture.view.visibleCells.count == 2)
    layout.adjustment = CGPoint(x: 0, y: 5)
    layout.heights[[0, 5]] = 20
    fixture.view.contentOffset.y = 30
    fixture.layOut()
    #expect(fixture.view.contentOffset.y >= 35)
  }

  @Test("C7: completions come later, also without a window, in the order of their batches")
  func completions() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      var finished: [String] = []
      view.performBatchUpdates {
        view.performBatchUpdates(nil) { finished.append("inner \($0)") }
      } completion: {
        finished.append("outer \($0)")
      }
      #expect(finished.isEmpty)
      clock.advanceFrame()
      #expect(Set(finished) == ["inner true", "outer true"])
    }
  }

  @Test("C6: nested batches are one")
  func nested() {
    view.performBatchUpdates {
      fixture.sections[0].removeFirst(2)
      view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
      view.deleteItems(at: [[0, 1]])
    }
    #expect(layout.calls.filter { $0 == "finalize" }.count == 1)
    #expect(fixture.shown == ["0.2", "0.3", "0.4"])
  }

  @Test("I15: a change of layout")
  func layoutChange() {
    let next = RecordingLayout()
    view.setCollectionViewLayout(next, animated: false)
    #expect(view.collectionViewLayout === next)
    #expect(next.collectionView === view && layout.collectionView == nil)
    #expect(layout.calls == ["transitionTo", "finalizeTransition"])
    #expect(
      next.calls == [
        "transitionFrom", "invalidate Context everything", "prepare", "contentSize", "targetOffset", "elements",
        "finalizeTransition",
      ])
  }

  @Test("A layout that keeps invalidating itself does not hang the pass, and is named")
  func endlessInvalidation() {
    final class Endless: UICollectionViewLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        invalidateLayout()
        return []
      }
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: Endless())
    var named: [String] = []
    view.diagnosticHandler = { named.append($0.layout) }
    view.layoutIfNeeded()
    #expect(named.contains("Endless"))
  }

  @Test("D10: a pass whose measuring does not settle is ended, once, and the item is named")
  func endlessMeasuring() {
    final class Restless: UICollectionViewLayout {
      var next = 0
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        next = (next + 1) % 5_000
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, next])
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return [attributes]
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { true }
    }
    let fixture = CollectionFixture(counts: [5_000], layout: Restless(), cell: MeasuredByNameCell.self)
    var diagnostics: [LayoutDiagnostic] = []
    fixture.view.diagnosticHandler = { diagnostics.append($0) }
    fixture.layOut()
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.indexPath?.section == 0)
    #expect(diagnostics.first?.description.contains("does not settle") == true)
    #expect(fixture.view.visibleCells.count == 1)
  }

  @Test("C49: attributes of an item that does not exist are refused")
  func missingItem() {
    final class Wrong: UICollectionViewLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 99])
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return [attributes]
      }
    }
    let fixture = CollectionFixture(counts: [1], layout: Wrong())
    let raised = UIKitExceptions.recording { fixture.layOut() }
    #expect(
      raised.first?.reason.hasPrefix(
        "UICollectionView received layout attributes for a cell with an index path that does not exist"
      ) == true)
  }

  @Test("C47, C48: what the base class answers")
  func baseClass() {
    let layout = UICollectionViewLayout()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .zero) == nil)
    #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0]) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: [0, 0]) == nil)
    let classes: [AnyClass] = [
      UICollectionViewLayout.layoutAttributesClass, UICollectionViewLayout.invalidationContextClass,
    ]
    let expected: [AnyClass] = [
      UICollectionViewLayoutAttributes.self, UICollectionViewLayoutInvalidationContext.self,
    ]
    #expect(classes.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }
}
