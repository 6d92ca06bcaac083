import Foundation
import UIKit

extension Performer {
  /// Memory runs short: cells that wait to be used again are let go of, and those on screen stay as they are.
  func warnOfMemory() {
    // A finger that is still down in a row holds the cell that it touched: the slowest lifts within half a second.
    for _ in 0..<30 {
      scene.clock.advanceFrame()
      view.layoutIfNeeded()
    }
    scene.settle()
    let shown = view.visibleCells.map { ObjectIdentifier($0) }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    if scene.ledger.resting > 0 {
      scene.complaint = "\(scene.ledger.resting) cells that nobody uses are kept although memory runs short"
    }
    if view.visibleCells.map({ ObjectIdentifier($0) }) != shown {
      scene.complaint = "other cells are on screen after memory ran short"
    }
  }
}
