import Testing
import Trace
import UIKit

/// What a step of a scroll costs, wherever the viewport stands and whatever is pinned.
@Suite("Scenarios: scrolling", .serialized) @MainActor struct ScrollingScenarioTests {
  /// A flow layout that writes down how often it was told to begin anew.
  private final class Watched: UICollectionViewFlowLayout {
    var prepared = 0
    var invalidated = 0

    override func prepare() {
      prepared += 1
      super.prepare()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidated += 1
      super.invalidateLayout(with: context)
    }
  }

  @Test("Scenario 3: a step costs as much at the end as at the start", arguments: [10_000, 100_000])
  func flatCost(count: Int) {
    // Four rows of 160 points together, over and over, so that equal steps show equal things.
    let sizes = ScenarioSizes { [30, 50, 60, 20][$0.item % 4] }
    for delegate in [nil, sizes] {
      let scene = ScenarioScene(count: count, ScenarioLayouts.rows(), height: 640, delegate: delegate)
      scene.view.layoutIfNeeded()
      func steps(from start: CGFloat) -> ScenarioCounts {
        scene.scroll(to: start)
        scene.scroll(by: 160, frames: 2)
        return ScenarioCounts.of { scene.scroll(by: 160, frames: 10) }
      }
      let atStart = steps(from: 0)
      #expect(atStart[.cellsReused] == 40 && atStart[.layoutPasses] == 0)
      #expect(steps(from: CGFloat(count / 2 * 40)) == atStart)
      #expect(steps(from: CGFloat(count * 40 - 640 - 12 * 160)) == atStart)
    }
  }

  @Test("Scenario 4: a query touches what it answers", arguments: [10_000, 50_000, 100_000])
  func indexedQuery(count: Int) {
    let sizes = ScenarioSizes { scenarioHeight($0.item) }
    let scene = ScenarioScene(count: count, ScenarioLayouts.rows(), delegate: sizes)
    scene.view.layoutIfNeeded()
    let layout = scene.view.collectionViewLayout
    for fraction in [0.0, 0.5, 0.99] {
      let rect = CGRect(x: 0, y: scene.view.contentSize.height * fraction, width: 300, height: 600)
      var found = 0
      let query = ScenarioCounts.of { found = layout.layoutAttributesForElements(in: rect)?.count ?? 0 }
      #expect((8...31).contains(found))
      #expect(
        query[.attributesMade] == found && query[.sizesAsked] == 0 && query[.layoutPasses] == 0)
    }
  }

  @Test("Scenario 5: a step invalidates nothing", arguments: [100, 100_000])
  func noInvalidation(count: Int) {
    let layout = Watched()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    let scene = ScenarioScene(count: count, layout)
    scene.view.layoutIfNeeded()
    (layout.prepared, layout.invalidated) = (0, 0)
    let asked = scene.cellsAsked
    let steps = ScenarioCounts.of { scene.scroll(by: 40, frames: 20) }
    #expect(layout.prepared == 0 && layout.invalidated == 0 && steps[.layoutPasses] == 0)
    // Twenty steps of a row each.
    #expect(scene.cellsAsked - asked == 20 && steps[.sizesAsked] == 0)
  }

  @Test("Scenario 6: only pinned headers move, however many sections there are", arguments: [1_000, 100_000])
  func pinnedHeaders(count: Int) {
    func steps(sections: Int, items: Int) -> ScenarioCounts {
      let sizes = ScenarioSizes { _ in 40 }
      let scene = ScenarioScene(
        count: items, sections: sections, ScenarioLayouts.rows(header: 30, pins: true), delegate: sizes)
      scene.view.layoutIfNeeded()
      scene.scroll(to: 5 * (30 + 40 * CGFloat(items / sections)))
      scene.scroll(by: 5, frames: 20)
      let counts = ScenarioCounts.of { scene.scroll(by: 5, frames: 20) }
      let header = scene.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [scene.shown[0].section, 0])
      #expect(header.map { $0.frame.minY <= scene.view.bounds.minY } == true)
      return counts
    }
    let each = count / 1_000
    let few = steps(sections: 20, items: 20 * each)
    let many = steps(sections: 1_000, items: count)
    #expect(many == few)
    #expect(many[.sizesAsked] == 0)
  }

  /// The viewport gets 44 points less and then its old height again, as below a navigation bar.
  private func changeHeight(_ scene: ScenarioScene) -> ScenarioCounts {
    ScenarioCounts.of {
      scene.view.contentInset.top = 44
      scene.view.frame.size.height -= 44
      scene.view.layoutIfNeeded()
      scene.view.contentInset.top = 0
      scene.view.frame.size.height += 44
      scene.view.layoutIfNeeded()
    }
  }

  @Test("Scenario 7: another height of the viewport relays nothing out", arguments: [1_300, 100_000])
  func height(count: Int) {
    for layout in [ScenarioLayouts.rows(), ScenarioLayouts.measured()] {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      scene.view.layoutIfNeeded()
      scene.scroll(by: 300, frames: 20)
      let (frames, size) = ((0..<50).map { scene.frame($0) }, scene.view.contentSize)
      let change = changeHeight(scene)
      #expect(change[.layoutPasses] == 0 && change[.sizesAsked] == 0 && change[.itemsMeasured] <= 4, "\(change)")
      #expect((0..<50).map { scene.frame($0) } == frames && scene.view.contentSize == size)
    }
  }

  @Test(
    "Scenario 7, B9: a compositional layout, whose sections may follow the height, measures what is on screen",
    arguments: [1_300, 100_000])
  func heightOfCompositional(count: Int) {
    let scene = ScenarioScene(count: count, ScenarioLayouts.compositional(estimate: 40), preferred: scenarioHeight)
    scene.view.layoutIfNeeded()
    scene.scroll(by: 300, frames: 20)
    let change = changeHeight(scene)
    #expect(change[.layoutPasses] == 2 && change[.itemsMeasured] <= 2 * scene.shown.count + 4, "\(change)")
    #expect(scene.isFilled)
  }

  @Test("Scenario 25: a header's place costs the same in the last section as in the first", arguments: [500, 100_000])
  func headerPlaces(sections: Int) {
    let scene = ScenarioScene(count: sections * 2, sections: sections, ScenarioLayouts.rows(header: 30))
    scene.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    var places: [CGFloat] = []
    func ask(_ section: Int) -> ScenarioCounts {
      ScenarioCounts.of {
        let attributes = scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])
        places.append(attributes?.frame.minY ?? -1)
      }
    }
    let first = ask(0)
    #expect(ask(sections / 2) == first && ask(sections - 1) == first)
    // A section has 110 points.
    #expect(places == [0, 110 * CGFloat(sections / 2), 110 * CGFloat(sections - 1)])
    #expect(first[.layoutPasses] == 0 && first[.delegateCalls] == 0)
  }
}
