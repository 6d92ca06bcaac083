import FrameClock
import Testing
import UIKit

@testable import Scrollmark

@Suite("The stage") @MainActor struct StageTests {
  /// Plays `script` on a list of `count` items and answers the stage, and what is shown at its end.
  private func play(_ script: String, count: Int, updates: String = "batches") throws -> (stage: Stage, shown: [Int]) {
    var text = WorkloadText("script", script)
    text.fields.append(("updates", "\"\(updates)\""))
    let workload = try text.decode()
    let items = try workload.items.load(count: count, seed: 1)
    return FrameClocks.with(VirtualClock(framesPerSecond: 60)) {
      let model = StageModel(items, defaultSize: workload.layout.defaultItemSize(in: workload.width))
      let stage = Stage(workload, model: model)
      stage.view.layoutIfNeeded()
      let driver = ScriptDriver(workload, stage: stage)
      for _ in 0..<workload.frameCount {
        driver.prepareFrame()
        driver.runFrame()
        stage.view.layoutIfNeeded()
        driver.finishFrame()
      }
      let shown = stage.visiblePaths.compactMap { (stage.view.cellForItem(at: $0) as? StageCell)?.item }
      return (stage, shown)
    }
  }

  @Test("Batches and snapshots of the same seed lead to the same items on screen")
  func snapshotsAgreeWithBatches() throws {
    let script = """
      [{"batch": {"frames": 12, "every": 2, "inserts": 5, "deletes": 4, "moves": 6, "reloads": 3}},
       {"sweep": {"frames": 3, "to": 0.5}},
       {"batch": {"frames": 6, "inserts": 1, "deletes": 1, "reloads": 1, "at": "visible"}}]
      """
    let batches = try play(script, count: 300)
    let snapshots = try play(script, count: 300, updates: "snapshots")
    #expect(!batches.shown.isEmpty)
    #expect(batches.shown == snapshots.shown)
    #expect(batches.stage.model.sections == snapshots.stage.model.sections)
    #expect(batches.stage.view.contentSize == snapshots.stage.view.contentSize)
  }

  @Test("An item that is carried to the end is put down among the last ones", arguments: ["batches", "snapshots"])
  func carriesAnItem(updates: String) throws {
    let (stage, shown) = try play(
      #"[{"reorder": {"frames": 40, "from": 0, "to": 1}}, {"rest": {"frames": 1}}]"#, count: 200, updates: updates)
    #expect(shown.contains(0))
    #expect(stage.model.sections[0].count == 200)
    #expect(Set(stage.model.sections[0]) == Set(0..<200))
    let expected = stage.visiblePaths.map { Int(stage.model.sections[0][$0.item]) }
    #expect(shown == expected)
    #expect(!stage.view.hasUncommittedUpdates)
  }

  @Test("A transition ends with the layout that it leads to")
  func changesTheLayout() throws {
    let (stage, shown) = try play(
      #"[{"transition": {"frames": 10, "layout": {"kind": "list", "rowHeight": 100}}}, {"rest": {"frames": 1}}]"#,
      count: 50)
    #expect(!(stage.view.collectionViewLayout is UICollectionViewTransitionLayout))
    #expect(stage.view.contentSize.height == 5000)
    #expect(shown == Array(0..<shown.count))
  }
}
