import Foundation

/// From where to where the focus is about to move (G19).
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: NSObject {
  /// The item that has the focus; nil if none has.
  open var previouslyFocusedIndexPath: IndexPath? { previous }
  /// The item that would get it; nil if none would.
  open var nextFocusedIndexPath: IndexPath? { next }

  private let previous: IndexPath?
  private let next: IndexPath?

  init(previous: IndexPath?, next: IndexPath?) {
    self.previous = previous
    self.next = next
    super.init()
  }
}
