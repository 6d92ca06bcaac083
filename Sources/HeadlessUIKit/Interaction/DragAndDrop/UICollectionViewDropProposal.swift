import Foundation

/// What a drop would do with the items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drag goes on as if the view were not there.
  case cancel = 0
  /// Nothing, and the user is shown so.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved: only within this program, where the source allows it (H14).
  case move = 3
}

/// What a view would do with the items over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What would be done.
  public let operation: UIDropOperation
  /// Whether the finger's exact place matters; false at first.
  open var isPrecise = false
  /// Whether the previews are shown small; true at first.
  open var prefersFullSizePreview = false

  /// A proposal to do this.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What a collection view would do with the items over it, and how it shows that (H14).
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// How a collection view shows what a drop would do.
  public enum Intent: Int, Sendable {
    /// It shows nothing.
    case unspecified = 0
    /// A gap opens where the items would be inserted.
    case insertAtDestinationIndexPath = 1
    /// The item that they would go into is highlighted; no gap opens.
    case insertIntoDestinationIndexPath = 2
  }

  /// How it is shown.
  public let intent: Intent

  /// A proposal that shows nothing.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal that is shown by `intent`.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Whether a drop would do something.
  var isAccepting: Bool { operation == .copy || operation == .move }
}
