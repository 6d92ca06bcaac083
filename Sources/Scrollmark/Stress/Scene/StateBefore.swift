import CoreGraphics
import Foundation
import UIKit

/// What was the case before an operation, for checks that compare.
struct StateBefore {
  /// An item on screen and how far its start lay after the start of the bounds.
  struct Shown: Equatable {
    var item: Int
    var isWhole: Bool
    var distance: CGPoint
  }

  var offset = CGPoint.zero
  var range = (least: CGPoint.zero, greatest: CGPoint.zero)
  /// Whether the content was within its range: what a client has moved beyond it stays there (I2).
  var wasInRange = true
  /// The items on screen by place.
  var shown: [Shown] = []
  /// Items of sections that are shown anew, which nothing follows.
  var unfollowed: [Int] = []
  /// The items before.
  var count = 0
  /// What was the case before a tap.
  struct Tap: Equatable {
    var selected: [Int]
    var allows: Bool
    var allowsSeveral: Bool
  }

  /// What was the case before the tap that the operation was, if it was one.
  var tap: Tap?
  /// The item that the operation scrolls to, and where it is to stand.
  var jump: (path: IndexPath, position: UICollectionView.ScrollPosition)?
}

extension StressScene {
  /// Lets everything that moves come to rest, for at most ten seconds of the clock's.
  func settle() {
    view.layoutIfNeeded()
    var frames = 0
    var still = 0
    while frames < 600, still < 3 || view.isDecelerating || view.isTracking {
      let offset = view.contentOffset
      clock.advanceFrame()
      view.layoutIfNeeded()
      still = view.contentOffset == offset ? still + 1 : 0
      frames += 1
    }
  }

  /// Notes what is the case before an operation.
  func noteBefore() {
    before = StateBefore()
    before.offset = view.contentOffset
    before.range = offsetRange
    let clamped = clamped(view.contentOffset)
    before.wasInRange = abs(clamped.x - before.offset.x) < 0.001 && abs(clamped.y - before.offset.y) < 0.001
    before.count = model.count
    selectionCalls.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    expectsExceptions = false
    complaint = nil
    if !unsettled.isEmpty { unsettled = [] }
    guard view.anchoring != nil else { return }
    let bounds = view.bounds
    before.shown = view.indexPathsForVisibleItems.sorted().compactMap { path in
      guard let item = item(at: path), let frame = quietly({ view.layoutAttributesForItem(at: path)?.frame }) else {
        return nil
      }
      guard frame.minX < bounds.maxX, bounds.minX < frame.maxX, frame.minY < bounds.maxY, bounds.minY < frame.maxY
      else { return nil }
      return StateBefore.Shown(
        item: item, isWhole: bounds.contains(frame),
        distance: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
    }
  }
}
