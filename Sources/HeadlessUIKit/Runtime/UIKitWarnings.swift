import Synchronization

/// The one place where this library says what UIKit writes to the log: a call that goes on, but hardly as it was meant.
public enum UIKitWarnings {
  /// Who is told of a warning; nobody at first.
  @TaskLocal public static var handler: (@Sendable (String) -> Void)?

  /// Does `operation` and answers the warnings that were given meanwhile, in order.
  public static func recording(_ operation: () throws -> Void) rethrows -> [String] {
    let record = Record()
    try $handler.withValue({ record.add($0) }, operation: operation)
    return record.warnings
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
