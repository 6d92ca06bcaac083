import CoreGraphics
import Foundation
import LayoutModel

/// A cell that was asked for before it is in view (F9).
struct PreparedCell {
  var key: ElementKey
  var view: UICollectionReusableView
}

extension UICollectionView {
  /// How many cells a pass asks for ahead of their time, so that their cost is spread over frames.
  private static let cellsAPass = 2

  /// After a pass while a finger scrolls, or its fling goes on (F10): asks for the cells of the next half screenful, the nearest
  /// first, a few a pass; cells that are no longer on the way go back to their pool.
  func prefetchCells() {
    guard isPrefetchingEnabled, isDragging || isTracking, let origin = prefetch.passOrigin, origin != bounds.origin
    else {
      if !isDragging, !isTracking { dropPreparedCells() }
      prefetch.passOrigin = bounds.origin
      return
    }
    let area = areaOfNextCells(from: origin)
    prefetch.passOrigin = bounds.origin
    askForElements(in: area.rect)
    dropPreparedCells { key in !self.prefetch.placed.contains { $0.key == key } }
    var left = Self.cellsAPass
    var index = area.isBackwards ? prefetch.placed.count - 1 : 0
    while left > 0, prefetch.placed.indices.contains(index) {
      let element = prefetch.placed[index]
      index += area.isBackwards ? -1 : 1
      guard element.key.sort == .cell, visible.index(of: element.key) == nil, preparedCell(element.key) == nil else {
        continue
      }
      left -= 1
      let generation = visible.generation
      guard let view = requestView(element.key, frame: element.look.frame) else { return }
      guard visible.generation == generation else { return putIntoPool(view) }
      view.awaitsDisplay = false
      prefetch.prepared.append(PreparedCell(key: element.key, view: view))
    }
  }

  /// Takes a cell that was prepared for an element.
  func takePrepared(_ key: ElementKey) -> UICollectionReusableView? {
    guard let index = prefetch.prepared.firstIndex(where: { $0.key == key }) else { return nil }
    return prefetch.prepared.remove(at: index).view
  }

  /// The cell that was prepared for an element (F11).
  func preparedCell(_ key: ElementKey) -> UICollectionViewCell? {
    guard let index = prefetch.prepared.firstIndex(where: { $0.key == key }) else { return nil }
    return prefetch.prepared[index].view as? UICollectionViewCell
  }

  /// Returns prepared cells to their pools: all of them, or those of some elements.
  func dropPreparedCells(where isDropped: (ElementKey) -> Bool = { _ in true }) {
    var index = prefetch.prepared.count - 1
    while index >= 0 {
      if isDropped(prefetch.prepared[index].key) { putIntoPool(prefetch.prepared.remove(at: index).view) }
      index -= 1
    }
  }

  private func areaOfNextCells(from origin: CGPoint) -> (rect: CGRect, isBackwards: Bool) {
    let move = CGPoint(x: bounds.origin.x - origin.x, y: bounds.origin.y - origin.y)
    if abs(move.x) > abs(move.y) {
      let length = bounds.size.width / 2
      let x = move.x > 0 ? bounds.maxX : bounds.minX - length
      return (CGRect(x: x, y: bounds.minY, width: length, height: bounds.size.height), move.x < 0)
    }
    let length = bounds.size.height / 2
    let y = move.y > 0 ? bounds.maxY : bounds.minY - length
    return (CGRect(x: bounds.minX, y: y, width: bounds.size.width, height: length), move.y < 0)
  }
}
