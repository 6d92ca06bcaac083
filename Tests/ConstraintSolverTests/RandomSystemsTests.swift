import ConstraintSolver
import Testing

/// Small systems and changes of them, judged by an oracle that looks everywhere.
@Suite struct RandomSystemsTests {
  @Test("CS1: no weaker solution is left to find, whatever is added, removed and changed", arguments: 0..<24)
  func changes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1)
    for round in 0..<14 {
      let complaint = play(&generator)
      #expect(complaint == nil, "seed \(seed), round \(round)")
      if complaint != nil { return }
    }
  }

  @Test("CS2: values that stand in the way of each other in many ways do not go round in circles", arguments: 0..<12)
  func degenerate(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1_000)
    for _ in 0..<8 {
      let complaint = play(&generator, constants: [0])
      #expect(complaint == nil, "seed \(seed)")
      if complaint != nil { return }
    }
  }

  /// Makes a system, changes it a dozen times, and answers what was wrong first.
  private func play(_ generator: inout SeededGenerator, constants: [Double] = [-30, -8, 0, 0, 12, 40]) -> String? {
    let unknowns = Int.random(in: 1...3, using: &generator)
    let ranks: [Double] = generator.pick([[.infinity, 750, 250], [.infinity, 3], [750, 500, 250]])
    var system = SolverUnderTest(unknowns: unknowns)
    for step in 0..<14 {
      let fault: String?
      let pick = Int.random(in: 0..<10, using: &generator)
      if system.live.isEmpty || (pick < 6 && system.live.count < 8) {
        fault = add(to: &system, ranks: ranks, constants: constants, &generator)
      } else if pick < 7 {
        system.remove(at: Int.random(in: 0..<system.live.count, using: &generator))
        fault = nil
      } else if pick < 9 {
        fault = changeConstant(of: &system, constants: constants, &generator)
      } else {
        fault = changeRank(of: &system, ranks: ranks, &generator)
      }
      if let complaint = fault ?? system.complaints().first { return "step \(step): \(complaint)" }
    }
    return system.solver.stallCount == 0 ? nil : "stalled"
  }

  private func add(
    to system: inout SolverUnderTest, ranks: [Double], constants: [Double], _ generator: inout SeededGenerator
  ) -> String? {
    let coefficients = system.variables.map { _ in generator.pick([0, 0, 1, -1, 1, -1, 2, 0.5]) }
    let plain = PlainConstraint(
      coefficients: coefficients, constant: generator.pick(constants),
      relation: generator.pick([.equal, .atLeast, .atMost]),
      rank: generator.pick(ranks))
    let conflict = system.add(plain)
    return judge(conflict, isExpected: !canHold(system.plain, with: plain, unknowns: system.variables.count))
  }

  private func changeConstant(
    of system: inout SolverUnderTest, constants: [Double], _ generator: inout SeededGenerator
  ) -> String? {
    let index = Int.random(in: 0..<system.live.count, using: &generator)
    let old = system.live[index].plain.constant
    let conflict = system.setConstant(generator.pick(constants), at: index)
    if let fault = judge(conflict, isExpected: !canHold(system.plain, unknowns: system.variables.count)) {
      return fault
    }
    if conflict == nil { return nil }
    if let complaint = system.complaints().first { return complaint }
    return system.setConstant(old, at: index).map { "still \($0)" }
  }

  private func changeRank(
    of system: inout SolverUnderTest, ranks: [Double], _ generator: inout SeededGenerator
  ) -> String? {
    let index = Int.random(in: 0..<system.live.count, using: &generator)
    let rank = generator.pick(ranks)
    var plain = system.plain
    plain[index].rank = rank
    let canHold = canHold(plain, unknowns: system.variables.count)
    return judge(system.setRank(rank, at: index), isExpected: !canHold)
  }

  private func judge(_ conflict: UnsatisfiableConstraints?, isExpected: Bool) -> String? {
    (conflict != nil) == isExpected ? nil : "a conflict was\(isExpected ? " not" : "") seen"
  }

  private func canHold(_ constraints: [PlainConstraint], with another: PlainConstraint? = nil, unknowns: Int) -> Bool {
    let required = (constraints + [another].compactMap { $0 }).filter { $0.rank == .infinity }
    return VertexOracle.leastViolations(required, unknowns: unknowns).allSatisfy { $0.sum < 1e-6 }
  }
}
