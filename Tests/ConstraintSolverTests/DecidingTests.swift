import ConstraintSolver
import Testing

/// Which constraints decide what a variable is.
@Suite struct DecidingTests {
  @Test("Those that hold with no room to spare, along the whole chain, and no others")
  func chain() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let start = try solver.add(Expression([Term(x)], constant: -5), .equal)
    let next = try solver.add(Expression([Term(y), Term(x, -2)], constant: 0), .equal)
    let free = try solver.add(Expression([Term(y)], constant: -3), .atLeast)
    let other = try solver.add(Expression([Term(z)], constant: -1), .atLeast, strength: .weak)
    try solver.solve()
    #expect(solver.value(of: y) == 10)
    #expect(Set(solver.constraints(deciding: y)) == [start, next])
    #expect(solver.constraints(deciding: x) == [start])
    #expect(!solver.constraints(deciding: y).contains(free) && !solver.constraints(deciding: x).contains(other))
    solver.remove(start)
    try solver.solve()
    #expect(!solver.constraints(deciding: y).contains(start))
  }
}
