import FrameClock
import Foundation

/// A simulated finger, or several that move as one. What it does happens at once, at the time of the current frame clock: two
/// moves between which the clock does not advance have no velocity.
///
/// Points are counted from the upper left corner of `surface`, however far it is scrolled. A finger drags once it is 10 points
/// from where it touched, along an axis that a scroll view under it scrolls along; the innermost one that does takes it, and the
/// content follows the whole way. Where touches wait for that (`delaysContentTouches`), a finger touches a cell only after 0.15 s
/// or when it lifts, and not at all if it drags before. A touch that stops a moving scroll view touches no cell. A finger that
/// stays on an item for 0.5 s picks it up, if it can be dragged or moved, and carries it until it lifts; else it opens the menu there.
@MainActor public final class Finger {
  /// What the finger touches: a window, or a view that need not be in one.
  public let surface: UIView
  /// How many fingers there are.
  public let count: Int
  /// Whether it is down.
  public private(set) var isDown = false
  /// How often it has touched.
  private(set) var touchCount = 0

  static let dragThreshold: CGFloat = 10
  static let contentDelay = 0.15
  static let pickUpDelay = 0.5

  private var start = CGPoint.zero
  private var point = CGPoint.zero
  private var tracker = VelocityTracker()
  /// The scroll views under the finger that it has not let go, from the inside out.
  private var held: [UIScrollView] = []
  private var dragged: UIScrollView?
  private var cellTouch: CellTouch?
  private var control: ControlTouch?
  /// What it touched first.
  private weak var touched: UIView?
  private var rowSwipe: RowSwipe?
  /// The swiped cell whose content it touched, which closes when it lifts.
  private weak var closing: UICollectionViewCell?
  private var sweep: SelectionSweep?
  private var waiting: (view: UIView, clock: any FrameClock, token: ClockToken)?
  private var carried: (any CarriedItem)?
  /// The recognizers of the views that it touched.
  private var gestures = WatchedGestures()
  private var pickingUp: (clock: any FrameClock, token: ClockToken)?

  /// `count` fingers that will touch `surface`.
  public init(on surface: UIView, count: Int = 1) {
    precondition(count > 0, "a gesture needs a finger")
    self.surface = surface
    self.count = count
  }

  // MARK: Steps

  /// Touches at `point`, after layout if that is outstanding. What moves under the finger stops.
  public func touchDown(at point: CGPoint) {
    precondition(!isDown, "the finger is down already")
    surface.layoutIfNeeded()
    isDown = true
    touchCount += 1
    start = point
    self.point = point
    tracker.reset()
    tracker.add(x: point.x, y: point.y, at: FrameClocks.current.now)
    guard let hit = surface.hitTest(location(in: surface), with: nil) else { return }
    let hasStopped = holdScrollViews(under: hit)
    gestures = WatchedGestures(around: hit)
    gestures.forEach { $0.begin(with: self) }
    if count == 1, isDown, !hasStopped { touch(hit) }
  }

  /// Moves to `point`: drags, or selects, or leaves or enters the cell that it touched. Without an allocation while it drags.
  public func move(to point: CGPoint) {
    precondition(isDown, "the finger is up")
    self.point = point
    tracker.add(x: point.x, y: point.y, at: FrameClocks.current.now)
    if let carried { return carried.move(with: self) }
    gestures.forEach { $0.moved() }
    if dragged == nil, sweep == nil, rowSwipe == nil { beginDragIfFarEnough() }
    if let dragged {
      dragged.dragContent(with: self)
    } else if let rowSwipe {
      rowSwipe.drag(by: point.x - start.x)
    } else if sweep != nil {
      sweep?.move(to: self)
    } else {
      control?.move(self)
      cellTouch?.move(with: self)
    }
  }

  /// Lifts: ends a drag, whose content goes on at the finger's velocity, or taps the cell that it touched.
  public func lift() {
    precondition(isDown, "the finger is up")
    let speed = velocity(at: FrameClocks.current.now)
    end(velocity: CGPoint(x: -speed.x, y: -speed.y), isCancelled: false)
  }

  /// Takes the touch back: a drag ends without velocity, and a cell is no longer highlighted. Nothing happens if it is up.
  public func cancel() {
    if isDown { end(velocity: .zero, isCancelled: true) }
  }

  // MARK: Where it is

  /// Where the finger is, in points of `view`; of the root of the tree if that is nil. O(depth).
  public func location(in view: UIView?) -> CGPoint {
    surface.convert(onSurface(point), to: view)
  }

  /// How far the finger is from where it touched, in points of `view`. O(depth).
  func translation(in view: UIView?) -> CGPoint {
    let end = surface.convert(onSurface(point), to: view)
    let start = surface.convert(onSurface(start), to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// How fast the finger moves, in points a second.
  public var velocity: CGPoint { velocity(at: FrameClocks.current.now) }

  private func velocity(at time: Double) -> CGPoint {
    let speed = tracker.velocity(at: time)
    return CGPoint(x: speed.x, y: speed.y)
  }

  /// Where the finger is, counted from the upper left corner of `view`.
  func locationInFrame(of view: UIView) -> CGPoint { inFrame(point, of: view) }

  /// Where it touched, counted in the same way.
  func startInFrame(of view: UIView) -> CGPoint { inFrame(start, of: view) }

  private func inFrame(_ point: CGPoint, of view: UIView) -> CGPoint {
    let inside = surface.convert(onSurface(point), to: view)
    return CGPoint(x: inside.x - view.bounds.origin.x, y: inside.y - view.bounds.origin.y)
  }

  private func onSurface(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + surface.bounds.origin.x, y: point.y + surface.bounds.origin.y)
  }

  // MARK: Scroll views

  /// Holds the scroll views that `hit` lies in; answers whether one of them moved.
  private func holdScrollViews(under hit: UIView) -> Bool {
    var view: UIView? = hit
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.canBeHeld(by: self) { held.append(scrollView) }
      view = current.superview
    }
    var hasStopped = false
    for scrollView in held where scrollView.hold(by: self) { hasStopped = true }
    return hasStopped
  }

  private func beginDragIfFarEnough() {
    let distance = CGSize(width: abs(point.x - start.x), height: abs(point.y - start.y))
    guard max(distance.width, distance.height) >= Self.dragThreshold else { return }
    stopPickingUp()
    let isVertical = distance.height >= distance.width
    if count == 2, let collectionView = held.first(where: { $0 is UICollectionView }) as? UICollectionView {
      sweep = SelectionSweep(in: collectionView, at: startIn(collectionView))
      if sweep != nil { return gestures.forEach { $0.giveUp() } }
    }
    if !isVertical, beginRowSwipe() { return }
    let taker = held.first { isVertical ? $0.scrollsVertically : $0.scrollsHorizontally }
    guard let taker, cellTouch == nil || taker.canCancelContentTouches, gestures.permit(taker) else { return }
    for scrollView in held where scrollView !== taker { scrollView.letGo() }
    gestures.scrolling(taker)
    leaveCell()
    (taker as? UICollectionView)?.closeSwipe()
    dragged = taker
    taker.beginDrag(by: self, isVertical: isVertical)
  }

  /// Begins to swipe the row that was touched, unless content inside it scrolls sideways, and answers whether it does.
  private func beginRowSwipe() -> Bool {
    guard count == 1 else { return false }
    var view = touched
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.scrollsHorizontally { return false }
      if let cell = current as? UICollectionViewCell, let swipe = cell.swipe(forTranslation: point.x - start.x) {
        for scrollView in held { scrollView.letGo() }
        gestures.forEach { $0.giveUp() }
        leaveCell()
        swipe.beginDrag()
        rowSwipe = swipe
        return true
      }
      view = current.superview
    }
    return false
  }

  /// Takes the touch from the cell, since the finger drags.
  private func leaveCell() {
    leaveViews()
    held.removeAll()
  }

  private func leaveViews() {
    stopWaiting()
    cellTouch?.cancel()
    cellTouch = nil
    control?.cancel()
    control = nil
    closing = nil
  }

  private func startIn(_ view: UIView) -> CGPoint {
    surface.convert(onSurface(start), to: view)
  }

  private func end(velocity: CGPoint, isCancelled: Bool) {
    endGestures(isCancelled: isCancelled)
    if !isCancelled, carried == nil { touchWaiting() }
    stopWaiting()
    stopPickingUp()
    let item = carried
    carried = nil
    let touch = cellTouch
    let control = control
    let swipe = rowSwipe
    let closing = closing
    let selection = sweep
    let views = held
    let formerlyDragged = dragged
    isDown = false
    dragged = nil
    cellTouch = nil
    self.control = nil
    rowSwipe = nil
    self.closing = nil
    sweep = nil
    held.removeAll()
    formerlyDragged?.endDrag(velocity: velocity)
    for view in views { view.letGo() }
    selection?.end()
    if isCancelled {
      item?.cancel()
      touch?.cancel()
      control?.cancel()
      swipe?.cancelDrag()
    } else {
      item?.lift()
      touch?.lift()
      control?.lift(self)
      swipe?.lift(velocity: -velocity.x)
      closing?.endSwipe()
    }
  }

  // MARK: Cells

  /// Touches a control in a cell, or the cell. While a row is swiped, a touch elsewhere in its list closes it and does nothing more,
  /// and one on its content closes it when it lifts.
  private func touch(_ hit: UIView) {
    touched = hit
    if let swiped = swipedCell(around: hit) {
      guard hit.isDescendant(of: swiped) else { return swiped.endSwipe() }
      control = ControlTouch(of: hit)
      if control == nil { closing = swiped }
      return
    }
    control = ControlTouch(of: hit)
    if let item = control?.pickUp(with: self) { return carry(item) }
    if let control { return control.touch() }
    prepareToTouch(hit)
    prepareToPickUp(hit)
  }

  /// The swiped cell of a list that `hit` lies in; nil if no row is swiped there.
  private func swipedCell(around hit: UIView) -> UICollectionViewCell? {
    var view: UIView? = hit
    while let current = view {
      if let cell = (current as? UICollectionView)?.lists.swipedCell { return cell }
      view = current.superview
    }
    return nil
  }

  /// Touches the cell that `hit` lies in, now or when it is clear that the finger does not scroll.
  private func prepareToTouch(_ hit: UIView) {
    guard held.contains(where: { $0.delaysContentTouches }) else {
      cellTouch = CellTouch(of: hit)
      return
    }
    let clock = FrameClocks.current
    let token = clock.schedule(after: Self.contentDelay) { [weak self] in self?.touchWaiting() }
    waiting = (hit, clock, token)
  }

  private func touchWaiting() {
    guard let hit = waiting?.view else { return }
    stopWaiting()
    cellTouch = CellTouch(of: hit)
    cellTouch?.move(with: self)
  }

  private func stopWaiting() {
    if let waiting { waiting.clock.cancel(waiting.token) }
    waiting = nil
  }

  // MARK: Picking up

  /// The collection view under the finger, the innermost one.
  var collectionViewBelow: UICollectionView? {
    Self.collectionView(around: surface.hitTest(location(in: surface), with: nil))
  }

  private static func collectionView(around view: UIView?) -> UICollectionView? {
    var view = view
    while let current = view {
      if let collectionView = current as? UICollectionView { return collectionView }
      view = current.superview
    }
    return nil
  }

  private func prepareToPickUp(_ hit: UIView) {
    guard Self.collectionView(around: hit) != nil else { return }
    let clock = FrameClocks.current
    pickingUp = (clock, clock.schedule(after: Self.pickUpDelay) { [weak self] in self?.pickUp() })
  }

  /// Picks up what is under the finger, which touches and scrolls nothing then.
  private func pickUp() {
    stopPickingUp()
    guard isDown, dragged == nil, let collectionView = collectionViewBelow,
      let item = collectionView.pickUp(at: location(in: collectionView))
    else { return }
    carry(item)
  }

  /// Carries an item about from now on, and does nothing else.
  private func carry(_ item: any CarriedItem) {
    for scrollView in held { scrollView.letGo() }
    gestures.forEach { $0.giveUp() }
    leaveCell()
    carried = item
  }

  private func stopPickingUp() {
    if let pickingUp { pickingUp.clock.cancel(pickingUp.token) }
    pickingUp = nil
  }

  // MARK: Gestures

  private func endGestures(isCancelled: Bool) {
    if isCancelled { gestures.forEach { $0.giveUp() } } else { gestures.forEach { $0.lifted() } }
    let ended = gestures
    gestures = WatchedGestures()
    ended.forEach { $0.end() }
  }

  /// A gesture was made out: those that do not go along with it fail, and it takes the touch from views unless it says otherwise.
  func madeOut(_ recognizer: UIGestureRecognizer) {
    gestures.madeOut(recognizer)
    stopPickingUp()
    if recognizer.cancelsTouchesInView { leaveViews() }
  }

  /// Whether a gesture may be made out beside the others. A tap on a control is the control's.
  func permits(_ recognizer: UIGestureRecognizer) -> Bool {
    if let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, let control,
      control.isInside(tap.view)
    {
      return false
    }
    return gestures.permits(recognizer)
  }
}
