import CoreGraphics
import Foundation
import LayoutEngine
import LayoutModel

extension UICollectionViewCompositionalLayout {
  /// Whether an element scrolls with the row of its section.
  func isInRow(_ key: ElementKey) -> Bool {
    guard let solution, solution.hasRows, key.item != .max, solution.plans.indices.contains(key.section) else {
      return false
    }
    let plan = solution.plans[key.section]
    return plan.isRow && (key.sort == .cell || plan.views.tied.contains(key.sort))
  }

  /// Where the row of a section stands; nil if it has none. O(log sections).
  func row(_ section: Int) -> RowGeometry? {
    guard let solution, solution.hasRows, section >= 0, section < solution.plans.count,
      solution.plans[section].isRow, let frame = solution.engine.orthogonalRow(inSection: section)
    else { return nil }
    let axes = axes
    let isVertical = axes.isVertical
    let isMirrored = isVertical && axes.mirrorWidth != nil
    let extent = solution.engine.orthogonalExtent(inSection: section)
    let length = max(frame.crossLength, frame.crossLength - extent.viewportLength + extent.contentLength)
    let range = RowStops(solution: solution, section: section).range
    let start = -range.lowerBound
    let end = range.upperBound - (length - frame.crossLength)
    let offset = solution.engine.orthogonalOffset(inSection: section)
    let shown = isMirrored ? length - frame.crossLength - offset : offset
    return RowGeometry(
      section: section, frame: axes.rect(frame),
      contentSize: FlowAxes(isVertical: isVertical).size(AxisSize(main: frame.mainLength, cross: length)),
      inset: isVertical
        ? UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
        : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0),
      offset: isVertical ? CGPoint(x: shown, y: 0) : CGPoint(x: 0, y: shown),
      isUpright: !isVertical, scale: solution.surroundings.scale,
      zIndex: solution.plans[section].description.decorations.isEmpty ? 0 : 1
    )
  }

  // MARK: Offsets

  /// A finger, or the program, has scrolled a row: nothing is solved (B62).
  func rowDidScroll(_ view: OrthogonalScrollView) {
    guard let row = row(view.section) else { return }
    setRowOffset(logicalOffset(view.contentOffset, row), ofSection: view.section)
  }

  /// Where a row comes to rest (B58, B59), as its scroll view counts.
  func restingOffset(
    of view: OrthogonalScrollView, from start: CGPoint, proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    guard let solution, let row = row(view.section) else { return proposed }
    let speed = solution.surroundings.isVertical ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
    let rest = RowStops(solution: solution, section: view.section).rest(
      from: logicalOffset(start, row), at: logicalOffset(view.contentOffset, row),
      proposed: logicalOffset(proposed, row), velocity: speed)
    return physicalOffset(rest, row)
  }

  /// Where the row of an item's section has to stand for the item to be where `position` says, as its scroll view counts; nil if the
  /// item is in no row. A position that names no end of the row asks for as little as makes the item visible.
  func rowOffset(showingItemAt indexPath: IndexPath, _ position: UICollectionView.ScrollPosition) -> CGPoint? {
    settle()
    let key = ElementKey(.cell, at: indexPath)
    guard let solution, isInRow(key), let row = row(key.section),
      let frame = solution.engine.frame(ofItemAt: key.path)
    else { return nil }
    let extent = solution.engine.orthogonalExtent(inSection: key.section)
    let offset = solution.engine.orthogonalOffset(inSection: key.section)
    let start = frame.crossOrigin + offset - extent.viewportStart
    let last = start + frame.crossLength - extent.viewportLength
    let target: Double
    switch edge(position) {
    case .start: target = start
    case .middle: target = (start + last) / 2
    case .end: target = last
    case nil: target = start < offset ? start : last > offset ? min(start, last) : offset
    }
    guard target != offset else { return row.offset }
    return physicalOffset(RowStops(solution: solution, section: key.section).rest(at: target), row)
  }

  /// Scrolls a row that is not on screen.
  func setRowOffset(_ offset: CGPoint, ofSection section: Int) {
    guard let row = row(section) else { return }
    setRowOffset(logicalOffset(offset, row), ofSection: section)
  }

  private func setRowOffset(_ offset: Double, ofSection section: Int) {
    rowOffsets[section] = offset
    solution?.engine.setOrthogonalOffset(offset, inSection: section)
  }

  /// Lets offsets stay with their sections through a batch (B57).
  func rowsFollow(_ update: ValidatedUpdate) {
    guard !rowOffsets.isEmpty else { return }
    var followed: [Int: Double] = [:]
    for (section, offset) in rowOffsets {
      if let new = update.map.newSection(forOld: section) { followed[new] = offset }
    }
    rowOffsets = followed
  }

  /// Tells the engine where rows stand after a solve: where they stood, as far as they can (B57), or with their first
  /// group in the middle (B58).
  func restoreRowOffsets() {
    guard let solution, solution.hasRows else { return rowOffsets.removeAll() }
    for section in Array(rowOffsets.keys) {
      guard let offset = rowOffsets[section], section < solution.plans.count, solution.plans[section].isRow else {
        rowOffsets[section] = nil
        continue
      }
      setRowOffset(RowStops(solution: solution, section: section).clamped(offset), ofSection: section)
    }
    for section in solution.plans.indices where rowOffsets[section] == nil && solution.plans[section].isCentered {
      let first = solution.engine.orthogonalRange(inSection: section).lowerBound
      solution.engine.setOrthogonalOffset(first, inSection: section)
    }
  }

  // MARK: Directions

  private func logicalOffset(_ offset: CGPoint, _ row: RowGeometry) -> Double {
    guard solution?.surroundings.isVertical == true else { return offset.y }
    return isMirrored ? row.contentSize.width - row.frame.size.width - offset.x : offset.x
  }

  private func physicalOffset(_ offset: Double, _ row: RowGeometry) -> CGPoint {
    guard solution?.surroundings.isVertical == true else { return CGPoint(x: 0, y: offset) }
    return CGPoint(x: isMirrored ? row.contentSize.width - row.frame.size.width - offset : offset, y: 0)
  }

  /// Which end of the row a position names; nil if none.
  private func edge(_ position: UICollectionView.ScrollPosition) -> CompositionalAnchor.Edge? {
    guard solution?.surroundings.isVertical == true else {
      return position.contains(.top)
        ? .start : position.contains(.centeredVertically) ? .middle : position.contains(.bottom) ? .end : nil
    }
    if position.contains(.centeredHorizontally) { return .middle }
    if position.contains(.left) { return isMirrored ? .end : .start }
    return position.contains(.right) ? (isMirrored ? .start : .end) : nil
  }
}
