import FrameClock
import Foundation

/// What a finger does with a scroll view.
enum FingerHold {
  case none
  /// It has touched, but not dragged yet.
  case tracking
  case dragging
}

/// A scroll view's side of a drag.
struct DragState {
  var hold = FingerHold.none
  /// The finger that holds the content; another one is not listened to.
  var finger: Finger?
  var movesHorizontally = false
  var movesVertically = false
  /// Where the finger is, counted from the upper left corner of the view.
  var point = CGPoint.zero
  /// The offset that the finger has pulled the content to, were there no edges.
  var pull = CGPoint.zero
  /// The offset that the drag set last: if the content is elsewhere, somebody else moved it.
  var offset = CGPoint.zero
  var panState = UIGestureRecognizer.State.possible
}

extension UIScrollView {
  /// Whether `finger` may hold the content.
  func canBeHeld(by finger: Finger) -> Bool {
    isScrollEnabled && panGestureRecognizer.isEnabled && (drag.finger == nil || drag.finger === finger)
  }

  /// Whether a drag moves the content sideways: there is more of it than fits, or it bounces all the same (I14).
  var scrollsHorizontally: Bool {
    let range = offsetRange.x
    return range.upperBound > range.lowerBound || bounces && alwaysBounceHorizontal
  }

  /// The same upwards and downwards.
  var scrollsVertically: Bool {
    let range = offsetRange.y
    return range.upperBound > range.lowerBound || bounces && alwaysBounceVertical
  }

  /// A finger touches the content: what moves stops, and the answer is whether anything did.
  func hold(by finger: Finger) -> Bool {
    let moves = motion != .rest
    drag.finger = finger
    drag.hold = .tracking
    stopAnimation()
    stopDecelerating()
    return moves
  }

  /// The finger lets go of content that it has not dragged: it goes back to its edge if it was stopped beyond it.
  func letGo() {
    drag.finger = nil
    drag.hold = .none
    guard motion == .rest, clamped(contentOffset) != contentOffset else { return }
    let run = restingRun(velocity: .zero, free: contentOffset, target: clamped(contentOffset))
    glide = run
    motion = .decelerating
    startDecelerating(run)
  }

  /// The finger that holds the content begins to drag it, mainly up or down if `isVertical`.
  func beginDrag(by finger: Finger, isVertical: Bool) {
    drag.movesHorizontally = scrollsHorizontally && !(isDirectionalLockEnabled && isVertical)
    drag.movesVertically = scrollsVertically && !(isDirectionalLockEnabled && !isVertical)
    drag.hold = .dragging
    drag.panState = .began
    drag.point = finger.startInFrame(of: self)
    drag.offset = contentOffset
    drag.pull = pull(showing: contentOffset)
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content with the finger, beyond an edge less and less (I13). No allocation.
  func dragContent(with finger: Finger) {
    stopAnimation()
    if contentOffset != drag.offset { drag.pull = pull(showing: contentOffset) }
    let point = finger.locationInFrame(of: self)
    if drag.movesHorizontally { drag.pull.x -= point.x - drag.point.x }
    if drag.movesVertically { drag.pull.y -= point.y - drag.point.y }
    drag.point = point
    if !bounces { drag.pull = clamped(drag.pull) }
    drag.offset = offset(pulledTo: drag.pull)
    moveContent(to: drag.offset)
    drag.panState = .changed
    if refreshControl != nil { refreshIfPulled() }
  }

  /// Ends what a finger does here and what it left in motion.
  func stopScrolling() {
    drag.finger?.cancel()
    stopDecelerating()
  }

  // MARK: Beyond the edges

  /// Where the content is when a finger has pulled it to `pull` (I13).
  private func offset(pulledTo pull: CGPoint) -> CGPoint {
    let edge = clamped(pull)
    return CGPoint(
      x: edge.x + RubberBand.offset(forDistance: pull.x - edge.x, dimension: bounds.size.width),
      y: edge.y + RubberBand.offset(forDistance: pull.y - edge.y, dimension: bounds.size.height)
    )
  }

  /// Where a finger has to have pulled the content for it to be at `offset`: the inverse.
  func pull(showing offset: CGPoint) -> CGPoint {
    let edge = clamped(offset)
    return CGPoint(
      x: edge.x + RubberBand.distance(forOffset: offset.x - edge.x, dimension: bounds.size.width),
      y: edge.y + RubberBand.distance(forOffset: offset.y - edge.y, dimension: bounds.size.height)
    )
  }
}
