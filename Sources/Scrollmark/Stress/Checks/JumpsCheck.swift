import CoreGraphics
import UIKit

extension Check {
  /// I3, I5: after a scroll to an item, it stands where it was asked to, within the range of the content (I1).
  static let jumps = Check(name: "scrolling to an item") { scene in
    guard let jump = scene.before.jump else { return nil }
    guard let frame = scene.quietly({ scene.view.layoutAttributesForItem(at: jump.path)?.frame }) else { return nil }
    guard scene.layout.jumpsExactly, let expected = scene.offset(of: frame, jump.position) else { return nil }
    let actual = scene.view.contentOffset
    let target = scene.clamped(expected)
    let most = max(0.001, tolerance(max(target.x, target.y)))
    guard abs(actual.x - target.x) > most || abs(actual.y - target.y) > most else { return nil }
    return
      "after a scroll to \(jump.path.section)-\(jump.path.item) the offset is (\(actual.x), \(actual.y)) and should be "
      + "(\(target.x), \(target.y))"
  }
}

extension StressScene {
  /// The offset at which `frame` stands as asked; nil where the rule leaves it open.
  fileprivate func offset(of frame: CGRect, _ position: UICollectionView.ScrollPosition) -> CGPoint? {
    let inset = view.adjustedContentInset
    let size = view.bounds.size
    var offset = view.contentOffset
    switch position {
    case .top: offset.y = frame.minY - inset.top
    case .bottom: offset.y = frame.maxY - size.height + inset.bottom
    case .centeredVertically: offset.y = frame.midY - (size.height - inset.top - inset.bottom) / 2 - inset.top
    case .left: offset.x = frame.minX - inset.left
    case .right: offset.x = frame.maxX - size.width + inset.right
    case .centeredHorizontally: offset.x = frame.midX - (size.width - inset.left - inset.right) / 2 - inset.left
    default: return nil
    }
    return offset
  }
}
