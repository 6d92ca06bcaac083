import CoreGraphics
import Foundation
import UIKit

extension Performer {
  /// Picks an item up, carries it over other places, and puts it down, brings it back, or has an update come in between (H1 to H7).
  func carry(_ operation: Operation) {
    scene.settle()
    let paths = view.indexPathsForVisibleItems.sorted()
    guard !paths.isEmpty else { return }
    let path = paths[operation.choice(0, of: paths.count)]
    let before = scene.model.sections
    guard view.beginInteractiveMovementForItem(at: path) else {
      scene.complaint = "H1: an item that can be moved was not picked up"
      return
    }
    for step in 0..<(1 + operation.choice(1, of: 4)) {
      let target = paths[operation.choice(2 + step, of: paths.count)]
      guard let frame = scene.quietly({ view.layoutAttributesForItem(at: target)?.frame }) else { continue }
      view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
      view.layoutIfNeeded()
      if scene.model.sections != before { scene.complaint = "H5: the data source is told of a move that is not over" }
    }
    switch operation.choice(5, of: 4) {
    case 0:
      view.cancelInteractiveMovement()
      if scene.model.sections != before { scene.complaint = "H7: a move that was called off changes the data source" }
    case 1 where !operation.parts.isEmpty: update(operation.parts, isSingle: false)
    default: view.endInteractiveMovement()
    }
    if view.hasUncommittedUpdates { view.cancelInteractiveMovement() }
    scene.settle()
  }
}
