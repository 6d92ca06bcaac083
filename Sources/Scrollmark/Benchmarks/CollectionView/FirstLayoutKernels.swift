import Foundation
import UIKit

/// A new collection view and its first layout, with a delegate that gives the size of each item.
@MainActor enum FirstLayoutKernels {
  static func list(_ count: Int) -> Kernel { kernel("first layout, list of own sizes", .list(count), count) }

  static func lines(_ count: Int) -> Kernel { kernel("first layout, flow lines", .lines(count), count) }

  private static func kernel(_ name: String, _ scene: BenchmarkScene, _ count: Int) -> Kernel {
    var stage: Stage?
    var sizes = AskedSizes(scene.newStage(), count: count)
    return Kernel(
      name: name, floorName: "the delegate asked for each size, its answers written into warm memory",
      operation: { now in
        stage = nil
        let time = elapsed(now) { stage = scene.settledStage() }
        consume(stage)
        return [time]
      },
      floor: { now in [elapsed(now) { sizes.ask() }] })
  }
}

/// The floor of a first layout: what the client is asked for, and nothing done with it.
@MainActor private struct AskedSizes {
  private let stage: Stage
  private let delegate: any UICollectionViewDelegateFlowLayout
  private var sizes: [CGSize]

  init(_ stage: Stage, count: Int) {
    guard let delegate = stage.view.delegate as? any UICollectionViewDelegateFlowLayout else {
      preconditionFailure("the scene's delegate gives no sizes")
    }
    self.stage = stage
    self.delegate = delegate
    sizes = Array(repeating: .zero, count: count)
  }

  mutating func ask() {
    let view = stage.view
    let layout = view.collectionViewLayout
    for item in sizes.indices {
      sizes[item] = delegate.collectionView(
        view, layout: layout, sizeForItemAt: IndexPath(item: item, section: 0))
    }
    consume(sizes)
  }
}
