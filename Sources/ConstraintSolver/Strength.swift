/// How much a constraint matters. Strictly ordered: no number of weaker constraints outweighs a stronger one, however much they
/// would have to give.
public struct Strength: Hashable, Comparable, Sendable {
  /// A larger number is stronger; infinite for what is required.
  public let rank: Double

  /// The strength of this rank. Any two different ranks are kept apart.
  public init(rank: Double) {
    self.rank = rank
  }

  /// It has to hold.
  public static let required = Strength(rank: .infinity)
  /// Stronger than medium.
  public static let strong = Strength(rank: 750)
  /// Stronger than weak.
  public static let medium = Strength(rank: 500)
  /// Holds where nothing else decides.
  public static let weak = Strength(rank: 250)

  /// Whether `left` gives way to `right`.
  public static func < (left: Strength, right: Strength) -> Bool { left.rank < right.rank }
}
