import CoreGraphics
import UIKit

extension Check {
  /// With anchoring on, the first item on screen as a whole that is still there stands where it stood, as far as the range of the
  /// content lets it.
  static let anchor = Check(name: "anchoring") { scene in
    guard scene.view.anchoring != nil, scene.keepsAnchor, scene.isAtRest else { return nil }
    let shown = scene.before.shown.filter(\.isWhole) + scene.before.shown.filter { !$0.isWhole }
    for anchor in shown where !scene.before.unfollowed.contains(anchor.item) {
      guard let spot = scene.model.spot(of: anchor.item) else { continue }
      let path = IndexPath(item: spot.item, section: spot.section)
      guard let frame = scene.quietly({ scene.view.layoutAttributesForItem(at: path)?.frame }) else { return nil }
      return scene.error(of: anchor, now: frame)
    }
    return nil
  }
}

extension StressScene {
  fileprivate func error(of anchor: StateBefore.Shown, now frame: CGRect) -> String? {
    let before = layout.isHorizontal ? anchor.distance.x : anchor.distance.y
    let now = (layout.isHorizontal ? frame.minX : frame.minY) - mainOffset
    let range = offsetRange
    let wanted = mainOffset + now - before
    let least = layout.isHorizontal ? range.least.x : range.least.y
    let greatest = layout.isHorizontal ? range.greatest.x : range.greatest.y
    let target = max(least, min(greatest, wanted))
    guard abs(target - mainOffset) > 0.001 else { return nil }
    return "item \(anchor.item) stood \(before) points after the edge and stands \(now) points after it"
  }
}
