import CoreGraphics
import Foundation
import LayoutModel
import Trace

/// What was announced to the prefetching data source, and what decides what is next.
struct PrefetchState {
  /// The items announced and not yet shown or cancelled.
  var announced = ItemSet()
  /// Where the bounds were after the pass before.
  var lastOrigin: CGPoint?
  /// Where the bounds were after the pass before, for cells.
  var passOrigin: CGPoint?
  /// The cells that were asked for before they are in view.
  var prepared: [PreparedCell] = []
  /// What the layout places ahead.
  var placed: [PlacedElement] = []
}

extension UICollectionView {
  /// After a pass: announces the items of the next screenful in the direction of the scroll, the nearest first, and cancels those
  /// that are no longer on the way (F12). Does nothing without a prefetching data source.
  func updatePrefetching() {
    guard let prefetchDataSource, isPrefetchingEnabled, bounds.size.width > 0, bounds.size.height > 0 else { return }
    defer { prefetch.lastOrigin = bounds.origin }
    let ahead = areaAhead(from: prefetch.lastOrigin ?? bounds.origin)
    guard let ahead else { return }
    askForElements(in: ahead.area)
    let expected = expectedItems(nearestLast: ahead.isBackwards)
    let wanted = ItemSet(sorted: expected.sorted())
    let cancelled = prefetch.announced.paths.filter { !wanted.contains($0) && !isVisible($0) }
    let new = expected.filter { !prefetch.announced.contains($0) }
    prefetch.announced = wanted
    if !new.isEmpty {
      Trace.count(.delegateCalls)
      prefetchDataSource.collectionView(self, prefetchItemsAt: dataPaths(forShown: new))
    }
    if !cancelled.isEmpty {
      Trace.count(.delegateCalls)
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: dataPaths(forShown: cancelled))
    }
  }

  /// Forgets what was announced and prepared: its places are no longer those of its items.
  func forgetPrefetching() {
    dropPreparedCells()
    prefetch.announced.removeAll()
    prefetch.lastOrigin = nil
  }

  /// The screenful that follows in the direction of the last move, at first the one after the bounds; nil if nothing moved.
  private func areaAhead(from last: CGPoint) -> (area: CGRect, isBackwards: Bool)? {
    let move = CGPoint(x: bounds.origin.x - last.x, y: bounds.origin.y - last.y)
    if prefetch.lastOrigin != nil, move == .zero { return nil }
    let isSideways = abs(move.x) > abs(move.y) || move == .zero && contentSize.height <= bounds.size.height
    let isBackwards = isSideways ? move.x < 0 : move.y < 0
    let step = isSideways ? bounds.size.width : bounds.size.height
    let distance = isBackwards ? -step : step
    return (bounds.offsetBy(dx: isSideways ? distance : 0, dy: isSideways ? 0 : distance), isBackwards)
  }

  func askForElements(in area: CGRect) {
    prepareToAsk()
    if let elementBuffering {
      elementBuffering.fillElements(in: area, into: &prefetch.placed)
    } else {
      prefetch.placed = (preparedLayout.layoutAttributesForElements(in: area) ?? []).compactMap { attributes in
        guard attributes.representedElementCategory == .cell, contains(attributes.indexPath) else { return nil }
        return PlacedElement(
          key: ElementKey(.cell, at: attributes.indexPath), look: ElementLook(attributes.values), attributes: nil
        )
      }
    }
  }

  private func expectedItems(nearestLast: Bool) -> [ItemPath] {
    let items = prefetch.placed.filter { $0.key.sort == .cell && !isVisible($0.key.path) }.map(\.key.path)
    return nearestLast ? items.reversed() : items
  }

  private func isVisible(_ path: ItemPath) -> Bool {
    visible.index(of: ElementKey(.cell, section: path.section, item: path.item)) != nil
  }
}
