/// The name of an action. It stands for that of the Objective-C runtime, which is not there on Linux: neither is `#selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// The action of this name.
  public init(_ name: String) {
    description = name
  }

  /// The action of this name.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// An object that actions can be sent to by name. Ours, not UIKit's: on Apple's systems the Objective-C runtime finds the method.
@MainActor public protocol ActionResponding: AnyObject {
  /// Does what `action` names, for `sender`.
  func perform(_ action: Selector, with sender: Any?)
}
