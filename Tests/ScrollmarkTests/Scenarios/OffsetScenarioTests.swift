import Testing
import UIKit

/// Where the content stands: its length, its end, and what is on screen when something changes around it.
@Suite("Scenarios: offsets", .serialized) @MainActor struct OffsetScenarioTests {
  /// Operations one after the other, drawn by a seed; after each of them `check` looks at the scene.
  private func operate(
    _ scene: ScenarioScene, seed: UInt64, operations: Int, _ check: (String) -> Void
  ) {
    var numbers = ScenarioNumbers(state: seed)
    var name = 1_000_000
    for _ in 0..<operations {
      let count = scene.sections[0].count
      let item = numbers.below(count - 12)
      let kind = numbers.below(7)
      switch kind {
      case 0:
        name += 3
        scene.view.performBatchUpdates {
          scene.sections[0].insert(contentsOf: [name, name + 1, name + 2], at: item)
          scene.view.insertItems(at: (item..<item + 3).map { [0, $0] })
        }
      case 1:
        scene.view.performBatchUpdates {
          scene.sections[0].removeSubrange(item..<item + 4)
          scene.view.deleteItems(at: (item..<item + 4).map { [0, $0] })
        }
      case 2:
        let goal = numbers.below(count)
        scene.view.performBatchUpdates {
          scene.sections[0].insert(scene.sections[0].remove(at: item), at: goal)
          scene.view.moveItem(at: [0, item], to: [0, goal])
        }
      case 3: scene.view.reloadItems(at: [[0, item]])
      case 4: scene.scroll(to: scene.lastOffset * CGFloat(numbers.below(101)) / 100)
      case 5: scene.view.frame.size = CGSize(width: 300, height: 400 + CGFloat(numbers.below(300)))
      default: scene.view.reloadData()
      }
      scene.view.layoutIfNeeded()
      check("operation \(kind) at \(item)")
    }
  }

  @Test(
    "Scenario 12: the content ends where its last element does, and its end can be reached",
    arguments: [10_000, 100_000])
  func endOfContent(count: Int) {
    for layout in ScenarioLayouts.selfSizing() + [ScenarioLayouts.rows()] {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      (layout as? UICollectionViewFlowLayout)?.sectionInset.bottom = 17
      let inset: CGFloat = layout is UICollectionViewFlowLayout ? 17 : 0
      scene.view.layoutIfNeeded()
      operate(scene, seed: 12, operations: 40) { operation in
        let last = scene.frame(scene.sections[0].count - 1)
        #expect(scene.view.contentSize.height == last.maxY + inset, "\(operation)")
        #expect(scene.view.contentOffset.y <= scene.lastOffset)
      }
      for _ in 0..<8 { scene.scroll(to: scene.lastOffset) }
      #expect(scene.shown.last == [0, scene.sections[0].count - 1])
      #expect(scene.view.bounds.maxY == scene.view.contentSize.height)
    }
  }

  @Test(
    "Scenario 22: offsets grow with the items after every operation, and the right ones are shown",
    arguments: [1_000, 100_000])
  func monotonic(count: Int) {
    for layout in ScenarioLayouts.selfSizing() {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      scene.view.layoutIfNeeded()
      operate(scene, seed: 22, operations: count > 10_000 ? 12 : 60) { operation in
        var end: CGFloat = 0
        var inView: [IndexPath] = []
        var isMonotonic = true
        for item in scene.sections[0].indices {
          let frame = scene.frame(item)
          isMonotonic = isMonotonic && frame.minY == end && frame.height > 0
          end = frame.maxY
          if frame.minY < scene.view.bounds.maxY && scene.view.bounds.minY < frame.maxY { inView.append([0, item]) }
        }
        #expect(isMonotonic, "\(operation)")
        #expect(scene.shown == inView, "\(operation)")
      }
    }
  }

  @Test(
    "Scenario 14: after a turn at the end, content that is scrolled up moves by the finger alone",
    arguments: [1_000, 100_000])
  func turnAtTheEnd(count: Int) {
    for layout in ScenarioLayouts.selfSizing() {
      let scene = ScenarioScene(count: count, layout)
      scene.preferred = { [view = scene.view] in scenarioHeight($0) + (view.bounds.width > 400 ? 0 : 12) }
      scene.view.anchoring = ContentAnchoring()
      scene.view.layoutIfNeeded()
      for _ in 0..<4 { scene.scroll(to: scene.lastOffset) }
      #expect(scene.shown.last == [0, count - 1])
      (layout as? UICollectionViewFlowLayout)?.estimatedItemSize.width = 600
      scene.view.frame.size = CGSize(width: 600, height: 300)
      scene.view.layoutIfNeeded()
      for frame in 0..<80 {
        let before = scene.positions
        scene.scroll(by: -24, frames: 1)
        let after = scene.positions
        let errors = Set(before.compactMap { name, place in after[name].map { $0 - place - 24 } })
        #expect(errors == [0], "frame \(frame)")
      }
    }
  }

  @Test("Scenario 24: what comes before the first item moves nothing on screen", arguments: [100, 100_000])
  func prepending(count: Int) {
    for layout in ScenarioLayouts.selfSizing() + [ScenarioLayouts.rows()] {
      let scene = ScenarioScene(count: count, layout, preferred: scenarioHeight)
      scene.view.anchoring = ContentAnchoring(
        identifier: { [scene] in scene.sections[$0.section][$0.item] },
        indexPath: { [scene] name in
          scene.sections[0].firstIndex { AnyHashable($0) == name }.map { [0, $0] }
        })
      scene.view.layoutIfNeeded()
      scene.scroll(to: 1_000)
      for (round, size) in [1, 20, 50, 7].enumerated() {
        let before = scene.positions
        let names = (0..<size).map { -1_000 * (round + 1) - $0 }
        if round == 3 {
          scene.sections[0].insert(contentsOf: names, at: 0)
          scene.view.reloadData()
        } else {
          scene.view.performBatchUpdates {
            scene.sections[0].insert(contentsOf: names, at: 0)
            scene.view.insertItems(at: (0..<size).map { [0, $0] })
          }
        }
        scene.view.layoutIfNeeded()
        #expect(scene.positions == before, "\(size) items before the first, \(type(of: layout))")
      }
    }
  }
}

/// Numbers by chance, the same in each run.
struct ScenarioNumbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}
