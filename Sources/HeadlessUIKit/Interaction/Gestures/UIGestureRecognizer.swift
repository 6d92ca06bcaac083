import Foundation

/// What makes out a gesture in what the simulated finger does. What follows is told to handlers (`addHandler(_:)`), or by name to a
/// target that is `ActionResponding`: there is no Objective-C runtime to call a method by its selector.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing was made out yet.
    case possible = 0
    /// It begins.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It was none.
    case failed = 5

    /// A gesture that has no duration was made out.
    public static var recognized: State { .ended }
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  private var targets: [Target] = []
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private(set) var requirements: [UIGestureRecognizer] = []
  weak var owner: UIView?
  /// The finger that the recognizer listens to, or listened to last.
  private(set) weak var finger: Finger?
  private var isTracking = false
  /// How often the gesture was made out.
  private(set) var timesMadeOut = 0

  /// Whether the recognizer listens to fingers; true at first.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// Who is asked whether the gesture may begin and go along with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a gesture that is made out takes the touch from views, cells and controls; true at first.
  open var cancelsTouchesInView = true
  /// A name to know the recognizer by.
  open var name: String?

  /// A recognizer that tells nobody.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// A recognizer that sends `action` to `target`, which answers by `ActionResponding`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Sends `action` to `target` too, which answers by `ActionResponding`.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// No longer sends `action`, or anything if that is nil, to `target`, or to anybody if that is nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
  }

  /// Calls `handler` whenever the gesture begins, goes on or ends. Ours, not UIKit's.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// The view that the recognizer was added to.
  open var view: UIView? { owner }

  /// How far the gesture has come. Subclasses set it, which tells targets and handlers.
  open var state = State.possible {
    didSet { stateDidChange(from: oldValue) }
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { isTracking ? finger?.count ?? 0 : 0 }

  /// Where the fingers are, or were last, in points of `view`.
  open func location(in view: UIView?) -> CGPoint { finger?.location(in: view) ?? .zero }

  /// Where one of the fingers is, in points of `view`: they move as one.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Waits with this gesture until `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  /// Called when the gesture is over, before the next one. Does nothing here.
  open func reset() {}

  /// Whether `state` says that the gesture was made out and has not ended.
  var isUnderWay: Bool { state == .began || state == .changed }

  // MARK: What the finger does

  /// The finger has touched the view or one inside.
  func touched() {}
  /// It has moved.
  func moved() {}
  /// It has lifted.
  func lifted() {}
  /// Something else has taken the touch, or it was taken back.
  func giveUp() {
    if isUnderWay { state = .cancelled } else if state == .possible, isTracking { state = .failed }
  }

  final func begin(with finger: Finger) {
    self.finger = finger
    isTracking = true
    touched()
  }

  final func end() {
    isTracking = false
    guard state != .possible else { return }
    reset()
    state = .possible
  }

  /// Whether the gesture may be made out now: view, delegate and other gestures permit it.
  final func mayBegin() -> Bool {
    guard isEnabled, owner?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    return finger?.permits(self) ?? true
  }

  private func stateDidChange(from old: State) {
    switch state {
    case .possible, .failed: break
    case .began, .changed, .ended, .cancelled:
      if old == .possible {
        timesMadeOut += 1
        if isTracking { finger?.madeOut(self) }
      }
      tell()
    }
  }

  private func tell() {
    for handler in handlers { handler(self) }
    for target in targets { (target.object as? any ActionResponding)?.perform(target.action, with: self) }
  }
}

/// Decides about gestures. What it does not implement is permitted alone.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that was made out begins; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both gestures go on together; not unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Answers true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Answers false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
