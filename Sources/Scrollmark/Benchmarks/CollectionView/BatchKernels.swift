import Foundation
import UIKit

/// Many operations in one batch.
@MainActor enum BatchKernels {
  private static let operations = 1_000
  /// The fewest items that so many operations find a place in.
  private static let fewestItems = 10 * operations

  /// Each round is another batch; the number of items stays.
  static func scattered(_ count: Int) -> Kernel? {
    guard count >= fewestItems else { return nil }
    let stage = BenchmarkScene.list(count).settledStage()
    stage.showMiddle(IndexPath(item: count / 2, section: 0))
    let recipe = BatchRecipe(inserts: operations, deletes: operations, moves: operations)
    var generator = SplitMix64(seed: 1)
    var floor = SortedPaths(count: count, paths: 4 * operations)
    return Kernel(
      name: "1,000 inserts, 1,000 deletes, 1,000 moves scattered, one batch",
      floorName: "as many places sorted, all sizes copied within warm memory",
      operation: { now in
        let model = stage.model
        var maker = BatchMaker(sections: model.sections, nextItem: model.nextItem, generator: generator)
        let made = maker.make(recipe, window: 0..<count)
        generator = made.generator
        model.appendCopies(of: made.batch.sources)
        return [
          elapsed(now) {
            stage.apply(made.batch)
            stage.view.layoutIfNeeded()
          }
        ]
      },
      floor: { now in [elapsed(now) { floor.work() }] })
  }
}

/// The floor of a batch: to bring its operations in order, and to make the sizes those of afterwards.
private struct SortedPaths {
  private let places: [Int]
  private let sizes: [CGSize]
  private var copy: [CGSize]

  init(count: Int, paths: Int) {
    places = (0..<paths).map { BenchmarkInput.scattered($0, below: count) }
    sizes = (0..<count).map { CGSize(width: BenchmarkInput.cross, height: BenchmarkInput.length($0)) }
    copy = sizes
  }

  mutating func work() {
    consume(places.sorted())
    copy.withUnsafeMutableBufferPointer { copy in _ = copy.update(fromContentsOf: sizes) }
    consume(copy)
  }
}
