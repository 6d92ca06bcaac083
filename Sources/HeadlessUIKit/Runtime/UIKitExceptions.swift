import Synchronization

/// The one place where this library raises UIKit's exceptions, and where a program may ask to be told instead of
/// stopped.
///
/// Swift cannot unwind a trap. So every check comes before the first change, and a call that raised changes nothing.
public enum UIKitExceptions {
  /// Who is told of an exception; nil, as at first, stops the program. A handler that returns lets the refused call
  /// answer the fallback that its documentation names.
  @TaskLocal public static var handler: (@Sendable (UIKitException) -> Void)?

  /// Does `operation` and answers the exceptions that were raised meanwhile, in order, each of which changed nothing.
  public static func recording(_ operation: () throws -> Void) rethrows -> [UIKitException] {
    let record = Record()
    try $handler.withValue({ record.add($0) }, operation: operation)
    return record.exceptions
  }

  /// Tells the handler, or writes UIKit's words to standard error and stops. The caller answers its fallback if this
  /// returns.
  static func raise(_ exception: UIKitException) {
    guard let handler else { fatalError(exception.description) }
    handler(exception)
  }
}

/// The exceptions raised so far.
private final class Record: Sendable {
  private let raised = Mutex<[UIKitException]>([])

  var exceptions: [UIKitException] {
    raised.withLock { $0 }
  }

  func add(_ exception: UIKitException) {
    raised.withLock { $0.append(exception) }
  }
}
