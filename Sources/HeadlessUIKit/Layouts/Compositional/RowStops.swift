import CoreGraphics
import Foundation
import LayoutEngine

/// The offsets at which the row of a section comes to rest, counted from its beginning in the direction of reading (B57, B58).
@MainActor struct RowStops {
  let solution: CompositionalSolution
  let section: Int

  private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { solution.plans[section].behavior }
  private var groupCount: Int { solution.engine.groupCount(inSection: section) }
  private var viewport: Double { solution.engine.orthogonalExtent(inSection: section).viewportLength }

  /// The offsets that the row can have (B57).
  var range: ClosedRange<Double> { solution.engine.orthogonalRange(inSection: section) }

  /// `offset`, or the nearest one that the row can have.
  func clamped(_ offset: Double) -> Double {
    let range = range
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offset at which the row rests that is asked to stand at `offset` (B58).
  func rest(at offset: Double) -> Double {
    isFree ? clamped(offset) : stop(nearest(to: offset))
  }

  /// Where the row rests that a finger leaves: it was dragged from `start` to `offset`, and would go on to `proposed` at `velocity`, in
  /// points a second. Where it goes on by one stop at most (B59), a quick finger goes to the next one in its direction, and a slow one to the
  /// nearest.
  func rest(from start: Double, at offset: Double, proposed: Double, velocity: Double) -> Double {
    guard isPaged else { return rest(at: proposed) }
    let first = nearest(to: start)
    var goal = nearest(to: offset)
    if velocity > Double(UIScrollView.pageTurningSpeed) { goal = first + 1 }
    if velocity < -Double(UIScrollView.pageTurningSpeed) { goal = first - 1 }
    goal = min(max(goal, first - 1), first + 1)
    return stop(min(max(0, goal), max(0, stopCount - 1)))
  }

  /// Whether the row rests anywhere.
  private var isFree: Bool { behavior == .continuous || behavior == .none || groupCount == 0 }

  /// Whether a drag goes on by one stop at most.
  private var isPaged: Bool { !isFree && behavior != .continuousGroupLeadingBoundary }

  private var stopCount: Int {
    guard behavior == .paging else { return groupCount }
    let viewport = viewport
    return viewport > 0 ? Int((range.upperBound / viewport - 1e-9).rounded(.up)) + 1 : 1
  }

  private func stop(_ index: Int) -> Double {
    behavior == .paging
      ? clamped(Double(index) * viewport) : solution.engine.restOffset(ofGroup: index, inSection: section)
  }

  /// The place of the stop that is nearest to an offset.
  private func nearest(to offset: Double) -> Int {
    guard behavior == .paging else { return solution.engine.groupIndex(nearest: offset, inSection: section) ?? 0 }
    let viewport = viewport
    guard viewport > 0 else { return 0 }
    let last = stopCount - 1
    let page = min(max(0, Int((clamped(offset) / viewport).rounded())), last)
    // The end of the row may be nearer than the last whole page.
    return page < last && abs(stop(last) - offset) < abs(stop(page) - offset) ? last : page
  }
}
