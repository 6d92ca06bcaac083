/// Where the collection view says what it is doing, so that a harness can time and count it.
///
/// Nobody listens by default, and then a report costs one test of an empty reference. A listener must not allocate and must
/// not call back into the collection view.
@MainActor public enum Trace {
  /// Who is told; nil when nobody listens.
  @exclusivity(unchecked) public static var listener: (any TraceListener)? { didSet { listenerChanged() } }

  /// Says that `phase` begins. Phases nest: time spent in an inner one is not the outer one's. O(1).
  @inlinable public static func begin(_ phase: TracePhase) {
    if let listener { listener.begin(phase) }
  }

  /// Says that the innermost phase, which is `phase`, ends. O(1).
  @inlinable public static func end(_ phase: TracePhase) {
    if let listener { listener.end(phase) }
  }

  /// Adds `amount` to `counter`. O(1).
  @inlinable public static func count(_ counter: TraceCounter, _ amount: Int = 1) {
    if let listener { listener.count(counter, amount) }
  }

  /// Does `body` as part of `phase`.
  @inlinable public static func within<Result>(_ phase: TracePhase, _ body: () throws -> Result) rethrows -> Result {
    begin(phase)
    defer { end(phase) }
    return try body()
  }
}

/// Somebody who is told of phases and counts.
@MainActor public protocol TraceListener: AnyObject {
  /// A phase begins.
  func begin(_ phase: TracePhase)
  /// The innermost phase ends.
  func end(_ phase: TracePhase)
  /// A counter grows.
  func count(_ counter: TraceCounter, _ amount: Int)
}

/// The parts that the work of a frame is split into.
public enum TracePhase: Int, CaseIterable, Sendable {
  /// A change of bounds and the invalidation that follows from it.
  case invalidation
  /// The layout prepares itself.
  case prepare
  /// The layout is asked what is in view.
  case query
  /// Cells and supplementary views are taken from the pool or made, configured, and returned.
  case cells
  /// Views are asked for the size they prefer and the layout takes it in.
  case selfSizing
  /// A snapshot that is applied is compared with the one before.
  case diff
  /// A batch of inserts, deletes, moves and reloads is validated and applied.
  case updates
}

/// What is counted, exactly.
public enum TraceCounter: Int, CaseIterable, Sendable {
  /// Times that a layout was told to prepare itself.
  case layoutPasses
  /// Layout attributes objects that layouts make, and those that the collection view fills in for a built-in layout.
  case attributesMade
  /// Cells and supplementary views made anew.
  case cellsMade
  /// Cells and supplementary views taken from the reuse pool.
  case cellsReused
  /// Sizes asked of the delegate.
  case sizesAsked
  /// Views asked for the size they prefer.
  case itemsMeasured
  /// Calls to the data source and the delegate, sizes included.
  case delegateCalls
  /// Deletions, insertions and moves, of items and of sections, that lead from one snapshot to the next.
  case diffOperations
}
