import Foundation

/// Calls a closure on the main actor whenever memory runs short, for as long as it is alive.
final class MemoryWarnings: Sendable {
  private nonisolated(unsafe) let token: any NSObjectProtocol

  /// Begins to listen. Warnings come on the main thread, as UIKit's do.
  init(_ body: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { body() } }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
