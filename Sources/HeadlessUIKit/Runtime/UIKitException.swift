/// What UIKit throws where it refuses to go on.
public struct UIKitException: Error, Equatable, CustomStringConvertible {
  /// The name of the exception, such as `NSInternalInconsistencyException`.
  public let name: String
  /// What was wrong, in UIKit's words.
  public let reason: String

  /// An exception of this name, for this reason.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// `NSInternalInconsistencyException`: the caller broke the rules of a data source, a layout or an update.
  public static func internalInconsistency(_ reason: String) -> UIKitException {
    UIKitException(name: "NSInternalInconsistencyException", reason: reason)
  }

  /// `NSInvalidArgumentException`: an argument makes no sense.
  public static func invalidArgument(_ reason: String) -> UIKitException {
    UIKitException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// The line that UIKit's programs end with.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}
