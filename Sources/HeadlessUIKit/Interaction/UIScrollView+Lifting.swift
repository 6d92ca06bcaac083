import FrameClock
import Foundation

extension UIScrollView {
  /// The speed from which a lift turns the page, in points a second. UIKit's figure is not public.
  static let pageTurningSpeed: CGFloat = 200

  /// The finger that dragged the content lifts at `velocity`, the content's own in points a second. The layout and the delegate
  /// say where it comes to rest (I11), and it goes there unless it is there already, with the calls of I14.
  func endDrag(velocity: CGPoint) {
    let velocity = CGPoint(
      x: drag.movesHorizontally ? velocity.x : 0,
      y: drag.movesVertically ? velocity.y : 0
    )
    let free = isPagingEnabled ? page(for: velocity) : projection(of: velocity)
    let proposed = clamped(free)
    var target = restingOffset(proposed: proposed, velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000), targetContentOffset: &target)
    // Pages are where content rests, whatever the others say (I12).
    if isPagingEnabled { target = proposed }
    let run = restingRun(velocity: velocity, free: free, target: target)
    let decelerates = motion == .rest && !run.isAtRest
    if decelerates {
      glide = run
      motion = .decelerating
    }
    drag.hold = .tracking
    drag.panState = .ended
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    drag.hold = .none
    drag.finger = nil
    drag.panState = .possible
    startDecelerating(run)
  }

  /// The way to rest at `target`. Where nobody chose another target than the nearest one to `free`, content runs into the edge
  /// on its way to `free`, and what is beyond an edge goes back to it.
  func restingRun(velocity: CGPoint, free: CGPoint, target: CGPoint) -> GlideRun {
    let offset = contentOffset
    let range = offsetRange
    return GlideRun(
      from: offset,
      horizontal: glide(from: offset.x, velocity: velocity.x, free: free.x, target: target.x, range.x),
      vertical: glide(from: offset.y, velocity: velocity.y, free: free.y, target: target.y, range.y),
      clock: FrameClocks.current
    )
  }

  private func glide(
    from offset: Double, velocity: Double, free: Double, target: Double, _ range: ClosedRange<Double>
  ) -> Glide {
    let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    guard target == min(max(free, range.lowerBound), range.upperBound), target != free else {
      return Glide(from: offset, to: target, rate: rate)
    }
    if offset > range.upperBound, target == range.upperBound {
      return Glide(from: offset, backTo: target, velocity: min(velocity, 0))
    }
    if offset < range.lowerBound, target == range.lowerBound {
      return Glide(from: offset, backTo: target, velocity: max(velocity, 0))
    }
    return Glide(from: offset, to: free, rate: rate)
  }

  /// Where the content would come to rest if it had no edges (I9).
  private func projection(of velocity: CGPoint) -> CGPoint {
    let offset = contentOffset
    return CGPoint(x: projection(from: offset.x, velocity.x), y: projection(from: offset.y, velocity.y))
  }

  private func projection(from offset: CGFloat, _ velocity: CGFloat) -> CGFloat {
    guard abs(velocity) > Glide.restSpeed else { return offset }
    let rate = decelerationRate.rawValue
    return Deceleration(origin: offset, initialVelocity: velocity, rate: rate).projectedPosition
  }

  /// The nearest page, or the next one in the direction of a quick finger (I12).
  private func page(for velocity: CGPoint) -> CGPoint {
    var offset = contentOffset
    if drag.movesHorizontally { offset.x = page(at: offset.x, velocity.x, length: bounds.size.width) }
    if drag.movesVertically { offset.y = page(at: offset.y, velocity.y, length: bounds.size.height) }
    return offset
  }

  private func page(at offset: CGFloat, _ velocity: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let page = offset / length
    if velocity > Self.pageTurningSpeed { return (page.rounded(.down) + 1) * length }
    if velocity < -Self.pageTurningSpeed { return (page.rounded(.up) - 1) * length }
    return page.rounded() * length
  }
}
