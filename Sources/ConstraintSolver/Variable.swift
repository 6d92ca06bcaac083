/// An unknown of a solver: a number that may be negative. It means something only to the solver that made it.
public struct Variable: Hashable, Sendable {
  let column: Int32

  init(column: Int) {
    self.column = Int32(truncatingIfNeeded: column)
  }
}
