import Foundation

/// Something that events can reach.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() {
    super.init()
  }

  /// Who is asked after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this may become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether events that no view claims come here first.
  open private(set) var isFirstResponder = false

  /// Asks to receive the events that no view claims; answers whether it does.
  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = isFirstResponder || canBecomeFirstResponder
    return isFirstResponder
  }

  /// Gives that up; answers whether it did.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
