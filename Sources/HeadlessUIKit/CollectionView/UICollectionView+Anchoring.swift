import CoreGraphics
import Foundation
import LayoutModel

/// How a collection view keeps what is on screen where it is. Ours: UIKit has nothing of the kind.
@MainActor public struct ContentAnchoring {
  /// Names an item so that it is found again after `reloadData`.
  public var identifier: (IndexPath) -> AnyHashable?
  /// Where the item of a name is now; nil if it is gone.
  public var indexPath: (AnyHashable) -> IndexPath?

  /// Anchoring that survives `reloadData` by the names of items.
  public init(
    identifier: @escaping (IndexPath) -> AnyHashable?, indexPath: @escaping (AnyHashable) -> IndexPath?
  ) {
    self.identifier = identifier
    self.indexPath = indexPath
  }

  /// Anchoring that survives everything but `reloadData`.
  public init() {
    self.init(identifier: { _ in nil }, indexPath: { _ in nil })
  }
}

/// An item that may stay where it is, and where that is.
struct Anchor {
  var key: ElementKey
  var name: AnyHashable?
  /// How far the item's start lies after the start of the bounds.
  var distance: CGPoint
}

extension UICollectionView {
  /// The cells on screen from the uppermost that is there as a whole, then the rest: the first whose item survives a change is
  /// the one that stays. None without anchoring.
  func currentAnchors() -> [Anchor] {
    guard anchoring != nil else { return [] }
    let bounds = bounds
    let shown = visible.entries.filter {
      $0.key.sort == .cell && $0.isDisplayed && frameInContent($0.look).overlaps(bounds)
    }
    let whole = shown.filter { bounds.contains(frameInContent($0.look)) }
    let parts = shown.filter { !bounds.contains(frameInContent($0.look)) }
    return (whole + parts).map { entry in
      let frame = frameInContent(entry.look)
      return Anchor(
        key: entry.key, name: pass.names[entry.key],
        distance: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
      )
    }
  }

  /// Notes the names of what is on screen, while the data source still stands where the views do.
  func noteNames() {
    guard let anchoring else { return }
    pass.names.removeAll(keepingCapacity: true)
    for entry in visible.entries where entry.key.sort == .cell && entry.isDisplayed {
      pass.names[entry.key] = anchoring.identifier(entry.key.indexPath)
    }
  }

  /// Moves the content so that the first anchor stands where it stood; answers whether it had moved. The content's range is
  /// kept (I1).
  @discardableResult
  func restore(_ anchors: [Anchor]) -> Bool {
    guard let anchor = anchors.first else { return false }
    guard let frame = frameInLayout(anchor.key.indexPath) else { return false }
    let target = clamped(
      CGPoint(
        x: scrollsHorizontally ? frame.minX - anchor.distance.x : contentOffset.x,
        y: scrollsVertically ? frame.minY - anchor.distance.y : contentOffset.y
      )
    )
    guard target != contentOffset else { return false }
    shiftContentOffset(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
    return true
  }

  /// The anchors whose items survive a batch.
  func follow(_ anchors: [Anchor], _ update: ValidatedUpdate) -> [Anchor] {
    anchors.compactMap { anchor in
      guard let path = update.newPath(forOld: anchor.key.path) else { return nil }
      var anchor = anchor
      anchor.key = ElementKey(.cell, section: path.section, item: path.item)
      return anchor
    }
  }

  /// The anchors whose items are found again by name after a reload.
  func find(_ anchors: [Anchor]) -> [Anchor] {
    anchors.compactMap { anchor in
      guard let name = anchor.name, let path = anchoring?.indexPath(name), contains(path) else { return nil }
      var anchor = anchor
      anchor.key = ElementKey(.cell, at: path)
      return anchor
    }
  }
}
