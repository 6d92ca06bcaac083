import Foundation
import UIKit

extension Performer {
  /// Does one thing inside a call that another one leads to: what clients do in callbacks.
  func interrupt(_ operation: Operation) {
    guard let inner = operation.parts.first else { return }
    let calls = Intrusion.Call.open
    scene.intrusion = Intrusion(call: calls[operation.choice(0, of: calls.count)]) { [self] in
      intrude(inner)
    }
    // Half a screen on, so that some cells come and some go.
    var offset = view.contentOffset
    let way = scene.mainLength / (operation.choice(1, of: 2) == 0 ? 2 : -2)
    if scene.layout.isHorizontal { offset.x += way } else { offset.y += way }
    view.contentOffset = scene.clamped(offset)
    view.layoutIfNeeded()
    scene.intrusion = nil
    view.layoutIfNeeded()
  }

  private func intrude(_ operation: Operation) {
    switch operation.kind {
    case .insert, .delete, .move, .reload, .reconfigure, .batch: update([operation], isSingle: false)
    case .reloadData: renew(Operation(.reloadData, parts: operation.parts))
    case .invalidate, .invalidateItems: renew(operation)
    case .select, .deselect, .clearSelection: choose(operation)
    case .scroll:
      var offset = view.contentOffset
      let step = CGFloat(operation.number(0) % 4_000) / 4
      if scene.layout.isHorizontal { offset.x += step } else { offset.y += step }
      view.contentOffset = scene.clamped(offset)
    default: break
    }
  }
}
