import CoreGraphics
import Foundation
import FrameClock

/// The side of a row at which a swipe reveals actions.
enum SwipeEdge {
  case leading
  case trailing
}

/// The swipe of a row: which actions it reveals, and how far. It belongs to the cell and so follows the item when rows come and go.
@MainActor final class RowSwipe {
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
  let views: [SwipeActionView]
  /// How far the row's content has moved to make room for the actions, in points.
  private(set) var offset: CGFloat = 0
  /// Whether an action was begun, and its completion not called yet.
  private(set) var isPerforming = false
  private weak var cell: UICollectionViewCell?
  /// The offset when the finger that drags the row touched it.
  private var dragOrigin: CGFloat = 0

  init(_ edge: SwipeEdge, _ configuration: UISwipeActionsConfiguration, in cell: UICollectionViewCell) {
    self.edge = edge
    self.configuration = configuration
    self.cell = cell
    views = configuration.actions.map { SwipeActionView($0) }
    for view in views {
      view.swipe = self
      cell.insertSubview(view, at: 0)
    }
  }

  /// How far the actions are revealed at rest.
  var openOffset: CGFloat { CGFloat(views.count) * ListMetrics.current.swipeActionWidth }

  /// How far the content has moved to the right: less than 0 for actions at the right.
  var shift: CGFloat { isAtRight ? -offset : offset }

  /// Whether a lift now performs the first action.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe && offset > openOffset
      && offset >= width * ListMetrics.current.fullSwipeFraction
  }

  private var width: CGFloat { cell?.bounds.size.width ?? 0 }

  private var isAtRight: Bool {
    (edge == .trailing) != (cell?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Whether the cell still shows this swipe.
  private var isCurrent: Bool { cell?.swipe === self }

  // MARK: The finger

  /// A finger begins to drag the row.
  func beginDrag() {
    dragOrigin = offset
  }

  /// The finger has moved by `translation` points to the right since it touched. No allocation.
  func drag(by translation: CGFloat) {
    guard isCurrent, !isPerforming else { return }
    let pull = dragOrigin + (isAtRight ? -translation : translation)
    if pull <= openOffset || configuration.performsFirstActionWithFullSwipe {
      move(to: min(max(0, pull), width))
    } else {
      move(to: openOffset + RubberBand.offset(forDistance: pull - openOffset, dimension: width))
    }
  }

  /// The finger lifts at `velocity` points a second to the right: the first action is performed, or the actions stay or go.
  func lift(velocity: CGFloat) {
    guard isCurrent, !isPerforming else { return }
    if isFull, let first = views.first { return perform(first) }
    let metrics = ListMetrics.current
    let speed = isAtRight ? -velocity : velocity
    let isFlick = abs(speed) >= metrics.swipeFlickSpeed
    let opens = isFlick ? speed > 0 : offset >= openOffset * metrics.swipeOpeningFraction
    if opens { open() } else { cell?.endSwipe() }
  }

  /// The touch is taken back: the actions stay if they were revealed before it, and go if not.
  func cancelDrag() {
    guard isCurrent, !isPerforming else { return }
    if dragOrigin >= openOffset { open() } else { cell?.endSwipe() }
  }

  /// Reveals the actions.
  func open() {
    move(to: openOffset)
  }

  // MARK: Actions

  /// Does what an action does, which says when it is done.
  func perform(_ view: SwipeActionView) {
    guard isCurrent, !isPerforming else { return }
    isPerforming = true
    view.action.handler(view.action, view) { [weak self] in self?.finish(view.action, isPerformed: $0) }
  }

  /// An action is done: the swipe closes. The row of a destructive one that was performed stays out of sight for as long as the
  /// deletion of its item takes to be shown, and comes back if it was not deleted.
  private func finish(_ action: UIContextualAction, isPerformed: Bool) {
    guard isPerforming else { return }
    isPerforming = false
    guard isCurrent else { return }
    guard action.style == .destructive, isPerformed else {
      cell?.endSwipe()
      return
    }
    isPerforming = true
    move(to: width)
    FrameClocks.current.schedule(after: ListMetrics.current.destructiveActionDuration) { [weak self] in
      guard let self, self.isCurrent else { return }
      self.cell?.endSwipe()
    }
  }

  // MARK: Places

  private func move(to offset: CGFloat) {
    guard offset != self.offset else { return }
    self.offset = offset
    guard let cell else { return }
    cell.itemState.isSwiped = offset > 0
    cell.placeContent()
    place()
  }

  /// Puts the actions where they belong: they share what is revealed, or the first has it all when a lift would perform it.
  func place() {
    guard let cell else { return }
    let isFull = isFull
    let share = isFull ? offset : offset / CGFloat(max(1, views.count))
    for index in views.indices {
      let isFirst = index == 0
      views[index].isHidden = isFull && !isFirst
      let start = CGFloat(isFull ? 0 : index) * share
      views[index].frame = CGRect(x: start, y: 0, width: share, height: cell.bounds.size.height)
        .mirrored(in: cell.bounds.size.width, if: isAtRight)
    }
  }

  /// Takes the actions out of the cell.
  func remove() {
    for view in views { view.removeFromSuperview() }
  }
}

/// The button of an action that a swipe reveals.
@MainActor final class SwipeActionView: UIView, FingerControl {
  let action: UIContextualAction
  fileprivate weak var swipe: RowSwipe?

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
  }

  required init?(coder: NSCoder) {
    nil
  }

  var takesFinger: Bool { true }

  func fingerTapped() {
    swipe?.perform(self)
  }
}
