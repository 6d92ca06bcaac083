import Foundation

/// A recipe for views. There is no Interface Builder here: the host says by name how they are made.
@preconcurrency @MainActor open class UINib: NSObject {
  private static var factories: [String: (Any?) -> [Any]] = [:]
  private let name: String

  /// The recipe that the host has registered, or will have by the time it is used, for `name`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// Registers how the objects of the nib called `name` are made; `factory` gets the owner. For hosts.
  public static func register(_ name: String, factory: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    factories[name] = factory
  }

  /// New objects. Raises `NSInternalInconsistencyException`, and answers none, if the host has not registered the name.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    guard let factory = Self.factories[name] else {
      UIKitExceptions.raise(.internalInconsistency("Could not load NIB in bundle: with name '\(name)'"))
      return []
    }
    return factory(ownerOrNil)
  }
}
