import Foundation

/// What of a view's state and surroundings its look depends on.
public protocol UIConfigurationState {
  /// The state of a view in these surroundings of which nothing else is known.
  init(traitCollection: UITraitCollection)

  /// The surroundings.
  var traitCollection: UITraitCollection { get set }

  /// A state of the client's own; nil if it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the client's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The key of this name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of this name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// The state of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether the view can not be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is held at the edge of what is visible.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a view in these surroundings that is nothing in particular.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the client's own; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag does with the cell.
  public enum DragState: Hashable, Sendable {
    /// It takes no part in one.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// What a drop would do with the cell.
  public enum DropState: Hashable, Sendable {
    /// Nothing.
    case none
    /// There is a drag over the list, but not aimed at this cell.
    case notTargeted
    /// The drop would go into this cell.
    case targeted
  }

  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether the cell can not be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is held at the edge of what is visible.
  public var isPinned = false
  /// Whether its item is being edited.
  public var isEditing = false
  /// Whether its children are shown.
  public var isExpanded = false
  /// Whether its swipe actions are revealed.
  public var isSwiped = false
  /// Whether it is being moved to another place.
  public var isReordering = false
  /// What a drag does with it.
  public var cellDragState = DragState.none
  /// What a drop would do with it.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a cell in these surroundings that is nothing in particular.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the client's own; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// What configurations of the system look at in a state, whichever kind it is of.
struct ConfigurationTraits: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false

  init() {}

  init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
    case let state as UIViewConfigurationState:
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
    default: break
    }
  }
}
