import ConstraintSolver
import Foundation
import Testing

/// Systems that an independent solver has solved; `Tests/Goldens/Constraints/generate.py` says how.
@Suite struct GoldenSystemsTests {
  @Test("CS20: what an independent solver finds, level by level and unknown by unknown")
  func golden() throws {
    let systems = try GoldenSystem.all()
    #expect(systems.count == 240)
    for (index, system) in systems.enumerated() { check(system, "system \(index)") }
  }

  @Test("CS21: the order in which constraints come makes no difference")
  func backwards() throws {
    for (index, system) in try GoldenSystem.all().enumerated() {
      var turned = system
      turned.constraints.reverse()
      check(turned, "system \(index) backwards")
    }
  }

  @Test("CS22: constants that come later lead to the same as those that were there from the start")
  func later() throws {
    for (index, system) in try GoldenSystem.all().enumerated() where !system.isContradiction {
      var start = system
      for place in start.constraints.indices { start.constraints[place].constant = 0 }
      var player = SolverUnderTest(unknowns: system.unknowns)
      for constraint in start.constraints { #expect(player.add(constraint) == nil, "system \(index)") }
      for (place, constraint) in system.constraints.enumerated() {
        _ = player.setConstant(constraint.constant, at: place)
      }
      compare(player.point, with: system, "system \(index) later")
      #expect(player.solver.brokenInvariants().isEmpty, "system \(index) later")
    }
  }

  private func check(_ system: GoldenSystem, _ name: String) {
    var player = SolverUnderTest(unknowns: system.unknowns)
    let conflicts = system.constraints.compactMap { player.add($0) }
    #expect(conflicts.isEmpty != system.isContradiction, "\(name)")
    #expect(player.solver.brokenInvariants().isEmpty, "\(name)")
    if !system.isContradiction { compare(player.point, with: system, name) }
  }

  private func compare(_ point: [Double], with system: GoldenSystem, _ name: String) {
    for constraint in system.constraints where constraint.rank == .infinity {
      #expect(constraint.violation(at: point) < 1e-6, "\(name)")
    }
    let sums = VertexOracle.violations(system.constraints, at: point, ranks: system.sums.map(\.rank))
    for (expected, sum) in zip(system.sums, sums) {
      #expect(abs(expected.sum - sum) < 1e-4 * max(1, expected.sum), "\(name), rank \(expected.rank)")
    }
    for (unknown, value) in system.values { #expect(abs(point[unknown] - value) < 1e-4, "\(name), unknown \(unknown)") }
  }
}

/// A system and what is known of its solution.
private struct GoldenSystem {
  var unknowns: Int
  var constraints: [PlainConstraint] = []
  var sums: [(rank: Double, sum: Double)] = []
  var values: [Int: Double] = [:]
  var isContradiction = false

  static func all() throws -> [GoldenSystem] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Goldens/Constraints/systems.txt")
    var systems: [GoldenSystem] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == "system" {
        systems.append(GoldenSystem(unknowns: try #require(Int(words[1]))))
      } else {
        try systems[systems.count - 1].read(words)
      }
    }
    return systems
  }

  private mutating func read(_ words: [Substring]) throws {
    switch words[0] {
    case "contradiction": isContradiction = true
    case "sum": sums.append((try #require(Double(words[1])), try #require(Double(words[2]))))
    case "values": for pair in try words.dropFirst().map(Self.pair) { values[pair.0] = pair.1 }
    default: try readConstraint(words)
    }
  }

  private mutating func readConstraint(_ words: [Substring]) throws {
    var coefficients = [Double](repeating: 0, count: unknowns)
    for (unknown, coefficient) in try words.dropFirst(3).map(Self.pair) { coefficients[unknown] = coefficient }
    let relations: [Substring: Relation] = ["=": .equal, ">": .atLeast, "<": .atMost]
    constraints.append(
      PlainConstraint(
        coefficients: coefficients, constant: try #require(Double(words[2])),
        relation: try #require(relations[words[0]]), rank: words[1] == "R" ? .infinity : try #require(Double(words[1]))
      ))
  }

  private static func pair(_ text: Substring) throws -> (Int, Double) {
    let parts = text.split(separator: ":")
    return (try #require(Int(parts[0])), try #require(Double(parts[1])))
  }
}
