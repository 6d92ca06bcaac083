import Foundation

/// What a navigation bar would show while a controller is on top. There is no bar: it is kept for clients and tests.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether a bar shows the title large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller below does.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// What leads back to this controller.
  open var backButtonTitle: String?
  /// Whether nothing leads back.
  open var hidesBackButton = false
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where reading ends, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }

  /// The first button where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the button where reading begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
}

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// What a button stands out by.
  public enum Style: Int, Sendable {
    /// Nothing.
    case plain = 0
    /// It finishes something.
    case done = 2
  }

  /// A button of the system's.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit, or done while editing.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus.
    case add = 4
    /// Space that grows.
    case flexibleSpace = 5
    /// Space that does not.
    case fixedSpace = 6
    /// A pen.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// A box with an arrow.
    case action = 9
    /// A box.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A glass.
    case search = 12
    /// Two arrows.
    case refresh = 13
    /// A square.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
  }

  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// What it stands out by.
  open var style = Style.plain
  /// Whether it can be used.
  open var isEnabled = true
  /// Its colour.
  open var tintColor: UIColor?
  /// A number of the caller's, by which to find it; 0 at first.
  open var tag = 0
  /// Who is sent `action`; it answers by `ActionResponding`.
  open weak var target: AnyObject?
  /// What is sent to `target`.
  open var action: Selector?
  /// What it does.
  open var primaryAction: UIAction?
  /// What it opens.
  open var menu: UIMenu?
  /// A view in its place.
  open var customView: UIView?
  /// Which of the system's buttons it is; nil if it is none. Ours, not UIKit's.
  public let systemItem: SystemItem?

  /// A button that does nothing yet.
  public override init() {
    systemItem = nil
  }

  /// A button with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button of the system's.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button of the system's that does something or opens a menu.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    super.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with the title and image of an action that it does, or that opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Does what a tap on the button would do, if it can be used. For hosts and tests.
  public func tap() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.sender = self
      _ = primaryAction.perform()
    } else if let action {
      (target as? any ActionResponding)?.perform(action, with: self)
    }
  }
}
