import CoreGraphics
import Foundation

extension UICollectionView {
  /// Makes rows for the sections that scroll across the layout's axis and are in view, puts them where the layout says, and lets go of
  /// the others. No allocation while they stay.
  func arrangeRows() {
    guard let compositional, compositional.solution?.hasRows == true || !rows.isEmpty else { return }
    var kept = 0
    var last: Int32 = -1
    for index in visible.placed.indices {
      let section = visible.placed[index].look.row
      guard section >= 0, section != last else { continue }
      last = section
      keepRow(Int(section), at: &kept)
    }
    dropRows(from: kept)
    for row in rows {
      guard let geometry = compositional.row(row.section), let plan = compositional.solution?.plans[row.section] else {
        continue
      }
      if row.arrange(geometry, plan.properties, rate: decelerationRate) { rowDidScroll(row) }
      if row.storedSuperview !== self { insertRow(row) }
    }
  }

  /// A row has been scrolled: what is in view is asked for again, nothing is solved (B62).
  func rowDidScroll(_ row: OrthogonalScrollView) {
    compositional?.rowDidScroll(row)
    pass.queriedBounds = .null
    setNeedsLayout()
  }

  /// Lets rows stay with their sections through a batch.
  func rowsFollow(_ update: ValidatedUpdate) {
    for index in rows.indices.reversed() {
      if let section = update.map.newSection(forOld: rows[index].section) {
        rows[index].follow(to: section)
      } else {
        recycleRow(at: index)
      }
    }
    rows.sort { $0.section < $1.section }
  }

  /// Lets go of all rows.
  func dropAllRows() {
    dropRows(from: 0, evenInMotion: true)
  }

  /// The view that an element's view belongs into.
  func container(of look: ElementLook) -> UIView {
    guard look.row >= 0 else { return self }
    for row in rows where row.section == Int(look.row) { return row }
    return self
  }

  /// Where an element in view stands in the content.
  func frameInContent(_ look: ElementLook) -> CGRect {
    guard look.row >= 0, let row = compositional?.row(Int(look.row)) else { return look.frame }
    return row.frameInContent(look.frame)
  }

  /// Scrolls the row of an item, if it is in one, so that the item stands in it where `position` says.
  func scrollRow(toItemAt indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let compositional, let offset = compositional.rowOffset(showingItemAt: indexPath, position) else { return }
    if let row = rows.first(where: { $0.section == indexPath.section }) {
      if row.contentOffset != offset { row.setContentOffset(offset, animated: animated) }
    } else {
      compositional.setRowOffset(offset, ofSection: indexPath.section)
      pass.queriedBounds = .null
      setNeedsLayout()
    }
  }

  // MARK: Keeping rows

  /// Keeps the row of a section, or makes one, as the next of those in view.
  private func keepRow(_ section: Int, at kept: inout Int) {
    while kept < rows.count, rows[kept].section < section {
      if isRowNeeded(rows[kept]) { kept += 1 } else { recycleRow(at: kept) }
    }
    if kept == rows.count || rows[kept].section != section {
      let row = spareRows.popLast() ?? OrthogonalScrollView(in: self)
      row.begin(section)
      rows.insert(row, at: kept)
    }
    kept += 1
  }

  private func dropRows(from kept: Int, evenInMotion: Bool = false) {
    var index = kept
    while index < rows.count {
      if !evenInMotion, isRowNeeded(rows[index]) { index += 1 } else { recycleRow(at: index) }
    }
  }

  /// Whether a row of which nothing is in view stays: while it is itself in view, or a finger holds it.
  private func isRowNeeded(_ row: OrthogonalScrollView) -> Bool {
    guard let geometry = compositional?.row(row.section) else { return false }
    return geometry.frame.overlaps(bounds) || row.isTracking
  }

  private func recycleRow(at index: Int) {
    let row = rows.remove(at: index)
    row.end()
    spareRows.append(row)
    // What is still in it has to be put elsewhere.
    for entry in visible.entries.indices where visible.entries[entry].view?.storedSuperview === row {
      visible.entries[entry].isStale = true
    }
  }

  private func insertRow(_ row: OrthogonalScrollView) {
    var place = storedSubviews.count
    while place > 0, let depth = storedSubviews[place - 1].placedDepth, depth > row.placedZIndex { place -= 1 }
    insertSubview(row, at: place)
  }
}

extension UIView {
  /// How far in front a view lies that a collection view placed; nil for others.
  var placedDepth: Int? {
    (self as? UICollectionReusableView)?.placedZIndex ?? (self as? OrthogonalScrollView)?.placedZIndex
  }
}
