import Synchronization

/// The one place where this library raises UIKit's exceptions, and where a program may ask to be told instead of
/// stopped.
///
/// Swift cannot unwind a trap. So every check comes before the first change, and a call that raised changes nothing.
public enum UIKitExceptions {
  /// Who is told of an exception; nil, as at first, stops the program. A handler that returns lets the refused call
  /// answer the fallback that its documentation names.
  public static var handler: (@Sendable (UIKitException) -> Void)? { current?.tell }

  /// Does `operation`, and what it starts, with `handler` being told of exceptions.
  public static func withHandler<Result>(
    _ handler: @escaping @Sendable (UIKitException) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(Handler(tell: handler), operation: operation)
  }

  /// Does `operation` and answers the exceptions that were raised meanwhile, in order, each of which changed nothing.
  public static func recording(_ operation: () throws -> Void) rethrows -> [UIKitException] {
    let record = Record()
    try withHandler({ record.add($0) }, operation: operation)
    return record.exceptions
  }

  @TaskLocal private static var current: Handler?

  /// A closure in an object: optimised code has no metadata for a task-local value that is a closure itself, and ends the program.
  private final class Handler: Sendable {
    let tell: @Sendable (UIKitException) -> Void

    init(tell: @escaping @Sendable (UIKitException) -> Void) { self.tell = tell }
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
