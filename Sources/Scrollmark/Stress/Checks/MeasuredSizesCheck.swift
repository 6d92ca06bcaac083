import CoreGraphics
import UIKit

extension Check {
  /// D2, A35: where cells are measured, items on screen have the size that their cells prefer, and items that never had a cell have the
  /// estimate.
  static let measuredSizes = Check(name: "measured sizes", isThorough: true) { scene in
    guard scene.measuresCells, scene.unsettled.isEmpty else { return nil }
    for path in scene.view.indexPathsForVisibleItems {
      guard let cell = scene.view.cellForItem(at: path) as? StressCell, let item = scene.item(at: path) else {
        continue
      }
      guard let expected = scene.layout.measuredSize(item, revision: cell.revision, at: path, scene) else { continue }
      let actual = scene.sizeInLayout(section: path.section, item: path.item)
      if !actual.isClose(to: expected) {
        return "the item on screen at \(path.section)-\(path.item) is \(actual.width) x \(actual.height), and its cell "
          + "prefers \(expected.width) x \(expected.height)"
      }
    }
    return scene.firstWrongEstimate()
  }
}

extension StressScene {
  fileprivate func firstWrongEstimate() -> String? {
    for (section, items) in model.sections.enumerated() {
      for (index, item) in items.enumerated() where !ledger.wasMeasured(item) {
        guard let expected = layout.estimate(item, self) else { return nil }
        let actual = sizeInLayout(section: section, item: index)
        if !actual.isClose(to: expected) {
          return "the item at \(section)-\(index), which had no cell yet, is \(actual.width) x \(actual.height) and "
            + "should have the estimate \(expected.width) x \(expected.height)"
        }
      }
    }
    return nil
  }
}

extension CGSize {
  fileprivate func isClose(to other: CGSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
