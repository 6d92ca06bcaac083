extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Events of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger taps it again and again. Not sent here.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifts inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifts outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch is taken from it.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins in it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends in it.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends in it by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything about editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control's looks depend on.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// States of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// It fills the room.
    case fill = 3
    /// At the side where reading begins.
    case leading = 4
    /// At the side where reading ends.
    case trailing = 5
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// It fills the room.
    case fill = 3
  }
}
