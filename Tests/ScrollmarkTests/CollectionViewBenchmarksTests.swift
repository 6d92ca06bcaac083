import Testing

@testable import Scrollmark

@MainActor @Suite("Collection view benchmarks") struct CollectionViewBenchmarksTests {
  @Test("Every row runs at a small size, once, and its name is told before")
  func rows() {
    var time: UInt64 = 0
    var told: [String] = []
    let clock: () -> UInt64 = {
      time += 1
      return time
    }
    let rows = CollectionViewBenchmarks.run(sizes: [1_000], rounds: 1, now: clock) { told.append($0) }
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(rows.allSatisfy { $0.size == 1_000 })
    #expect(rows.filter { $0.unit == "ns" }.map { "\($0.name), 1000 items" } == Array(told.dropLast()))
    #expect(told.last == "allocations, 1000 items")
  }

  @Test("A batch of 3,000 operations runs where there is room for it")
  func batch() throws {
    #expect(BatchKernels.scattered(9_999) == nil)
    let kernel = try #require(BatchKernels.scattered(10_000))
    var time: UInt64 = 0
    let row = kernel.measure(size: 10_000, rounds: 1) {
      time += 1
      return time
    }
    #expect(row.median == 1 && row.floor == 1)
  }

  @Test("Nothing beside a floor of nothing is as good as the floor; anything is infinitely dearer")
  func ratio() {
    var row = BenchmarkRow(
      name: "a", size: 1, unit: "allocations", median: 0, p99: nil, budget: 0, p99Budget: nil, floorName: "none",
      floor: 0)
    #expect(row.ratio == 1)
    row.median = 2
    #expect(row.ratio == .infinity)
  }
}
