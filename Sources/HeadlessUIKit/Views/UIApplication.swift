/// The program, as far as views ask about it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The one application.
  public static let shared = UIApplication()

  /// The direction in which the reader's language is read. A host may set it.
  open var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}
