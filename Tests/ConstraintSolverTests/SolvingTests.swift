import ConstraintSolver
import Testing

/// Systems whose solutions are worked out by hand.
@Suite struct SolvingTests {
  @Test("CS3: equations alone determine their unknowns")
  func equations() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    // x + y + z = 6, x - y = -1, 2z = 6
    _ = try solver.add(Expression([Term(x), Term(y), Term(z)], constant: -6), .equal)
    _ = try solver.add(Expression([Term(x), Term(y, -1)], constant: 1), .equal)
    _ = try solver.add(Expression([Term(z, 2)], constant: -6), .equal)
    #expect([x, y, z].map { solver.value(of: $0) } == [1, 2, 3])
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test("CS4: the middle of a line between two walls follows a suggestion as far as the ends can go")
  func middle() throws {
    // The example of the paper: a line from left to right with its middle, at least 10 long, within 0 and 100.
    var solver = Solver()
    let (left, middle, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Expression([Term(middle, 2), Term(left, -1), Term(right, -1)]), .equal)
    _ = try solver.add(Expression([Term(right), Term(left, -1)], constant: -10), .atLeast)
    _ = try solver.add(Expression([Term(right)], constant: -100), .atMost)
    _ = try solver.add(Expression([Term(left)]), .atLeast)
    let edit = solver.edit(middle, strength: .strong)
    let stay = solver.edit(right, strength: .weak)
    solver.suggest(90, for: stay)
    for (wanted, expected) in [(60.0, [30.0, 60, 90]), (92, [87, 92, 97]), (99, [90, 95, 100]), (3, [0, 5, 10])] {
      solver.suggest(wanted, for: edit)
      try solver.solve()
      #expect([left, middle, right].map { solver.value(of: $0) } == expected, "wanted \(wanted)")
    }
    #expect(solver.violation(of: edit) == 2)
  }

  @Test("CS5: strengths are strict: a stronger wish wins against any number of weaker ones, however far off")
  func strict() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Expression([Term(x)], constant: -1), .equal, strength: Strength(rank: 251))
    for _ in 0..<50 {
      _ = try solver.add(Expression([Term(x)], constant: -1_000_000), .equal, strength: Strength(rank: 250))
    }
    #expect(solver.value(of: x) == 1)
  }

  @Test("CS6: among equals the sum of what is missed is least, which is the median")
  func median() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for wish in [3.0, 50, 7, 40, 8] {
      _ = try solver.add(Expression([Term(x)], constant: -wish), .equal, strength: .medium)
    }
    #expect(solver.value(of: x) == 8)
  }

  @Test("CS7: what is removed no longer holds, and what it kept down comes back")
  func removal() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let wish = try solver.add(Expression([Term(x)], constant: -100), .equal, strength: .weak)
    let limit = try solver.add(Expression([Term(x)], constant: -60), .atMost)
    let tighter = try solver.add(Expression([Term(x)], constant: -40), .atMost)
    #expect(solver.value(of: x) == 40)
    #expect(solver.violation(of: wish) == 60)
    solver.remove(tighter)
    #expect(solver.value(of: x) == 60)
    solver.remove(limit)
    #expect(solver.value(of: x) == 100)
    solver.remove(wish)
    solver.remove(x)
    #expect(solver.size.rows == 0)
  }

  @Test("CS8: a constraint may get stronger and weaker")
  func strengths() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let ten = try solver.add(Expression([Term(x)], constant: -10), .equal, strength: .weak)
    let twenty = try solver.add(Expression([Term(x)], constant: -20), .equal, strength: .medium)
    #expect(solver.value(of: x) == 20)
    try solver.setStrength(.strong, of: ten)
    #expect(solver.value(of: x) == 10)
    try solver.setStrength(.required, of: twenty)
    #expect(solver.value(of: x) == 20)
    #expect(throws: UnsatisfiableConstraints.self) { try solver.setStrength(.required, of: ten) }
    #expect(solver.value(of: x) == 20)
    try solver.setStrength(.weak, of: twenty)
    #expect(solver.value(of: x) == 10)
  }

  @Test("CS9: a variable twice in an expression counts twice, and terms that cancel count for nothing")
  func repeatedTerms() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Expression([Term(x), Term(x), Term(y), Term(y, -1)], constant: -12), .equal)
    #expect(solver.value(of: x) == 6)
    #expect(solver.value(of: y) == 0)
    _ = try solver.add(Expression([Term(x), Term(x, -1)], constant: 1), .atLeast)
    #expect(throws: UnsatisfiableConstraints.self) {
      try solver.add(Expression([Term(x), Term(x, -1)], constant: 1), .equal)
    }
  }

  @Test("CS10: sums and multiples of expressions are what they say")
  func expressions() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Expression(x) - (2 * Expression(y) + Expression([], constant: 4)), .equal)
    _ = try solver.add(Expression(y) - Expression([], constant: 3), .equal)
    #expect(solver.value(of: x) == 10)
  }
}
