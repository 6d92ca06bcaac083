import Foundation
import Synchronization

/// Tells whether the main queue is running what asks. The thread does not tell: on Linux any thread may serve the main queue.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

  /// Has `work` done on the main queue, or whenever the mailbox that is in place is emptied.
  static func hand(_ work: @escaping @MainActor @Sendable () -> Void) {
    if let mailbox = MainQueueMailbox.current {
      mailbox.add(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}

/// Keeps what other queues hand to the main queue until somebody asks for it: so that a program can say when each apply of a
/// snapshot arrives, the same each time.
public final class MainQueueMailbox: Sendable {
  @TaskLocal fileprivate static var current: MainQueueMailbox?

  private let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// An empty mailbox.
  public init() {}

  /// How many pieces of work wait. O(1).
  public var count: Int { waiting.withLock { $0.count } }

  /// Does `body`, on whatever queue, and keeps what it hands to the main queue.
  public func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Does the work that has waited longest; false if none waits.
  @MainActor @discardableResult public func deliverNext() -> Bool {
    guard let work = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    work()
    return true
  }

  fileprivate func add(_ work: @escaping @MainActor @Sendable () -> Void) {
    waiting.withLock { $0.append(work) }
  }
}
