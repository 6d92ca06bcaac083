import Foundation

/// The program, as far as views ask about it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The one application.
  public static let shared = UIApplication()

  /// Posted, by a host, when memory runs short. Collection views let go of the views that wait to be used again; they post nothing.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The direction in which the reader's language is read. A host may set it.
  open var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}
