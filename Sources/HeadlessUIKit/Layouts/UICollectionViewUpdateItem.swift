import Foundation

/// One change of a batch, as a layout is told of it (C37).
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What a change does.
  public enum Action: Int, Sendable {
    /// An item or a section comes.
    case insert
    /// An item or a section goes.
    case delete
    /// An item or a section is shown anew.
    case reload
    /// An item or a section goes elsewhere.
    case move
    /// Nothing.
    case none
  }

  /// Where the item was before the batch; nil for an insertion. A section's path has the item `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the item is after the batch; nil for a deletion. A section's path has the item `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What the change does.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Makes an item that changes nothing.
  public override nonisolated init() {
    before = nil
    after = nil
    action = .none
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.before = before
    self.after = after
    self.action = action
    super.init()
  }
}
