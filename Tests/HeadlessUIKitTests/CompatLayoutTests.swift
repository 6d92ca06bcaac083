import Testing
import UIKit

/// What layouts that were written for UIKit rely on while they run.
@MainActor @Suite("Compat: layouts of other packages") struct CompatLayoutTests {
  /// Ten rows of 20 points in a window of 100 by 60.
  private func fixture(_ layout: LateLayout) -> CollectionFixture {
    let fixture = CollectionFixture(counts: [10], width: 100, height: 60, layout: layout)
    fixture.layOut()
    layout.calls = []
    return fixture
  }

  @Test("compat 2.1: a layout that learns of a batch from the update items alone has its new content size taken")
  func lateContentSize() {
    let fixture = fixture(LateLayout())
    fixture.sections[0] += ["x", "y"]
    fixture.view.insertItems(at: [[0, 10], [0, 11]])
    #expect(fixture.view.contentSize.height == 240)
    fixture.sections[0].removeFirst(5)
    fixture.view.deleteItems(at: (0..<5).map { [0, $0] })
    #expect(fixture.view.contentSize.height == 140)
  }

  @Test("compat 2.1: a batch at the end of the content leaves the offset within what is left")
  func lateContentSizeClamps() {
    let fixture = fixture(LateLayout())
    fixture.view.contentOffset.y = 140
    fixture.layOut()
    fixture.sections[0].removeLast(5)
    fixture.view.deleteItems(at: (5..<10).map { [0, $0] })
    #expect(fixture.view.contentOffset.y == 40)
    #expect(fixture.shown == ["0.2", "0.3", "0.4"])
  }

  @Test(
    "C39: a change of size in an animation is announced with the old bounds before the preparation for the new ones")
  func animatedBoundsChange() {
    let layout = LateLayout()
    let fixture = fixture(layout)
    UIView.animate(withDuration: 0.3) {
      fixture.view.frame.size.height = 80
      fixture.view.layoutIfNeeded()
    }
    #expect(
      layout.calls == [
        "prepareForAnimatedBoundsChange 60, now 80", "prepare", "targetOffset", "elements",
        "finalizeAnimatedBoundsChange",
      ])
    #expect(fixture.view.visibleCells.count == 4)
  }

  @Test("C39: a change of size outside an animation is not announced")
  func plainBoundsChange() {
    let layout = LateLayout()
    let fixture = fixture(layout)
    fixture.view.frame.size.height = 80
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 0.3) { fixture.view.frame.size.height = 100 }
    }
    fixture.layOut()
    #expect(!layout.calls.contains { $0.contains("AnimatedBoundsChange") })
  }

  @Test("C39: the layout says where the content rests after an animated change of size")
  func animatedTarget() {
    let layout = LateLayout()
    let fixture = fixture(layout)
    layout.target = CGPoint(x: 0, y: 100)
    UIView.animate(withDuration: 0.3) {
      fixture.view.frame.size.height = 80
      fixture.view.layoutIfNeeded()
    }
    #expect(fixture.view.contentOffset.y == 100)
    #expect(fixture.shown == ["0.5", "0.6", "0.7", "0.8"])
  }

  @Test("compat 2: a layout is asked about a change of the bounds before it happens, and invalidated after")
  func invalidationAfterBoundsChange() {
    let layout = LateLayout()
    let fixture = fixture(layout)
    fixture.view.frame.size.height = 80
    #expect(layout.heights == ["should 60", "context 60", "invalidate 80"])
  }

  @Test("C45: an offset adjustment that every change of the bounds asks for is applied once a change, not for ever")
  func adjustmentOfAdjustment() {
    let layout = LateLayout()
    let fixture = fixture(layout)
    var unsettled = 0
    fixture.view.diagnosticHandler = { _ in unsettled += 1 }
    layout.shiftsBack = true
    fixture.view.contentOffset.y = 50
    fixture.layOut()
    #expect(unsettled == 0)
    #expect(fixture.view.contentOffset.y == 0)
    #expect(fixture.shown == ["0.0", "0.1", "0.2"])
  }
}

/// Rows of 20 points whose count changes only when a batch or a reload says so, not when the counts are said to change.
private final class LateLayout: UICollectionViewLayout {
  var calls: [String] = []
  /// The height of the bounds during calls about a change of them.
  var heights: [String] = []
  var target: CGPoint?
  /// Whether each change of the bounds asks for the offset to be moved back by it.
  var shiftsBack = false
  private var count = 0
  private var isToBeRebuilt = true

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { isToBeRebuilt = true } else { noteHeight("invalidate") }
    super.invalidateLayout(with: context)
  }

  private func noteHeight(_ call: String) {
    heights.append("\(call) \(Int(collectionView?.bounds.height ?? 0))")
  }

  override func prepare() {
    calls.append("prepare")
    guard isToBeRebuilt else { return }
    isToBeRebuilt = false
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    for item in updateItems {
      switch item.updateAction {
      case .insert: count += 1
      case .delete: count -= 1
      default: break
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 20 * CGFloat(count)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    let rows = max(0, Int(rect.minY / 20))..<max(0, min(count, Int((rect.maxY / 20).rounded(.up))))
    return rows.compactMap { layoutAttributesForItem(at: [0, $0]) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 20 * CGFloat(indexPath.item), width: 100, height: 20)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    noteHeight("should")
    return shiftsBack || newBounds.size != collectionView?.bounds.size
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    noteHeight("context")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if shiftsBack { context.contentOffsetAdjustment.y = (collectionView?.bounds.minY ?? 0) - newBounds.minY }
    return context
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    let now = collectionView?.bounds.height ?? 0
    calls.append("prepareForAnimatedBoundsChange \(Int(oldBounds.height)), now \(Int(now))")
  }

  override func finalizeAnimatedBoundsChange() { calls.append("finalizeAnimatedBoundsChange") }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    calls.append("targetOffset")
    return target ?? proposedContentOffset
  }
}
