import CoreGraphics
import Foundation

/// A view that answers touches with actions. The simulated finger drives it: it touches the control at once, also in a scroll view that
/// delays touches elsewhere, and lets it go when it begins to drag.
@preconcurrency @MainActor open class UIControl: UIView {
  private struct Connection {
    var events: Event
    var action: UIAction?
    weak var target: AnyObject?
    var selector: Selector?
  }

  private var connections: [Connection] = []

  /// Whether the control can be used; true at first.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is selected; not at first.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Where the content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a finger that touched the control is still down.
  open private(set) var isTracking = false
  /// Whether that finger is inside.
  open private(set) var isTouchInside = false

  /// A control at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control at `frame` with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the control's looks depend on.
  open var state: State {
    var state: State = isHighlighted ? .highlighted : []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Calls `action` at these events. One with the same identifier at the same events makes way.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    connections.removeAll { $0.events == controlEvents && $0.action?.identifier == action.identifier }
    connections.append(Connection(events: controlEvents, action: action))
  }

  /// No longer calls `action` at these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    disconnect(controlEvents) { $0.action === action }
  }

  /// Sends `action` to `target` at these events. There is no Objective-C runtime here: a target answers by `ActionResponding`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    connections.append(Connection(events: controlEvents, target: target as AnyObject?, selector: action))
  }

  /// No longer sends `action`, or anything if that is nil, to `target`, or to anybody if that is nil.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target as AnyObject?
    disconnect(controlEvents) { connection in
      connection.selector != nil && (object == nil || connection.target === object)
        && (action == nil || connection.selector == action)
    }
  }

  /// All events at which something happens.
  open var allControlEvents: Event { connections.reduce([]) { $0.union($1.events) } }

  /// Does what is connected with any of these events, in the order in which it was.
  open func sendActions(for controlEvents: Event) {
    for connection in connections where !connection.events.isDisjoint(with: controlEvents) {
      if let action = connection.action {
        sendAction(action)
      } else if let selector = connection.selector {
        sendAction(selector, to: connection.target, for: nil)
      }
    }
  }

  /// Calls an action's handler.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    _ = action.perform()
  }

  /// Sends an action to a target, or up the responder chain from the control if there is none.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target = target as? any ActionResponding {
      target.perform(action, with: self)
      return
    }
    var responder: UIResponder? = self
    while target == nil, let current = responder {
      if let answering = current as? any ActionResponding {
        answering.perform(action, with: self)
        return
      }
      responder = current.next
    }
  }

  private func disconnect(_ events: Event, where matches: (Connection) -> Bool) {
    for index in connections.indices where matches(connections[index]) { connections[index].events.subtract(events) }
    connections.removeAll { $0.events.isEmpty }
  }

  /// Called when what `state` says has changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Called when a finger that touched the control lifts inside it, before the actions.
  func touchedUpInside() {}

  /// What the control's main event is sent with.
  var mainEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}

extension UIControl: FingerControl {
  var takesFinger: Bool { isEnabled && isUserInteractionEnabled && !isHidden }

  func fingerTouched() {
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  func fingerMoved(isInside: Bool) {
    guard isTracking else { return }
    if isInside != isTouchInside {
      isTouchInside = isInside
      isHighlighted = isInside
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  func fingerTapped() {
    endTracking()
    touchedUpInside()
    sendActions(for: mainEvents)
  }

  func fingerLiftedOutside() {
    guard isTracking else { return }
    endTracking()
    sendActions(for: .touchUpOutside)
  }

  func fingerCancelled() {
    guard isTracking else { return }
    endTracking()
    sendActions(for: .touchCancel)
  }

  private func endTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
