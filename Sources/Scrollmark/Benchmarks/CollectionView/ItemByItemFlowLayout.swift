import Foundation
import UIKit

/// A flow layout as applications write it: while it prepares, it asks its superclass what lies where one item is, item by item.
final class ItemByItemFlowLayout: UICollectionViewFlowLayout {
  private let heights: [Double]
  private let width: Double
  /// How many elements the superclass named while the layout prepared.
  private(set) var found = 0

  init(heights: [Double], width: Double) {
    self.heights = heights
    self.width = width
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override func prepare() {
    super.prepare()
    found = 0
    var rect = CGRect(x: 0, y: 0, width: width, height: 0)
    for height in heights {
      rect.size.height = height
      found += super.layoutAttributesForElements(in: rect)?.count ?? 0
      rect.origin.y += height + minimumLineSpacing
    }
  }
}

/// What an item costs in such a layout.
@MainActor enum ItemByItemKernels {
  static func prepare(_ count: Int) -> Kernel {
    .grown("a flow subclass asks super for each item, an item", count, hasSingleOperations: false) { count in
      let stage = BenchmarkScene.itemByItem(count).settledStage()
      let layout = stage.view.collectionViewLayout
      return { now in
        let time = elapsed(now) {
          layout.invalidateLayout()
          stage.view.layoutIfNeeded()
        }
        precondition((layout as? ItemByItemFlowLayout)?.found == count, "the superclass names one item at a time")
        return [time / Double(count)]
      }
    }
  }
}
