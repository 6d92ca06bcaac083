/// How an expression is to stand to zero.
public enum Relation: Hashable, Sendable {
  /// It is zero.
  case equal
  /// It is zero or more.
  case atLeast
  /// It is zero or less.
  case atMost
}

/// A constraint of a solver. It means something only to the solver that it was added to, until it is removed there.
public struct Constraint: Hashable, Sendable {
  let column: Int32

  init(column: Int) {
    self.column = Int32(truncatingIfNeeded: column)
  }
}

/// Required constraints that cannot all hold.
public struct UnsatisfiableConstraints: Error, Hashable, Sendable {
  /// The constraints that contradict each other, in the order in which the solver made them. For a constraint that was refused its
  /// handle stands among them, although it no longer means anything.
  public let conflicting: [Constraint]
}
