/// An identifier of any type, as the classes take it whose names end in `Reference`.
///
/// Equality and hash are the identifier's own; an object that has none is equal to itself alone. Whoever applies snapshots on another
/// queue passes identifiers that can be used there, as with the classes of UIKit.
struct AnyIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  private let base: AnyHashable

  /// Nil for a value that is neither hashable nor an object.
  init?(_ identifier: Any) {
    if let hashable = identifier as? AnyHashable {
      base = hashable
    } else if type(of: identifier) is AnyClass {
      base = AnyHashable(ObjectIdentity(object: identifier as AnyObject))
    } else {
      return nil
    }
  }

  /// The identifier itself.
  var value: Any { (base.base as? ObjectIdentity)?.object ?? base.base }

  var description: String { "\(value)" }

  /// Identifiers as they are kept; raises if one of them cannot be, and answers none.
  static func all(_ identifiers: [Any]) -> [AnyIdentifier]? {
    var result: [AnyIdentifier] = []
    for identifier in identifiers {
      guard let kept = one(identifier) else { return nil }
      result.append(kept)
    }
    return result
  }

  /// An identifier as it is kept; raises if it cannot be, and answers nil.
  static func one(_ identifier: Any) -> AnyIdentifier? {
    if let kept = AnyIdentifier(identifier) { return kept }
    UIKitExceptions.raise(
      .invalidArgument("An identifier must be hashable or an object: \(identifier) is a \(type(of: identifier))"))
    return nil
  }
}

/// An object that is equal to itself alone.
private struct ObjectIdentity: Hashable {
  let object: AnyObject

  static func == (first: ObjectIdentity, second: ObjectIdentity) -> Bool { first.object === second.object }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
