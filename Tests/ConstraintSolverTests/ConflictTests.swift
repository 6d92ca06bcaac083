import ConstraintSolver
import Testing

/// Required constraints that contradict each other.
@Suite struct ConflictTests {
  @Test("CS11: a contradiction names those that make it, and nobody else, and changes nothing")
  func named() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(Expression([Term(x)], constant: -10), .atLeast)
    let bystander = try solver.add(Expression([Term(z)], constant: -3), .equal)
    let order = try solver.add(Expression([Term(y), Term(x, -1)], constant: -5), .atLeast)
    _ = try solver.add(Expression([Term(y)], constant: -50), .equal, strength: .weak)
    let error = #expect(throws: UnsatisfiableConstraints.self) {
      _ = try solver.add(Expression([Term(y)], constant: -14), .atMost)
    }
    let named = try #require(error).conflicting
    #expect(named.count == 3)
    #expect(named.contains(low) && named.contains(order) && !named.contains(bystander))
    #expect(solver.value(of: y) == 50)
    #expect(solver.brokenInvariants().isEmpty)
    _ = try solver.add(Expression([Term(y)], constant: -15), .atMost)
    #expect(solver.value(of: y) == 15)
  }

  @Test("CS12: constants that come to contradict each other miss as little as can be, until one of them goes")
  func changed() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let least = try solver.add(Expression([Term(x)], constant: -10), .atLeast)
    let most = try solver.add(Expression([Term(x)], constant: -20), .atMost)
    _ = try solver.add(Expression([Term(x)], constant: -12), .equal, strength: .weak)
    solver.setConstant(-30, of: least)
    let error = #expect(throws: UnsatisfiableConstraints.self) { try solver.solve() }
    #expect(try #require(error).conflicting == [least, most])
    #expect(solver.violation(of: least) + solver.violation(of: most) == 10)
    #expect(throws: UnsatisfiableConstraints.self) { try solver.solve() }
    solver.remove(most)
    try solver.solve()
    #expect(solver.value(of: x) == 30)
  }

  @Test("CS13: a constraint that follows from others may be there twice, and its constant is watched")
  func redundant() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Expression([Term(x), Term(y, -1)], constant: -4), .equal)
    let second = try solver.add(Expression([Term(y), Term(x, -1)], constant: 4), .equal)
    _ = try solver.add(Expression([Term(y)], constant: -1), .equal)
    #expect(solver.value(of: x) == 5)
    solver.setConstant(6, of: second)
    #expect(throws: UnsatisfiableConstraints.self) { try solver.solve() }
    solver.setConstant(-6, of: first)
    try solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test("CS14: a constraint without unknowns contradicts itself alone")
  func alone() throws {
    var solver = Solver()
    let error = #expect(throws: UnsatisfiableConstraints.self) {
      _ = try solver.add(Expression([], constant: 1), .equal)
    }
    #expect(try #require(error).conflicting.count == 1)
    _ = try solver.add(Expression([], constant: 1), .equal, strength: .strong)
    _ = try solver.add(Expression([], constant: 1), .atLeast)
  }
}
