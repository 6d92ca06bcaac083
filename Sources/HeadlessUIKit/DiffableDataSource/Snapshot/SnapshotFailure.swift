/// What snapshots raise, in UIKit's words.
@usableFromInline enum SnapshotFailure {
  @usableFromInline @inline(never) static func raise(_ reason: String) {
    UIKitExceptions.raise(.internalInconsistency(reason))
  }

  @usableFromInline @inline(never) static func raiseUnsatisfied(_ condition: String) {
    raise("Invalid parameter not satisfying: \(condition)")
  }

  /// E2, E4: an argument names an identifier twice.
  @usableFromInline @inline(never) static func raiseDuplicates(_ sort: String, _ identifiers: [Any]) {
    raise("Fatal: supplied \(sort) identifiers are not unique. Duplicate identifiers: \(set(identifiers))")
  }

  /// E2: sections are there already.
  @usableFromInline @inline(never) static func raiseExistingSections(_ identifiers: [Any]) {
    raise(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section identifiers that already "
        + "exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
        + list(identifiers)
    )
  }

  /// E6: something is to be inserted beside what is to be inserted.
  @usableFromInline @inline(never) static func raiseDestination(_ destination: Any, in identifiers: [Any]) {
    raise(
      "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list for "
        + "update: \(list(identifiers))"
    )
  }

  /// E10, E11: something is to be moved beside itself.
  @usableFromInline @inline(never) static func raiseMoveBesideItself(_ sort: String, _ identifier: Any) {
    raise("Invalid update: the destination of the move of \(sort) [\(identifier)] is that \(sort) itself")
  }

  /// E5: items are there already.
  @usableFromInline @inline(never) static func warnOfMovedItems(_ identifiers: [Any]) {
    UIKitWarnings.raise(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) item identifiers that already "
        + "exist in the snapshot. The existing item identifiers will be moved into place instead, but this operation will "
        + "be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic "
        + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
        + "Item identifiers that already exist: \(list(identifiers))"
    )
  }

  /// E36: an item that is not there cannot be expanded or collapsed.
  @usableFromInline @inline(never) static func warnOfUnknownItem(_ identifier: Any, isExpanding: Bool) {
    UIKitWarnings.raise(
      "Attempted to \(isExpanding ? "expand" : "collapse") an item that does not exist in the section snapshot: \(identifier)"
    )
  }

  /// Identifiers as an array is printed.
  static func list(_ identifiers: [Any]) -> String { "(\(lines(identifiers)))" }

  /// Identifiers as a set is printed.
  static func set(_ identifiers: [Any]) -> String { "{(\(lines(identifiers)))}" }

  private static func lines(_ identifiers: [Any]) -> String {
    identifiers.isEmpty ? "\n" : "\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n"
  }
}
