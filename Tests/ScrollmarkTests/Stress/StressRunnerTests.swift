import Testing

@testable import Scrollmark

@MainActor @Suite("Stress: runs")
struct StressRunnerTests {
  @Test(
    "The collection view holds what is done to it, in every layout",
    arguments: ["flow", "compositional", "list", "incremental-cache", "rebuild-everything"])
  func holds(layout: String) {
    let runner = StressRunner(catalog: StressCatalog(), layout: layout)
    for seed in 1...UInt64(8) {
      let result = runner.run(seed: seed, limit: 25)
      #expect(result.failure == nil)
      #expect(result.operations == 25 && result.checks > 25)
    }
  }

  @Test("Every layout of the house is among those")
  func names() { #expect(Set(StressCatalog().names).isSuperset(of: ["flow", "compositional"])) }

  @Test("The default profile has every kind of operation that a careful client does, and chooses among all layouts")
  func everything() {
    let kinds = Set(StressProfile.everything.weights.map(\.kind))
    #expect(kinds == Set(Operation.Kind.allCases).subtracting([.fault]))
    let runner = StressRunner(catalog: StressCatalog())
    let layouts = Set((1...60).map { runner.run(seed: $0, limit: 0).layout })
    #expect(layouts == Set(StressCatalog().names))
  }

  @Test("A seed means the same run each time, and another seed another one")
  func repeats() {
    var first = StressSeed(5, profile: .everything, layouts: ["flow"])
    var second = StressSeed(5, profile: .everything, layouts: ["flow"])
    var other = StressSeed(6, profile: .everything, layouts: ["flow"])
    #expect(first.setup == second.setup)
    let operations = (0..<50).map { _ in first.next() }
    #expect(operations == (0..<50).map { _ in second.next() })
    #expect(operations != (0..<50).map { _ in other.next() })
  }

  @Test("About 95 of 100 collections have at most 64 items, and none more than 100,000")
  func sizes() {
    let counts = (0..<2_000).map { seed in
      StressSeed(UInt64(seed), profile: .everything, layouts: ["flow"]).setup.counts.reduce(0, +)
    }
    let small = counts.filter { $0 <= 64 }.count
    #expect((1_860...1_940).contains(small))
    #expect(counts.allSatisfy { $0 <= 100_000 })
    #expect(counts.contains { $0 > 10_000 } && counts.contains(0))
  }

  @Test("A divergence ends a run with the operations up to it, and its replay fails in the same way")
  func divergence() throws {
    let broken = Check(name: "made up") { scene in scene.model.count > 3 ? "more than three items" : nil }
    let setup = StressSetup(
      counts: [1], width: 100, height: 100, scale: 1, isRightToLeft: false, isAnchored: false, usesSnapshots: false,
      selectsSeveral: false, sizes: 0, layout: .init(name: "flow", numbers: []))
    var rest = [Operation(.scroll), Operation(.insert, [0, 0, 5]), Operation(.scroll)].makeIterator()
    let execution = Execution(catalog: StressCatalog(), checks: [broken])
    let outcome = execution.run(setup, count: 3) { rest.next() ?? Operation(.layOut) }
    #expect(outcome.divergence == Divergence(check: "made up", message: "more than three items", operation: 1))
    #expect(outcome.operations == 2)
  }
}
