import CoreGraphics
import Foundation
import LayoutModel

/// Looks for the item that the focus goes to in a direction: first a screenful on, then twice as far, until something is found or
/// the content ends.
@MainActor struct FocusSearch {
  private let collectionView: UICollectionView
  private let current: ItemPath
  private let start: CGRect
  private let isVertical: Bool
  private let isForwards: Bool

  init(of collectionView: UICollectionView, from current: ItemPath, _ heading: UIFocusHeading) {
    self.collectionView = collectionView
    self.current = current
    start = collectionView.layoutAttributesForItem(at: IndexPath(current))?.frame ?? .zero
    isVertical = !heading.isDisjoint(with: [.up, .down])
    isForwards = !heading.isDisjoint(with: [.down, .right])
  }

  /// The item; nil if there is none that can be focused.
  func nearest() -> ItemPath? {
    let size = collectionView.bounds.size
    var reach = max(1, isVertical ? size.height : size.width)
    while true {
      let area = area(reach)
      let best = candidates(in: area).min { rank($0.frame) < rank($1.frame) }
      if let best { return ItemPath(best.indexPath) }
      guard isWithinContent(area) else { return nil }
      reach *= 2
    }
  }

  /// What lies beyond the item, as far as `reach`, over the whole breadth of the content.
  private func area(_ reach: CGFloat) -> CGRect {
    let content = CGRect(origin: .zero, size: collectionView.contentSize).union(collectionView.bounds)
    if isVertical {
      let y = isForwards ? start.minY : start.maxY - reach
      return CGRect(x: content.minX, y: y, width: content.width, height: reach)
    }
    // Sideways only what is about as high as the screen: a row far below is not beside the item.
    let height = collectionView.bounds.size.height
    let x = isForwards ? start.minX : start.maxX - reach
    return CGRect(x: x, y: start.minY - height, width: reach, height: start.height + 2 * height)
  }

  private func isWithinContent(_ area: CGRect) -> Bool {
    let size = collectionView.contentSize
    if isVertical { return isForwards ? area.maxY < size.height : area.minY > 0 }
    return isForwards ? area.maxX < size.width : area.minX > 0
  }

  private func candidates(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collectionView.preparedLayout.layoutAttributesForElements(in: area) ?? []
    return found.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && lies($0.frame) && $0.indexPath != IndexPath(current)
        && (isVertical || overlap($0.frame) > 0) && collectionView.canFocus(ItemPath($0.indexPath))
    }
  }

  /// Whether a frame lies in the direction: its middle is further on than the item's, and it does not lie beside it.
  private func lies(_ frame: CGRect) -> Bool {
    let distance = isVertical ? frame.midY - start.midY : frame.midX - start.midX
    guard isForwards ? distance > 0 : distance < 0 else { return false }
    return isVertical
      ? (isForwards ? frame.minY >= start.maxY - 0.5 : frame.maxY <= start.minY + 0.5)
      : (isForwards ? frame.minX >= start.maxX - 0.5 : frame.maxX <= start.minX + 0.5)
  }

  /// How long a stretch a frame shares with the item across the direction.
  private func overlap(_ frame: CGRect) -> CGFloat {
    isVertical
      ? min(frame.maxX, start.maxX) - max(frame.minX, start.minX)
      : min(frame.maxY, start.maxY) - max(frame.minY, start.minY)
  }

  /// The nearest along the direction first; of those in one line, one that shares a stretch, and then the nearest middle.
  private func rank(_ frame: CGRect) -> (CGFloat, CGFloat, CGFloat) {
    let along =
      isVertical
      ? (isForwards ? frame.minY - start.maxY : start.minY - frame.maxY)
      : (isForwards ? frame.minX - start.maxX : start.minX - frame.maxX)
    let across = isVertical ? abs(frame.midX - start.midX) : abs(frame.midY - start.midY)
    return (along.rounded(), overlap(frame) > 0 ? 0 : 1, across)
  }
}
