/// Identifiers that are to be shown anew: each once, in the order in which they were named (E13).
@usableFromInline struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
  @usableFromInline var ranks: [Identifier: Int] = [:]
  @usableFromInline var nextRank = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { ranks.isEmpty }

  /// The identifiers, in order. O(m log m).
  @inlinable var identifiers: [Identifier] {
    ranks.isEmpty ? [] : ranks.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Adds identifiers that are not among them. O(k).
  @inlinable mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers where ranks[identifier] == nil {
      ranks[identifier] = nextRank
      nextRank += 1
    }
  }

  /// Takes identifiers out. O(k), and O(1) if there is none.
  @inlinable mutating func remove(_ identifiers: [Identifier]) {
    guard !ranks.isEmpty else { return }
    for identifier in identifiers { ranks[identifier] = nil }
  }
}
