import Testing
import Trace
import UIKit

/// Updates of a collection, one at a time, many at once, and at the wrong moment.
@Suite("Scenarios: updates", .serialized) @MainActor struct UpdateScenarioTests {
  @Test(
    "Scenario 17: counts are read before the block of a batch, whatever was asked before", arguments: [10, 100_000])
  func countsBeforeTheBlock(count: Int) {
    for layout in ScenarioLayouts.selfSizing() {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      let exceptions = UIKitExceptions.recording {
        scene.view.performBatchUpdates {
          scene.sections[0].append(-1)
          scene.view.insertItems(at: [[0, count]])
        }
      }
      #expect(exceptions.isEmpty && scene.view.numberOfItems(inSection: 0) == count + 1)
    }
  }

  @Test(
    "Scenario 17: an insertion before anybody asked for the counts is refused, and the next one works",
    arguments: [10, 100_000])
  func refused(count: Int) {
    let scene = ScenarioScene(count: count, ScenarioLayouts.measured(), preferred: scenarioHeight)
    scene.sections[0].append(-1)
    let exceptions = UIKitExceptions.recording { scene.view.insertItems(at: [[0, count]]) }
    #expect(exceptions.count == 1)
    #expect(
      exceptions.first?.reason.contains(
        "contained in an existing section after the update (\(count + 1)) must be equal to the number of items") == true
    )
    scene.view.layoutIfNeeded()
    #expect(scene.isFilled && scene.view.numberOfItems(inSection: 0) == count + 1)
    scene.view.performBatchUpdates {
      scene.sections[0].remove(at: 0)
      scene.view.deleteItems(at: [[0, 0]])
    }
    #expect(scene.view.numberOfItems(inSection: 0) == count)
  }

  @Test(
    "Scenario 18: a hundred and fifty sections that change one by one in a batch are one pass",
    arguments: [1_500, 105_000])
  func sectionsAtOnce(count: Int) {
    let sizes = ScenarioSizes { scenarioHeight($0.item) }
    for isNested in [false, true] {
      let scene = ScenarioScene(count: count, sections: 150, ScenarioLayouts.rows(header: 20), delegate: sizes)
      scene.view.layoutIfNeeded()
      let batch = ScenarioCounts.of {
        scene.view.performBatchUpdates {
          for section in 0..<150 {
            let change = { @MainActor in
              scene.sections[section].insert(-1 - section, at: 0)
              scene.view.insertItems(at: [[section, 0]])
            }
            if isNested { scene.view.performBatchUpdates(change) } else { change() }
          }
        }
        scene.view.layoutIfNeeded()
      }
      #expect(batch[.layoutPasses] == 1, "\(batch)")
      #expect(batch[.sizesAsked] == 150)
      #expect(scene.view.contentSize.height == scene.frame(count / 150, 149).maxY)
    }
  }
}
