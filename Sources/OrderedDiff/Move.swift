/// A survivor that changes its place: where it was before, and where it is after.
@frozen
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place before.
  public let from: Place
  /// The place after.
  public let to: Place

  /// Makes a move.
  @inlinable
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

extension Move: CustomStringConvertible {
  /// The two places, with an arrow between them.
  public var description: String { "\(from) -> \(to)" }
}
