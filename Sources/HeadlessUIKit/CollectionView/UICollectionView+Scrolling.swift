import CoreGraphics
import Foundation

extension UICollectionView {
  /// Scrolls until an item stands where `scrollPosition` says (I3 to I6, I8).
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    guard scrollPosition.isUnambiguous else {
      UIKitExceptions.raise(
        .invalidArgument("invalid scroll position: at most one vertical and one horizontal position can be given")
      )
      return
    }
    performLayoutPassIfNeeded()
    guard exists(indexPath) else { return }
    scrollRow(toItemAt: indexPath, scrollPosition, animated: animated)
    var rounds = 0
    var target = contentOffset
    repeat {
      guard let frame = frameInLayout(indexPath) else { return }
      let next = scrollPosition.isEmpty ? offsetShowing(frame) : clamped(offset(of: frame, scrollPosition))
      if rounds > 0, next == target { return }
      // An end that is nearer than the item's place moves on as what is before it is measured, a screen at a time.
      let isOnTheWay = next.x > target.x || next.y > target.y
      if rounds >= Self.scrollRounds, !isOnTheWay || rounds >= Self.mostScrollRounds { return }
      target = next
      // What is in motion stops even where the item stands as asked at this moment.
      let stops = rounds == 0 && !scrollPosition.isEmpty && motion != .rest
      if stops || target != contentOffset { setContentOffset(target, animated: animated) }
      rounds += 1
      // Sizes measured on the way move the item: go there until it stays.
      guard !animated, mayMeasure else { return }
      performLayoutPass()
    } while true
  }

  /// How often a scroll to an item follows the item, and how often if its place only ever comes nearer.
  private static let scrollRounds = 8
  private static let mostScrollRounds = 1_000

  /// Where the layout places an item at present; nil if there is no such item.
  func frameInLayout(_ indexPath: IndexPath) -> CGRect? {
    prepareToAsk()
    if let elementBuffering { return elementBuffering.frame(of: ElementKey(.cell, at: indexPath)) }
    return preparedLayout.layoutAttributesForItem(at: indexPath)?.frame
  }

  private var mayMeasure: Bool {
    (layout as? UICollectionViewFlowLayout)?.isSelfSizing ?? true
  }

  private func exists(_ indexPath: IndexPath) -> Bool {
    if contains(indexPath) { return true }
    let counts = loadedCounts
    let section = indexPath.count > 0 ? indexPath[0] : 0
    let item = indexPath.count > 1 ? indexPath[1] : 0
    let reason =
      counts.items.indices.contains(section)
      ? "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are only "
        + "\(counts.items[section]) items in section \(section)."
      : "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there are only "
        + "\(counts.sections) sections."
    UIKitExceptions.raise(.internalInconsistency(reason))
    return false
  }

  /// The offset at which `frame` stands as asked, not clamped; axes that are not named keep theirs (I3).
  private func offset(of frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let size = bounds.size
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - size.height + inset.bottom }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (size.height - inset.top - inset.bottom) / 2 - inset.top
    }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - size.width + inset.right }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (size.width - inset.left - inset.right) / 2 - inset.left
    }
    return offset
  }
}

extension UICollectionView.ScrollPosition {
  /// Whether at most one position is given for each axis.
  fileprivate var isUnambiguous: Bool {
    let vertical = intersection([.top, .centeredVertically, .bottom]).rawValue
    let horizontal = intersection([.left, .centeredHorizontally, .right]).rawValue
    return vertical.nonzeroBitCount <= 1 && horizontal.nonzeroBitCount <= 1
  }
}
