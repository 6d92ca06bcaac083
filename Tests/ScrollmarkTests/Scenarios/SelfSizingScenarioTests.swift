import Testing
import Trace
import UIKit

/// Cells that say how large they want to be, sensibly or not.
@Suite("Scenarios: self-sizing", .serialized) @MainActor struct SelfSizingScenarioTests {
  /// Rows that are as high as the cell that was measured last, and a layout that is invalid again as soon as it has answered.
  private final class Restless: UICollectionViewLayout {
    var isRestless = true
    private var height: CGFloat = 50

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: height * CGFloat(count)) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: height * CGFloat(indexPath.item), width: 300, height: height)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      if isRestless { invalidateLayout() }
      return (0..<min(count, 12)).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { true }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      height = preferredAttributes.frame.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
  }

  @Test(
    "Scenario 9: a layout that never settles ends the pass, is named, and loses nothing",
    arguments: [2, 3, 4, 5, 6, 100_000])
  func neverSettles(count: Int) {
    let layout = Restless()
    let scene = ScenarioScene(count: count, layout)
    var next: CGFloat = 50
    scene.preferred = { _ in
      next = 130 - next
      return next
    }
    var diagnostics: [LayoutDiagnostic] = []
    scene.view.diagnosticHandler = { diagnostics.append($0) }
    let pass = ScenarioCounts.of { scene.view.layoutIfNeeded() }
    #expect(diagnostics.count == 1 && diagnostics.first?.layout.contains("Restless") == true)
    #expect((2...10_000).contains(diagnostics.first?.rounds ?? 0), "\(diagnostics)")
    #expect(pass[.layoutPasses] <= 10_000 && pass[.itemsMeasured] <= 12 * 10_000, "\(pass)")
    #expect(scene.view.numberOfItems(inSection: 0) == count)
    #expect(scene.shown.count == min(count, 12), "\(scene.shown) \(scene.view.visibleCells.count) \(diagnostics)")
    layout.isRestless = false
    scene.preferred = { _ in 50 }
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    #expect(diagnostics.count == 1 && scene.shown.count == min(count, 12))
  }

  @Test(
    "Scenario 9: cells that change their minds each time are laid out without gaps",
    arguments: [2, 3, 4, 5, 6, 100_000])
  func changesItsMind(count: Int) {
    for layout in ScenarioLayouts.selfSizing(estimate: 60) {
      let scene = ScenarioScene(count: count, layout)
      var next: CGFloat = 50
      scene.preferred = { _ in
        next = 130 - next
        return next
      }
      for _ in 0..<5 {
        let pass = ScenarioCounts.of {
          scene.view.collectionViewLayout.invalidateLayout()
          scene.view.layoutIfNeeded()
        }
        #expect(scene.isFilled && pass[.itemsMeasured] <= 100, "\(pass)")
      }
      let last = scene.frame(count - 1)
      #expect(scene.view.contentSize.height == last.maxY)
    }
  }

  @Test(
    "Scenario 9: a screen that a thousand shrinking cells have to fill is no deep recursion",
    arguments: [1_000, 100_000])
  func shrinking(count: Int) {
    for layout in ScenarioLayouts.selfSizing(estimate: 1_000) {
      let scene = ScenarioScene(count: count, layout, height: 800, preferred: { _ in 1 })
      let opening = ScenarioCounts.of { scene.view.layoutIfNeeded() }
      #expect(scene.isFilled && scene.shown.count == 800)
      #expect(opening[.itemsMeasured] == 800)
    }
  }

  @Test("Scenario 10: a measured size belongs to the item, wherever it goes", arguments: [300, 100_000])
  func sizeBelongsToItem(count: Int) {
    for layout in ScenarioLayouts.selfSizing() {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      scene.view.layoutIfNeeded()
      scene.scroll(by: 200, frames: 20)
      scene.scroll(to: 0)
      let measured = 60
      #expect((0..<measured).allSatisfy { scene.frame($0).height == scenarioHeight($0) })
      let batch = ScenarioCounts.of {
        scene.view.performBatchUpdates {
          scene.sections[0].move(from: 50, to: 5)
          scene.sections[0].remove(at: 20)
          scene.sections[0].insert(contentsOf: [count, count + 1, count + 2], at: 0)
          scene.view.moveItem(at: [0, 50], to: [0, 8])
          scene.view.deleteItems(at: [[0, 19]])
          scene.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
        }
        scene.view.layoutIfNeeded()
      }
      #expect(batch[.itemsMeasured] <= 6, "\(batch)")
      let after = (0..<measured).map { (scene.sections[0][$0], scene.frame($0).height) }
      #expect(
        after.allSatisfy { $1 == scenarioHeight($0) }, "\(after.enumerated().filter { $1.1 != scenarioHeight($1.0) })")
    }
  }

  @Test("Scenario 11: a scroll to an item lands on it, whatever the estimate", arguments: [1_000, 100_000])
  func landsExactly(count: Int) {
    for estimate: CGFloat in [0.5, 5, 40, 400] {
      for layout in ScenarioLayouts.selfSizing(estimate: estimate) {
        let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
        scene.view.layoutIfNeeded()
        for item in [count / 2, count - 200, 3, count / 3] {
          scene.view.scrollToItem(at: [0, item], at: .top, animated: false)
          scene.view.layoutIfNeeded()
          #expect(scene.frame(item).minY == scene.view.contentOffset.y, "item \(item) of \(count), \(estimate)")
          #expect(scene.shown.first == [0, item] && scene.isFilled)
        }
        scene.view.scrollToItem(at: [0, count - 1], at: .bottom, animated: false)
        scene.view.layoutIfNeeded()
        #expect(scene.shown.last == [0, count - 1])
        #expect(scene.frame(count - 1).maxY == scene.view.bounds.maxY)
      }
    }
  }

  @Test("Scenario 13: an estimate that is too large leaves no gap", arguments: [100, 100_000])
  func fillsTheScreen(count: Int) {
    for estimate: CGFloat in [100, 500, 5_000] {
      for layout in ScenarioLayouts.selfSizing(estimate: estimate) {
        let scene = ScenarioScene(count: count, layout, preferred: { _ in 10 })
        scene.view.layoutIfNeeded()
        #expect(scene.isFilled && scene.shown.count == 60)
        scene.view.scrollToItem(at: [0, count / 3], at: .top, animated: false)
        scene.view.layoutIfNeeded()
        #expect(scene.isFilled && scene.shown.count >= 60)
        scene.scroll(to: scene.lastOffset)
        #expect(scene.isFilled)
      }
    }
  }

  /// A view that counts how often its content got another size.
  private final class Counting: UICollectionView {
    var changes = 0
    override var contentSize: CGSize {
      get { super.contentSize }
      set {
        if newValue != super.contentSize { changes += 1 }
        super.contentSize = newValue
      }
    }
  }

  @Test(
    "Scenario 23: the content gets another size once a cell that is measured, and not again on the way back",
    arguments: [100, 100_000])
  func contentSizeChanges(count: Int) {
    for layout in ScenarioLayouts.selfSizing() {
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
      let scene = ScenarioScene([Array(0..<count)], layout, preferred: { scenarioHeight($0 % 100) }, in: view)
      view.layoutIfNeeded()
      let forth = ScenarioCounts.of {
        while scene.shown.last?.item ?? 0 < 99 { scene.scroll(by: 100, frames: 1) }
      }
      #expect(view.changes <= 115 && forth[.itemsMeasured] <= 100, "\(view.changes) changes, \(forth)")
      view.changes = 0
      let back = ScenarioCounts.of { scene.scroll(by: -100, frames: Int(view.contentOffset.y / 100)) }
      #expect(view.changes == 0 && back[.layoutPasses] == 0)
    }
  }
}

extension Array {
  fileprivate mutating func move(from old: Int, to new: Int) { insert(remove(at: old), at: new) }
}
