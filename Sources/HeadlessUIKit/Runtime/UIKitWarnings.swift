import Synchronization

/// The one place where this library says what UIKit writes to the log: a call that goes on, but hardly as it was meant.
public enum UIKitWarnings {
  /// Who is told of a warning; nobody at first.
  public static var handler: (@Sendable (String) -> Void)? { current?.tell }

  /// Does `operation`, and what it starts, with `handler` being told of warnings.
  public static func withHandler<Result>(
    _ handler: @escaping @Sendable (String) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(Handler(tell: handler), operation: operation)
  }

  /// Does `operation` and answers the warnings that were given meanwhile, in order.
  public static func recording(_ operation: () throws -> Void) rethrows -> [String] {
    let record = Record()
    try withHandler({ record.add($0) }, operation: operation)
    return record.warnings
  }

  @TaskLocal private static var current: Handler?

  /// A closure in an object, as for exceptions.
  private final class Handler: Sendable {
    let tell: @Sendable (String) -> Void

    init(tell: @escaping @Sendable (String) -> Void) { self.tell = tell }
  }

  /// Tells the handler, if there is one.
  static func raise(_ warning: @autoclosure () -> String) {
    if let handler { handler(warning()) }
  }
}

/// The warnings given so far.
private final class Record: Sendable {
  private let given = Mutex<[String]>([])

  var warnings: [String] {
    given.withLock { $0 }
  }

  func add(_ warning: String) {
    given.withLock { $0.append(warning) }
  }
}
