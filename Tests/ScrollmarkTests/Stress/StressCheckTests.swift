import CoreGraphics
import FrameClock
import Testing
import UIKit

@testable import Scrollmark

/// That checks find what they are there for: each is shown a state that is wrong.
@MainActor @Suite("Stress: checks find what is wrong")
struct StressCheckTests {
  private func scene(snapshots: Bool = false) -> StressScene {
    let setup = StressSetup(
      counts: [6, 3], width: 100, height: 60, scale: 1, isRightToLeft: false, isAnchored: false,
      usesSnapshots: snapshots, selectsSeveral: false, sizes: 0,
      layout: .init(name: "flow", numbers: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]))
    return StressScene(setup, StressCatalog(), clock: VirtualClock(framesPerSecond: 60))
  }

  @Test("I1: content that rests past its end, unless it did before")
  func range() {
    let scene = scene()
    scene.noteBefore()
    #expect(Check.range.failure(scene) == nil)
    scene.view.contentOffset.y = 1_000
    #expect(Check.range.failure(scene) != nil)
    scene.noteBefore()
    #expect(Check.range.failure(scene) == nil)
  }

  @Test("E20: an item that is elsewhere in the snapshot than in the model")
  func lookUps() {
    let scene = scene(snapshots: true)
    #expect(Check.lookUps.failure(scene) == nil)
    scene.model.replace(sections: [[1, 0, 2, 3, 4, 5], [6, 7, 8]], names: scene.model.sectionNames)
    #expect(Check.lookUps.failure(scene) != nil)
  }

  @Test("E20: the same with identifiers of one hash", arguments: [1, 2])
  func hashes(count: Int) {
    let scene = scene(snapshots: true)
    scene.hashes = count
    scene.useSnapshots()
    scene.view.layoutIfNeeded()
    #expect(Check.lookUps.failure(scene) == nil)
    #expect(scene.name(4).hashValue == scene.name(4 + count).hashValue)
    #expect(scene.name(4) != scene.name(4 + count))
  }

  @Test("C37: a move, an insertion, a deletion that the layout is not told of")
  func toldUpdates() {
    for after in [[[1, 2, 0], [3]], [[0, 1, 2, 9], [3]], [[0, 2], [3]], [[0, 1, 2]], [[3], [0, 1, 2]]] {
      let witness = UpdateWitness()
      witness.begin([[0, 1, 2], [3]])
      witness.note([], after)
      #expect(witness.breach != nil)
    }
    let witness = UpdateWitness()
    witness.begin([[0, 1, 2], [3]])
    witness.note([], [[0, 1, 2], [3]])
    #expect(witness.breach == nil)
  }

  @Test("C37: the updates that the layout is told of lead from one order to the other")
  func allIsTold() {
    let scene = scene()
    let performer = Performer(scene: scene)
    scene.witness.begin(scene.model.sections)
    performer.perform(
      Operation(
        .batch,
        parts: [
          Operation(.move, [0, 1, 1]), Operation(.insert, [0, 1, 2]), Operation(.delete, [3]),
          Operation(.moveSection, [0, 1]), Operation(.insertSection, [0, 2]),
        ]))
    #expect(scene.witness.before == scene.model.sections)
    #expect(scene.witness.breach == nil)
  }

  @Test("A change that visits a tenth of many items costs too much; a few hundred nodes do not")
  func work() {
    let scene = scene()
    scene.work = ChangeWork(nodes: 10_000, items: 100_000, inView: 20, between: 0)
    #expect(Check.work.failure(scene) != nil)
    // Six walks and twenty, on six levels of sixteen.
    #expect(scene.work?.most == 16 * 6 * 26)
    scene.work = ChangeWork(nodes: 600, items: 100_000, inView: 20, between: 0)
    #expect(Check.work.failure(scene) == nil)
  }

  @Test("What a single change costs is counted, and nothing else is")
  func counted() {
    let scene = scene()
    let performer = Performer(scene: scene)
    scene.countingWork(of: Operation(.insert, [0, 0, 1])) { performer.perform(Operation(.insert, [0, 0, 1])) }
    #expect((scene.work?.nodes ?? 0) > 0)
    #expect(scene.work?.items == 10)
    scene.countingWork(of: Operation(.resize)) {}
    #expect(scene.work == nil)
  }
}
