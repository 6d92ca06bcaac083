import Foundation

/// The actions that a swipe of a row reveals at one side (B73).
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge of the row first.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row performs the first action; true at first.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration of these actions, the one at the edge of the row first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something to do with a row, which a swipe reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What sort of action it is.
  public enum Style: Int, Sendable {
    /// Any.
    case normal = 0
    /// It takes the item away.
    case destructive = 1
  }

  /// Does the action. `completionHandler` is to be called when that is done: with true if it was, with false if it could not be.
  /// Handlers should hold on to what identifies the item, not to its index path (B73).
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// What sort of action it is.
  public let style: Style
  /// Does the action.
  public let handler: Handler
  /// What the button says.
  open var title: String?
  /// The picture on the button.
  open var image: UIImage?
  /// The colour of the button: red for a destructive action, else grey, unless it is set; nil sets it back.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// An action that `handler` does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
