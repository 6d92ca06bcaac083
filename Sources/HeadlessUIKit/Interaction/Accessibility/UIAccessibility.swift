import Foundation

/// What is posted for those who do not see the screen.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What can be posted.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// A number for each.
    public let rawValue: UInt32

    /// The notification that this number stands for.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of what is on screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be read out.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Told of everything that is posted. Ours: on a device that would be the screen reader.
  public static var observer: ((_ notification: Notification, _ argument: Any?) -> Void)?

  /// Posts a notification.
  public static func post(notification: Notification, argument: Any?) {
    observer?(notification, argument)
  }
}
