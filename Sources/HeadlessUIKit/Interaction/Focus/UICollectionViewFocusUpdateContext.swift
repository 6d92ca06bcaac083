import Foundation

/// From where to where the focus moves among the items of a collection view (G19).
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has the focus; nil if none has.
  open var previouslyFocusedIndexPath: IndexPath? { previous }
  /// The item that gets it; nil if none does.
  open var nextFocusedIndexPath: IndexPath? { next }

  private let previous: IndexPath?
  private let next: IndexPath?

  init(previous: IndexPath?, next: IndexPath?) {
    self.previous = previous
    self.next = next
    super.init()
  }
}
