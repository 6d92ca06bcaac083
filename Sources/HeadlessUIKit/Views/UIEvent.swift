import Foundation

/// What set off a call that concerns touches. There are no hardware events here, so that it says nothing more.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// An event.
  public override init() {
    super.init()
  }
}
