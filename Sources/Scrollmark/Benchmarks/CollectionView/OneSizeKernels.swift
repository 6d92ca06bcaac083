import Foundation
import UIKit

/// The size of one item in the middle changes, on screen.
@MainActor enum OneSizeKernels {
  private static let changes = 500

  static func reloadInList(_ count: Int) -> Kernel {
    kernel("one item reloaded in the middle, list", count, BenchmarkScene.list, reload)
  }

  static func reloadInLines(_ count: Int) -> Kernel {
    kernel("one item reloaded in the middle, flow lines", count, BenchmarkScene.lines, reload)
  }

  static func invalidateInList(_ count: Int) -> Kernel {
    kernel("one item invalidated in the middle, list", count, BenchmarkScene.list, invalidate)
  }

  static func invalidateInLines(_ count: Int) -> Kernel {
    kernel("one item invalidated in the middle, flow lines", count, BenchmarkScene.lines, invalidate)
  }

  private static func reload(_ path: IndexPath, in view: UICollectionView) {
    view.reloadItems(at: [path])
  }

  private static func invalidate(_ path: IndexPath, in view: UICollectionView) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    view.collectionViewLayout.invalidateLayout(with: context)
  }

  private static func kernel(
    _ name: String, _ count: Int, _ scene: @MainActor (Int) -> BenchmarkScene,
    _ change: @escaping @MainActor (IndexPath, UICollectionView) -> Void
  ) -> Kernel {
    .grown(name, count) { count in
      let stage = scene(count).settledStage()
      let path = IndexPath(item: count / 2, section: 0)
      stage.showMiddle(path)
      let item = stage.model.item(at: path)
      return { now in
        singleTimes(changes, now) { turn in
          stage.model.copySize(of: BenchmarkInput.scattered(turn, below: count), to: item)
          change(path, stage.view)
          stage.view.layoutIfNeeded()
        }
      }
    }
  }
}
