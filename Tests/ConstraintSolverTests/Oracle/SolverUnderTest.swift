import ConstraintSolver

/// A solver together with what it was told, so that its answers can be judged.
struct SolverUnderTest: ~Copyable {
  var solver = Solver()
  let variables: [Variable]
  private(set) var live: [(constraint: Constraint, plain: PlainConstraint)] = []

  init(unknowns: Int) {
    var variables: [Variable] = []
    for _ in 0..<unknowns { variables.append(solver.makeVariable()) }
    self.variables = variables
  }

  var plain: [PlainConstraint] { live.map(\.plain) }

  var point: [Double] { variables.map { solver.value(of: $0) } }

  /// Adds a constraint; answers the conflict if it is refused.
  mutating func add(_ plain: PlainConstraint) -> UnsatisfiableConstraints? {
    let terms = zip(variables, plain.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
    do {
      let constraint = try solver.add(
        Expression(terms, constant: plain.constant), plain.relation, strength: Strength(rank: plain.rank))
      live.append((constraint, plain))
      return nil
    } catch {
      return error
    }
  }

  mutating func remove(at index: Int) {
    solver.remove(live.remove(at: index).constraint)
  }

  /// Changes a constant and solves; answers the conflict if there is one.
  mutating func setConstant(_ constant: Double, at index: Int) -> UnsatisfiableConstraints? {
    live[index].plain.constant = constant
    solver.setConstant(constant, of: live[index].constraint)
    do {
      try solver.solve()
      return nil
    } catch {
      return error
    }
  }

  /// Changes a strength; answers the conflict if that is refused.
  mutating func setRank(_ rank: Double, at index: Int) -> UnsatisfiableConstraints? {
    do {
      try solver.setStrength(Strength(rank: rank), of: live[index].constraint)
      live[index].plain.rank = rank
      return nil
    } catch {
      return error
    }
  }

  /// What is wrong with the present solution, in words: some level could be missed by less, or the solver's own rules are broken.
  func complaints() -> [String] {
    let least = VertexOracle.leastViolations(plain, unknowns: variables.count)
    let sums = VertexOracle.violations(plain, at: point, ranks: least.map(\.rank))
    var complaints = solver.brokenInvariants()
    for (level, sum) in zip(least, sums) where abs(level.sum - sum) > 1e-6 {
      complaints.append("rank \(level.rank) is missed by \(sum), not \(level.sum)")
      break
    }
    return complaints
  }
}
