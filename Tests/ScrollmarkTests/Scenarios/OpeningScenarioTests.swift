import Testing
import Trace
import UIKit

@testable import Scrollmark

/// What opening a collection costs, and a jump into it.
@Suite("Scenarios: opening", .serialized) @MainActor struct OpeningScenarioTests {
  /// Layouts that need not know a size for each item.
  enum Constant: CaseIterable { case uniformFlow, measuredFlow, compositional, measuredCompositional }

  private func make(_ layout: Constant) -> UICollectionViewLayout {
    switch layout {
    case .uniformFlow: ScenarioLayouts.rows()
    case .measuredFlow: ScenarioLayouts.measured()
    case .compositional: ScenarioLayouts.compositional()
    case .measuredCompositional: ScenarioLayouts.compositional(estimate: 40)
    }
  }

  @Test("Scenario 1: the first frame costs what is on screen", arguments: Constant.allCases)
  func firstFrame(layout: Constant) {
    func opening(_ count: Int) -> ScenarioCounts {
      let scene = ScenarioScene(count: count, make(layout), preferred: { _ in 40 })
      return ScenarioCounts.of { scene.view.layoutIfNeeded() }
    }
    let few = opening(1_000)
    // 600 points of rows of 40: fifteen cells.
    #expect(few[.cellsMade] == 15 && few[.layoutPasses] == 1 && few[.sizesAsked] == 0)
    for count in [100_000, 1_000_000] { #expect(opening(count) == few, "\(count) items") }
  }

  @Test("Scenario 2: each size is asked for once, and none again", arguments: [5_000, 100_000])
  func sizesOnOpen(count: Int) {
    let sizes = ScenarioSizes { scenarioHeight($0.item) }
    let scene = ScenarioScene(count: count, ScenarioLayouts.rows(), delegate: sizes)
    let opening = ScenarioCounts.of { scene.view.layoutIfNeeded() }
    #expect(opening[.sizesAsked] == count)
    let moving = ScenarioCounts.of {
      scene.scroll(by: 50, frames: 100)
      scene.scroll(to: scene.lastOffset)
    }
    #expect(moving[.sizesAsked] == 0 && moving[.layoutPasses] == 0)
    let inserting = ScenarioCounts.of {
      scene.sections[0].insert(-1, at: 10)
      scene.view.insertItems(at: [[0, 10]])
      scene.view.layoutIfNeeded()
    }
    #expect(inserting[.sizesAsked] == 1)
    let measured = ScenarioScene(count: count, ScenarioLayouts.measured(), preferred: scenarioHeight)
    #expect(ScenarioCounts.of { measured.view.layoutIfNeeded() }[.sizesAsked] == 0)
  }

  @Test("Scenario 8: sizes stand in arrays: opening makes no object for an item", arguments: [4_000, 100_000])
  func arrays(count: Int) throws {
    let sizes = ScenarioSizes { scenarioHeight($0.item) }
    let scene = ScenarioScene(count: count, ScenarioLayouts.rows(), delegate: sizes)
    guard let opening = try AllocationReading.of({ scene.view.layoutIfNeeded() }) else { return }
    #expect(opening.allocations < 1_200, "\(opening.allocations) allocations")
    let heldPerItem = Double(opening.allocatedBytes - opening.freedBytes) / Double(count)
    #expect(count < 100_000 || heldPerItem <= 40, "\(heldPerItem) bytes an item")
  }

  @Test("Scenario 16: where there is no room, no cell is asked for", arguments: [10, 100_000])
  func zeroBounds(count: Int) {
    for layout in [ScenarioLayouts.rows(), ScenarioLayouts.measured(), ScenarioLayouts.compositional()] {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      for frame in [CGRect.zero, CGRect(x: 0, y: 0, width: 300, height: 0), CGRect(x: 0, y: 0, width: 0, height: 600)] {
        scene.view.frame = frame
        let counts = ScenarioCounts.of { scene.view.layoutIfNeeded() }
        #expect(scene.cellsAsked == 0 && counts[.cellsMade] == 0 && counts[.itemsMeasured] == 0)
      }
      scene.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      scene.view.layoutIfNeeded()
      #expect(scene.cellsAsked > 0 && scene.isFilled)
    }
  }

  @Test("Scenario 20: only what is on screen is measured", arguments: [10_000, 100_000])
  func measuresTheScreen(count: Int) {
    for layout in ScenarioLayouts.selfSizing() {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      let opening = ScenarioCounts.of { scene.view.layoutIfNeeded() }
      let shown = scene.shown.count
      #expect(scene.isFilled && opening[.itemsMeasured] <= shown + 4, "\(opening) for \(shown) shown")
      #expect(opening[.cellsMade] <= shown + 4)
    }
  }

  @Test("Scenario 21: a jump builds nothing of what it passes", arguments: [10_000, 100_000])
  func jump(count: Int) {
    for layout in ScenarioLayouts.selfSizing() {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      scene.view.layoutIfNeeded()
      let jump = ScenarioCounts.of {
        scene.view.scrollToItem(at: [0, count / 2], at: .top, animated: false)
        scene.view.layoutIfNeeded()
      }
      let shown = scene.shown.count
      #expect(scene.shown.first == [0, count / 2])
      #expect(jump[.itemsMeasured] <= shown + 4 && jump[.sizesAsked] == 0, "\(jump) for \(shown) shown")
      #expect(jump[.cellsMade] + jump[.cellsReused] <= shown + 4)
    }
  }
}
