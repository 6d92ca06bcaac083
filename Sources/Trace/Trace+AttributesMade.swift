import Synchronization

// Layouts may make attributes on several threads at once, where a listener cannot be called: the objects are counted there and
// reported together afterwards.
extension Trace {
  private nonisolated static let isHeard = Atomic<Bool>(false)
  private nonisolated static let made = Atomic<Int>(0)

  /// Adds to the layout attributes objects made, on any thread; -1 for one that is nobody's concern. O(1), and one load if nobody
  /// listens.
  public nonisolated static func attributesWereMade(_ amount: Int = 1) {
    guard isHeard.load(ordering: .relaxed) else { return }
    made.wrappingAdd(amount, ordering: .relaxed)
  }

  /// Tells the listener how many were made since the last report. The collection view does that at the end of each layout pass
  /// and of each batch. O(1).
  public static func reportAttributesMade() {
    guard made.load(ordering: .relaxed) != 0 else { return }
    count(.attributesMade, made.exchange(0, ordering: .relaxed))
  }

  /// The listener has changed: what was made before is none of its business.
  static func listenerChanged() {
    made.store(0, ordering: .relaxed)
    isHeard.store(listener != nil, ordering: .relaxed)
  }
}
