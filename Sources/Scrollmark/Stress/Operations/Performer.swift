import CoreGraphics
import Foundation
import UIKit

/// Does operations to a scene: to its collection view and, in plain lists, to its model.
@MainActor struct Performer {
  let scene: StressScene

  var view: UICollectionView { scene.view }

  /// Does one operation and lets it come to rest.
  func perform(_ operation: Operation) {
    switch operation.kind {
    case .scroll, .jump, .fling, .drag, .swipe: move(operation)
    case .resize, .rotate, .inset, .direction, .scale, .memoryWarning: surround(operation)
    case .insert, .delete, .move, .reload, .reconfigure, .insertSection, .deleteSection, .moveSection, .reloadSection:
      update([operation], isSingle: true)
    case .batch: update(operation.parts, isSingle: false)
    case .reloadData, .resizeItems, .invalidate, .invalidateItems: renew(operation)
    case .select, .deselect, .clearSelection, .tap, .multipleSelection, .editing: choose(operation)
    default: break
    }
    view.layoutIfNeeded()
  }
}
