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
    case .scroll, .jump, .fling, .swipe: move(operation)
    case .resize, .rotate, .inset, .direction, .scale: surround(operation)
    case .insert, .delete, .move, .reload, .reconfigure, .insertSection, .deleteSection, .moveSection, .reloadSection:
      update([operation], isSingle: true)
    case .batch: update(operation.parts, isSingle: false)
    case .reloadData, .resizeItems, .invalidate, .invalidateItems: renew(operation)
    case .select, .deselect, .clearSelection, .tap, .multipleSelection, .editing: choose(operation)
    case .interrupt: interrupt(operation)
    case .focus: moveFocus(operation)
    case .carry: carry(operation)
    case .drag: drag(operation)
    case .editSnapshot: editSnapshot(operation)
    case .outline: outline(operation)
    case .applyElsewhere: applyElsewhere(operation)
    case .memoryWarning: warnOfMemory()
    case .changeLayout, .changeSettings, .transition: changeLayout(operation)
    case .fault: doWrong(operation)
    case .wait: for _ in 0..<operation.choice(0, of: 30) { scene.clock.advanceFrame() }
    case .layOut:
      view.setNeedsLayout()
    }
    view.layoutIfNeeded()
  }
}
