import Foundation
import UIKit

/// Compositional layouts through the whole collection view, each operation beside the same with a hundredth of the items.
@MainActor enum CompositionalKernels {
  private static let frames = 500
  private static let sweptFrames = 10_000

  /// Each makes its row ready at a number of items.
  static let all: [@MainActor (Int) -> Kernel?] =
    scenes.flatMap { scene -> [@MainActor (Int) -> Kernel?] in
      [
        { firstLayout(scene, $0) }, { solve(scene, $0) }, { scroll(scene, $0) }, { batch(scene, $0) },
      ]
    } + [measuredAnew, across]

  private struct Scene: Sendable {
    var name: String
    var isMeasured = false
    var make: @MainActor @Sendable (Int) -> BenchmarkScene
  }

  private static let scenes = [
    Scene(name: "compositional list of estimates", isMeasured: true) { .compositionalList($0) },
    Scene(name: "compositional grid") { .compositionalGrid($0) },
    Scene(name: "carousels") { .carousels($0) },
  ]

  private static func firstLayout(_ scene: Scene, _ count: Int) -> Kernel {
    .grown("first layout, \(scene.name)", count, hasSingleOperations: false) { count in
      let scene = scene.make(count)
      var stage: Stage?
      return { now in
        stage = nil
        let time = elapsed(now) { stage = scene.settledStage() }
        consume(stage)
        return [time]
      }
    }
  }

  /// The objects are the same as before, so that they are not read again.
  private static func solve(_ scene: Scene, _ count: Int) -> Kernel {
    .grown("invalidate and solve, \(scene.name)", count, hasSingleOperations: false) { count in
      let stage = scene.make(count).settledStage()
      return { now in
        [
          elapsed(now) {
            stage.view.collectionViewLayout.invalidateLayout()
            stage.view.layoutIfNeeded()
          }
        ]
      }
    }
  }

  /// Where cells are measured, every round begins with nothing measured and goes on for longer.
  private static func scroll(_ scene: Scene, _ count: Int) -> Kernel {
    .grown("scroll, \(scene.name), a frame", count) { count in
      let made = scene.make(count)
      var stage = made.settledStage()
      var done = 0
      return { now in
        guard scene.isMeasured else {
          defer { done += frames }
          return singleTimes(frames, now) { stage.scrollFrame(done + $0) }
        }
        stage = made.settledStage()
        return singleTimes(max(1, min(sweptFrames, count * 9 / 10)), now) { stage.scrollFrame($0) }
      }
    }
  }

  /// Every round is another batch among the items in view.
  private static func batch(_ scene: Scene, _ count: Int) -> Kernel {
    .grown("3 inserts, 3 deletes, 3 moves in view, one batch, \(scene.name)", count, hasSingleOperations: false) {
      count in
      let stage = scene.make(count).settledStage()
      let recipe = BatchRecipe(inserts: 3, deletes: 3, moves: 3)
      var generator = SplitMix64(seed: 1)
      return { now in
        var maker = BatchMaker(
          sections: stage.model.sections, nextItem: stage.model.nextItem, generator: generator)
        let made = maker.make(recipe, window: 0..<min(20, count))
        generator = made.generator
        stage.model.appendCopies(of: made.batch.sources)
        return [
          elapsed(now) {
            stage.apply(made.batch)
            stage.view.layoutIfNeeded()
          }
        ]
      }
    }
  }

  /// The first cell in view takes the height of another item and is measured again.
  private static func measuredAnew(_ count: Int) -> Kernel {
    .grown("one cell measured anew, compositional list of estimates", count) { count in
      let stage = BenchmarkScene.compositionalList(count).settledStage()
      return { now in
        singleTimes(frames, now) { round in
          guard let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? StageCell else { return }
          stage.model.copySize(of: round % count, to: cell.item)
          cell.invalidateIntrinsicContentSize()
          stage.view.layoutIfNeeded()
        }
      }
    }
  }

  /// The row of the first carousel is scrolled to its end, back, and so on.
  private static func across(_ count: Int) -> Kernel {
    .grown("scroll one carousel across, a frame", count) { count in
      let stage = BenchmarkScene.carousels(count).settledStage()
      let row = stage.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      var done = 0
      return { now in
        guard let row else { return [0] }
        defer { done += frames }
        let last = Int(row.contentSize.width - row.bounds.width)
        return singleTimes(frames, now) { frame in
          let place = (done + frame) * 60 % (2 * last)
          row.contentOffset.x = CGFloat(place <= last ? place : 2 * last - place)
          stage.view.layoutIfNeeded()
        }
      }
    }
  }
}
