import ConstraintSolver
import Testing

/// Numbers that lead simplex algorithms astray.
@Suite struct RobustnessTests {
  @Test("CS15: ten thousand changes leave no trace of rounding")
  func drift() throws {
    var solver = Solver()
    var variables: [Variable] = []
    var edits: [Constraint] = []
    for index in 0..<12 {
      let variable = solver.makeVariable()
      if let last = variables.last {
        _ = try solver.add(Expression([Term(variable), Term(last, -1.0 / 3)], constant: -0.1), .atLeast)
        _ = try solver.add(Expression([Term(variable), Term(last, -3)], constant: -7), .atMost)
      }
      variables.append(variable)
      edits.append(solver.edit(variable, strength: Strength(rank: Double(1 + index % 4))))
    }
    var generator = SeededGenerator(seed: 7)
    for round in 0..<10_000 {
      solver.suggest(.random(in: -1_000...1_000, using: &generator), for: edits[round % edits.count])
      try solver.solve()
    }
    #expect(solver.stallCount == 0)
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test("CS16: Beale's system, round which the simplex algorithm can go for ever, ends")
  func cycling() throws {
    // Least -0.75 a + 150 b - 0.02 c + 6 d; the optimum -0.05 at a = 0.04, b = 0, c = 1, d = 0.
    var solver = Solver()
    let (a, b, c, d) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    for variable in [a, b, c, d] { _ = try solver.add(Expression([Term(variable)]), .atLeast) }
    _ = try solver.add(Expression([Term(a, 0.25), Term(b, -60), Term(c, -1.0 / 25), Term(d, 9)]), .atMost)
    _ = try solver.add(Expression([Term(a, 0.5), Term(b, -90), Term(c, -1.0 / 50), Term(d, 3)]), .atMost)
    _ = try solver.add(Expression([Term(c)], constant: -1), .atMost)
    let goal = Expression([Term(a, -0.75), Term(b, 150), Term(c, -0.02), Term(d, 6)], constant: 100)
    _ = try solver.add(goal, .atMost, strength: .weak)
    #expect(solver.stallCount == 0)
    #expect(abs(solver.value(of: a) - 0.04) < 1e-9)
    #expect(abs(solver.value(of: c) - 1) < 1e-9)
    #expect(solver.value(of: b) == 0 && solver.value(of: d) == 0)
  }

  @Test("CS17: a path over every corner of a cube of eight dimensions is not needed")
  func cube() throws {
    // Klee and Minty: at the best corner the last is 5⁸ and all others are zero.
    var solver = Solver()
    let count = 8
    var variables: [Variable] = []
    for index in 0..<count {
      let variable = solver.makeVariable()
      _ = try solver.add(Expression([Term(variable)]), .atLeast)
      var terms = variables.enumerated().map { Term($1, Double(1 << (index - $0 + 1))) }
      terms.append(Term(variable))
      var limit = 1.0
      for _ in 0...index { limit *= 5 }
      _ = try solver.add(Expression(terms, constant: -limit), .atMost)
      variables.append(variable)
    }
    let goal = variables.enumerated().map { Term($1, Double(1 << (count - 1 - $0))) }
    _ = try solver.add(Expression(goal, constant: -1e6), .atLeast, strength: .weak)
    #expect(solver.stallCount == 0)
    #expect(variables.map { solver.value(of: $0) }.dropLast().allSatisfy { abs($0) < 1e-6 })
    #expect(abs(solver.value(of: variables[count - 1]) - 390_625) < 1e-6)
  }

  @Test("CS18: coefficients that differ by nine powers of ten still meet in the right point")
  func scales() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    // 1e-4 x + y = 1 and x + 1e5 y = 190 000: from x (1 - 10) = 190 000 - 100 000, x = -10 000 and y = 2.
    _ = try solver.add(Expression([Term(x, 1e-4), Term(y)], constant: -1), .equal)
    _ = try solver.add(Expression([Term(x), Term(y, 1e5)], constant: -190_000), .equal)
    #expect(abs(solver.value(of: x) + 10_000) < 1e-6)
    #expect(abs(solver.value(of: y) - 2) < 1e-6)
  }

  @Test("CS19: constraints come and go a thousand times in a system that never grows")
  func churn() throws {
    var solver = Solver()
    var variables: [Variable] = []
    for _ in 0..<10 { variables.append(solver.makeVariable()) }
    var generator = SeededGenerator(seed: 11)
    var live: [Constraint] = []
    for _ in 0..<4_000 {
      if live.count < 30 {
        let pair = variables.shuffled(using: &generator).prefix(2)
        live.append(
          try solver.add(
            Expression([Term(pair[0]), Term(pair[1], -1)], constant: .random(in: -99...99, using: &generator)),
            .atLeast,
            strength: Strength(rank: Double.random(in: 1...9, using: &generator).rounded())))
      } else {
        solver.remove(live.remove(at: .random(in: 0..<30, using: &generator)))
      }
    }
    #expect(solver.brokenInvariants().isEmpty)
    #expect(solver.size.columns <= 41)
    for constraint in live { solver.remove(constraint) }
    #expect(solver.size.rows == 0)
    for variable in variables { solver.remove(variable) }
  }
}
