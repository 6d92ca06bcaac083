import Foundation

/// An entry of a menu: an action or a menu of its own.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What the entry says.
  public let title: String
  /// What it shows; nil for nothing.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// How an entry looks and behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// The attributes that these bits stand for.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// It is for a part of what it stands for.
    case mixed = 2
  }
}

/// An entry that does something.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Does what the entry stands for.
  public typealias Handler = (UIAction) -> Void

  /// A name to know an action by.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The name.
    public let rawValue: String

    /// The identifier of this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of this name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The identifier of this name.
    public init(stringLiteral value: String) {
      self.init(rawValue: value)
    }
  }

  /// The name to know the action by; one that no other has if none was given.
  public let identifier: Identifier
  /// The control or bar button that the action was sent by last; nil for an entry of a menu.
  public internal(set) weak var sender: AnyObject?
  /// How it looks and behaves; nothing special at first.
  open var attributes: Attributes
  /// Whether it is ticked; not at first.
  open var state: State
  private let handler: Handler

  /// An action that calls `handler` when it is chosen.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Self.nextIdentifier()
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  private static var namesGiven = 0

  private static func nextIdentifier() -> Identifier {
    namesGiven += 1
    return Identifier("UIAction \(namesGiven)")
  }

  /// Calls the handler, unless the action is disabled or hidden; answers whether it did.
  func perform() -> Bool {
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    handler(self)
    return true
  }
}

/// A menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu stands in another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// The options that these bits stand for.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its entries stand in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
  }

  /// How it stands in another one.
  public let options: Options
  /// Its entries.
  public let children: [UIMenuElement]

  /// A menu of `children`.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }
}

extension UIMenu {
  /// The actions of the menu, those of menus within it included, in the order in which they are shown.
  var actions: [UIAction] {
    children.flatMap { element in
      if let menu = element as? UIMenu { return menu.actions }
      return (element as? UIAction).map { [$0] } ?? []
    }
  }

  /// The entry that is on, of a menu of which one is chosen.
  var chosen: UIAction? { actions.first { $0.state == .on } }
}
